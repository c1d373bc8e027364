//! Proof logs: the same trace as a derivation that an outside checker accepts.
//!
//! [`Proof::formula`] is the puzzle as pseudo-Boolean constraints (OPB), [`Proof::log`] the explanation in the format of
//! [VeriPB](https://gitlab.com/MIAOresearch/software/VeriPB) 3: each line is one fact of the trace, and its hints are
//! the premises that the step states, so that the checker follows our reasons and not its own.
//!
//! # Encoding
//! - `r4c5_7` is 1 when 7 is in r4c5. Digits are written as numbers.
//! - `@L…` says that a sector has at least one true candidate, `@M…` that it has at most one: `@Lr4c5`, `@M7b2`.
//! - `@given_r1c1_4` states a clue, `@gone_r1c2_3` a candidate that was gone in the position that came in.
//! - `@e412` is the fact of the event at tick 412; inside branches it carries the negated assumptions.
//! - `@s31` is the sum of step 31's truths and links (`pol`), from which its conclusions follow by unit propagation.
//! - The objective counts the digits that are claimed. A lower bound as high as their number says that each of them
//!   follows; an upper bound with the solution says that there is one.

mod formula;
mod log;
mod names;

use thiserror::Error;
use whydoku_rules::geometry::{Geometry, SpecError};
use whydoku_rules::log::StepId;

use crate::trace::{Stop, Trace};

/// What a proof claims.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// Every placed digit follows; of a puzzle that the trace shows to be impossible, that it is.
    Follows,
    /// Besides, the solution is one, so that there is exactly one.
    Unique,
}

/// Why a trace cannot be turned into a proof.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ProofError {
    /// A step that holds only where the puzzle has one solution.
    #[error("step {0} ({1}) rests on the puzzle having one solution, which the clues alone do not prove")]
    Uniqueness(StepId, String),
    /// A guess that was not refuted.
    #[error("step {0} is a guess that was not refuted, and so proves nothing")]
    Assumption(StepId),
    /// Uniqueness is claimed of a trace that does not reach a solution.
    #[error("the trace does not reach a solution, so it cannot prove that there is just one")]
    NoSolution,
    /// The layout of the trace cannot be.
    #[error(transparent)]
    Layout(#[from] SpecError),
    /// The trace names something that the puzzle does not have, or that no earlier step established.
    #[error("step {0} names {1}, which is not known there")]
    Unknown(StepId, String),
}

/// A puzzle and the proof of its explanation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// The puzzle as OPB.
    pub formula: String,
    /// The proof log as VeriPB 3 reads it.
    pub log: String,
}

/// Writes the proof of a trace that [`crate::trace::verify`] accepts.
///
/// # Errors
/// When a step does not follow from the clues, or when more is claimed than the trace shows.
pub fn prove(trace: &Trace, claim: Claim) -> Result<Proof, ProofError> {
    let geometry = Geometry::new(trace.layout.clone())?;
    if claim == Claim::Unique && trace.stop != Stop::Solved {
        return Err(ProofError::NoSolution);
    }
    let log = log::write(trace, &geometry, claim)?;
    Ok(Proof { formula: formula::write(trace, &geometry), log })
}
