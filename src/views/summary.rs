//! The closing line of a solve, and what is to be said of its solutions.

use whydoku_rules::log::Assumption;
use whydoku_rules::names::Fact;

use super::sentence::and;
use crate::profile::Policy;
use crate::trace::{Solutions, Stop, Trace};

fn count(number: usize, noun: &str) -> String {
    let plural = match noun.strip_suffix("ss") {
        _ if number == 1 => noun.to_string(),
        Some(_) => format!("{noun}es"),
        None => format!("{noun}s"),
    };
    format!("{number} {plural}")
}

/// How it ended, with how many steps, sweeps and guesses.
pub fn closing(trace: &Trace) -> String {
    let placed = trace.grid.iter().filter(|digits| digits.len() == 1).count();
    let how = match trace.stop {
        Stop::Solved => "Solved".to_string(),
        Stop::Stalled => format!("Logic ends here: {placed} of {} cells are decided", trace.grid.len()),
        Stop::Contradiction { step } => format!("The puzzle is impossible, as step {step} shows"),
        Stop::MaxSteps { limit } => format!("Stopped at the limit of {}", count(limit as usize, "step")),
    };
    // Where each step begins again at the easiest rule, rounds say nothing.
    let sweeps = (trace.profile.policy == Policy::Sweep).then(|| count(trace.sweeps() as usize, "sweep"));
    let steps = [Some(count(trace.step_count(), "step")), sweeps, Some(count(trace.guesses(), "guess"))];
    let effort: Vec<String> = steps.into_iter().flatten().collect();
    format!("{how}: {}.", effort.join(", "))
}

/// What a slice explains.
pub fn slice(facts: &[Fact]) -> String {
    format!("what {} rests on", and(facts))
}

/// What is to be said about the number of solutions and about assumptions; empty when all is as it should be.
pub fn caveats(trace: &Trace) -> Vec<String> {
    let mut lines = vec![];
    match trace.solutions {
        Solutions::One => {}
        Solutions::None if matches!(trace.stop, Stop::Contradiction { .. }) => {}
        Solutions::None => lines.push("The puzzle has no solution.".to_string()),
        Solutions::Several if trace.solution.is_some() => {
            lines.push("The puzzle has several solutions; this is the first that was found.".to_string());
        }
        Solutions::Several => lines.push("The puzzle has several solutions.".to_string()),
        Solutions::Unknown => lines.push("How many solutions the puzzle has was not determined.".to_string()),
    }
    if let Some(common) = &trace.common {
        let clues = trace.puzzle.chars().filter(|&c| c != '.' && c != '+').count();
        let shared = common.chars().filter(|&c| c != '.').count().saturating_sub(clues);
        lines.push(match shared {
            0 => "Beyond the clues, its solutions share no digit.".to_string(),
            _ => format!("All of its solutions share {}: {common}", count(shared, "more digit")),
        });
    }
    let guesses: Vec<Fact> = trace
        .steps
        .iter()
        .filter_map(|step| match step.own_assumption() {
            Some(Assumption::Guess(fact)) => Some(fact),
            _ => None,
        })
        .collect();
    let resting = |on: &dyn Fn(&Assumption) -> bool| {
        trace.unproven.iter().filter(|unproven| unproven.assumptions.iter().any(on)).count()
    };
    if !guesses.is_empty() {
        let digits = count(resting(&|assumption| *assumption != Assumption::Unique), "digit");
        lines.push(format!("Not refuted: {}. On that rest {digits}, marked ?, and are not proven.", and(&guesses)));
    }
    let unique = resting(&|assumption| *assumption == Assumption::Unique);
    if unique > 0 {
        lines.push(format!("On the puzzle having one solution rest {}, marked * or ?.", count(unique, "digit")));
    }
    lines
}
