//! What a rule hands over: conclusions, the pattern it saw, the proof.

use crate::certificate::Certificate;
use crate::names::Fact;
use crate::pattern::Pattern;

/// One use of a rule in one position. It holds no prose and no premises: both are derived.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What follows: placements and eliminations; nothing at all when the position is contradictory.
    pub conclusions: Vec<Fact>,
    /// What was seen.
    pub pattern: Pattern,
    /// Why it holds.
    pub certificate: Certificate,
    /// A fact to try out: the scheduler opens a scope for it and draws the conclusions.
    pub suppose: Option<Fact>,
}

impl Finding {
    /// A finding that is proven by its certificate alone.
    pub fn new(pattern: Pattern, conclusions: Vec<Fact>, certificate: Certificate) -> Self {
        Self { conclusions, pattern, certificate, suppose: None }
    }
}
