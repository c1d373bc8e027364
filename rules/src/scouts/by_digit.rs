//! Answers that depend on the open places of one digit alone, kept while these stay the same.

use std::array::from_fn;

use super::nine::{Nine, digit_set};
use crate::cellset::DigitSet;

/// An answer for each digit.
pub struct ByDigit<T> {
    places: [u128; 9],
    pub answers: [T; 9],
}

impl<T: Copy> ByDigit<T> {
    /// Asks about each digit that has other places than before.
    pub fn ask(nine: &Nine, before: Option<&Self>, answer: impl Fn(usize) -> T) -> Self {
        let known = |digit: usize| before.filter(|known| known.places[digit] == nine.places[digit]);
        let answers = from_fn(|digit| known(digit).map_or_else(|| answer(digit), |known| known.answers[digit]));
        Self { places: nine.places, answers }
    }
}

impl<T> ByDigit<T> {
    /// The digits for whose answers this holds.
    pub fn digits_that(&self, holds: impl Fn(&T) -> bool) -> DigitSet {
        digit_set((0..9).fold(0, |digits, digit| digits | u16::from(holds(&self.answers[digit])) << digit))
    }
}

impl ByDigit<bool> {
    /// The digits for which the answer is yes.
    pub fn digits(&self) -> DigitSet {
        self.digits_that(|&yes| yes)
    }
}
