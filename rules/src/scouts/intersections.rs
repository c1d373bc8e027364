//! Whether a digit is confined to the crossing of a box and a line.

use super::nine::open_places;
use crate::board::Board;
use crate::shared::Derived;

/// What locked candidates there may be.
pub struct Confinements {
    /// A digit of a box lies in one line, which has it elsewhere too.
    pub pointing: bool,
    /// A digit of a line lies in one box, which has it elsewhere too.
    pub claiming: bool,
}

impl<const W: usize> Derived<W> for Confinements {
    fn derive(board: &Board<'_, W>) -> Self {
        let mut found = Self { pointing: false, claiming: false };
        for digit in 0..9 {
            let places = open_places(board, digit);
            let across = (places | places >> 1 | places >> 2) & CROSSINGS;
            found.look([across, across >> 9, across >> 18], |lines| lines << 3 | lines << 6 | lines >> 3 | lines >> 6);
            let down = (places | places >> 9 | places >> 18) & FIRST_LINES;
            found.look([down, down >> 1, down >> 2], |lines| lines << 27 | lines << 54 | lines >> 27 | lines >> 54);
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
    fn look(&mut self, lines: [u128; 3], beside: impl Fn(u128) -> u128) {
        let [a, b, c] = lines.map(|lines| lines & CORNERS);
        // Boxes that have the digit in exactly one, and in more than one, of their lines.
        let many = a & b | a & c | b & c;
        let one = (a | b | c) & !many;
        for lines in [a, b, c] {
            let elsewhere = beside(lines);
            self.pointing |= lines & one & elsewhere != 0;
            self.claiming |= lines & many & !elsewhere != 0;
        }
    }
}
