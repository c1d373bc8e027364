//! Bit sets of cells and of digits.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

use crate::names::Digit;

/// A set of cell indices below `64 * W`. Two words hold a 9×9 (and a 10×10), ten a 25×25.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellSet<const W: usize>([u64; W]);

impl<const W: usize> Default for CellSet<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> CellSet<W> {
    /// No cell.
    pub const EMPTY: Self = Self([0; W]);

    /// The cells 0 to `count - 1`.
    pub fn first(count: usize) -> Self {
        (0..count).collect()
    }

    /// One cell.
    #[inline]
    pub fn of(cell: usize) -> Self {
        let mut set = Self::EMPTY;
        set.insert(cell);
        set
    }

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: usize) {
        self.0[cell >> 6] |= 1 << (cell & 63);
    }

    /// Takes a cell out.
    #[inline]
    pub fn remove(&mut self, cell: usize) {
        self.0[cell >> 6] &= !(1 << (cell & 63));
    }

    /// Whether the cell is in the set.
    #[inline]
    pub fn contains(&self, cell: usize) -> bool {
        self.0[cell >> 6] & (1 << (cell & 63)) != 0
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// How many cells.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The lowest cell.
    #[inline]
    pub fn lowest(&self) -> Option<usize> {
        self.iter().next()
    }

    /// The only cell, when there is exactly one.
    #[inline]
    pub fn single(&self) -> Option<usize> {
        let mut found = None;
        for (at, &word) in self.0.iter().enumerate() {
            if word != 0 {
                if found.is_some() || !word.is_power_of_two() {
                    return None;
                }
                found = Some((at << 6) + word.trailing_zeros() as usize);
            }
        }
        found
    }

    /// The words, lowest cells first.
    #[inline]
    pub fn words(&self) -> &[u64; W] {
        &self.0
    }

    /// Whether every cell of this set is in the other.
    #[inline]
    pub fn is_subset(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(mine, theirs)| mine & !theirs == 0)
    }

    /// Whether the two sets have no cell in common.
    #[inline]
    pub fn is_disjoint(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(mine, theirs)| mine & theirs == 0)
    }

    /// The cells in rising order.
    #[inline]
    pub fn iter(&self) -> CellIter<W> {
        CellIter { words: self.0, at: 0 }
    }
}

impl<const W: usize> FromIterator<usize> for CellSet<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl<const W: usize> IntoIterator for CellSet<W> {
    type Item = usize;
    type IntoIter = CellIter<W>;

    fn into_iter(self) -> CellIter<W> {
        self.iter()
    }
}

/// Iterates over a [`CellSet`] in rising order.
pub struct CellIter<const W: usize> {
    words: [u64; W],
    at: usize,
}

impl<const W: usize> Iterator for CellIter<W> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.at < W {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                return Some((self.at << 6) + word.trailing_zeros() as usize);
            }
            self.at += 1;
        }
        None
    }

    /// Word by word, which takes fewer tests than one cell after the other.
    #[inline]
    fn fold<B, F: FnMut(B, usize) -> B>(self, init: B, mut f: F) -> B {
        let mut result = init;
        for (at, &word) in self.words.iter().enumerate().skip(self.at) {
            let mut word = word;
            while word != 0 {
                result = f(result, (at << 6) + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
        result
    }
}

macro_rules! cell_set_op {
    ($trait:ident, $method:ident, |$a:ident, $b:ident| $word:expr) => {
        impl<const W: usize> $trait for CellSet<W> {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(std::array::from_fn(|i| {
                    let ($a, $b) = (self.0[i], other.0[i]);
                    $word
                }))
            }
        }
    };
}

cell_set_op!(BitAnd, bitand, |a, b| a & b);
cell_set_op!(BitOr, bitor, |a, b| a | b);
cell_set_op!(Sub, sub, |a, b| a & !b);

impl<const W: usize> BitAndAssign for CellSet<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const W: usize> BitOrAssign for CellSet<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

/// A set of digits 1 to 25: bit `d` stands for digit `d`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct DigitSet(u32);

impl DigitSet {
    /// No digit.
    pub const EMPTY: Self = Self(0);

    /// The digits 1 to `size`.
    pub fn all(size: usize) -> Self {
        Self((1 << (size + 1)) - 2)
    }

    /// One digit.
    #[inline]
    pub fn of(digit: Digit) -> Self {
        Self(1 << digit)
    }

    /// The set as a word: bit `d` stands for digit `d`.
    #[inline]
    pub fn word(self) -> u32 {
        self.0
    }

    /// The set of a word of [`DigitSet::word`].
    #[inline]
    pub(crate) fn from_word(word: u32) -> Self {
        Self(word)
    }

    /// Adds a digit.
    #[inline]
    pub fn insert(&mut self, digit: Digit) {
        self.0 |= 1 << digit;
    }

    /// Takes a digit out.
    #[inline]
    pub fn remove(&mut self, digit: Digit) {
        self.0 &= !(1 << digit);
    }

    /// Whether the digit is in the set.
    #[inline]
    pub fn contains(self, digit: Digit) -> bool {
        self.0 & (1 << digit) != 0
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many digits.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Those of the digits that are lower than this one.
    #[inline]
    pub fn below(self, digit: Digit) -> Self {
        Self(self.0 & ((1 << digit) - 1))
    }

    /// The only digit, when there is exactly one.
    #[inline]
    pub fn single(self) -> Option<Digit> {
        self.0.is_power_of_two().then(|| self.0.trailing_zeros() as Digit)
    }

    /// Whether every digit of this set is in the other.
    #[inline]
    pub fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The digits in rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Digit> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let digit = bits.trailing_zeros() as Digit;
                bits &= bits - 1;
                digit
            })
        })
    }
}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        Self(digits.into_iter().fold(0, |bits, digit| bits | 1 << digit))
    }
}

impl BitAnd for DigitSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for DigitSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for DigitSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Sub for DigitSet {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for DigitSet {
    type Output = Self;

    /// Every digit that is not in the set, those beyond the puzzle's size included.
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & !1)
    }
}
