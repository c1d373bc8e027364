//! Whether a digit makes a basic fish, with or without fins.

use super::nine::Nine;
use super::one_digit::Hopeless;
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::shared::Derived;

/// The digits that may make a fish of so many rows or columns, without fins.
pub struct PlainFish<const SIZE: usize>(DigitSet);

/// The digits that may make a fish of so many rows or columns, with fins.
pub struct FinnedFish<const SIZE: usize>(DigitSet);

impl<const W: usize, const SIZE: usize> Derived<W> for PlainFish<SIZE> {
    fn derive(board: &Board<'_, W>) -> Self {
        Self(digits(board, &|lines| Cast { lines, size: SIZE, slack: 0, caught: &is_caught }.widen(0, &mut vec![], 0)))
    }
}

impl<const W: usize, const SIZE: usize> Derived<W> for FinnedFish<SIZE> {
    fn derive(board: &Board<'_, W>) -> Self {
        // The fins lie in one box, so they take up at most three lines more.
        Self(digits(board, &|lines| Cast { lines, size: SIZE, slack: 3, caught: &has_fins }.widen(0, &mut vec![], 0)))
    }
}

/// The digits that may make a fish of rows and columns; `None` for sizes that are searched without a scout.
pub fn basic_fish<const W: usize>(board: &Board<'_, W>, size: usize, finned: bool) -> Option<DigitSet> {
    Some(match (size, finned) {
        (2, false) => board.derived::<PlainFish<2>>().0,
        (3, false) => board.derived::<PlainFish<3>>().0,
        (4, false) => board.derived::<PlainFish<4>>().0,
        (2, true) => board.derived::<FinnedFish<2>>().0,
        (3, true) => board.derived::<FinnedFish<3>>().0,
        (4, true) => board.derived::<FinnedFish<4>>().0,
        _ => return None,
    })
}

fn digits<const W: usize>(board: &Board<'_, W>, bites: &dyn Fn(&[u16; 9]) -> bool) -> DigitSet {
    let nine = board.derived::<Nine>();
    let bites = |&digit: &u8| bites(&nine.rows[digit as usize - 1]) || bites(&nine.cols[digit as usize - 1]);
    board.derived::<Hopeless>().digits.iter().filter(bites).collect()
}

/// Whether these lines, a base among them and what it takes up across make a fish that removes something.
type Bite = dyn Fn(&[u16; 9], &[usize], u16) -> bool;

/// The search through one digit's rows, or columns.
struct Cast<'a> {
    lines: &'a [u16; 9],
    size: usize,
    /// How many lines more than its size the base may take up across.
    slack: u32,
    caught: &'a Bite,
}

impl Cast<'_> {
    /// Adds lines from `from` on to the base; whether some choice catches something.
    fn widen(&self, from: usize, base: &mut Vec<usize>, union: u16) -> bool {
        if base.len() == self.size {
            return (self.caught)(self.lines, base, union);
        }
        for line in (from..9).filter(|&line| self.lines[line] != 0) {
            let union = union | self.lines[line];
            if union.count_ones() > self.size as u32 + self.slack {
                continue;
            }
            base.push(line);
            if self.widen(line + 1, base, union) {
                return true;
            }
            base.pop();
        }
        false
    }
}

/// Whether a fish without fins removes something.
fn is_caught(lines: &[u16; 9], base: &[usize], union: u16) -> bool {
    (0..9).any(|line| !base.contains(&line) && lines[line] & union != 0)
}

/// Whether all places of the base that are too many can lie in one box, in which the fish then removes something.
fn has_fins(lines: &[u16; 9], base: &[usize], union: u16) -> bool {
    if union.count_ones() as usize <= base.len() {
        return false;
    }
    let size = base.len() as u32;
    for band in 0..3 {
        let inside = base.iter().filter(|&&line| line / 3 == band);
        if inside.clone().next().is_none() {
            continue;
        }
        let outside = base.iter().filter(|&&line| line / 3 != band).fold(0, |all, &line| all | lines[line]);
        for stack in 0..3 {
            let block = 0b111 << (3 * stack);
            let body = inside.clone().fold(outside, |all, &line| all | lines[line] & !block);
            let spare = size.saturating_sub(body.count_ones());
            if body.count_ones() > size {
                continue;
            }
            let reach = if spare > 0 { block } else { body & block };
            let hit = (3 * band..3 * band + 3).any(|line| !base.contains(&line) && lines[line] & reach != 0);
            if hit {
                return true;
            }
        }
    }
    false
}
