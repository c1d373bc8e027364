//! The dependency graph as GraphML, which yEd, Gephi and network libraries read.

use std::fmt::Write;

use super::{Node, Shown};
use crate::views::escape::xml;

/// What is said of a node: the attribute's name, its type, and how to say it.
type Said = (&'static str, &'static str, fn(&Node) -> Option<String>);

const SAID: [Said; 9] = [
    ("kind", "string", |node| Some(node.kind.word().into())),
    ("label", "string", |node| Some(node.label.clone())),
    ("sentence", "string", |node| Some(node.sentence.clone())),
    ("step", "int", |node| node.step.map(|step| step.to_string())),
    ("rule", "string", |node| node.rule.clone()),
    ("facts", "string", |node| Some(words(&node.facts))),
    ("assumptions", "string", |node| Some(words(&node.assumptions))),
    ("sweep", "int", |node| node.sweep.map(|sweep| sweep.to_string())),
    ("inside", "string", |node| {
        let branches: Vec<String> = node.inside.iter().map(|(step, assume)| format!("{step}:{assume}")).collect();
        Some(branches.join(" "))
    }),
];

fn words(items: &[impl ToString]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The graph as one GraphML document. What is empty is left out.
pub fn graphml(shown: &Shown) -> String {
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.push_str("<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n");
    out.push_str("  <key id=\"title\" for=\"graph\" attr.name=\"title\" attr.type=\"string\"/>\n");
    for (name, kind, _) in SAID {
        let _ = writeln!(out, "  <key id=\"{name}\" for=\"node\" attr.name=\"{name}\" attr.type=\"{kind}\"/>");
    }
    out.push_str("  <graph id=\"whydoku\" edgedefault=\"directed\">\n");
    let _ = writeln!(out, "    <data key=\"title\">{}</data>", xml(&shown.title));
    for node in &shown.nodes {
        let _ = writeln!(out, "    <node id=\"{}\">", xml(&node.id));
        for (name, _, say) in SAID {
            if let Some(text) = say(node).filter(|text| !text.is_empty()) {
                let _ = writeln!(out, "      <data key=\"{name}\">{}</data>", xml(&text));
            }
        }
        out.push_str("    </node>\n");
    }
    for &(from, to) in &shown.edges {
        let (from, to) = (xml(&shown.nodes[from].id), xml(&shown.nodes[to].id));
        let _ = writeln!(out, "    <edge source=\"{from}\" target=\"{to}\"/>");
    }
    out.push_str("  </graph>\n</graphml>\n");
    out
}
