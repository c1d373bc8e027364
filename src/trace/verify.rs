//! Checking a trace file: its steps by the kernel, its head against its steps.

use thiserror::Error;
use whydoku_rules::geometry::{Geometry, SpecError};
use whydoku_rules::kernel::{Fault, Kernel};
use whydoku_rules::log::StepId;
use whydoku_rules::names::char_digit;

use super::{Position, Solutions, Stop, Trace, marks};
use crate::search;

/// Why a trace does not hold.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum VerifyError {
    /// The layout cannot be.
    #[error("its layout cannot be: {0}")]
    Layout(#[from] SpecError),
    /// A step fails.
    #[error(transparent)]
    Step(#[from] Fault),
    /// `puzzle` is not a line of this layout.
    #[error("`puzzle` is not a line of {cells} cells")]
    Puzzle {
        /// How many cells the layout has.
        cells: usize,
    },
    /// The clues of step 0 are not those of `puzzle`.
    #[error("step 0 does not place the digits of `puzzle`")]
    Clues,
    /// `grid` is not what the events lead to.
    #[error("`grid` is not what the events lead to")]
    Grid,
    /// `solution` is not what the events lead to.
    #[error("`solution` is not what the events lead to")]
    Solution,
    /// `unproven` does not fit the marks of the steps.
    #[error("`unproven` is not what the steps' assumptions say")]
    Unproven,
    /// `common` is wrong.
    #[error("`common` is not what all solutions of the puzzle share")]
    Common,
    /// `stop` does not fit the last step.
    #[error("`stop` does not fit how the steps end")]
    Stop,
    /// `solutions` is wrong.
    #[error("`solutions` is not the number of solutions of the puzzle")]
    Solutions,
}

/// Checks every step of a trace, and that its head says what the steps say. No rule is run.
///
/// # Errors
/// The first thing that does not hold.
pub fn verify(trace: &Trace) -> Result<(), VerifyError> {
    let geometry = Geometry::new(trace.layout.clone())?;
    let clues = check_clues(trace, &geometry)?;
    Kernel::new(&geometry, clues).check(&trace.events, &trace.steps)?;
    let end = Position::after(&geometry, &trace.events);
    if end.grid() != trace.grid {
        return Err(VerifyError::Grid);
    }
    if end.solution() != trace.solution {
        return Err(VerifyError::Solution);
    }
    if marks::unproven(trace) != trace.unproven {
        return Err(VerifyError::Unproven);
    }
    check_stop(trace)?;
    check_common(trace, &geometry)?;
    check_solutions(trace, &geometry)
}

/// The cells that hold clues, once step 0 and `puzzle` say the same.
fn check_clues(trace: &Trace, geometry: &Geometry) -> Result<Vec<usize>, VerifyError> {
    let wrong = VerifyError::Puzzle { cells: geometry.cell_count() };
    let mut digits = vec![];
    let mut clues = vec![];
    let mut cell = 0;
    let mut plus = false;
    for c in trace.puzzle.chars() {
        match c {
            '+' if !plus => plus = true,
            '.' if !plus => cell += 1,
            _ => {
                let digit = char_digit(c).filter(|digit| geometry.digits().contains(digit)).ok_or(wrong.clone())?;
                if cell == geometry.cell_count() {
                    return Err(wrong);
                }
                digits.push(geometry.cell(cell).candidate(digit).is());
                if !plus {
                    clues.push(cell);
                }
                cell += 1;
                plus = false;
            }
        }
    }
    if cell != geometry.cell_count() || plus {
        return Err(wrong);
    }
    let stated = trace.steps.first().map(|step| step.conclusions.as_slice()).unwrap_or_default();
    let mut placed: Vec<_> = stated.iter().copied().filter(|fact| fact.holds).collect();
    placed.sort_unstable();
    if placed == digits { Ok(clues) } else { Err(VerifyError::Clues) }
}

fn check_stop(trace: &Trace) -> Result<(), VerifyError> {
    let last: Option<StepId> = trace.steps.last().filter(|step| step.id > 0 && step.is_contradiction()).map(|s| s.id);
    let fits = match trace.stop {
        Stop::Contradiction { step } => last == Some(step),
        Stop::Solved => last.is_none() && trace.solution.is_some(),
        Stop::Stalled | Stop::MaxSteps { .. } => last.is_none() && trace.solution.is_none(),
    };
    if fits { Ok(()) } else { Err(VerifyError::Stop) }
}

/// What the steps prove needs no search; anything else is counted again.
fn check_solutions(trace: &Trace, geometry: &Geometry) -> Result<(), VerifyError> {
    let counted = || match search::count_position(geometry, &trace.steps[0].conclusions, 2) {
        Some(0) => Solutions::None,
        Some(1) => Solutions::One,
        Some(_) => Solutions::Several,
        None => Solutions::Unknown,
    };
    let known = match (trace.solutions, trace.proven_solutions()) {
        (Solutions::Unknown, _) => Solutions::Unknown,
        (_, Solutions::Unknown) => counted(),
        (_, proven) => proven,
    };
    if known == Solutions::Unknown || known == trace.solutions { Ok(()) } else { Err(VerifyError::Solutions) }
}

fn check_common(trace: &Trace, geometry: &Geometry) -> Result<(), VerifyError> {
    let Some(said) = &trace.common else { return Ok(()) };
    let known = search::common(geometry, &trace.steps[0].conclusions);
    if known.is_none_or(|known| known == *said) { Ok(()) } else { Err(VerifyError::Common) }
}
