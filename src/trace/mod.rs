//! The trace: everything that a solve found out, with its reasons. All views read this and nothing else.

mod compact;
mod horn;
mod index;
mod json;
mod marks;
mod minimal;
mod rebuild;
mod replay;
mod slice;
mod verify;

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use whydoku_rules::geometry::Spec;
use whydoku_rules::log::{Assumption, Event, Step, StepId};
use whydoku_rules::names::Fact;

use crate::profile::Profile;

pub use horn::{Horn, Implication, Target};
pub use index::{Index, Node, Origin};
pub use json::{TraceError, schema};
pub use marks::mark;
pub use minimal::{least, minimal, trimmed};
pub use rebuild::{Numbers, rebuild};
pub use replay::{Position, clues, each_position, position_before};
pub use slice::{Slice, reach};
pub use verify::{VerifyError, verify};

/// The version of the format; a reader refuses any other.
pub const SCHEMA: &str = "whydoku.trace/1";

/// A whole solve.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Trace {
    /// [`SCHEMA`].
    pub schema: String,
    /// Name and version of the program that made it.
    pub program: String,
    /// What the input calls the puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The digits that stood at the beginning: a character a cell, row by row, `.` for none, `+` before a digit that
    /// was placed and is not a clue. Letters stand for digits from 10.
    pub puzzle: String,
    /// The geometry.
    pub layout: Spec,
    /// Rules, policy and limits.
    pub profile: Arc<Profile>,
    /// How many solutions the puzzle has, as far as is known.
    pub solutions: Solutions,
    /// Why the solve ended.
    pub stop: Stop,
    /// Of a puzzle with several solutions the digits that all of them share, as in `puzzle`; clues included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub common: Option<String>,
    /// The end state: the candidates that are left in each cell, row by row.
    pub grid: Vec<String>,
    /// The solution, a character a cell, when it was found.
    pub solution: Option<String>,
    /// The placed digits that rest on unproven assumptions; every other one follows from the clues alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unproven: Vec<Unproven>,
    /// What became known, in order, in the outermost scope.
    pub events: Vec<Event>,
    /// The steps of the outermost scope; step 0 states the clues.
    pub steps: Vec<Step>,
}

/// A placed digit that is not proven.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unproven {
    /// The digit and its cell.
    pub fact: Fact,
    /// What it rests on.
    pub assumptions: Vec<Assumption>,
}

/// How many solutions a puzzle has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Solutions {
    /// The puzzle is impossible.
    None,
    /// Exactly one, as a puzzle should.
    One,
    /// At least two.
    Several,
    /// Not counted, or the count was given up.
    Unknown,
}

/// Why a solve ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "reason", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Stop {
    /// Every cell has its digit.
    Solved,
    /// No rule of the profile finds anything more.
    Stalled,
    /// The puzzle is impossible: this step shows it.
    Contradiction {
        /// The step that found the contradiction.
        step: StepId,
    },
    /// The profile's limit was reached.
    MaxSteps {
        /// The limit.
        limit: u32,
    },
}

impl Trace {
    /// Every step, nested ones included, in the order in which they were begun.
    pub fn all_steps(&self) -> Vec<&Step> {
        fn walk<'t>(steps: &'t [Step], out: &mut Vec<&'t Step>) {
            for step in steps {
                out.push(step);
                step.branches.iter().for_each(|branch| walk(&branch.steps, out));
            }
        }
        let mut out = vec![];
        walk(&self.steps, &mut out);
        out
    }

    /// What the steps prove about the number of solutions: when they end without resting on any assumption, one or
    /// none.
    pub fn proven_solutions(&self) -> Solutions {
        let assumed = self.steps.iter().any(|step| !step.assumptions.is_empty());
        match self.stop {
            Stop::Contradiction { .. } if !assumed => Solutions::None,
            Stop::Solved if !assumed => Solutions::One,
            _ => Solutions::Unknown,
        }
    }

    /// How many deductions were made, nested ones included; the clues do not count.
    pub fn step_count(&self) -> usize {
        self.all_steps().len().saturating_sub(1)
    }

    /// How many rounds of the rules made a step.
    pub fn sweeps(&self) -> u32 {
        self.all_steps().iter().map(|step| step.sweep).max().unwrap_or(0)
    }

    /// How many digits were tried out.
    pub fn guesses(&self) -> usize {
        self.all_steps().iter().filter(|step| step.rule == "guess").count()
    }
}
