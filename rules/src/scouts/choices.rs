//! Every choice of some cells of a house, with its digits.

use super::nine::{Nine, bits};

/// For each choice of the cells, as a mask, the digits that they have.
pub struct Choices {
    union: [u16; 512],
    all: usize,
}

impl Choices {
    /// The open ones of at most nine cells.
    pub fn of(nine: &Nine, cells: u128) -> Self {
        let mut union = [0; 512];
        let mut count = 1;
        for cell in bits(cells & nine.open) {
            // All choices so far, with this cell too.
            for at in 0..count {
                union[count + at] = union[at] | nine.cells[cell];
            }
            count *= 2;
        }
        Self { union, all: count - 1 }
    }

    /// The choices but that of no cell: how many cells, their digits, the digits of the others.
    pub fn proper(&self) -> impl Iterator<Item = (u32, u16, u16)> + '_ {
        (1..=self.all).map(|choice| (choice.count_ones(), self.union[choice], self.union[self.all & !choice]))
    }
}
