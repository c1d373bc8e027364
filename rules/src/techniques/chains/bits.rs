//! Sets of node numbers.

use std::ops::{Index, IndexMut};

/// A set of small numbers, of any size.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits(pub Vec<u64>);

impl Bits {
    /// The empty set with room for numbers below `count`.
    #[inline]
    pub fn new(count: usize) -> Self {
        Self(vec![0; count.div_ceil(64)])
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
        let words = count.div_ceil(64);
        Self { words, bits: vec![0; rows * words] }
    }

    /// Whether the number is in a set.
    #[inline]
    pub fn contains(&self, row: usize, at: usize) -> bool {
        contains(&self[row], at)
    }

    /// Adds a number to a set.
    #[inline]
    pub fn insert(&mut self, row: usize, at: usize) {
        self.bits[row * self.words + (at >> 6)] |= 1 << (at & 63);
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
    set.iter_mut().zip(more).for_each(|(word, more)| *word |= more);
}

/// Takes out all numbers of another set.
#[inline]
pub fn without(set: &mut [u64], less: &[u64]) {
    set.iter_mut().zip(less).for_each(|(word, less)| *word &= !less);
}

/// The numbers of a set, rising.
#[inline]
pub fn each(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    set.iter().enumerate().flat_map(|(at, &word)| each_bit(at, word))
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
