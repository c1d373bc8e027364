//! The dependency graph in Graphviz's DOT language.

use std::collections::BTreeMap;
use std::fmt::Write;

use whydoku_rules::log::StepId;
use whydoku_rules::names::Fact;

use super::{Node, Shown};

/// The graph as a DOT file: steps as boxes coloured by rule, branches as clusters, sweeps as bands from top to bottom.
pub fn dot(shown: &Shown) -> String {
    let mut out = String::from("digraph whydoku {\n");
    let _ = writeln!(
        out,
        "  graph [label={}, labelloc=t, fontname=\"Helvetica\", newrank=true, ranksep=0.35, nodesep=0.2];",
        quote(&shown.title)
    );
    out.push_str("  node [shape=box, style=\"filled,rounded\", fontname=\"Helvetica\", fontsize=10, margin=\"0.08,0.04\", height=0.3];\n");
    out.push_str("  edge [color=\"#555555\", arrowsize=0.6];\n");
    write_cluster(&mut out, shown, &[]);
    if shown.sweeps {
        write_bands(&mut out, shown, &bands(&shown.nodes));
    }
    for &(from, to) in &shown.edges {
        let _ = writeln!(out, "  {} -> {};", name(&shown.nodes[from]), name(&shown.nodes[to]));
    }
    out.push_str("}\n");
    out
}

/// The nodes that lie exactly in these branches, and the clusters of the branches below.
fn write_cluster(out: &mut String, shown: &Shown, path: &[(StepId, Fact)]) {
    let pad = "  ".repeat(path.len() + 1);
    for node in shown.nodes_in(path) {
        let _ = writeln!(out, "{pad}{} [{}];", name(node), attributes(node));
    }
    for branch in shown.branches_in(path) {
        let (step, assumed) = branch;
        let label = quote(&format!("{step}: suppose {assumed}"));
        let _ = writeln!(out, "{pad}subgraph {} {{", quote(&format!("cluster {step} {assumed}")));
        let _ = writeln!(
            out,
            "{pad}  graph [label={label}, style=\"rounded,dashed\", color=\"#aa3333\", bgcolor=\"#fdf3f3\", fontname=\"Helvetica\", fontsize=10];"
        );
        let inner: Vec<(StepId, Fact)> = path.iter().copied().chain([branch]).collect();
        write_cluster(out, shown, &inner);
        let _ = writeln!(out, "{pad}}}");
    }
}

/// The steps of each sweep in the outermost scope, as places in `nodes`.
fn bands(nodes: &[Node]) -> Vec<(u32, Vec<usize>)> {
    let mut bands: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (at, node) in nodes.iter().enumerate() {
        if let Some(sweep) = node.sweep {
            bands.entry(sweep).or_default().push(at);
        }
    }
    bands.into_iter().collect()
}

/// Labels at the side, tied to the steps by invisible edges so that a sweep lies below the one before.
fn write_bands(out: &mut String, shown: &Shown, bands: &[(u32, Vec<usize>)]) {
    if bands.len() < 2 {
        return;
    }
    for (sweep, _) in bands {
        let _ = writeln!(
            out,
            "  sweep{sweep} [label=\"sweep {sweep}\", shape=plaintext, style=\"\", fontcolor=\"#777777\", tooltip=\"sweep {sweep}\"];"
        );
    }
    let band_of = |at: usize| shown.nodes[at].sweep;
    let within = || shown.edges.iter().filter(|&&(from, to)| band_of(from).is_some() && band_of(from) == band_of(to));
    let (mut first, mut last) = (vec![true; shown.nodes.len()], vec![true; shown.nodes.len()]);
    within().for_each(|&(from, to)| (last[from], first[to]) = (false, false));
    out.push_str("  edge [style=invis];\n");
    for pair in bands.windows(2) {
        let ((before, earlier), (after, later)) = (&pair[0], &pair[1]);
        let _ = writeln!(out, "  sweep{before} -> sweep{after};");
        for &at in earlier.iter().filter(|&&at| last[at]) {
            let _ = writeln!(out, "  {} -> sweep{after};", name(&shown.nodes[at]));
        }
        for &at in later.iter().filter(|&&at| first[at]) {
            let _ = writeln!(out, "  sweep{after} -> {} [minlen=0];", name(&shown.nodes[at]));
        }
    }
    out.push_str("  edge [style=solid];\n");
}

/// The node's id, in quotes where DOT needs them.
fn name(node: &Node) -> String {
    let plain = node.id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if plain { node.id.clone() } else { quote(&node.id) }
}

fn attributes(node: &Node) -> String {
    let mark = if node.is_unproven() { ", style=\"filled,rounded,dashed\", color=\"#b8860b\", penwidth=2" } else { "" };
    let tooltip = match node.sentence.as_str() {
        "" => String::new(),
        sentence => format!(", tooltip={}", quote(sentence)),
    };
    format!("label={}{tooltip}, fillcolor=\"{}\"{mark}", quote(&node.label), node.colour)
}

/// A DOT string. Line ends become `\n`, other control characters blanks; Graphviz would read `&` as an entity's start.
fn quote(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\\\"),
            '"' => out.push_str("\\\""),
            '&' => out.push_str("&amp;"),
            '\n' | '\r' => out.push_str("\\n"),
            _ if c.is_control() => out.push(' '),
            _ => out.push(c),
        }
    }
    out.push('"');
    out
}
