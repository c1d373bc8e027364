//! As many cells as digits around a hinge, all digits but one confined to cells that share a house.

use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::finding::Finding;
use crate::names::{Digit, Sector, Truth};
use crate::pattern::{Pattern, Wing, WingCell};
use crate::rule::{Flow, Sink};
use crate::scouts::{BentSets, Nine, bits, xy_wings, xyz_wings};
use crate::techniques::sums::{Target, certify, shared_house};

/// Hands over the wings of `size` cells with a hinge of `hinge` digits (of any number if `None`).
pub fn find<const W: usize>(board: &Board<'_, W>, size: usize, hinge: Option<usize>, sink: &mut Sink<'_>) -> Flow {
    for pivot in pivots(board, size, hinge) {
        let digits = board.digits(pivot);
        if hinge.is_some_and(|count| count != digits.len()) || digits.len() < 2 || digits.len() > size {
            continue;
        }
        let near = board.layout().peer_set(pivot) & board.unplaced();
        let fits =
            |&cell: &usize| (2..=size).contains(&(board.digits(cell) | digits).len()) && board.digits(cell).len() > 1;
        let near: Vec<usize> = near.iter().filter(fits).collect();
        let search = Search { board, pivot, size, exact: hinge.is_some() };
        search.extend(&near, CellSet::of(pivot), digits, sink)?;
    }
    Flow::Continue(())
}

/// The cells to start from: all open ones, or those that a scout has not ruled out.
fn pivots<const W: usize>(board: &Board<'_, W>, size: usize, hinge: Option<usize>) -> CellSet<W> {
    if !board.is_scouted() {
        return board.unplaced();
    }
    let nine = board.derived::<Nine>();
    let found = match hinge {
        Some(2) => xy_wings(&nine),
        Some(_) => xyz_wings(&nine),
        None if size == 4 => board.derived::<BentSets<4>>().pivots,
        None => board.derived::<BentSets<5>>().pivots,
    };
    bits(found).collect()
}

struct Search<'b, 'l, const W: usize> {
    board: &'b Board<'l, W>,
    pivot: usize,
    size: usize,
    /// Whether the hinge is the pivot alone, and every other cell has two digits.
    exact: bool,
}

impl<const W: usize> Search<'_, '_, W> {
    fn extend(&self, rest: &[usize], cells: CellSet<W>, digits: DigitSet, sink: &mut Sink<'_>) -> Flow {
        for (at, &cell) in rest.iter().enumerate() {
            let digits = digits | self.board.digits(cell);
            let mut cells = cells;
            cells.insert(cell);
            let count = cells.len();
            if digits.len() > self.size || (self.exact && self.board.digits(cell).len() > 2) {
                continue;
            }
            if count < self.size {
                // As many digits as cells already: a subset, which needs no wing.
                if digits.len() > count {
                    self.extend(&rest[at + 1..], cells, digits, sink)?;
                }
            } else if digits.len() == count
                && let Some(finding) = self.wing(cells, digits)
            {
                sink(finding)?;
            }
        }
        Flow::Continue(())
    }

    /// The finding, when just one digit is not confined, and something sees all its places.
    fn wing(&self, cells: CellSet<W>, digits: DigitSet) -> Option<Finding> {
        let (board, layout) = (self.board, self.board.layout());
        let own = |digit: Digit| board.places(digit) & cells;
        let mut loose = digits.iter().filter(|&digit| shared_house(layout, own(digit)).is_none());
        let (common, None) = (loose.next()?, loose.next()) else { return None };
        if !self.is_minimal(cells) {
            return None;
        }
        let gone = own(common).iter().fold(board.places(common), |left, cell| left & layout.peer_set(cell));
        if gone.is_empty() {
            return None;
        }
        let sees_all = |&cell: &usize| (cells - CellSet::of(cell)).is_subset(&layout.peer_set(cell));
        let hinge: Vec<usize> = cells.iter().filter(sees_all).collect();
        // The same cells are met from each cell of the hinge; only the first one counts.
        if !self.exact && hinge.first() != Some(&self.pivot) {
            return None;
        }
        let hinge = if self.exact { vec![self.pivot] } else { hinge };
        let truths: Vec<Truth> = cells.iter().map(|cell| Sector::Cell(layout.cell(cell)).into()).collect();
        let confined = digits.iter().filter(|&digit| digit != common);
        let links: Vec<Sector> = confined
            .filter_map(|digit| Some(Sector::House(layout.house(shared_house(layout, own(digit))?), digit)))
            .collect();
        let target = |cell: usize| Target {
            fact: board.candidate(cell, common).is_not(),
            links: own(common).iter().filter_map(|place| layout.link((place, common), (cell, common))).collect(),
        };
        let targets: Vec<Target> = gone.iter().map(target).collect();
        let named = |list: CellSet<W>| -> Vec<WingCell> {
            let cell = |cell| WingCell { cell: layout.cell(cell), digits: board.digits(cell).iter().collect() };
            list.iter().map(cell).collect()
        };
        let hinge: CellSet<W> = hinge.into_iter().collect();
        let (hinge, pincers, confined) = (named(hinge), named(cells - hinge), links.clone());
        let pattern = Pattern::Wing(Box::new(Wing { hinge, pincers, common, confined }));
        let facts = targets.iter().map(|target| target.fact);
        Some(Finding::new(pattern, facts, certify(&truths, &links, &targets)))
    }

    /// Whether no two or more of the cells are locked by themselves: they would be a subset, and the rest idle.
    fn is_minimal(&self, cells: CellSet<W>) -> bool {
        let list: Vec<usize> = cells.iter().collect();
        (1_usize..(1 << list.len()) - 1).filter(|chosen| chosen.count_ones() > 1).all(|chosen| {
            let some = list.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1);
            let digits = some.fold(DigitSet::EMPTY, |all, (_, &cell)| all | self.board.digits(cell));
            digits.len() > chosen.count_ones() as usize
        })
    }
}
