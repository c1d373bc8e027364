//! A whole solve as Markdown.

use std::fmt::Write;

use whydoku_rules::log::StepId;

use super::sentence::{removed_from, rule_name, sentence, side_effects};
use super::{board, explain, summary};
use crate::trace::{Index, Node};

/// Headings, the grids as code blocks, the steps as nested lists.
pub fn explain(index: &Index<'_>) -> String {
    let trace = index.trace;
    let plain = |text: String| anstream::adapter::strip_str(&text).to_string();
    let mut out = format!("# {}\n\n", escape(&explain::title(trace)));
    let _ = writeln!(out, "```text\n{}```\n\n## Steps\n", plain(board::start(index.geometry, trace)));
    out.push_str(&steps(index, &|_| true));
    let _ = writeln!(out, "\n## Result\n\n```text\n{}```\n", plain(board::end(index.geometry, trace)));
    let _ = writeln!(out, "{}", summary::closing(trace));
    for line in summary::caveats(trace) {
        let _ = writeln!(out, "\n{line}");
    }
    out
}

/// The steps that are chosen as a list; steps of a branch are a list below the step that opens it.
pub fn steps(index: &Index<'_>, chosen: &dyn Fn(StepId) -> bool) -> String {
    let mut out = String::new();
    for node in index.nodes().iter().filter(|node| node.step.id > 0 && chosen(node.step.id)) {
        let _ = writeln!(out, "{}- {}", "  ".repeat(node.depth), line(index, node));
    }
    out
}

fn line(index: &Index<'_>, node: &Node<'_>) -> String {
    let step = node.step;
    let facts: Vec<String> = step.conclusions.iter().map(|fact| format!("`{fact}`")).collect();
    let gone = side_effects(node);
    let also = if gone.is_empty() { String::new() } else { format!(" Removes {}.", removed_from(&gone)) };
    let marks: Vec<String> = step.assumptions.iter().map(|mark| format!(" *(rests on `{mark}`)*")).collect();
    let (name, words) = (rule_name(&step.rule), escape(&sentence(index, node)));
    format!("**{}. {name}** (sweep {}) {}{}: {words}{also}", step.id, step.sweep, facts.join(", "), marks.concat())
}

/// Takes the meaning from characters that Markdown and HTML would read.
fn escape(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '\\' | '*' | '_' | '[' | ']' | '#' | '|' => {
                out.push('\\');
                out.push(c);
            }
            '\n' | '\r' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
