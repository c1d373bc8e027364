//! The dependency graph as a Mermaid flowchart, which Markdown pages draw.

use std::collections::HashMap;
use std::fmt::Write;

use serde_json::json;
use whydoku_rules::log::StepId;
use whydoku_rules::names::Fact;

use super::{Kind, Node, Shown};

/// The graph as one flowchart; branches are subgraphs.
pub fn mermaid(shown: &Shown) -> String {
    let mut out = String::from("---\n");
    // A JSON string is a YAML string.
    let _ = writeln!(out, "title: {}", json!(shown.title).to_string().replace('<', "\\u003c"));
    out.push_str("---\nflowchart TD\n");
    let ids: HashMap<&str, String> =
        shown.nodes.iter().enumerate().map(|(at, node)| (node.id.as_str(), id(node, at))).collect();
    let mut writer = Writer { out, shown, ids, branches: 0 };
    writer.cluster(&[]);
    let Writer { mut out, ids, .. } = writer;
    for &(from, to) in &shown.edges {
        let _ = writeln!(out, "  {} --> {}", ids[shown.nodes[from].id.as_str()], ids[shown.nodes[to].id.as_str()]);
    }
    let mut colours: Vec<&str> = shown.nodes.iter().map(|node| node.colour).collect();
    colours.sort_unstable();
    colours.dedup();
    for colour in colours {
        let _ = writeln!(out, "  classDef c{} fill:{colour},stroke:#555,color:#000", &colour[1..]);
    }
    out.push_str("  classDef unproven stroke:#b8860b,stroke-width:2px,stroke-dasharray:4\n");
    out
}

struct Writer<'s> {
    out: String,
    shown: &'s Shown,
    ids: HashMap<&'s str, String>,
    branches: usize,
}

impl Writer<'_> {
    /// The nodes that lie exactly in these branches, and the branches below.
    fn cluster(&mut self, path: &[(StepId, Fact)]) {
        let pad = "  ".repeat(path.len() + 1);
        for node in self.shown.nodes_in(path) {
            let mark = if node.is_unproven() { ",unproven" } else { "" };
            let (id, label, colour) = (&self.ids[node.id.as_str()], text(&node.label), &node.colour[1..]);
            let _ = writeln!(self.out, "{pad}{id}[\"{label}\"]");
            let _ = writeln!(self.out, "{pad}class {id} c{colour}{mark}");
        }
        for (step, assumed) in self.shown.branches_in(path) {
            self.branches += 1;
            let label = text(&format!("{step}: suppose {assumed}"));
            let _ = writeln!(self.out, "{pad}subgraph branch{}[\"{label}\"]", self.branches);
            let inner: Vec<(StepId, Fact)> = path.iter().copied().chain([(step, assumed)]).collect();
            self.cluster(&inner);
            let _ = writeln!(self.out, "{pad}end");
        }
    }
}

/// Mermaid's ids are single words; those of steps stay as they are.
fn id(node: &Node, at: usize) -> String {
    if matches!(node.kind, Kind::Step | Kind::Clues) { node.id.clone() } else { format!("n{at}") }
}

/// Inside Mermaid's quotes; its entities are written `#lt;`.
fn text(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\n' => out.push_str("<br/>"),
            'a'..='z' | 'A'..='Z' | '0'..='9' | ' ' | '+' | '=' | ':' | '-' | '.' | ',' => out.push(c),
            _ if c.is_control() => out.push(' '),
            _ => {
                let _ = write!(out, "#{};", u32::from(c));
            }
        }
    }
    out
}
