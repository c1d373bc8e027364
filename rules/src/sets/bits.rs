//! Sets of numbers, as bits.

use std::ops::{Index, IndexMut};

/// Longer sets have their words in blocks of so many, which compilers make vector instructions of.
const BLOCK: usize = 4;

/// How many words sets of numbers below `count` have.
fn words_for(count: usize) -> usize {
    match count.div_ceil(64) {
        few @ 0..=2 => few,
        many => many.next_multiple_of(BLOCK),
    }
}

/// A set of small numbers, of any size.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits(pub Vec<u64>);

impl Bits {
    /// The empty set with room for numbers below `count`.
    #[inline]
    pub fn new(count: usize) -> Self {
        Self(vec![0; words_for(count)])
    }

    /// Adds a number.
    #[inline]
    pub fn insert(&mut self, at: usize) {
        insert(&mut self.0, at);
    }

    /// Whether the number is in the set.
    #[inline]
    pub fn contains(&self, at: usize) -> bool {
        contains(&self.0, at)
    }

    /// Empties the set.
    #[inline]
    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    /// The numbers in rising order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        each(&self.0)
    }
}

/// For each node a set of nodes.
#[derive(Debug, Clone)]
pub struct Matrix {
    words: usize,
    bits: Vec<u64>,
}

impl Matrix {
    /// Empty sets for numbers below `count`.
    #[inline]
    pub fn new(count: usize) -> Self {
        Self::of(count, count)
    }

    /// This many empty sets with room for numbers below `count`.
    #[inline]
    pub fn of(rows: usize, count: usize) -> Self {
        let words = words_for(count);
        Self { words, bits: vec![0; rows * words] }
    }

    /// Adds a number to a set.
    #[inline]
    pub fn insert(&mut self, row: usize, at: usize) {
        self.bits[row * self.words + (at >> 6)] |= 1 << (at & 63);
    }

    /// Takes a number out of a set.
    #[inline]
    pub fn remove(&mut self, row: usize, at: usize) {
        self.bits[row * self.words + (at >> 6)] &= !(1 << (at & 63));
    }
}

impl Index<usize> for Matrix {
    type Output = [u64];

    #[inline]
    fn index(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..][..self.words]
    }
}

impl IndexMut<usize> for Matrix {
    #[inline]
    fn index_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.bits[row * self.words..][..self.words]
    }
}

/// Adds a number to a set.
#[inline]
pub fn insert(set: &mut [u64], at: usize) {
    set[at >> 6] |= 1 << (at & 63);
}

/// Whether the number is in the set.
#[inline]
pub fn contains(set: &[u64], at: usize) -> bool {
    set[at >> 6] & (1 << (at & 63)) != 0
}

/// Adds all numbers of another set.
#[inline]
pub fn unite(set: &mut [u64], more: &[u64]) {
    each_word(set, more, |word, more| *word |= more);
}

/// Adds all numbers of another set; says whether that adds any.
#[inline]
pub fn grow(set: &mut [u64], more: &[u64]) -> bool {
    let new = more.iter().zip(&*set).any(|(more, word)| more & !word != 0);
    if new {
        unite(set, more);
    }
    new
}

/// Takes out all numbers of another set.
#[inline]
pub fn without(set: &mut [u64], less: &[u64]) {
    each_word(set, less, |word, less| *word &= !less);
}

/// Takes out all numbers that are not in another set.
#[inline]
pub fn keep(set: &mut [u64], some: &[u64]) {
    each_word(set, some, |word, some| *word &= some);
}

/// Whether two sets have a number in common.
#[inline]
pub fn meet(a: &[u64], b: &[u64]) -> bool {
    a.iter().zip(b).any(|(a, b)| a & b != 0)
}

#[inline]
fn each_word(set: &mut [u64], other: &[u64], change: impl Fn(&mut u64, u64)) {
    let ((blocks, rest), (others, last)) = (set.as_chunks_mut::<BLOCK>(), other.as_chunks::<BLOCK>());
    for (block, other) in blocks.iter_mut().zip(others) {
        (0..BLOCK).for_each(|at| change(&mut block[at], other[at]));
    }
    rest.iter_mut().zip(last).for_each(|(word, &other)| change(word, other));
}

/// The numbers of a set, rising.
#[inline]
pub fn each(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    let (mut at, mut word) = (0, set.first().copied().unwrap_or(0));
    std::iter::from_fn(move || {
        while word == 0 {
            at += 1;
            word = *set.get(at)?;
        }
        let bit = word.trailing_zeros() as usize;
        word &= word - 1;
        Some((at << 6) + bit)
    })
}

/// The numbers of one word of a set.
#[inline]
pub fn each_bit(at: usize, mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros() as usize;
            word &= word - 1;
            (at << 6) + bit
        })
    })
}
