//! Cells of which each house holds two or none: the loops in which two digits could be exchanged.

use super::bits;
use super::grid::{HOUSES, houses_of, more_than};

/// The cells of all loops through a cell of the floor that are no rectangles, with at most so many cells that are
/// usable but not on the floor.
pub fn cells_of_loops(start: usize, floor: u128, usable: u128, roof: usize) -> u128 {
    Partial { floor, usable, roof, cells: 0, waiting: 0 }.with(start).closed()
}

/// Some cells of a loop.
#[derive(Clone, Copy)]
struct Partial {
    floor: u128,
    /// The cells that may still join.
    usable: u128,
    /// How many of these may be off the floor.
    roof: usize,
    cells: u128,
    /// The houses with one cell of the loop.
    waiting: u32,
}

impl Partial {
    /// With one of the usable cells.
    fn with(mut self, cell: usize) -> Self {
        self.cells |= 1 << cell;
        self.usable &= !(1 << cell);
        self.roof -= usize::from(self.floor >> cell & 1 == 0);
        if self.roof == 0 {
            self.usable &= self.floor;
        }
        for house in houses_of(cell) {
            if self.waiting >> house & 1 != 0 {
                self.usable &= !HOUSES[house];
            }
            self.waiting ^= 1 << house;
        }
        self
    }

    /// Adds cells until no house waits for its second: the cells of all loops that come about.
    fn closed(self) -> u128 {
        if self.waiting == 0 {
            return if more_than(self.cells, 4) { self.cells } else { 0 };
        }
        let partners = |house: usize| self.usable & HOUSES[house];
        let narrow = |house: &usize| !more_than(partners(*house), 1);
        let mut waiting = bits(u128::from(self.waiting));
        let first = waiting.next().unwrap_or_default();
        // A house with one partner at most leaves no choice.
        let house = if narrow(&first) { first } else { waiting.find(narrow).unwrap_or(first) };
        bits(partners(house)).fold(0, |cells, cell| cells | self.with(cell).closed())
    }
}
