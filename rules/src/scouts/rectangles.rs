//! Rectangles of two digits that may remove something.

use super::choices::Choices;
use super::grid::{HOUSES, PEERS, houses_of};
use super::nine::{Nine, bits, count, digit_set, ends, ones, rows_of, word};
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::shared::Derived;

/// The ways to use a rectangle, each a bit.
#[derive(Clone, Copy)]
pub enum RectangleUse {
    /// All other candidates are in one corner.
    Type1 = 1,
    /// They are one digit, in two corners side by side.
    Type2 = 1 << 1,
    /// They form a subset with other cells.
    Type3 = 1 << 2,
    /// A digit of the rectangle is confined to two corners side by side.
    Type4 = 1 << 3,
    /// They are one digit, in opposite corners or in three.
    Type5 = 1 << 4,
    /// A digit of the rectangle forms an X-Wing.
    Type6 = 1 << 5,
    /// A digit of the rectangle is confined to two sides of a corner.
    Hidden = 1 << 6,
}

impl RectangleUse {
    /// Its bit, if this holds.
    fn when(self, holds: bool) -> u8 {
        if holds { self as u8 } else { 0 }
    }
}

/// Corners in turn, and two digits that could be exchanged in them.
pub struct Rectangle {
    pub ring: [usize; 4],
    pub pair: DigitSet,
    uses: u8,
}

impl Rectangle {
    /// Those of a list that may be used this way.
    pub fn used(list: &[Self], by: RectangleUse) -> impl Iterator<Item = &Self> {
        list.iter().filter(move |rectangle| rectangle.uses & by as u8 != 0)
    }
}

/// Unique rectangles in the order in which rules look at them.
pub struct UniqueRectangles(pub Vec<Rectangle>);

impl<const W: usize> Derived<W> for UniqueRectangles {
    fn derive(board: &Board<'_, W>, _: Option<&Self>) -> Self {
        let nine = board.derived::<Nine>();
        let mut found = vec![];
        for cell in bits(nine.bivalue) {
            let pair = nine.cells[cell];
            let (low, high) = ends(pair);
            let either: [u16; 9] = std::array::from_fn(|row| nine.rows[low][row] | nine.rows[high][row]);
            let (row, column) = (cell / 9, cell % 9);
            for other in (0..9).filter(|&other| other != row && either[other] >> column & 1 != 0) {
                for across in ones(either[row] & either[other] & facing(row, other, column)) {
                    let (above, below) = (row.min(other), row.max(other));
                    let (left, right) = (column.min(across), column.max(across));
                    let ring = ring((above, below), (left, right));
                    let digits = ring.map(|corner| nine.cells[corner]);
                    // A pair that several corners have is looked at from the first.
                    let turn = digits.iter().position(|&digits| digits == pair).unwrap_or_default();
                    let uses = if ring[turn] == cell { Corners { nine: &nine, ring, digits, pair }.uses() } else { 0 };
                    if uses != 0 {
                        let place = (above, below, left, right, turn);
                        found.push((place, Rectangle { ring, pair: digit_set(pair), uses }));
                    }
                }
            }
        }
        found.sort_by_key(|&(place, _)| place);
        Self(found.into_iter().map(|(_, rectangle)| rectangle).collect())
    }
}

/// Rectangles with digits that were placed since the start.
pub struct AvoidableRectangles(pub Vec<Rectangle>);

impl<const W: usize> Derived<W> for AvoidableRectangles {
    fn derive(board: &Board<'_, W>, _: Option<&Self>) -> Self {
        let nine = board.derived::<Nine>();
        let mut found = vec![];
        each_avoidable(board, &nine, |ring, open| {
            let digits = ring.map(|corner| (board.digits(corner).word() >> 1) as u16);
            let held = |at: usize| if open >> at & 1 == 0 { digits[at] } else { 0 };
            let (even, odd) = (held(0) | held(2), held(1) | held(3));
            let open_pair = |a: usize, b: usize| digits[a] & digits[b];
            let seconds = match (even.count_ones(), odd.count_ones()) {
                (1, 1) => odd,
                (1, 0) => open_pair(1, 3),
                (0, 1) => open_pair(0, 2),
                _ => 0,
            };
            for second in ones(seconds) {
                let pair = (if even == 0 { odd } else { even }) | 1 << second;
                let uses = Corners { nine: &nine, ring, digits, pair }.uses_of_roof();
                if uses != 0 {
                    found.push(Rectangle { ring, pair: digit_set(pair), uses });
                }
            }
        });
        Self(found)
    }
}

/// The other columns of rectangles in two boxes with two rows and a column.
fn facing(row: usize, other: usize, column: usize) -> u16 {
    let same_box = 7 << (column / 3 * 3);
    let columns = if row / 3 == other / 3 { !same_box } else { same_box };
    columns & 511 & !(1 << column)
}

/// The corners in turn.
fn ring((above, below): (usize, usize), (left, right): (usize, usize)) -> [usize; 4] {
    [9 * above + left, 9 * above + right, 9 * below + right, 9 * below + left]
}

