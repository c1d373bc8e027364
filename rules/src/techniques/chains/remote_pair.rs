//! # Remote Pair
//!
//! Four or more cells with the same two digits, each of which sees the next. Counted along the chain, the cells alternate; so of two
//! cells at an odd distance one holds each digit, and whatever sees both loses both.
//!
//! ## Why it holds
//! Each cell of the chain holds the digit that its neighbours do not hold. So the first and the fourth cell are different, and
//! between them they hold both digits, just like a naked pair. As set logic, for each digit: n truths (the cells), n - 1 links
//! between them, two more to the candidate that goes.
//!
//! ## How to spot it
//! Mark all cells with the same two digits. Colour them alternately along the houses that they share, and look at the cells that see
//! one of either colour, three steps or more apart.
//!
//! ## References
//! SudokuWiki: Remote Pairs. HoDoKu 0703. A Remote Pair is an XY-Chain that can be read for both digits.

use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::finding::Finding;
use crate::names::{Digit, Fact, Sector};
use crate::pattern::{Pattern, RemotePair as Seen};
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::{Nine, has_remote_pair};
use crate::techniques::sums::{Target, certify, join};

/// See the head of this file.
pub struct RemotePair;

static META: Meta = Meta {
    id: "remote-pair",
    name: "Remote Pair",
    aliases: &["remote-naked-pair", "remote-pairs", "rp"],
    family: "chains",
    hodoku: Some(Hodoku { code: "0703", score: 110, level: "Hard" }),
    se: Some("6.6"),
    assumes_unique: false,
    source: include_str!("remote_pair.rs"),
    example: ":0703:27:+172+4+956+3+8+43+582+67+1+9+86+9.+1.+254.+136+8+4+9.+5+6...+5+91+4.9+5+4+17.+8..+3..+941+5...+4+1+5+6+8+39.596.+3.+48+1::259 269 278 759 778::7",
};

impl<const W: usize> Rule<W> for RemotePair {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        if board.is_scouted() && !has_remote_pair(&board.derived::<Nine>()) {
            return Flow::Continue(());
        }
        let mut done: Vec<DigitSet> = vec![];
        for cell in board.unplaced() {
            let digits = board.digits(cell);
            if digits.len() != 2 || done.contains(&digits) {
                continue;
            }
            done.push(digits);
            let equal: CellSet<W> = board.unplaced().iter().filter(|&other| board.digits(other) == digits).collect();
            if equal.len() < 4 {
                continue;
            }
            for start in equal {
                for chain in chains(board, equal, start).into_iter().filter(|chain| chain.len() % 2 == 0) {
                    let end = chain[chain.len() - 1];
                    if chain.len() >= 4
                        && start < end
                        && let Some(finding) = finding(board, digits, &chain)
                    {
                        sink(finding)?;
                    }
                }
            }
        }
        Flow::Continue(())
    }
}

/// The shortest way to each cell that can be reached, near ones first.
fn chains<const W: usize>(board: &Board<'_, W>, cells: CellSet<W>, start: usize) -> Vec<Vec<usize>> {
    let mut left = cells - CellSet::of(start);
    let mut ways = vec![vec![start]];
    let mut at = 0;
    while let Some(way) = ways.get(at).cloned() {
        at += 1;
        let next = way.last().map_or(CellSet::EMPTY, |&last| left & board.layout().peer_set(last));
        left = left - next;
        ways.extend(next.iter().map(|cell| [way.as_slice(), &[cell]].concat()));
    }
    ways
}

fn finding<const W: usize>(board: &Board<'_, W>, digits: DigitSet, chain: &[usize]) -> Option<Finding> {
    let layout = board.layout();
    let ends = [chain[0], chain[chain.len() - 1]];
    let seen = layout.peer_set(ends[0]) & layout.peer_set(ends[1]);
    let truths: Vec<_> = chain.iter().map(|&cell| Sector::Cell(layout.cell(cell)).into()).collect();
    let meet = |digit: Digit, x: usize, y: usize| layout.link((x, digit), (y, digit));
    let mut parts = vec![];
    let mut facts: Vec<Fact> = vec![];
    for digit in digits.iter() {
        let gone = board.places(digit) & seen;
        if gone.is_empty() {
            continue;
        }
        // The first link is the other digit, then they take turns.
        let other = (digits - DigitSet::of(digit)).single()?;
        let turn = |(at, pair): (usize, &[usize])| meet([other, digit][at % 2], pair[0], pair[1]);
        let links: Vec<Sector> = chain.windows(2).enumerate().filter_map(turn).collect();
        let target = |cell: usize| Target {
            fact: board.candidate(cell, digit).is_not(),
            links: ends.iter().filter_map(|&end| meet(digit, end, cell)).collect(),
        };
        let targets: Vec<Target> = gone.iter().map(target).collect();
        facts.extend(targets.iter().map(|target| target.fact));
        parts.push((targets.iter().map(|target| target.fact).collect(), certify(&truths, &links, &targets)));
    }
    if facts.is_empty() {
        return None;
    }
    let cells = chain.iter().map(|&cell| layout.cell(cell)).collect();
    Some(Finding::new(
        Pattern::RemotePair(Box::new(Seen { digits: digits.iter().collect(), cells })),
        facts,
        join(parts),
    ))
}
