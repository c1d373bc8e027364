//! The plain 9×9 grid as small masks: what scouts look at.

use std::array::from_fn;

use super::grid::more_than;
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::shared::Derived;

/// The open candidates of a plain 9×9 position. Placed cells and digits have none. Digits and lines count from 0.
#[derive(Clone)]
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
    /// The cells with three digits.
    pub trivalue: u128,
    /// The cells with two digits or more.
    pub several: u128,
}

impl<const W: usize> Derived<W> for Nine {
    fn derive(board: &Board<'_, W>, before: Option<&Self>) -> Self {
        let mut nine = before.map_or_else(Self::empty, Self::clone);
        nine.open = word(board.unplaced().words());
        // The cells with a digit or more, with two or more, and so on.
        let mut at_least = [0; 4];
        for digit in 0..9 {
            let places = open_places(board, digit);
            let [one, two, three, four] = at_least;
            at_least = [one | places, two | one & places, three | two & places, four | three & places];
            if places != nine.places[digit] {
                nine.update(digit, places);
            }
        }
        let [_, two, three, four] = at_least;
        (nine.bivalue, nine.trivalue, nine.several) = (two & !three, three & !four, two);
        nine
    }
}

impl Nine {
    fn empty() -> Self {
        Self {
            cells: [0; 81],
            places: [0; 9],
            rows: [[0; 9]; 9],
            cols: [[0; 9]; 9],
            boxes: [[0; 9]; 9],
            open: 0,
            bivalue: 0,
            trivalue: 0,
            several: 0,
        }
    }

    /// The cells that had other candidates when the digits had these places.
    pub fn changes(&self, before: &[u128; 9]) -> u128 {
        self.places.iter().zip(before).fold(0, |changed, (now, before)| changed | now ^ before)
    }

    fn update(&mut self, digit: usize, places: u128) {
        bits(places ^ self.places[digit]).for_each(|cell| self.cells[cell] ^= 1 << digit);
        let rows = rows_of(places);
        self.places[digit] = places;
        self.rows[digit] = rows;
        self.cols[digit] = cols_of(places);
        self.boxes[digit] = from_fn(|region| {
            let (top, left) = (region / 3 * 3, region % 3 * 3);
            let part = |row: usize| rows[top + row] >> left & 7;
            part(0) | part(1) << 3 | part(2) << 6
        });
    }
}

/// Whether more cells than so many have three digits or more.
pub fn has_more_large(nine: &Nine, count: usize) -> bool {
    more_than(nine.several & !nine.bivalue, count)
}

/// The open places of a digit of a plain 9×9 position.
pub fn open_places<const W: usize>(board: &Board<'_, W>, digit: usize) -> u128 {
    word(board.places(digit as u8 + 1).words()) & word(board.unplaced().words())
}

/// How many bits each small mask has: looked up, since not every processor counts them itself.
static COUNTS: [u8; 512] = {
    let (mut counts, mut mask) = ([0; 512], 1);
    while mask < 512 {
        counts[mask] = counts[mask >> 1] + (mask & 1) as u8;
        mask += 1;
    }
    counts
};

/// How many bits each small mask has, as wide as the masks.
pub static SIZES: [u16; 512] = {
    let (mut sizes, mut choice) = ([0; 512], 0);
    while choice < 512 {
        sizes[choice] = choice.count_ones() as u16;
        choice += 1;
    }
    sizes
};

/// How many bits a mask of digits or of cells of a house has.
#[inline]
pub fn count(mask: u16) -> u32 {
    u32::from(COUNTS[usize::from(mask & 511)])
}

/// The two digits of a cell.
pub fn ends(digits: u16) -> (usize, usize) {
    (digits.trailing_zeros() as usize, 15 - digits.leading_zeros() as usize)
}

/// The columns of the cells in each row.
pub fn rows_of(cells: u128) -> [u16; 9] {
    from_fn(|row| (cells >> (9 * row)) as u16 & 511)
}

/// The rows of the cells in each column.
pub fn cols_of(cells: u128) -> [u16; 9] {
    let turned = (0..9).fold(0, |turned, row| turned | TURNED[(cells >> (9 * row)) as usize & 511] << row);
    rows_of(turned)
}

/// Each row turned into the first column.
static TURNED: [u128; 512] = {
    let (mut turned, mut row) = ([0; 512], 0);
    while row < 512 {
        let mut col = 0;
        while col < 9 {
            turned[row] |= (row as u128 >> col & 1) << (9 * col);
            col += 1;
        }
        row += 1;
    }
    turned
};

/// A mask of digits that counts from 0 as a set.
pub fn digit_set(digits: u16) -> DigitSet {
    ones(digits).map(|digit| digit as u8 + 1).collect()
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
pub fn ones(mut mask: u16) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let at = mask.trailing_zeros() as usize;
        (mask != 0).then(|| {
            mask &= mask - 1;
            at
        })
    })
}