/// Hands over rectangles without clues with one or two open corners, as a mask. Of two, both have one digit beyond the
/// rectangle's at most, or one of them has none.
fn each_avoidable<const W: usize>(board: &Board<'_, W>, nine: &Nine, mut visit: impl FnMut([usize; 4], u8)) {
    let lone = word(board.lone_cells().words());
    let free = rows_of(!word(board.clues().words()));
    let [open, narrow, lone] = [nine.open, nine.bivalue | lone, lone].map(rows_of);
    for above in 0..9 {
        for below in above + 1..9 {
            let columns = free[above] & free[below];
            if columns & !(open[above] & open[below]) == 0 {
                continue;
            }
            for left in ones(columns) {
                for right in ones(columns & facing(above, below, left) & 511 << left) {
                    let corners = [(above, left), (above, right), (below, right), (below, left)];
                    let of = |rows: &[u16; 9]| {
                        let bit = |at: usize| (rows[corners[at].0] >> corners[at].1 & 1) << at;
                        bit(0) | bit(1) | bit(2) | bit(3)
                    };
                    let open = of(&open);
                    let few = match count(open) {
                        1 => true,
                        2 => open & !of(&narrow) == 0 || open & of(&lone) != 0,
                        _ => false,
                    };
                    if few {
                        visit(ring((above, below), (left, right)), open as u8);
                    }
                }
            }
        }
    }
}

/// A rectangle with the candidates of its corners.
struct Corners<'n> {
    nine: &'n Nine,
    ring: [usize; 4],
    digits: [u16; 4],
    pair: u16,
}

impl Corners<'_> {
    /// How the unique rectangle may be used.
    fn uses(&self) -> u8 {
        let fits = |&digits: &u16| digits == self.pair || digits & digits.wrapping_sub(1) != 0;
        if !self.digits.iter().all(fits) {
            return 0;
        }
        let roof = |at: usize| self.digits[at] & !self.pair != 0;
        let by_roof = self.uses_of_roof();
        match [roof(0), roof(1), roof(2), roof(3)].map(u8::from) {
            [1, 1, 0, 0] => by_roof | self.uses_of_side(0, 1),
            [0, 1, 1, 0] => by_roof | self.uses_of_side(1, 2),
            [0, 0, 1, 1] => by_roof | self.uses_of_side(2, 3),
            [1, 0, 0, 1] => by_roof | self.uses_of_side(3, 0),
            [a, b, c, d] if a + b + c + d > 1 => {
                let x_wing = a + b + c + d == 2 && self.has_x_wing();
                RectangleUse::Type5.when(by_roof == RectangleUse::Type2 as u8)
                    | RectangleUse::Type6.when(x_wing)
                    | RectangleUse::Hidden.when(self.is_hidden())
            }
            _ => by_roof,
        }
    }

    /// Type 1, or type 2 wherever the roof lies.
    fn uses_of_roof(&self) -> u8 {
        let (mut guardians, mut count, mut seen) = (0, 0, self.nine.open);
        for at in 0..4 {
            let extras = self.digits[at] & !self.pair;
            if self.digits[at] & self.pair == 0 {
                return 0;
            }
            if extras != 0 {
                guardians |= extras;
                count += 1;
                seen &= PEERS[self.ring[at]];
            }
        }
        match count {
            0 => 0,
            1 => RectangleUse::Type1 as u8,
            _ if guardians.is_power_of_two() && self.nine.places[guardians.trailing_zeros() as usize] & seen != 0 => {
                RectangleUse::Type2 as u8
            }
            _ => 0,
        }
    }

    /// Types 3 and 4 of a roof of two corners side by side.
    fn uses_of_side(&self, one: usize, two: usize) -> u8 {
        let (a, b) = (self.ring[one], self.ring[two]);
        let within = (self.digits[one] | self.digits[two]) & self.pair;
        let guardians = (self.digits[one] | self.digits[two]) & !self.pair;
        let strong = ones(self.pair).any(|digit| within & !(1 << digit) != 0 && self.nine.is_strong(digit, a, b));
        let roof = 1 << a | 1 << b;
        let houses = houses_of(a).map(|house| HOUSES[house]);
        let subset = |house: &u128| roof & !house == 0 && self.has_subset(house & !roof, guardians, within);
        let several = !guardians.is_power_of_two();
        RectangleUse::Type4.when(strong) | RectangleUse::Type3.when(several && houses.iter().any(subset))
    }

    /// Whether some of the cells have, with the guardians, one digit more than they are, and these digits elsewhere.
    fn has_subset(&self, cells: u128, guardians: u16, within: u16) -> bool {
        let choices = Choices::of(self.nine, cells);
        choices.proper().any(|(size, digits, others)| {
            let digits = digits | guardians;
            count(digits) == size + 1 && digits & (others | within) != 0
        })
    }

    /// Whether a digit has no place but corners in two opposite sides; the roof is two opposite corners.
    fn has_x_wing(&self) -> bool {
        let [a, b, c, d] = self.ring;
        ones(self.pair).any(|digit| {
            let strong = |x: usize, y: usize| self.nine.is_strong(digit, x, y);
            strong(a, b) && strong(c, d) || strong(c, b) && strong(a, d)
        })
    }

    /// Whether a digit has no place but corners in two sides that meet opposite to a corner of two digits.
    fn is_hidden(&self) -> bool {
        (0..4).filter(|&at| self.digits[at] == self.pair).any(|at| {
            let [b, c, d] = [1, 2, 3].map(|turn| self.ring[(at + turn) % 4]);
            let there = self.digits[(at + 2) % 4] & self.pair;
            ones(self.pair).any(|digit| {
                let other = there & !(1 << digit) != 0;
                other && self.nine.is_strong(digit, c, b) && self.nine.is_strong(digit, c, d)
            })
        })
    }
}
