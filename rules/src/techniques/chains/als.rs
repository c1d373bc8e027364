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

/// Every almost locked set of two to [`CELLS`] cells with two digits or more each that leaves out such a cell of its
/// house, smaller ones first.
pub fn find<const W: usize>(board: &Board<'_, W>) -> Vec<Als<W>> {
    let (layout, found) = (board.layout(), board.derived::<Found<W>>());
    let open: CellSet<W> = board.unplaced().iter().filter(|&cell| board.digits(cell).len() > 1).collect();
    let mut list: Vec<(usize, Als<W>)> = vec![];
    for als in found.list.iter().filter(|als| (2..=CELLS).contains(&als.size) && als.cells.is_subset(&open)) {
        let houses = als.cells.lowest().map_or(&[][..], |cell| layout.houses_of(cell)).iter().copied();
        let wider = |&house: &usize| {
            let all = layout.house_set(house) & open;
            als.cells.is_subset(&all) && als.cells != all
        };
        if let Some(house) = houses.filter(wider).min() {
            list.push((house, Als { cells: als.cells, digits: als.digits, usable: als.usable }));
        }
    }
    let size = |als: &Als<W>| als.cells.len();
    list.sort_by(|(a, x), (b, y)| (size(x), a).cmp(&(size(y), b)).then_with(|| x.cells.iter().cmp(y.cells.iter())));
    list.into_iter().map(|(_, als)| als).collect()
}
