//! How a rectangle of two digits may be used.

use super::grid::{HOUSES, PEERS, houses_of};
use super::nine::{Nine, bits, count, ones};
use super::rectangles::RectangleUse;

/// A rectangle with the candidates of its corners, each of which has one of the pair at least.
pub struct Corners<'n> {
    pub nine: &'n Nine,
    pub ring: [usize; 4],
    pub digits: [u16; 4],
    pub pair: u16,
}

impl Corners<'_> {
    /// How the unique rectangle may be used.
    pub fn uses(&self) -> u8 {
        let lone = |&digits: &u16| digits & digits.wrapping_sub(1) == 0;
        if self.digits.iter().any(lone) {
            return 0;
        }
        let by_roof = self.uses_of_roof();
        match self.roof() {
            0 => by_roof,
            0b0011 => by_roof | self.uses_of_side(0),
            0b0110 => by_roof | self.uses_of_side(1),
            0b1100 => by_roof | self.uses_of_side(2),
            0b1001 => by_roof | self.uses_of_side(3),
            roof if !roof.is_power_of_two() => {
                let opposite = matches!(roof, 0b0101 | 0b1010);
                RectangleUse::Type5.when(by_roof == RectangleUse::Type2 as u8)
                    | RectangleUse::Type6.when(opposite && self.has_x_wing())
                    | RectangleUse::Hidden.when(self.is_hidden(roof))
            }
            _ => by_roof,
        }
    }

    /// The corners with other candidates.
    fn roof(&self) -> usize {
        (0..4).fold(0, |roof, at| roof | usize::from(self.digits[at] & !self.pair != 0) << at)
    }

    /// Type 1, or type 2 wherever the roof lies.
    pub fn uses_of_roof(&self) -> u8 {
        let [a, b, c, d] = self.digits;
        let guardians = (a | b | c | d) & !self.pair;
        let roof = self.roof();
        if roof & roof.wrapping_sub(1) == 0 {
            return RectangleUse::Type1.when(roof != 0);
        }
        let all_see = || bits(roof as u128).fold(self.nine.open, |seen, at| seen & PEERS[self.ring[at]]);
        let same = guardians.is_power_of_two();
        RectangleUse::Type2.when(same && self.nine.places[guardians.trailing_zeros() as usize] & all_see() != 0)
    }

    /// Types 3 and 4 of a roof of two corners side by side.
    fn uses_of_side(&self, side: usize) -> u8 {
        let (one, two) = (side, (side + 1) % 4);
        let within = (self.digits[one] | self.digits[two]) & self.pair;
        let guardians = (self.digits[one] | self.digits[two]) & !self.pair;
        let strong = ones(self.pair).any(|digit| within & !(1 << digit) != 0 && self.is_strong(digit, side));
        let roof = 1 << self.ring[one] | 1 << self.ring[two];
        let houses = houses_of(self.ring[one]).map(|house| HOUSES[house]);
        let subset = |house: &u128| roof & !house == 0 && self.has_subset(house & !roof, guardians, within);
        let several = !guardians.is_power_of_two();
        RectangleUse::Type4.when(strong) | RectangleUse::Type3.when(several && houses.iter().any(subset))
    }

    /// Whether a digit has no place but this corner and the next in a house of both.
    fn is_strong(&self, digit: usize, side: usize) -> bool {
        let (one, two) = (side, (side + 1) % 4);
        if (self.digits[one] & self.digits[two]) >> digit & 1 == 0 {
            return false;
        }
        let [row, column, block] = houses_of(self.ring[one]);
        let line = if side.is_multiple_of(2) { self.nine.rows[digit][row] } else { self.nine.cols[digit][column - 9] };
        let has_box = || block == houses_of(self.ring[two])[2] && count(self.nine.boxes[digit][block - 18]) == 2;
        count(line) == 2 || has_box()
    }

    /// Whether some of the cells have, with the guardians, one digit more than they are, and these digits elsewhere.
    fn has_subset(&self, cells: u128, guardians: u16, within: u16) -> bool {
        let (mut digits, mut open) = ([0; 7], 0);
        for cell in bits(cells & self.nine.open) {
            digits[open] = self.nine.cells[cell];
            open += 1;
        }
        has_subset(&digits[..open], guardians, within, open as u32 + 1)
    }

    /// Whether a digit has no place but corners in two opposite sides; the roof is two opposite corners.
    fn has_x_wing(&self) -> bool {
        let strong = |digit: usize, side: usize| self.is_strong(digit, side) && self.is_strong(digit, side + 2);
        ones(self.pair).any(|digit| strong(digit, 0) || strong(digit, 1))
    }

    /// Whether a digit has no place but corners in two sides that meet opposite to a corner of two digits.
    fn is_hidden(&self, roof: usize) -> bool {
        (0..4).filter(|&at| roof >> at & 1 == 0).any(|at| {
            let (one, two) = ((at + 1) % 4, (at + 2) % 4);
            let there = self.digits[two] & self.pair;
            ones(self.pair)
                .any(|digit| there & !(1 << digit) != 0 && self.is_strong(digit, one) && self.is_strong(digit, two))
        })
    }
}

/// Whether some of the cells have, with these digits, just so many that there is one for each of the chosen and one
/// more; and whether the `others` have some of these. The number falls with each cell that is left out.
fn has_subset(cells: &[u16], digits: u16, others: u16, most: u32) -> bool {
    if count(digits) > most {
        return false;
    }
    let Some((&cell, rest)) = cells.split_first() else { return count(digits) == most && digits & others != 0 };
    has_subset(rest, digits | cell, others, most) || has_subset(rest, digits, others | cell, most - 1)
}
