//! The plain 9×9 grid as small masks: what scouts look at.

use crate::board::Board;
use crate::shared::Derived;

/// The open candidates of a plain 9×9 position. Placed cells and digits have none. Digits and lines count from 0.
pub struct Nine {
    /// The digits of each cell.
    pub cells: [u16; 81],
    /// The places of each digit, bit `9 * row + column`.
    pub places: [u128; 9],
    /// For each digit and row the columns that it can take.
    pub rows: [[u16; 9]; 9],
    /// For each digit and column the rows.
    pub cols: [[u16; 9]; 9],
    /// For each digit and box the positions in the box, row by row.
    pub boxes: [[u16; 9]; 9],
    /// The cells without a placed digit.
    pub open: u128,
    /// The cells with two digits.
    pub bivalue: u128,
}

impl<const W: usize> Derived<W> for Nine {
    fn derive(board: &Board<'_, W>) -> Self {
        let open = word(board.unplaced().words());
        let mut nine = Self {
            cells: [0; 81],
            places: [0; 9],
            rows: [[0; 9]; 9],
            cols: [[0; 9]; 9],
            boxes: [[0; 9]; 9],
            open,
            bivalue: 0,
        };
        for cell in bits(open) {
            let digits = (board.digits(cell).word() >> 1) as u16;
            nine.cells[cell] = digits;
            nine.bivalue |= u128::from(digits.count_ones() == 2) << cell;
            let (row, col) = (cell / 9, cell % 9);
            let (region, at) = (row / 3 * 3 + col / 3, row % 3 * 3 + col % 3);
            for digit in ones(digits) {
                nine.rows[digit][row] |= 1 << col;
                nine.cols[digit][col] |= 1 << row;
                nine.boxes[digit][region] |= 1 << at;
            }
        }
        for digit in 0..9 {
            nine.places[digit] = word(board.places(digit as u8 + 1).words()) & open;
        }
        nine
    }
}

/// The cells 0 to 127 of a set as one word.
pub fn word(words: &[u64]) -> u128 {
    u128::from(words[0]) | u128::from(*words.get(1).unwrap_or(&0)) << 64
}

/// The places of the bits of a word, rising.
pub fn bits(mut word: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = word.trailing_zeros() as usize;
        (word != 0).then(|| {
            word &= word - 1;
            at
        })
    })
}

/// The places of the bits of a small mask, rising.
pub fn ones(mut mask: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = mask.trailing_zeros() as usize;
        (mask != 0).then(|| {
            mask &= mask - 1;
            at
        })
    })
}
