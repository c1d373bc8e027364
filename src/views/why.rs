//! One fact explained: the clues and steps that it rests on, in order.

use std::fmt::Write;

use whydoku_rules::names::Fact;

use super::explain;
use super::sentence::and;
use super::style::{self, paint};
use crate::trace::{Index, Slice};

/// The explanation of a fact of the outermost scope by its slice.
pub fn why(index: &Index<'_>, fact: Fact, slice: &Slice) -> String {
    let mut out = String::new();
    let givens: Vec<&Fact> = slice.givens.iter().collect();
    if slice.steps.is_empty() {
        return match givens.as_slice() {
            [given] if **given != fact => format!("{fact}: {given} is a clue, and that excludes it.\n"),
            _ if fact.holds => format!("{fact} is a clue.\n"),
            _ => format!("{fact}: the candidate was gone from the start.\n"),
        };
    }
    let (used, all) = (slice.steps.len(), index.trace.step_count());
    let steps = if all == 1 { "step" } else { "steps" };
    let _ = writeln!(out, "{}", paint(style::HEAD, format!("Why {fact}? It rests on {used} of {all} {steps}.")));
    if !givens.is_empty() {
        let _ = writeln!(out, "Given: {}.", and(givens));
    }
    out.push('\n');
    out.push_str(&explain::steps(index, &|step| slice.steps.contains(&step)));
    if let Some(origin) = index.origin(fact).filter(|origin| origin.step > 0) {
        let end = match origin.cause {
            Some(cause) => format!("So {fact}, which {cause} excludes in step {}.", origin.step),
            None => format!("So {fact}, by step {}.", origin.step),
        };
        let _ = writeln!(out, "\n{}", paint(style::HEAD, end));
        let marks = index.node(origin.step).map(|node| node.step.assumptions.as_slice()).unwrap_or_default();
        if !marks.is_empty() {
            let _ =
                writeln!(out, "{}", paint(style::UNPROVEN, format!("This is not proven: it rests on {}.", and(marks))));
        }
    }
    out
}
