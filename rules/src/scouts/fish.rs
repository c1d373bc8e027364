//! Whether a digit makes a basic fish, with or without fins.

use super::by_digit::ByDigit;
use super::nine::{Nine, count, ones};
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
    Cast { lines, most: size as u32 + slack, caught }.widen(size, 0, 0, 0)
}

/// Whether these lines, a base among them and what it takes up across make a fish that removes something.
type Bite = dyn Fn(&[u16; 9], u16, u16) -> bool;

/// The search through one digit's rows, or columns.
struct Cast<'a> {
    lines: &'a [u16; 9],
    /// How many lines the base may take up across.
    most: u32,
    caught: &'a Bite,
}

impl Cast<'_> {
    /// Adds so many lines from `from` on to the base; whether some choice catches something.
    fn widen(&self, missing: usize, from: usize, base: u16, union: u16) -> bool {
        if missing == 0 {
            return (self.caught)(self.lines, base, union);
        }
        (from..10 - missing).any(|line| {
            let union = union | self.lines[line];
            let fits = self.lines[line] != 0 && count(union) <= self.most;
            fits && self.widen(missing - 1, line + 1, base | 1 << line, union)
        })
    }
}

/// The places in some of the lines.
fn places(lines: &[u16; 9], chosen: u16) -> u16 {
    ones(chosen).fold(0, |all, line| all | lines[line])
}

/// Whether a fish without fins removes something.
fn is_caught(lines: &[u16; 9], base: u16, union: u16) -> bool {
    places(lines, 511 & !base) & union != 0
}

/// Whether all places of the base that are too many can lie in one box, in which the fish then removes something.
fn has_fins(lines: &[u16; 9], base: u16, union: u16) -> bool {
    let size = count(base);
    if count(union) <= size {
        return false;
    }
    [0, 3, 6].into_iter().any(|band| {
        let [inside, beside] = [base, !base].map(|lines| lines & 0b111 << band);
        if inside == 0 {
            return false;
        }
        let (outside, inside, beside) = (places(lines, base & !inside), places(lines, inside), places(lines, beside));
        [0b000_000_111, 0b000_111_000, 0b111_000_000].into_iter().any(|block| {
            let body = outside | inside & !block;
            let reach = if count(body) < size { block } else { body & block };
            count(body) <= size && beside & reach != 0
        })
    })
}
