//! Facts explained: the clues and steps that they rest on, in order.

use std::fmt::Write;

use whydoku_rules::names::Fact;

use super::explain;
use super::sentence::and;
use super::style::{self, paint};
use crate::trace::{Index, Slice};

/// The explanation of facts of the outermost scope by a slice, out of a solve of so many steps.
pub fn why(index: &Index<'_>, facts: &[Fact], slice: &Slice, all: usize) -> String {
    let mut out = String::new();
    if slice.steps.is_empty() {
        facts.iter().for_each(|&fact| out.push_str(&stated(index, fact)));
        return out;
    }
    let (used, noun) = (slice.steps.len(), if all == 1 { "step" } else { "steps" });
    let head = format!("Why {}? It rests on {used} of {all} {noun}.", and(facts));
    let _ = writeln!(out, "{}", paint(style::HEAD, head));
    if !slice.givens.is_empty() {
        let _ = writeln!(out, "Given: {}.", and(&slice.givens));
    }
    out.push('\n');
    out.push_str(&explain::steps(index, &|step| slice.steps.contains(&step)));
    out.push('\n');
    for &fact in facts {
        out.push_str(&close(index, fact));
    }
    out
}

/// A fact that is known from the start.
fn stated(index: &Index<'_>, fact: Fact) -> String {
    match index.origin(fact).and_then(|origin| origin.cause) {
        Some(cause) => format!("{fact}: {cause} is a clue, and that excludes it.\n"),
        None if fact.holds => format!("{fact} is a clue.\n"),
        None => format!("{fact}: the candidate was gone from the start.\n"),
    }
}

fn close(index: &Index<'_>, fact: Fact) -> String {
    let Some(origin) = index.origin(fact) else { return String::new() };
    if origin.step == 0 {
        return stated(index, fact);
    }
    let end = match origin.cause {
        Some(cause) => format!("So {fact}, which {cause} excludes in step {}.", origin.step),
        None => format!("So {fact}, by step {}.", origin.step),
    };
    let marks = index.node(origin.step).map(|node| node.step.assumptions.as_slice()).unwrap_or_default();
    let caveat = match marks {
        [] => "This follows from the clues alone.".to_string(),
        marks => paint(style::UNPROVEN, format!("This is not proven: it rests on {}.", and(marks))),
    };
    format!("{}\n{caveat}\n", paint(style::HEAD, end))
}
