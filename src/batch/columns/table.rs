//! All columns.

use serde_json::{Map, Value};

use super::{Column, Outcome, Solve};
use crate::graph;
use crate::measure::{self, Spread};
use crate::trace::{self, Solutions};

/// The column for which solutions are counted.
pub(super) const SOLUTIONS: &str = "solutions";
/// The column that is another one each time.
pub(super) const MILLISECONDS: &str = "milliseconds";

/// A figure of the solve; nothing where the line cannot be read.
fn solve<'o, 'a, T: Into<Value>>(outcome: &'o Outcome<'a>, value: impl FnOnce(&'o Solve<'a>) -> T) -> Value {
    outcome.solve.as_ref().map_or(Value::Null, |solve| value(solve).into())
}

const fn column(name: &'static str, about: &'static str, value: fn(&Outcome<'_>) -> Value) -> Column {
    Column { name, about, value }
}

/// Every column but those of single rules.
pub const COLUMNS: [Column; 38] = [
    column("id", "number of the puzzle, from 1, over all files", |of| of.line.id.into()),
    column("file", "the file, where there are several", |of| of.line.file.as_deref().into()),
    column("line", "number of the line in its file, from 1", |of| of.line.number.into()),
    column("name", "what the input calls the puzzle", |of| solve(of, |solve| solve.solved.puzzle.name.as_deref())),
    column("puzzle", "the digits that stand at the beginning, as a line", |of| {
        solve(of, |solve| solve.solved.puzzle.line())
    }),
    column("size", "rows, columns and digits", |of| solve(of, |solve| solve.solved.puzzle.geometry.size())),
    column("clues", "digits that stand at the beginning", |of| solve(of, |solve| solve.solved.puzzle.clues.len())),
    column("status", "solved (by logic), guessed, stalled, limit (of steps), impossible, or error", |of| {
        of.record.status.word().into()
    }),
    column("solution", "the solution as a line, where it was found", |of| {
        solve(of, |solve| solve.solved.solution.as_deref())
    }),
    column(SOLUTIONS, "none, one, several or unknown; counted by search where logic does not tell", |of| {
        solve(of, |solve| match solve.trace().solutions {
            Solutions::None => "none",
            Solutions::One => "one",
            Solutions::Several => "several",
            Solutions::Unknown => "unknown",
        })
    }),
    column("unproven", "digits that rest on a guess or on the puzzle having one solution", |of| {
        solve(of, |solve| solve.trace().unproven.len())
    }),
    column("steps", "deductions, nested ones included", |of| solve(of, |_| of.record.steps)),
    column("events", "candidates that became true or false, outside of guesses", |of| {
        solve(of, |solve| solve.trace().events.len())
    }),
    column("sweeps", "rounds of the rules, where the profile goes in rounds", |of| of.record.sweeps.into()),
    column("guesses", "digits that were tried out", |of| solve(of, |_| of.record.guesses)),
    column("hardest", "the rule used that the profile tries last", |of| of.record.hardest.as_deref().into()),
    column("techniques", "how often each rule was used, nested steps included", |of| {
        solve(of, |solve| {
            solve.techniques().iter().map(|(&rule, &count)| (rule.to_string(), count.into())).collect::<Map<_, _>>()
        })
    }),
    column("score", "HoDoKu's score; as `level`, by a solve of its own unless the profile is `hodoku`", |of| {
        solve(of, |solve| solve.rating().map(|rating| rating.score))
    }),
    column("level", "HoDoKu's level: Easy, Medium, Hard, Unfair or Extreme", |of| {
        solve(of, |solve| solve.rating().map(|rating| rating.level))
    }),
    column("without_cases", "share of the outermost steps that do not argue by cases, 0 to 1", |of| {
        solve(of, |solve| round(measure::without_cases(solve.trace())))
    }),
    column("steps_trimmed", "steps on which the result rests (costly)", |of| {
        solve(of, |solve| trace::trimmed(solve.index()).step_count())
    }),
    column("premises", "facts that a step rests on, mean", |of| {
        solve(of, |solve| mean(measure::premises(solve.trace())))
    }),
    column("premises_max", "the same, largest", |of| solve(of, |solve| max(measure::premises(solve.trace())))),
    column("rank", "links less truths of eliminating sums, mean", |of| {
        solve(of, |solve| mean(measure::rank(solve.trace())))
    }),
    column("rank_max", "the same, largest", |of| solve(of, |solve| max(measure::rank(solve.trace())))),
    column("depth", "steps of the longest line in which each needs the one before", |of| {
        solve(of, |solve| measure::depth(solve.index()))
    }),
    column("width", "later steps that were possible already at a step, mean (costly)", |of| {
        solve(of, |solve| mean(solve.width()))
    }),
    column("width_max", "the same, largest (costly)", |of| solve(of, |solve| max(solve.width()))),
    column("bottlenecks", "moments with only one possible step (costly)", |of| {
        solve(of, |solve| solve.widths().iter().filter(|&&width| width == 1).count())
    }),
    column("slice", "steps that a digit rests on, by the trace's account, mean (costly)", |of| {
        solve(of, |solve| mean(solve.slices().0))
    }),
    column("slice_max", "the same, largest (costly)", |of| solve(of, |solve| max(solve.slices().0))),
    column("slice_minimal", "steps of the smallest slice found of a digit, mean (costly)", |of| {
        solve(of, |solve| mean(solve.slices().1))
    }),
    column("slice_minimal_max", "the same, largest (costly)", |of| solve(of, |solve| max(solve.slices().1))),
    column("graph_nodes", "nodes of the dependency graph as `graph` draws it (costly)", |of| {
        solve(of, |solve| solve.graph().node_count())
    }),
    column("graph_edges", "its edges (costly)", |of| solve(of, |solve| graph::edges(solve.graph()).len())),
    column("trace_bytes", "length of the trace as JSON (costly)", |of| {
        solve(of, |solve| solve.trace().to_json().len())
    }),
    column(MILLISECONDS, "time that the solve took; another one each time", |of| {
        solve(of, |solve| round(solve.solved.took.as_secs_f64() * 1000.0))
    }),
    column(super::ERROR, "what is wrong with the line; in JSON only where something is, unless asked for", |of| {
        of.record.error.as_deref().into()
    }),
];

fn round(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

fn mean(spread: Option<Spread>) -> Option<f64> {
    spread.map(|spread| round(spread.mean))
}

fn max(spread: Option<Spread>) -> Option<u64> {
    spread.map(|spread| spread.max as u64)
}
