//! Places that a digit cannot take, however it is spread over the grid: all that rules of one digit can remove.
//!
//! In each band a digit takes a column of each box: one of 27 triples of columns. Sets of triples are masks.

use super::by_digit::ByDigit;
use super::nine::{Nine, bits, rows_of, word};
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::shared::Derived;

/// For each row of a band and each box those of the six orders, as [`Band::by_order`] has them, that use the row there.
const USING: [[[usize; 2]; 3]; 3] = [[[0, 1], [2, 4], [3, 5]], [[2, 3], [0, 5], [1, 4]], [[4, 5], [1, 3], [0, 2]]];

/// For each box of a band and some of its columns the triples with one of these. Triples are numbers of base 3.
static WITH: [[u32; 8]; 3] = {
    let (mut with, mut at) = ([[0; 8]; 3], 0);
    while at < 3 * 8 * 27 {
        let (stack, columns, triple) = (at / 27 / 8, at / 27 % 8, at % 27);
        if columns >> digit(triple, stack) & 1 != 0 {
            with[stack][columns] |= 1 << triple;
        }
        at += 1;
    }
    with
};

/// For each triple those that have no column in common with it.
static APART: [u32; 27] = {
    let (mut apart, mut at) = ([0; 27], 0);
    while at < 27 * 27 {
        let (one, two) = (at / 27, at % 27);
        let differs = digit(one, 0) != digit(two, 0) && digit(one, 1) != digit(two, 1);
        if differs && digit(one, 2) != digit(two, 2) {
            apart[one] |= 1 << two;
        }
        at += 1;
    }
    apart
};

/// Three triples that have all nine columns add up to 3 + 9 + 27; this is how much that is beyond the last triple.
const SHIFT: usize = 39 - 26;

const fn digit(triple: usize, stack: usize) -> usize {
    [triple % 3, triple / 3 % 3, triple / 9][stack]
}

/// The digits with places that are in no arrangement of theirs, with one place in each row, column and box.
pub struct Hopeless {
    /// The digits.
    pub digits: DigitSet,
    known: ByDigit<bool>,
}

impl<const W: usize> Derived<W> for Hopeless {
    fn derive(board: &Board<'_, W>, before: Option<&Self>) -> Self {
        let nine = board.derived::<Nine>();
        let known = ByDigit::ask(&nine, before.map(|before| &before.known), |digit| {
            let placed = word(board.places(digit as u8 + 1).words());
            has_hopeless(&rows_of(placed | nine.places[digit]))
        });
        Self { digits: known.digits(), known }
    }
}

/// Whether some of a digit's places, by rows, are in no arrangement.
fn has_hopeless(rows: &[u16; 9]) -> bool {
    let bands = [0, 1, 2].map(|band| Band::new([0, 1, 2].map(|row| rows[3 * band + row])));
    let possible = bands.each_ref().map(|band| band.by_order.iter().fold(0, |all, triples| all | triples));
    let used = together(possible);
    bands.iter().zip(used).any(|(band, used)| !band.uses_all(used))
}

/// The triples of each band that make an arrangement with others.
fn together([top, middle, bottom]: [u32; 3]) -> [u32; 3] {
    // The third triple follows from the sum of the others, so turned around it is found by a shift.
    let (by_sum, mut sums, mut used) = (turned(bottom) << SHIFT, 0, [0; 3]);
    for first in bits(u128::from(top)) {
        let seconds = APART[first] & middle & (by_sum >> first) as u32;
        used[0] |= u32::from(seconds != 0) << first;
        used[1] |= seconds;
        sums |= u64::from(seconds) << first;
    }
    used[2] = turned((sums >> SHIFT) as u32) as u32;
    used
}

/// The last triple first.
fn turned(triples: u32) -> u64 {
    u64::from(triples.reverse_bits() >> (u32::BITS - 27))
}

/// A band with the places of a digit.
struct Band {
    /// The columns of each row in each box.
    parts: [[usize; 3]; 3],
    /// The triples that fit each order of the three rows.
    by_order: [u32; 6],
}

impl Band {
    fn new(rows: [u16; 3]) -> Self {
        let parts = rows.map(|row| [row & 7, row >> 3 & 7, row >> 6 & 7].map(usize::from));
        let with = parts.map(|[a, b, c]| [WITH[0][a & 7], WITH[1][b & 7], WITH[2][c & 7]]);
        let fit = |a: usize, b: usize, c: usize| with[a][0] & with[b][1] & with[c][2];
        let by_order = [fit(0, 1, 2), fit(0, 2, 1), fit(1, 0, 2), fit(1, 2, 0), fit(2, 0, 1), fit(2, 1, 0)];
        Self { parts, by_order }
    }

    /// Whether each place is in one of these triples, in some order.
    fn uses_all(&self, used: u32) -> bool {
        let mut left_out = 0;
        for (row, orders) in USING.iter().enumerate() {
            for (stack, [one, two]) in orders.iter().enumerate() {
                let triples = (self.by_order[*one] | self.by_order[*two]) & used;
                let some = |column: usize| usize::from(triples & WITH[stack][1 << column] != 0) << column;
                left_out |= self.parts[row][stack] & !(some(0) | some(1) | some(2));
            }
        }
        left_out == 0
    }
}
