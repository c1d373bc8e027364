//! # W-Wing
//!
//! Two cells with the same two digits that do not see each other, and a house with just two places for one of the digits, one seen
//! by either cell. So one of the cells holds the other digit, and whatever sees both loses it.
//!
//! ## Why it holds
//! The house needs its digit at one of the two places, and the cell that sees this place then holds its other digit. As set logic:
//! three truths (the two cells, the digit in the house), two links from the house to the cells, two more to the candidate that goes.
//!
//! ## How to spot it
//! Find two equal cells with two digits that would be a naked pair if they saw each other. Then look for a line or a box that ties
//! one of their digits: its only two places must stand level with one cell each.
//!
//! ## References
//! Also Woods' wing, or semi-remote naked pair. HoDoKu 0803. Sudoku Explainer's successors rate it 4.4.
//! With groups of places in its links it is told as a Grouped AIC or, if it removes a single candidate, as a Grouped
//! Discontinuous Nice Loop.

use crate::board::Board;
use crate::cellset::CellSet;
use crate::finding::Finding;
use crate::names::{Digit, Sector};
use crate::pattern::{Pattern, WWing as Seen};
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::{Nine, bits, w_wings};
use crate::techniques::sums::{Target, certify};

/// See the head of this file.
pub struct WWing;

static META: Meta = Meta {
    id: "w-wing",
    name: "W-Wing",
    aliases: &["woods-wing", "semi-remote-pair", "w"],
    family: "wings",
    hodoku: Some(Hodoku { code: "0803", score: 150, level: "Hard" }),
    se: None,
    assumes_unique: false,
    source: include_str!("w_wing.rs"),
    example: ":0803:57:9.8.+4.+6.+3.6+3+9....4+1+5+4+6+3892+7.4+5+1+63..+968+9...4+31+3.1+4+8+9..68+1+72+9+6+34+5+49+23+157+6+8+5+3+68+7419+2::518::",
};

impl<const W: usize> Rule<W> for WWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let firsts: CellSet<W> = match board.is_scouted() {
            true => bits(w_wings(board, &board.derived::<Nine>())).collect(),
            false => board.unplaced().iter().filter(|&cell| board.digits(cell).len() == 2).collect(),
        };
        for a in firsts {
            let equal = |&b: &usize| b > a && board.digits(a) == board.digits(b);
            for b in (board.unplaced() - board.layout().peer_set(a)).iter().filter(equal) {
                for common in board.digits(a).iter() {
                    for link in board.digits(a).iter().filter(|&digit| digit != common) {
                        tied(board, [a, b], (link, common), sink)?;
                    }
                }
            }
        }
        Flow::Continue(())
    }
}

/// Hands over the houses that tie the digit of two equal cells.
fn tied<const W: usize>(
    board: &Board<'_, W>,
    [a, b]: [usize; 2],
    (link, common): (Digit, Digit),
    sink: &mut Sink<'_>,
) -> Flow {
    let layout = board.layout();
    let gone = board.places(common) & layout.peer_set(a) & layout.peer_set(b);
    if gone.is_empty() {
        return Flow::Continue(());
    }
    let mut known: Vec<CellSet<W>> = vec![];
    for index in 0..layout.houses().len() {
        if board.count_in(link, index) != 2 {
            continue;
        }
        let places = board.places_in(link, index);
        let mut ends = places.iter();
        let (Some(p), Some(q)) = (ends.next(), ends.next()) else { continue };
        // Two places may share a line and a box: one of the two is enough.
        if known.contains(&places) || places.contains(a) || places.contains(b) {
            continue;
        }
        let sees = |end: usize, place: usize| layout.peer_set(end).contains(place);
        let Some((p, q)) = [(p, q), (q, p)].into_iter().find(|&(p, q)| sees(a, p) && sees(b, q)) else { continue };
        known.push(places);
        let house = layout.house(index);
        let truths = [Sector::Cell(layout.cell(a)), Sector::Cell(layout.cell(b)), Sector::House(house, link)];
        let meet = |digit: Digit, x: usize, y: usize| layout.link((x, digit), (y, digit));
        let links: Vec<Sector> = [meet(link, a, p), meet(link, b, q)].into_iter().flatten().collect();
        let target = |cell: usize| Target {
            fact: board.candidate(cell, common).is_not(),
            links: [a, b].into_iter().filter_map(|end| meet(common, end, cell)).collect(),
        };
        let targets: Vec<Target> = gone.iter().map(target).collect();
        let pattern = Pattern::WWing(Box::new(Seen {
            ends: [layout.cell(a), layout.cell(b)],
            link,
            common,
            house,
            bridge: [vec![layout.cell(p)], vec![layout.cell(q)]],
        }));
        let facts = targets.iter().map(|target| target.fact);
        sink(Finding::new(pattern, facts, certify(&truths.map(Into::into), &links, &targets)))?;
    }
    Flow::Continue(())
}
