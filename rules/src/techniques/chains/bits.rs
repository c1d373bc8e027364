//! Sets of node numbers.

/// A set of small numbers, of any size.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits(pub Vec<u64>);

impl Bits {
    /// The empty set with room for numbers below `count`.
    pub fn new(count: usize) -> Self {
        Self(vec![0; count.div_ceil(64)])
    }

    /// Adds a number.
    pub fn insert(&mut self, at: usize) {
        self.0[at >> 6] |= 1 << (at & 63);
    }

    /// Whether the number is in the set.
    pub fn contains(&self, at: usize) -> bool {
        self.0[at >> 6] & (1 << (at & 63)) != 0
    }

    /// Empties the set.
    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    /// The numbers in rising order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(at, &word)| each_bit(at, word))
    }
}

/// The numbers of one word of a set.
pub fn each_bit(at: usize, mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros() as usize;
            word &= word - 1;
            (at << 6) + bit
        })
    })
}
