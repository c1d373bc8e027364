//! Lists the almost locked sets of a position.

use smallvec::SmallVec;

use super::engine::Als;
use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};

/// Sets of more cells than this are looked for only in puzzles up to 9×9.
const LARGE_PUZZLE_CELLS: usize = 5;

/// Every set, small ones first, those of one size by house and cells. What they are good for is left open.
pub fn list<const W: usize>(board: &Board<'_, W>) -> Vec<Als<W>> {
    let (layout, size) = (board.layout(), board.layout().size());
    let most = if size <= 9 { size.saturating_sub(1) } else { LARGE_PUZZLE_CELLS };
    let mut found = vec![];
    for number in 0..layout.houses().len() {
        let own = board.unplaced() & layout.house_set(number);
        let cells: SmallVec<[usize; 32]> = own.iter().collect();
        let digits = cells.iter().map(|&cell| board.digits(cell)).collect();
        let crossing = (0..number).map(|other| layout.house_set(other)).filter(|other| !other.is_disjoint(&own));
        let places = |other: CellSet<W>| {
            (0..cells.len()).filter(|&at| other.contains(cells[at])).fold(0, |places, at| places | 1 << at)
        };
        let earlier = crossing.map(places).collect();
        let house = House { number, cells, digits, earlier, most };
        house.grow(0, (0, DigitSet::EMPTY, 0), &mut found);
    }
    let of_size = |size: usize| found.iter().filter(move |als: &&Als<W>| als.size == size);
    (1..=most).flat_map(of_size).copied().collect()
}

/// The open cells of a house, numbered among themselves.
struct House {
    number: usize,
    cells: SmallVec<[usize; 32]>,
    digits: SmallVec<[DigitSet; 32]>,
    /// The cells that it has in common with each house before it.
    earlier: SmallVec<[u32; 16]>,
    /// The most cells of a set.
    most: usize,
}

impl House {
    /// Adds the sets that consist of these places and some from `from` on.
    fn grow<const W: usize>(
        &self,
        from: usize,
        (places, digits, size): (u32, DigitSet, usize),
        found: &mut Vec<Als<W>>,
    ) {
        let size = size + 1;
        for at in from..self.digits.len() {
            let (places, digits) = (places | 1 << at, digits | self.digits[at]);
            let (count, rest) = (digits.len(), self.digits.len() - at - 1);
            if count > (size + rest).min(self.most) + 1 {
                continue;
            }
            // A set that lies in two houses is listed with the first.
            if count == size + 1 && self.earlier.iter().all(|shared| places & !shared != 0) {
                let chosen = self.cells.iter().enumerate().filter(|&(at, _)| places >> at & 1 != 0);
                let cells: CellSet<W> = chosen.map(|(_, &cell)| cell).collect();
                found.push(Als { cells, digits, house: self.number, size, usable: DigitSet::EMPTY });
            }
            if size < self.most {
                self.grow(at + 1, (places, digits, size), found);
            }
        }
    }
}
