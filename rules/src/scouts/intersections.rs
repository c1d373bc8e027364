//! Whether a digit is confined to the crossing of a box and a line.

use super::nine::open_places;
use crate::board::Board;
use crate::names::Digit;
use crate::shared::Derived;

/// What locked candidates there are.
#[derive(Clone, Default)]
pub struct Confinements {
    /// For each digit its places.
    places: [u128; 9],
    /// For each digit the boxes, by their first cells, of which one line has it, and has it elsewhere too.
    pointing: [u128; 9],
    /// The digits that a line has in one box only, which has them elsewhere too.
    claiming: u16,
}

impl<const W: usize> Derived<W> for Confinements {
    fn derive(board: &Board<'_, W>, before: Option<&Self>) -> Self {
        let mut found = before.cloned().unwrap_or_default();
        for digit in 0..9 {
            let places = open_places(board, digit);
            if places == found.places[digit] {
                continue;
            }
            found.places[digit] = places;
            found.pointing[digit] = 0;
            found.claiming &= !(1 << digit);
            // A bit for each crossing that has the digit, at its first cell.
            let rows = places | places >> 1 | places >> 2;
            let parts = [rows & LEFT, rows >> 3 & LEFT, rows >> 6 & LEFT];
            found.look::<3, 9>(digit, parts);
            let columns = places | places >> 9 | places >> 18;
            let parts = [columns & TOP, columns >> 27 & TOP, columns >> 54 & TOP];
            found.look::<27, 1>(digit, parts);
        }
        found
    }
}

/// The first cell of each row.
const LEFT: u128 = 0o001_001_001_001_001_001_001_001_001;
/// The first cell of each column.
const TOP: u128 = 0o777;
/// The first cell of each box.
const CORNERS: u128 = 0o111 | 0o111 << 27 | 0o111 << 54;

impl Confinements {
    /// Looks at the crossings of all lines of one direction: those in the first, second and third box of each line, which
    /// lie `ALONG` cells apart. The lines of a box lie `ACROSS` cells apart.
    fn look<const ALONG: u32, const ACROSS: u32>(&mut self, digit: usize, [first, second, third]: [u128; 3]) {
        let taken = first | second << ALONG | third << (2 * ALONG);
        // The crossings of which the line has the digit in another box.
        let beside = (second | third) | (first | third) << ALONG | (first | second) << (2 * ALONG);
        let [a, b, c] = [0, 1, 2].map(|line| taken >> (line * ACROSS) & CORNERS);
        // Boxes that have the digit in more than one, and in exactly one, of their lines.
        let many = a & b | a & c | b & c;
        let one = (a | b | c) & !many;
        let all_lines = |boxes: u128| boxes | boxes << ACROSS | boxes << (2 * ACROSS);
        let pointing = taken & all_lines(one) & beside;
        self.pointing[digit] |= (pointing | pointing >> ACROSS | pointing >> (2 * ACROSS)) & CORNERS;
        self.claiming |= u16::from(taken & all_lines(many) & !beside != 0) << digit;
    }

    /// Whether a digit of some line lies in one box, which has it elsewhere too.
    pub fn may_claim(&self) -> bool {
        self.claiming != 0
    }

    /// Whether a digit points out of some box.
    pub fn may_point(&self) -> bool {
        self.pointing.iter().any(|&boxes| boxes != 0)
    }

    /// Whether this digit points out of the box whose first cell this is.
    pub fn points(&self, first: usize, digit: Digit) -> bool {
        self.pointing[usize::from(digit) - 1] >> first & 1 != 0
    }
}
