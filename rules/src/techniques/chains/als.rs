//! Almost locked sets as strong links of chains.

use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::techniques::als::engine::Found;

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

/// Every almost locked set of two to [`CELLS`] cells with two digits or more each, smaller ones first.
pub fn find<const W: usize>(board: &Board<'_, W>) -> Vec<Als<W>> {
    let found = board.derived::<Found<W>>();
    let small = found.list.iter().filter(|als| (2..=CELLS).contains(&als.size));
    let open = small.filter(|als| als.cells.iter().all(|cell| board.digits(cell).len() > 1));
    open.map(|als| Als { cells: als.cells, digits: als.digits, usable: als.usable }).collect()
}
