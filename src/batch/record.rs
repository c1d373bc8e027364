//! What came of a line.

use std::fmt;
use std::sync::Arc;

use serde_json::Value;

use crate::trace::{Solutions, Stop, Trace};

/// How a line ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// Solved by logic alone.
    Solved,
    /// Solved with guesses.
    Guessed,
    /// Logic ends before the solution.
    Stalled,
    /// The profile's limit of steps was reached.
    Limit,
    /// The puzzle has no solution.
    Impossible,
    /// The line cannot be read.
    Error,
}

impl Status {
    /// How a solve ended, with so many guesses, of a puzzle that has so many solutions.
    pub fn of(stop: Stop, guesses: usize, solutions: Solutions) -> Self {
        match stop {
            _ if solutions == Solutions::None => Self::Impossible,
            Stop::Contradiction { .. } => Self::Impossible,
            Stop::Solved if guesses == 0 => Self::Solved,
            Stop::Solved => Self::Guessed,
            Stop::Stalled => Self::Stalled,
            Stop::MaxSteps { .. } => Self::Limit,
        }
    }

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Guessed => "guessed",
            Self::Stalled => "stalled",
            Self::Limit => "limit",
            Self::Impossible => "impossible",
            Self::Error => "error",
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// What came of a line: what a summary needs, and the columns that were asked for.
#[derive(Debug, Clone)]
pub struct Record {
    /// The number of the puzzle, from 1.
    pub id: u64,
    /// The name of its list.
    pub file: Option<Arc<str>>,
    /// The number of its line in the list, from 1.
    pub line: u64,
    /// How it ended.
    pub status: Status,
    /// Why the line cannot be read.
    pub error: Option<String>,
    /// Deductions, nested ones included.
    pub steps: usize,
    /// Rounds of the rules, where the profile goes in rounds.
    pub sweeps: Option<u32>,
    /// Digits that were tried out.
    pub guesses: usize,
    /// The id of the hardest rule that was used.
    pub hardest: Option<String>,
    /// The columns that were asked for.
    pub values: Vec<Value>,
    /// The trace, where it was asked for and the line holds a puzzle.
    pub trace: Option<Trace>,
}
