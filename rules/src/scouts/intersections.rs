//! Whether a digit is confined to the crossing of a box and a line.

use super::nine::open_places;
use crate::board::Board;
use crate::names::Digit;
use crate::shared::Derived;

/// What locked candidates there are.
pub struct Confinements {
    /// For each digit the boxes, by their first cells, of which one line has it, and has it elsewhere too.
    pointing: [u128; 9],
    /// Whether a digit of a line lies in one box, which has it elsewhere too.
    pub claiming: bool,
}

impl<const W: usize> Derived<W> for Confinements {
    fn derive(board: &Board<'_, W>) -> Self {
        let mut found = Self { pointing: [0; 9], claiming: false };
        for digit in 0..9 {
            let places = open_places(board, digit);
            let across = (places | places >> 1 | places >> 2) & CROSSINGS;
            let beside = |lines: u128| lines << 3 | lines << 6 | lines >> 3 | lines >> 6;
            found.look(digit, [across, across >> 9, across >> 18], beside);
            let down = (places | places >> 9 | places >> 18) & FIRST_LINES;
            let beside = |lines: u128| lines << 27 | lines << 54 | lines >> 27 | lines >> 54;
            found.look(digit, [down, down >> 1, down >> 2], beside);
        }
        found
    }
}

/// The first cell of each box.
const CORNERS: u128 = 0o111 | 0o111 << 27 | 0o111 << 54;
/// The first cell of each crossing of a row and a box.
const CROSSINGS: u128 = CORNERS | CORNERS << 9 | CORNERS << 18;
/// The first cell of each crossing of a column and a box.
const FIRST_LINES: u128 = CORNERS | CORNERS << 1 | CORNERS << 2;

impl Confinements {
    /// The first, second and third line of each box, a bit at the corner of the box for each that has the digit.
    /// `beside` goes to the other boxes that a line runs through.
    fn look(&mut self, digit: usize, lines: [u128; 3], beside: impl Fn(u128) -> u128) {
        let [a, b, c] = lines.map(|lines| lines & CORNERS);
        // Boxes that have the digit in exactly one, and in more than one, of their lines.
        let many = a & b | a & c | b & c;
        let one = (a | b | c) & !many;
        for lines in [a, b, c] {
            let elsewhere = beside(lines);
            self.pointing[digit] |= lines & one & elsewhere;
            self.claiming |= lines & many & !elsewhere != 0;
        }
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
