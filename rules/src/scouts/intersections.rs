//! Whether a digit is confined to the crossing of a box and a line.

use super::nine::Nine;
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
        let nine = board.derived::<Nine>();
        let mut found = Self { pointing: false, claiming: false };
        for digit in 0..9 {
            for lines in [&nine.rows[digit], &nine.cols[digit]] {
                for band in lines.chunks_exact(3) {
                    found.look(crossings(band[0]), crossings(band[1]), crossings(band[2]));
                }
            }
        }
        found
    }
}

impl Confinements {
    /// Three lines of a band, each with one bit for each of the three boxes in which it has the digit.
    fn look(&mut self, a: u16, b: u16, c: u16) {
        // Boxes that have the digit in exactly one, and in more than one, of the three lines.
        let many = a & b | a & c | b & c;
        let one = (a | b | c) & !many;
        for line in [a, b, c] {
            let alone = line.is_power_of_two();
            self.pointing |= line & one != 0 && !alone;
            self.claiming |= alone && line & many != 0;
        }
    }
}

/// Which thirds of a line are not empty.
fn crossings(line: u16) -> u16 {
    let any = line | line >> 1 | line >> 2;
    any & 1 | any >> 2 & 2 | any >> 4 & 4
}
