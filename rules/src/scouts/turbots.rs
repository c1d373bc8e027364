//! Whether two strong links of a digit remove something.

use super::by_digit::ByDigit;
use super::grid::PEERS;
use super::nine::{Nine, bits, ones};
use super::one_digit::Hopeless;
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::names::Digit;
use crate::shared::Derived;

/// What patterns of two strong links each digit may make.
pub struct Turbots(ByDigit<Shapes>);

/// Whether a digit may make each pattern.
#[derive(Clone, Copy, Default)]
struct Shapes {
    /// Two rows that meet in a column, or two columns that meet in a row.
    skyscraper: bool,
    /// A row and a column that meet in a box.
    kite: bool,
    /// Any others that meet.
    other: bool,
    /// A box whose places form a cross, and a line.
    empty_rectangle: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Row,
    Col,
    Box,
}

impl<const W: usize> Derived<W> for Turbots {
    fn derive(board: &Board<'_, W>, before: Option<&Self>) -> Self {
        let (nine, hopeless) = (board.derived::<Nine>(), board.derived::<Hopeless>());
        Self(ByDigit::ask(&nine, before.map(|before| &before.0), |digit| {
            if hopeless.digits.contains(digit as Digit + 1) { Shapes::of(&nine, digit) } else { Shapes::default() }
        }))
    }
}

impl Turbots {
    /// The digits that may make a skyscraper.
    pub fn skyscrapers(&self) -> DigitSet {
        self.0.digits_that(|shapes| shapes.skyscraper)
    }

    /// The digits that may make a kite of two strings.
    pub fn kites(&self) -> DigitSet {
        self.0.digits_that(|shapes| shapes.kite)
    }

    /// The digits that may make any other pattern of two strong links.
    pub fn others(&self) -> DigitSet {
        self.0.digits_that(|shapes| shapes.other)
    }

    /// The digits that may make an empty rectangle.
    pub fn empty_rectangles(&self) -> DigitSet {
        self.0.digits_that(|shapes| shapes.empty_rectangle)
    }
}

impl Shapes {
    fn of(nine: &Nine, digit: usize) -> Self {
        let mut found = Self::default();
        let (pairs, places) = (pairs(nine, digit), nine.places[digit]);
        for (i, &(first, ends)) in pairs.iter().enumerate() {
            for &(second, others) in &pairs[i + 1..] {
                if ends.iter().any(|end| others.contains(end)) {
                    continue;
                }
                for (inner, outer) in [(ends[0], ends[1]), (ends[1], ends[0])] {
                    for (next, last) in [(others[0], others[1]), (others[1], others[0])] {
                        if PEERS[inner] >> next & 1 != 0 && places & PEERS[outer] & PEERS[last] != 0 {
                            *found.shape(first, second, inner, next) = true;
                        }
                    }
                }
            }
        }
        let [rows, cols] = [&nine.rows[digit], &nine.cols[digit]];
        found.empty_rectangle =
            (0..9).any(|block| crosses(rows, cols, block) || crosses(cols, rows, block % 3 * 3 + block / 3));
        found
    }

    /// The shape of a pattern of these links. A weak link in a line and a box counts as one in the line.
    fn shape(&mut self, first: Kind, second: Kind, inner: usize, next: usize) -> &mut bool {
        let same_line = inner / 9 == next / 9 || inner % 9 == next % 9;
        match (first, second) {
            (Kind::Row, Kind::Row) if inner % 9 == next % 9 => &mut self.skyscraper,
            (Kind::Col, Kind::Col) if inner / 9 == next / 9 => &mut self.skyscraper,
            (Kind::Row, Kind::Col) if !same_line => &mut self.kite,
            _ => &mut self.other,
        }
    }
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
