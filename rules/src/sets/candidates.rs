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
        Self::each(board).for_each(|(cell, digit)| {
            numbers[cell * stride + digit as usize] = count;
            count += 1;
        });
        Self { numbers, stride, count: count as usize }
    }
}

impl Candidates {
    /// The open candidates in the order of their numbers.
    pub fn each<const W: usize>(board: &Board<'_, W>) -> impl Iterator<Item = (usize, Digit)> {
        board.unplaced().iter().flat_map(|cell| board.digits(cell).iter().map(move |digit| (cell, digit)))
    }

    /// The number of a candidate, if it is open.
    #[inline]
    pub fn number(&self, cell: usize, digit: Digit) -> Option<usize> {
        let number = self.numbers[cell * self.stride + digit as usize];
        (number != NONE).then_some(number as usize)
    }
}
