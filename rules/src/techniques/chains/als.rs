//! Almost locked sets as strong links of chains.

use rustc_hash::FxHashSet;

use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::techniques::als::engine::reach;

/// The most cells of a set that a chain leads through.
const CELLS: usize = 5;

/// Cells of one house with one digit more than cells.
pub struct Als<const W: usize> {
    /// The cells, two or more.
    pub cells: CellSet<W>,
    /// Their digits.
    pub digits: DigitSet,
    /// Those that a candidate elsewhere sees in all their cells.
    pub usable: DigitSet,
}

/// Every almost locked set of two to [`CELLS`] cells, smaller ones first.
pub fn find<const W: usize>(board: &Board<'_, W>) -> Vec<Als<W>> {
    let layout = board.layout();
    let mut seen = FxHashSet::default();
    let mut found = vec![];
    for house in 0..layout.houses().len() {
        let open = layout.house_set(house) & board.unplaced();
        let cells: Vec<usize> = open.iter().filter(|&cell| board.digits(cell).len() > 1).collect();
        // A set of all cells but one or more; the whole house is locked, not almost.
        let most = CELLS.min(cells.len().saturating_sub(1));
        extend(board, &cells, (CellSet::EMPTY, DigitSet::EMPTY), most, &mut |cells, digits| {
            if seen.insert(cells) {
                let usable =
                    digits.iter().filter(|&digit| !reach(board, digit, cells & board.places(digit)).is_empty());
                found.push(Als { cells, digits, usable: usable.collect() });
            }
        });
    }
    found.sort_by_key(|set| set.cells.len());
    found
}

fn extend<const W: usize>(
    board: &Board<'_, W>,
    rest: &[usize],
    (cells, digits): (CellSet<W>, DigitSet),
    most: usize,
    take: &mut dyn FnMut(CellSet<W>, DigitSet),
) {
    for (at, &cell) in rest.iter().enumerate() {
        let mut cells = cells;
        cells.insert(cell);
        let (digits, count) = (digits | board.digits(cell), cells.len());
        if digits.len() > most + 1 {
            continue;
        }
        if count > 1 && digits.len() == count + 1 {
            take(cells, digits);
        }
        if count < most {
            extend(board, &rest[at + 1..], (cells, digits), most, take);
        }
    }
}
