//! A solve as one HTML file that needs no network: board, steps, graph and figures, each leading to the others.
//!
//! The page is written as plain HTML, CSS and ES modules; what stands beside this file is what a browser runs. This
//! puts them into one file, with the trace, and with what the page would otherwise have to work out: sentences, the
//! drawing of each step, the graph in DOT.

mod figures;
mod scenes;

use serde_json::{Value, json};
use whydoku_rules::rule::Meta;

use super::escape::{json_in_html, xml};
use super::graph::{Shown, dot, show};
use super::{summary, svg};
use crate::graph::{self, Options};
use crate::registry;
use crate::trace::{Index, Trace};
use crate::views::scene::Frame;

const PAGE: &str = include_str!("index.html");
const STYLE: &str = include_str!("style.css");
/// What is different in dark colours, to be nested into a selector.
const DARK: &str = include_str!("dark.css");
const VIZ: &str = include_str!("vendor/viz-global.js");
const LICENCE: &str = include_str!("vendor/LICENSE");

/// The page's modules. They import each other by these names, which an import map leads to their text.
const MODULES: [(&str, &str); 9] = [
    ("board", include_str!("board.js")),
    ("facts", include_str!("facts.js")),
    ("graph", include_str!("graph.js")),
    ("layout", include_str!("layout.js")),
    ("main", include_str!("main.js")),
    ("print", include_str!("print.js")),
    ("steps", include_str!("steps.js")),
    ("tools", include_str!("tools.js")),
    ("why", include_str!("why.js")),
];

/// Graphs with more nodes than this are shown with the branches of guesses folded, at first.
const LARGE: usize = 250;

/// The whole page.
pub fn report(index: &Index<'_>) -> String {
    let part = |name: &str| match name {
        "title" => xml(&title(index.trace)),
        "style" => style(),
        "licence" => xml(LICENCE),
        "modules" => import_map(),
        "trace" => json_in_html(&index.trace.to_json()),
        "page" => json_in_html(&page(index).to_string()),
        "viz" => VIZ.to_string(),
        "closing" => xml(&closing(index.trace)),
        "caveats" => figures::caveats(index.trace),
        "figures" => figures::figures(index),
        "program" => xml(&index.trace.program),
        _ => String::new(),
    };
    let mut out = String::new();
    // A part never holds a place for another: what is inserted is not looked at again.
    for (at, piece) in PAGE.split("{{").enumerate() {
        match piece.split_once("}}").filter(|_| at > 0) {
            Some((name, rest)) => {
                out.push_str(&part(name));
                out.push_str(rest);
            }
            None => out.push_str(piece),
        }
    }
    out
}

fn title(trace: &Trace) -> String {
    let name = trace.name.as_deref().map(str::trim).filter(|name| !name.is_empty()).unwrap_or("Sudoku");
    let clues = trace.puzzle.chars().filter(|&c| c != '.' && c != '+').count();
    format!("{name}: {}, {clues} clues", trace.layout)
}

/// How it ended, and what was allowed.
fn closing(trace: &Trace) -> String {
    format!("{} Rules of the profile {}.", summary::closing(trace), trace.profile.name)
}

/// The page's style; dark colours stand twice, for the system's choice and for the reader's.
fn style() -> String {
    format!(
        "{STYLE}\n.sketch {{\n{}}}\n@media screen and (prefers-color-scheme: dark) {{\n\
         :root:not([data-theme=\"light\"]) {{\n{DARK}}}\n}}\n@media screen {{\n:root[data-theme=\"dark\"] {{\n{DARK}}}\n}}\n",
        svg::STYLE
    )
}

/// The modules as `data:` addresses, which may be loaded from a file where other files may not.
fn import_map() -> String {
    let address = |text: &str| {
        let mut out = String::from("data:text/javascript;charset=utf-8,");
        for byte in text.bytes() {
            match byte {
                b'%' | b'#' | b'<' | b'"' | b'\\' | b'\t' | b'\n' | b'\r' | 0x80.. => {
                    out.push_str(&format!("%{byte:02X}"))
                }
                _ => out.push(char::from(byte)),
            }
        }
        out
    };
    let imports: serde_json::Map<String, Value> =
        MODULES.iter().map(|&(name, text)| (name.to_string(), Value::String(address(text)))).collect();
    json!({ "imports": imports }).to_string()
}

/// What the page shows and the trace does not hold.
fn page(index: &Index<'_>) -> Value {
    let frame = Frame::new(index.geometry);
    let whole = graph(index, false);
    let has_branches = whole.nodes.iter().any(|node| !node.inside.is_empty());
    let folded = has_branches.then(|| dot::dot(&graph(index, true)));
    let used = |meta: &&Meta| index.nodes().iter().any(|node| node.step.rule == meta.id);
    let rules: serde_json::Map<String, Value> =
        registry::rules().into_iter().filter(used).map(|meta| (meta.id.to_string(), rule(meta))).collect();
    json!({
        "frame": frame,
        "scenes": scenes::scenes(index, &frame),
        "rules": rules,
        "graph": {"whole": dot::dot(&whole), "folded": folded, "large": whole.nodes.len() > LARGE},
    })
}

/// The graph without sentences: the page has them already.
fn graph(index: &Index<'_>, fold: bool) -> Shown {
    let options = Options { fold, ..Options::default() };
    let mut shown = show(index, &graph::build(index, &options), "");
    shown.title = String::new();
    shown.nodes.iter_mut().for_each(|node| node.sentence = String::new());
    shown
}

fn rule(meta: &Meta) -> Value {
    json!({
        "name": meta.name,
        "family": meta.family,
        "score": meta.hodoku.map(|hodoku| hodoku.score),
        "level": meta.hodoku.map(|hodoku| hodoku.level),
        "se": meta.se,
    })
}
