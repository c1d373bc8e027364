//! # Aligned Pair Exclusion
//!
//! Go through the combinations of two cells: those that another cell or an almost locked set excludes cannot be, and a
//! digit that is left in no combination is removed.
//!
//! ## Why it holds
//! Two digits in two cells cannot both be true if the cells see each other and the digits are equal, or if a cell that
//! sees both has no other digits than these two. The same goes for an almost locked set, a group of cells in one house
//! with one digit more than cells, when each of the two cells sees all its places of one of the digits: it would lose
//! two digits and have too few. If a digit in one cell goes with no digit in the other, it cannot be true. As set
//! logic: the truths are the other cell and the cells of the sets, as in a Death Blossom.
//!
//! ## How to spot it
//! Look for two cells with few digits that see several cells of two digits in common. Write down their combinations
//! and cross out those that would empty one of these cells.
//!
//! ## References
//! SudokuWiki: Aligned Pair Exclusion. Sudoku Explainer 6.2, which looks at single cells only.

use std::collections::HashSet;
use std::ops::Range;

use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::certificate::Certificate;
use crate::finding::Finding;
use crate::names::{Digit, Fact, Sector, Truth};
use crate::pattern::{Excluded, Exclusion, Pattern};
use crate::rule::{Flow, Meta, Rule, Sink};
use crate::sets::bits::{contains, insert};
use crate::sets::candidates::Candidates;
use crate::techniques::als::engine::Sets;

/// See the head of this file.
pub struct AlignedPairExclusion;

static META: Meta = Meta {
    id: "aligned-pair-exclusion",
    name: "Aligned Pair Exclusion",
    aliases: &["ape", "subset-exclusion"],
    family: "exclusion",
    hodoku: None,
    se: Some("6.2"),
    assumes_unique: false,
    source: include_str!("aligned_pair_exclusion.rs"),
    example: ":ape::.6.4..21394.23168.213.689.4689.1.43.3..8..1.....3..8..4361..598.5.943726792685341:753 763:::",
};

/// A digit that one cell cannot hold because the other would be left with nothing.
struct Hit {
    cell: usize,
    digit: Digit,
    other: usize,
    /// For each digit of the other cell the set that excludes it; none where the digits are equal.
    by: Vec<(Digit, Option<usize>)>,
    size: usize,
}

impl<const W: usize> Rule<W> for AlignedPairExclusion {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let sets = Sets::of(board);
        let mut hits: Vec<Hit> = vec![];
        for (cell, digit) in emptying(&sets) {
            hits_of(&sets, cell, digit, &mut hits);
        }
        // What follows for two cells is one step.
        hits.sort_by_key(|hit| (hit.cell.min(hit.other), hit.cell.max(hit.other), hit.cell, hit.digit));
        let same = |a: &Hit, b: &Hit| (a.cell, a.other) == (b.cell, b.other) || (a.cell, a.other) == (b.other, b.cell);
        let mut groups: Vec<&[Hit]> = hits.chunk_by(same).collect();
        groups.sort_by_key(|group| group.iter().map(|hit| hit.size).max());
        let mut seen = HashSet::<Vec<Fact>>::new();
        for group in groups {
            let facts: Vec<Fact> = group.iter().map(|hit| board.candidate(hit.cell, hit.digit).is_not()).collect();
            if seen.insert(facts.clone()) {
                sink(finding(&sets, group, facts))?;
            }
        }
        Flow::Continue(())
    }
}

