//! A part of a list, for one of several machines.

use std::io;
use std::str::FromStr;

use thiserror::Error;

use super::Line;

/// Every n-th puzzle of a list, so that a list sorted by difficulty is split fairly, and one that is still being written
/// can be split too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shard {
    part: u64,
    of: u64,
}

/// A text that names no part.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is not a part of a list (expected i/n with i from 1 to n, such as 2/4)")]
pub struct BadShard(String);

impl FromStr for Shard {
    type Err = BadShard;

    fn from_str(text: &str) -> Result<Self, BadShard> {
        let numbers = text.split_once('/').and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
        let shard = numbers.map(|(part, of)| Self { part, of }).filter(|shard| (1..=shard.of).contains(&shard.part));
        shard.ok_or_else(|| BadShard(text.chars().take(40).collect()))
    }
}

impl Shard {
    /// Whether a line belongs to this part; errors of the reader belong to all.
    pub fn holds(self, line: &io::Result<Line>) -> bool {
        line.as_ref().map_or(true, |line| line.id % self.of == self.part % self.of)
    }

    /// How many of the first `count` puzzles belong to it.
    pub fn share(self, count: u64) -> u64 {
        (count + self.of - self.part) / self.of
    }
}
