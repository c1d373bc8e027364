//! Almost locked sets as strong links of chains.

use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::techniques::als::engine::{self, Found};

/// The most cells of a set that a chain leads through.
const CELLS: usize = 5;

/// Cells of one house with one digit more than cells.
pub struct Als<const W: usize> {
    /// Its number among all almost locked sets of the position.
    pub number: usize,
    /// The cells, two or more.
    pub cells: CellSet<W>,
    /// Their digits.
    pub digits: DigitSet,
    /// Those that a candidate elsewhere sees in all their cells.
    pub usable: DigitSet,
}

/// Every almost locked set of two to [`CELLS`] cells with two digits or more each that leaves out such a cell of its
/// house, smaller ones first.
pub fn find<const W: usize>(board: &Board<'_, W>, found: &Found<W>) -> Vec<Als<W>> {
    let layout = board.layout();
    let open: CellSet<W> = board.unplaced().iter().filter(|&cell| board.digits(cell).len() > 1).collect();
    let mut list: Vec<(usize, Als<W>)> = vec![];
    let small = |als: &engine::Als<W>| (2..=CELLS).contains(&als.size) && als.cells.is_subset(&open);
    for (number, als) in found.list.iter().enumerate().filter(|(_, als)| small(als)) {
        let wider = |&house: &usize| als.cells != layout.house_set(house) & open;
        if let Some(house) = layout.houses_around(als.cells).filter(wider).min() {
            list.push((house, Als { number, cells: als.cells, digits: als.digits, usable: als.usable }));
        }
    }
    let size = |als: &Als<W>| als.cells.len();
    list.sort_by(|(a, x), (b, y)| (size(x), a).cmp(&(size(y), b)).then_with(|| x.cells.iter().cmp(y.cells.iter())));
    list.into_iter().map(|(_, als)| als).collect()
}
