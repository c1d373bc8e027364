//! The open candidates of a position as numbers.

use crate::board::Board;
use crate::names::Digit;
use crate::shared::Derived;

/// No number.
const NONE: u32 = u32::MAX;

/// The open candidates, numbered by cell and digit.
pub struct Candidates {
    numbers: Vec<u32>,
    stride: usize,
    /// How many there are.
    pub count: usize,
}

impl<const W: usize> Derived<W> for Candidates {
    fn derive(board: &Board<'_, W>, _: Option<&Self>) -> Self {
        let stride = board.layout().size() + 1;
        let (mut numbers, mut count) = (vec![NONE; board.layout().cell_count() * stride], 0);
        for cell in board.unplaced() {
            for digit in board.digits(cell).iter() {
                numbers[cell * stride + digit as usize] = count as u32;
                count += 1;
            }
        }
        Self { numbers, stride, count }
    }
}

impl Candidates {
    /// The number of a candidate, if it is open.
    #[inline]
    pub fn number(&self, cell: usize, digit: Digit) -> Option<usize> {
        let number = self.numbers[cell * self.stride + digit as usize];
        (number != NONE).then_some(number as usize)
    }
}
