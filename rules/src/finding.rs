//! What a rule hands over: conclusions, the pattern it saw, the proof.

use smallvec::SmallVec;

use crate::certificate::Certificate;
use crate::names::{Candidate, Fact, Sector};
use crate::pattern::Pattern;

/// A few facts. They take no memory of their own where they are four at most.
pub type Facts = SmallVec<[Fact; 4]>;

/// One use of a rule in one position. It holds no prose and no premises: both are derived.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What follows: placements and eliminations; nothing at all when the position is contradictory.
    pub conclusions: Facts,
    /// What was seen.
    pub pattern: Pattern,
    /// Why it holds.
    pub certificate: Certificate,
}

impl Finding {
    /// A digit that is tried out, so that it is gone where it fails.
    pub fn guess(candidate: Candidate) -> Self {
        let Candidate { cell, digit } = candidate;
        Self::new(Pattern::Guess { cell, digit }, [candidate.is_not()], Certificate::Cases { over: None })
    }

    /// The fact that a guess tries out: the scheduler opens a scope for it and draws the conclusions.
    pub fn supposed(&self) -> Option<Fact> {
        match self.pattern {
            Pattern::Guess { cell, digit } => Some(cell.candidate(digit).is()),
            _ => None,
        }
    }

    /// A digit that goes into a cell since this sector has no other candidate.
    pub fn placement(pattern: Pattern, fact: Fact, sector: Sector) -> Self {
        let mut conclusions = Facts::new();
        conclusions.push(fact);
        Self { conclusions, pattern, certificate: Certificate::truth(sector) }
    }

    /// A finding that is proven by its certificate alone.
    pub fn new(pattern: Pattern, conclusions: impl IntoIterator<Item = Fact>, certificate: Certificate) -> Self {
        Self { conclusions: conclusions.into_iter().collect(), pattern, certificate }
    }
}
