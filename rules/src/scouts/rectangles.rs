//! Rectangles of two digits that may remove something.

use super::corners::Corners;
use super::nine::{Nine, bits, digit_set, ends, ones};
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::shared::Derived;

/// The ways to use a rectangle, each a bit.
#[derive(Clone, Copy)]
pub enum RectangleUse {
    /// All other candidates are in one corner.
    Type1 = 1,
    /// They are one digit, in two corners side by side.
    Type2 = 1 << 1,
    /// They form a subset with other cells.
    Type3 = 1 << 2,
    /// A digit of the rectangle is confined to two corners side by side.
    Type4 = 1 << 3,
    /// They are one digit, in opposite corners or in three.
    Type5 = 1 << 4,
    /// A digit of the rectangle forms an X-Wing.
    Type6 = 1 << 5,
    /// A digit of the rectangle is confined to two sides of a corner.
    Hidden = 1 << 6,
}

impl RectangleUse {
    /// Its bit, if this holds.
    pub fn when(self, holds: bool) -> u8 {
        if holds { self as u8 } else { 0 }
    }
}

/// Corners in turn, and two digits that could be exchanged in them.
pub struct Rectangle {
    pub ring: [usize; 4],
    pub pair: DigitSet,
    pub uses: u8,
}

impl Rectangle {
    /// Those of a list that may be used this way.
    pub fn used(list: &[Self], by: RectangleUse) -> impl Iterator<Item = &Self> {
        list.iter().filter(move |rectangle| rectangle.uses & by as u8 != 0)
    }
}

/// Unique rectangles in the order in which rules look at them.
pub struct UniqueRectangles(pub Vec<Rectangle>);

impl<const W: usize> Derived<W> for UniqueRectangles {
    fn derive(board: &Board<'_, W>, _: Option<&Self>) -> Self {
        let nine = board.derived::<Nine>();
        let mut found = vec![];
        for cell in bits(nine.bivalue) {
            let pair = nine.cells[cell];
            let (low, high) = ends(pair);
            let either = |row: usize| nine.rows[low][row] | nine.rows[high][row];
            let (row, column) = (cell / 9, cell % 9);
            let facing = [0, 1].map(|same_band: usize| either(row) & FACING[same_band][column]);
            for other in ones((nine.cols[low][column] | nine.cols[high][column]) & !(1 << row)) {
                for across in ones(either(other) & facing[usize::from(row / 3 == other / 3)]) {
                    let (above, below) = (row.min(other), row.max(other));
                    let (left, right) = (column.min(across), column.max(across));
                    let ring = ring((above, below), (left, right));
                    let digits = ring.map(|corner| nine.cells[corner]);
                    // A pair that several corners have is looked at from the first.
                    let turn = digits.iter().position(|&digits| digits == pair).unwrap_or_default();
                    let uses = if ring[turn] == cell { Corners { nine: &nine, ring, digits, pair }.uses() } else { 0 };
                    if uses != 0 {
                        let place = (above, below, left, right, turn);
                        found.push((place, Rectangle { ring, pair: digit_set(pair), uses }));
                    }
                }
            }
        }
        found.sort_by_key(|&(place, _)| place);
        Self(found.into_iter().map(|(_, rectangle)| rectangle).collect())
    }
}

/// The other columns of rectangles in two boxes with each column: between rows of different bands, and of one.
pub static FACING: [[u16; 9]; 2] = {
    let (mut facing, mut column) = ([[0; 9]; 2], 0);
    while column < 9 {
        let same_box = 7 << (column / 3 * 3);
        facing[0][column] = same_box & !(1 << column);
        facing[1][column] = 511 & !same_box;
        column += 1;
    }
    facing
};

/// The corners in turn.
pub fn ring((above, below): (usize, usize), (left, right): (usize, usize)) -> [usize; 4] {
    [9 * above + left, 9 * above + right, 9 * below + right, 9 * below + left]
}
