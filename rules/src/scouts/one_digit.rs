//! Places that a digit cannot take, however it is spread over the grid: all that rules of one digit can remove.

use super::by_digit::ByDigit;
use super::nine::{Nine, ones};
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::shared::Derived;

/// The columns of the three boxes of a band.
const STACKS: [u16; 3] = [0b000_000_111, 0b000_111_000, 0b111_000_000];

/// The digits with places that are in no arrangement of theirs, with one place in each row, column and box that needs
/// it.
pub struct Hopeless {
    /// The digits.
    pub digits: DigitSet,
    known: ByDigit<bool>,
}

impl<const W: usize> Derived<W> for Hopeless {
    fn derive(board: &Board<'_, W>, before: Option<&Self>) -> Self {
        let nine = board.derived::<Nine>();
        let known = ByDigit::ask(&nine, before.map(|before| &before.known), |digit| has_hopeless(&nine, digit));
        Self { digits: known.digits(), known }
    }
}

fn has_hopeless(nine: &Nine, digit: usize) -> bool {
    let needs = |houses: &[u16; 9]| houses.iter().filter(|&&places| places != 0).count();
    let rows = &nine.rows[digit];
    if needs(rows) != needs(&nine.cols[digit]) || needs(rows) != needs(&nine.boxes[digit]) {
        return true;
    }
    let mut used = [0_u16; 9];
    (0..9).any(|row| {
        ones(rows[row]).any(|col| used[row] >> col & 1 == 0 && !arrange(rows, &mut used, (row, col), 0, 0x1ff, 0x1ff))
    })
}

/// Fills the rows from this one on, one of them with a given column, by columns that are free both in the grid and in
/// the band; places that are in no arrangement yet come first. Notes what it uses.
fn arrange(rows: &[u16; 9], used: &mut [u16; 9], fixed: (usize, usize), row: usize, free: u16, band: u16) -> bool {
    if row == 9 {
        return true;
    }
    let band = if row.is_multiple_of(3) { 0x1ff } else { band };
    if rows[row] == 0 {
        return arrange(rows, used, fixed, row + 1, free, band);
    }
    let mut left = rows[row] & free & band;
    if row == fixed.0 {
        left &= 1 << fixed.1;
    } else {
        left &= !(1 << fixed.1);
        if row / 3 == fixed.0 / 3 {
            left &= !STACKS[fixed.1 / 3];
        }
    }
    for part in [left & !used[row], left & used[row]] {
        for col in ones(part) {
            if arrange(rows, used, fixed, row + 1, free & !(1 << col), band & !STACKS[col / 3]) {
                used[row] |= 1 << col;
                return true;
            }
        }
    }
    false
}