/// The candidates that would leave another cell with nothing.
fn emptying<const W: usize>(sets: &Sets<'_, '_, W>) -> Vec<(usize, Digit)> {
    let (board, falls) = (sets.board, sets.falls(sets.board));
    let candidates = board.derived::<Candidates>();
    // The candidates of each cell have numbers in a row.
    let mut count = 0;
    let own = |cell: usize| {
        count += board.digits(cell).len();
        (cell, count - board.digits(cell).len()..count)
    };
    let cells: Vec<(usize, Range<usize>)> = board.unplaced().iter().map(own).collect();
    let mut found = vec![];
    let mut dead: Vec<u64> = vec![];
    for (cell, own) in &cells {
        for (digit, number) in board.digits(*cell).iter().zip(own.clone()) {
            dead.clear();
            dead.extend(&falls[number]);
            let peers = board.layout().peer_set(*cell) & board.places(digit);
            let peers = peers.iter().filter_map(|peer| candidates.number(peer, digit));
            peers.for_each(|peer| insert(&mut dead, peer));
            let emptied = |(other, own): &(usize, Range<usize>)| {
                own.clone().all(|candidate| contains(&dead, candidate)) && other != cell
            };
            if cells.iter().any(emptied) {
                found.push((*cell, digit));
            }
        }
    }
    found
}

/// The cells that would be left with nothing if the cell held the digit and thereby locked the sets that see it.
fn hits_of<const W: usize>(sets: &Sets<'_, '_, W>, cell: usize, digit: Digit, hits: &mut Vec<Hit>) {
    let board = sets.board;
    let locked: Vec<usize> = sets.seeing(cell, digit).collect();
    let mut dead = vec![CellSet::EMPTY; board.layout().size() + 1];
    dead[digit as usize] = board.layout().peer_set(cell);
    for &at in &locked {
        for other in (sets.list[at].usable - DigitSet::of(digit)).iter() {
            dead[other as usize] |= sets.spot(at, other).reach;
        }
    }
    let alive = |other: Digit| board.places(other) - dead[other as usize];
    let alive = board.layout().digits().fold(CellSet::EMPTY, |cells, other| cells | alive(other));
    let empty = board.unplaced() - alive - CellSet::of(cell);
    for other in empty {
        let by = |held: Digit| match held == digit {
            true => (held, None),
            false => (held, locked.iter().copied().find(|&at| sets.spot(at, held).reach.contains(other))),
        };
        let by: Vec<(Digit, Option<usize>)> = board.digits(other).iter().map(by).collect();
        let size = by.iter().filter_map(|(_, at)| *at).map(|at| sets.list[at].size).sum();
        hits.push(Hit { cell, digit, other, by, size });
    }
}

fn finding<const W: usize>(sets: &Sets<'_, '_, W>, group: &[Hit], conclusions: Vec<Fact>) -> Finding {
    let board = sets.board;
    let mut excluded: Vec<Excluded> = vec![];
    let mut proofs: Vec<(Fact, Certificate)> = vec![];
    for (hit, &fact) in group.iter().zip(&conclusions) {
        let other = board.layout().cell(hit.other);
        let mut truths: Vec<Truth> = vec![Sector::Cell(other).into()];
        let mut links: Vec<Sector> = vec![];
        for &(held, by) in &hit.by {
            let candidates = vec![fact.candidate, other.candidate(held)];
            excluded.push(Excluded { candidates, by: by.map(|at| sets.pattern(at)) });
            match by {
                None => links.extend(board.layout().link((hit.cell, held), (hit.other, held))),
                Some(at) => {
                    truths.extend(sets.truths(at));
                    links.push(sets.link(held, sets.spot(at, held).places, Some(hit.other)));
                    links.extend(sets.own_links(at, DigitSet::of(held) | DigitSet::of(hit.digit)));
                    links.push(sets.link(hit.digit, sets.spot(at, hit.digit).places, Some(hit.cell)));
                }
            }
        }
        proofs.push((fact, Certificate::sum(truths, links)));
    }
    let ends = [group[0].cell.min(group[0].other), group[0].cell.max(group[0].other)];
    let cells = ends.iter().map(|&cell| board.layout().cell(cell)).collect();
    Finding::new(Pattern::Exclusion(Box::new(Exclusion { cells, excluded })), conclusions, Certificate::joined(proofs))
}
