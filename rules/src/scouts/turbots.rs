//! Whether two strong links of a digit remove something.

use super::by_digit::ByDigit;
use super::grid::{HOUSES, PEERS};
use super::nine::{Nine, count, ones};
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
    Row = 0,
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
        let pairs = pairs(nine, digit);
        for (i, first) in pairs.iter().enumerate() {
            for second in pairs[i + 1..].iter().filter(|second| first.both & second.both == 0) {
                for (inner, next) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    let meets = first.sees[inner] >> second.ends[next] & 1 != 0;
                    if meets && first.sees[1 - inner] & second.sees[1 - next] != 0 {
                        *found.shape(first.kind, second.kind, first.ends[inner], second.ends[next]) = true;
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

/// A house with two places.
struct Pair {
    kind: Kind,
    ends: [usize; 2],
    both: u128,
    /// The places that each end sees.
    sees: [u128; 2],
}

/// The houses with two places; where two houses share them, only the first.
fn pairs(nine: &Nine, digit: usize) -> Vec<Pair> {
    let places = nine.places[digit];
    let mut found: Vec<Pair> = Vec::with_capacity(27);
    for (kind, houses) in [(Kind::Row, &nine.rows), (Kind::Col, &nine.cols), (Kind::Box, &nine.boxes)] {
        for (house, _) in houses[digit].iter().enumerate().filter(|(_, places)| count(**places) == 2) {
            let both = places & HOUSES[9 * kind as usize + house];
            if found.iter().all(|known| known.both != both) {
                let ends = [both.trailing_zeros() as usize, 127 - both.leading_zeros() as usize];
                found.push(Pair { kind, ends, both, sees: ends.map(|end| places & PEERS[end]) });
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
        for start in ones(near[line] & !inside).filter(|&start| count(far[start]) == 2) {
            let end = (far[start] & !(1 << line)).trailing_zeros() as usize;
            if end / 3 != band && far[across] >> end & 1 != 0 {
                return true;
            }
        }
    }
    false
}
