//! A whole solve in words, for the terminal.

use std::collections::BTreeMap;
use std::fmt::Write;

use whydoku_rules::log::StepId;
use whydoku_rules::pattern::Pattern;

use super::grid::{self, Detail};
use super::notation::notation;
use super::scene::{Frame, scene};
use super::sentence::{rule_name, sentence, side_effects};
use super::style::{self, paint};
use super::{board, summary};
use crate::profile::Policy;
use crate::trace::{self, Index, Node, Trace, clues};

/// Numbered steps, the grid before and after, and a closing line.
pub fn explain(index: &Index<'_>) -> String {
    with_heads(index, &|_| String::new())
}

/// The same with the position before each step, as much of it as fits into so many columns.
pub fn with_boards(index: &Index<'_>, columns: usize) -> String {
    let boards = boards(index, columns);
    with_heads(index, &|node| boards.get(&node.step.id).cloned().unwrap_or_default())
}

/// What stands before each step: the position, what is marked in it, and what the marks say.
fn boards(index: &Index<'_>, columns: usize) -> BTreeMap<StepId, String> {
    let (geometry, trace) = (index.geometry, index.trace);
    let frame = Frame::new(geometry);
    let clues = clues(trace, geometry.cell_count());
    let mut boards = BTreeMap::new();
    trace::each_position(geometry, trace, &mut |step, before| {
        let Some(node) = index.node(step.id).filter(|_| step.id > 0) else { return };
        let scene = scene(index, &frame, node, before);
        let detail = Detail::fitting(geometry, columns, usize::MAX);
        let mut text = format!("\n{}", grid::text(&grid::grid(geometry, before, Some(&scene), &clues, detail)));
        for line in grid::legend(&scene, columns.min(76)) {
            let parts = line.iter().map(|(tone, part)| grid::paint(*tone, None, part));
            let _ = writeln!(text, "    {}", parts.collect::<String>().trim_end());
        }
        boards.insert(step.id, text);
    });
    boards
}

fn with_heads(index: &Index<'_>, before: &dyn Fn(&Node<'_>) -> String) -> String {
    let trace = index.trace;
    let mut out = String::new();
    let _ = writeln!(out, "{}", paint(style::HEAD, title(trace)));
    let _ = writeln!(out, "\n{}", board::start(index.geometry, trace));
    out.push_str(&steps_with(index, &|_| true, before));
    let _ = writeln!(out, "\n{}", board::end(index.geometry, trace));
    let _ = writeln!(out, "{}", paint(style::HEAD, summary::closing(trace)));
    for line in summary::caveats(trace) {
        let _ = writeln!(out, "{}", paint(style::UNPROVEN, line));
    }
    out
}

/// What is solved, by which profile.
pub fn title(trace: &Trace) -> String {
    let name = trace.name.as_ref().map(|name| format!("{name}: ")).unwrap_or_default();
    let clues = trace.puzzle.chars().filter(|&c| c != '.' && c != '+').count();
    format!("{name}a {} puzzle with {clues} clues, explained by `{}`", trace.layout, trace.profile.name)
}

/// The steps that are chosen, each with its sentence; steps of a branch are indented below the step that opens it.
pub fn steps(index: &Index<'_>, chosen: &dyn Fn(StepId) -> bool) -> String {
    steps_with(index, chosen, &|_| String::new())
}

fn steps_with(index: &Index<'_>, chosen: &dyn Fn(StepId) -> bool, before: &dyn Fn(&Node<'_>) -> String) -> String {
    let mut out = String::new();
    let mut sweep = 0;
    let mut open: Vec<&Node<'_>> = vec![];
    for node in index.nodes().iter().filter(|node| node.step.id > 0 && chosen(node.step.id)) {
        while open.last().is_some_and(|last| last.depth >= node.depth) {
            close(&mut out, index, open.pop());
        }
        if node.step.sweep != sweep && index.trace.profile.policy == Policy::Sweep {
            sweep = node.step.sweep;
            let _ = writeln!(out, "{}{}", indent(node), paint(style::FAINT, format!("── sweep {sweep} ──")));
        }
        out.push_str(&before(node));
        if node.step.branches.is_empty() {
            out.push_str(&step(index, node));
        } else {
            let _ = writeln!(out, "{}{}", head(node), suppose(node));
            open.push(node);
        }
    }
    while let Some(last) = open.pop() {
        close(&mut out, index, Some(last));
    }
    out
}

fn indent(node: &Node<'_>) -> String {
    "  │ ".repeat(node.depth)
}

fn head(node: &Node<'_>) -> String {
    format!("{}{:>3}. {}  ", indent(node), node.step.id, paint(style::RULE, rule_name(&node.step.rule)))
}

fn suppose(node: &Node<'_>) -> String {
    let facts: Vec<String> = node.step.branches.iter().map(|branch| branch.assume.to_string()).collect();
    format!("suppose {}", facts.join(", or else "))
}

/// A step with a branch ends with what follows from it.
fn close(out: &mut String, index: &Index<'_>, node: Option<&Node<'_>>) {
    if let Some(node) = node {
        let _ = writeln!(out, "{}{}", head(node), paint(style::GONE, facts(node)));
        let _ = writeln!(out, "{}     {}", indent(node), sentence(index, node));
    }
}

fn facts(node: &Node<'_>) -> String {
    node.step.conclusions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn step(index: &Index<'_>, node: &Node<'_>) -> String {
    let colour = match node.step.conclusions.first() {
        Some(fact) if fact.holds && node.step.assumptions.is_empty() => style::FOUND,
        Some(fact) if fact.holds => style::UNPROVEN,
        _ => style::GONE,
    };
    let mark = match node.step.assumptions.as_slice() {
        [] => String::new(),
        marks => {
            let marks: Vec<String> = marks.iter().map(ToString::to_string).collect();
            format!("  {}", paint(style::UNPROVEN, format!("[rests on {}]", marks.join(", "))))
        }
    };
    let mut out = format!("{}{}{mark}\n", head(node), paint(colour, facts(node)));
    let _ = writeln!(out, "{}     {}", indent(node), sentence(index, node));
    if !matches!(node.step.pattern, Pattern::Single { .. } | Pattern::Guess { .. } | Pattern::Contradiction { .. }) {
        let _ = writeln!(out, "{}     {}", indent(node), paint(style::FAINT, notation(node)));
    }
    let gone = side_effects(node);
    if !gone.is_empty() {
        let text = format!("Removes {}.", super::sentence::removed_from(&gone));
        let _ = writeln!(out, "{}     {}", indent(node), paint(style::FAINT, text));
    }
    out
}
