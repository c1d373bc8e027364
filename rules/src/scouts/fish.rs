//! Whether a digit makes a basic fish, with or without fins.

use super::by_digit::ByDigit;
use super::nine::{Nine, count};
use super::one_digit::Hopeless;
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::names::Digit;
use crate::shared::Derived;

/// Whether each digit may make a fish of so many rows or columns, without fins.
pub struct PlainFish<const SIZE: usize>(ByDigit<bool>);

/// Whether each digit may make a fish of so many rows or columns, with fins.
pub struct FinnedFish<const SIZE: usize>(ByDigit<bool>);

impl<const W: usize, const SIZE: usize> Derived<W> for PlainFish<SIZE> {
    fn derive(board: &Board<'_, W>, before: Option<&Self>) -> Self {
        Self(look(board, before.map(|before| &before.0), &|lines| bites(lines, SIZE, 0, &is_caught)))
    }
}

// The fins lie in one box, so they take up at most three lines more.
impl<const W: usize, const SIZE: usize> Derived<W> for FinnedFish<SIZE> {
    fn derive(board: &Board<'_, W>, before: Option<&Self>) -> Self {
        Self(look(board, before.map(|before| &before.0), &|lines| bites(lines, SIZE, 3, &has_fins)))
    }
}

/// The digits that may make a fish of rows and columns; `None` for sizes that are searched without a scout.
pub fn basic_fish<const W: usize>(board: &Board<'_, W>, size: usize, finned: bool) -> Option<DigitSet> {
    Some(match (size, finned) {
        (2, false) => board.derived::<PlainFish<2>>().0.digits(),
        (3, false) => board.derived::<PlainFish<3>>().0.digits(),
        (4, false) => board.derived::<PlainFish<4>>().0.digits(),
        (2, true) => board.derived::<FinnedFish<2>>().0.digits(),
        (3, true) => board.derived::<FinnedFish<3>>().0.digits(),
        (4, true) => board.derived::<FinnedFish<4>>().0.digits(),
        _ => return None,
    })
}

fn look<const W: usize>(
    board: &Board<'_, W>,
    before: Option<&ByDigit<bool>>,
    bites: &dyn Fn(&[u16; 9]) -> bool,
) -> ByDigit<bool> {
    let (nine, hopeless) = (board.derived::<Nine>(), board.derived::<Hopeless>());
    ByDigit::ask(&nine, before, |digit| {
        hopeless.digits.contains(digit as Digit + 1) && (bites(&nine.rows[digit]) || bites(&nine.cols[digit]))
    })
}

fn bites(lines: &[u16; 9], size: usize, slack: u32, caught: &Bite) -> bool {
    Cast { lines, size, slack, caught }.widen(0, &mut Vec::with_capacity(size), 0)
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
            if count(union) > self.size as u32 + self.slack {
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
    if count(union) as usize <= base.len() {
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
            let spare = size.saturating_sub(count(body));
            if count(body) > size {
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
