//! Whether two strong links of a digit remove something.

use super::nine::{Nine, bits, ones};
use super::one_digit::Hopeless;
use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::shared::Derived;

/// The digits that may make each pattern of two strong links.
#[derive(Default)]
pub struct Turbots {
    /// Two rows that meet in a column, or two columns that meet in a row.
    pub skyscrapers: DigitSet,
    /// A row and a column that meet in a box.
    pub kites: DigitSet,
    /// Any others that meet.
    pub others: DigitSet,
    /// A box whose places form a cross, and a line.
    pub empty_rectangles: DigitSet,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Row,
    Col,
    Box,
}

impl<const W: usize> Derived<W> for Turbots {
    fn derive(board: &Board<'_, W>) -> Self {
        let nine = board.derived::<Nine>();
        let mut found = Self::default();
        for digit in board.derived::<Hopeless>().digits.iter() {
            let at = digit as usize - 1;
            let pairs = pairs(&nine, at);
            for (i, &(first, ends)) in pairs.iter().enumerate() {
                for &(second, others) in &pairs[i + 1..] {
                    if ends.iter().any(|end| others.contains(end)) {
                        continue;
                    }
                    for (inner, outer) in [(ends[0], ends[1]), (ends[1], ends[0])] {
                        for (next, last) in [(others[0], others[1]), (others[1], others[0])] {
                            let sees = |a: usize, b: usize| board.layout().peer_set(a).contains(b);
                            let target = || board.places(digit) & shared(board, outer, last);
                            if sees(inner, next) && !target().is_empty() {
                                let set = found.of(first, second, inner, next);
                                set.insert(digit);
                            }
                        }
                    }
                }
            }
            let [rows, cols] = [&nine.rows[at], &nine.cols[at]];
            if (0..9).any(|block| crosses(rows, cols, block) || crosses(cols, rows, block % 3 * 3 + block / 3)) {
                found.empty_rectangles.insert(digit);
            }
        }
        found
    }
}

impl Turbots {
    /// The set that a pattern of these links belongs to. A weak link in a line and a box counts as one in the line.
    fn of(&mut self, first: Kind, second: Kind, inner: usize, next: usize) -> &mut DigitSet {
        let same_line = inner / 9 == next / 9 || inner % 9 == next % 9;
        match (first, second) {
            (Kind::Row, Kind::Row) if inner % 9 == next % 9 => &mut self.skyscrapers,
            (Kind::Col, Kind::Col) if inner / 9 == next / 9 => &mut self.skyscrapers,
            (Kind::Row, Kind::Col) if !same_line => &mut self.kites,
            _ => &mut self.others,
        }
    }
}

fn shared<const W: usize>(board: &Board<'_, W>, a: usize, b: usize) -> CellSet<W> {
    board.layout().peer_set(a) & board.layout().peer_set(b)
}

/// The houses with two places; where two houses share them, only the first.
fn pairs(nine: &Nine, digit: usize) -> Vec<(Kind, [usize; 2])> {
    let mut found: Vec<(Kind, [usize; 2])> = Vec::with_capacity(27);
    for (kind, houses) in [(Kind::Row, &nine.rows), (Kind::Col, &nine.cols), (Kind::Box, &nine.boxes)] {
        for (house, &places) in houses[digit].iter().enumerate().filter(|(_, places)| places.count_ones() == 2) {
            let mut ends = bits(u128::from(places)).map(|at| match kind {
                Kind::Row => 9 * house + at,
                Kind::Col => 9 * at + house,
                Kind::Box => 9 * (house / 3 * 3 + at / 3) + house % 3 * 3 + at % 3,
            });
            if let (Some(a), Some(b)) = (ends.next(), ends.next())
                && found.iter().all(|&(_, known)| known != [a, b])
            {
                found.push((kind, [a, b]));
            }
        }
    }
    found
}

/// Whether the places of a box (given by its place among the lines `near` and the lines `far` across them) lie on one
/// line each way, and a line across leads from the one to something on the other.
fn crosses(near: &[u16; 9], far: &[u16; 9], block: usize) -> bool {
    let (band, stack) = (block / 3, block % 3);
    let inside = 0b111 << (3 * stack);
    for line in 3 * band..3 * band + 3 {
        let rest =
            (3 * band..3 * band + 3).filter(|&other| other != line).fold(0, |all, other| all | near[other]) & inside;
        // The other lines of the box have the digit in one column.
        if !rest.is_power_of_two() {
            continue;
        }
        let across = rest.trailing_zeros() as usize;
        for start in ones(near[line] & !inside).filter(|&start| far[start].count_ones() == 2) {
            let end = (far[start] & !(1 << line)).trailing_zeros() as usize;
            if end / 3 != band && far[across] >> end & 1 != 0 {
                return true;
            }
        }
    }
    false
}
