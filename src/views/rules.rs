//! The rules as a table, and the page of one.

use std::fmt::Write;

use whydoku_rules::geometry::Geometry;
use whydoku_rules::rule::{Hodoku, Meta};

use super::scene::Frame;
use super::style::{self, paint};
use super::{explain, svg};
use crate::formats;
use crate::profile::Profile;
use crate::registry;
use crate::scheduler::Solver;
use crate::trace::{self, Index, Trace};

/// One line a rule.
pub fn table() -> String {
    let mut out = String::new();
    let head = format!("{:<15} {:<13} {:>6} {:>6} {:>4}  {}", "rule", "family", "HoDoKu", "score", "SE", "also called");
    let _ = writeln!(out, "{}", paint(style::HEAD, head));
    for meta in registry::rules() {
        let (code, score) = meta.hodoku.map(|known| (known.code, known.score.to_string())).unwrap_or_default();
        let (id, family, se) = (meta.id, meta.family, meta.se.unwrap_or_default());
        let aliases = meta.aliases.join(", ");
        let _ = writeln!(
            out,
            "{}{:pad$} {family:<13} {code:>6} {score:>6} {se:>4}  {aliases}",
            paint(style::RULE, id),
            "",
            pad = 15 - id.len().min(15)
        );
    }
    out
}

/// One line a rule, as a Markdown table.
pub fn markdown_table() -> String {
    let mut out = String::from("| Rule | Id | HoDoKu | Score | SE | Needs one solution |\n|---|---|---|---|---|---|\n");
    for meta in registry::rules() {
        let (code, score) = meta.hodoku.map(|known| (known.code, known.score.to_string())).unwrap_or_default();
        let (name, id, se) = (meta.name, meta.id, meta.se.unwrap_or_default());
        let unique = if meta.assumes_unique { "yes" } else { "" };
        let _ = writeln!(out, "| {name} | `{id}` | {code} | {score} | {se} | {unique} |");
    }
    out
}

/// The page of a rule: the comment at the head of its file, what is known of it, and its worked example, solved live.
pub fn page(meta: &Meta) -> String {
    let mut out = meta.page();
    out.push_str("\n\n## Names and ratings\n");
    let _ = writeln!(out, "id `{}`, family {}", meta.id, meta.family);
    if !meta.aliases.is_empty() {
        let _ = writeln!(out, "also called {}", meta.aliases.join(", "));
    }
    if let Some(Hodoku { code, score, level }) = meta.hodoku {
        let _ = writeln!(out, "HoDoKu {code}, score {score}, {level}");
    }
    if let Some(rating) = meta.se {
        let _ = writeln!(out, "Sudoku Explainer {rating}");
    }
    if let Some(example) = example(meta) {
        let _ = writeln!(out, "\n## Worked example\nIn `{}`:\n\n{example}", meta.example);
    }
    out
}

/// The first use of the rule in its example, in words.
fn example(meta: &Meta) -> Option<String> {
    let trace = example_trace(meta)?;
    let geometry = Geometry::new(trace.layout.clone()).ok()?;
    let words = explain::steps(&Index::new(&trace, &geometry), &|_| true);
    Some(anstream::adapter::strip_str(&words).to_string())
}

/// The first use of a rule in its example, as SVG.
pub fn picture(meta: &Meta) -> Option<String> {
    let trace = example_trace(meta)?;
    let geometry = Geometry::new(trace.layout.clone()).ok()?;
    let index = Index::new(&trace, &geometry);
    let node = index.nodes().get(1)?;
    let before = trace::position_before(&geometry, &trace, node.step.id)?;
    Some(svg::draw(&index, &Frame::new(&geometry), node, &before))
}

/// The first use of a rule in its example.
pub fn example_trace(meta: &Meta) -> Option<Trace> {
    let puzzle = formats::read(meta.example.as_bytes(), &formats::Options::default()).ok()?.into_iter().next()?;
    Solver::new(Profile::built_in("basic").ok()?).findings(&puzzle, meta.id).into_iter().next()
}
