//! Variables, literals and labels.

use whydoku_rules::names::{Candidate, Fact, Sector};

/// The variable of a candidate.
pub fn variable(candidate: Candidate) -> String {
    format!("{}_{}", candidate.cell, candidate.digit)
}

/// The literal that is true when the fact holds.
pub fn literal(fact: Fact) -> String {
    format!("{}{}", if fact.holds { "" } else { "~" }, variable(fact.candidate))
}

/// The label of "at least one of this sector".
pub fn at_least(sector: Sector) -> String {
    format!("@L{sector}")
}

/// The label of "at most one of this sector".
pub fn at_most(sector: Sector) -> String {
    format!("@M{sector}")
}

/// The label of what the puzzle states.
pub fn stated(fact: Fact) -> String {
    format!("@{}_{}", if fact.holds { "given" } else { "gone" }, variable(fact.candidate))
}
