//! Every choice of some cells, with its digits.

use super::nine::{Nine, bits, count};

/// For each choice of at most seven cells, as a mask, the digits that they have.
pub struct Choices {
    pub union: [u16; 128],
    pub all: usize,
}

impl Choices {
    /// Of the open ones of these cells.
    pub fn of(nine: &Nine, cells: u128) -> Self {
        let mut union = [0; 128];
        let mut known = 1;
        for cell in bits(cells & nine.open).take(7) {
            // All choices so far, with this cell too.
            let (before, with) = union.split_at_mut(known);
            with.iter_mut().zip(before).for_each(|(with, without)| *with = *without | nine.cells[cell]);
            known *= 2;
        }
        Self { union, all: known - 1 }
    }

    /// The choices but that of no cell: how many cells, their digits, the digits of the others.
    pub fn proper(&self) -> impl Iterator<Item = (u32, u16, u16)> + '_ {
        (1..=self.all).map(|choice| (count(choice as u16), self.union[choice], self.union[self.all & !choice]))
    }
}
