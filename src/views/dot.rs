//! The dependency graph in Graphviz's DOT language.

use std::collections::BTreeMap;
use std::fmt::Write;

use petgraph::graph::NodeIndex;
use whydoku_rules::log::StepId;
use whydoku_rules::names::Fact;

use super::sentence::{and, rule_name, sentence};
use crate::graph::{self, Graph, Subject, Vertex};
use crate::profile::Policy;
use crate::trace::Index;

/// The colour-blind-safe palette of Okabe and Ito, lightened to carry black text.
const PALETTE: [&str; 7] = ["#9ad0f3", "#f5d08a", "#8fd9c0", "#f7f0a0", "#e8b4d2", "#a9c4e6", "#f2b58f"];

/// The graph as a DOT file: steps as boxes coloured by rule, branches as clusters, sweeps as bands from top to bottom.
///
/// The caption stands behind the title: how the solve ended, or what a slice explains.
pub fn dot(index: &Index<'_>, graph: &Graph, caption: &str) -> String {
    let mut out = String::from("digraph whydoku {\n");
    let title = format!("{} — {}", super::explain::title(index.trace), caption);
    let _ = writeln!(out, "  graph [label={}, labelloc=t, newrank=true, ranksep=0.35, nodesep=0.2];", quote(&title));
    out.push_str("  node [shape=box, style=\"filled,rounded\", fontname=\"Helvetica\", fontsize=10, margin=\"0.08,0.04\", height=0.3];\n");
    out.push_str("  edge [color=\"#555555\", arrowsize=0.6];\n");
    let mut nodes: Vec<NodeIndex> = graph.node_indices().collect();
    nodes.sort_by_key(|&at| order(&graph[at]));
    write_cluster(&mut out, index, graph, &nodes, &[]);
    let bands = if index.trace.profile.policy == Policy::Sweep { bands(index, graph, &nodes) } else { vec![] };
    write_bands(&mut out, graph, &bands);
    for (from, to) in graph::edges(graph) {
        let _ = writeln!(out, "  {} -> {};", name(&graph[from]), name(&graph[to]));
    }
    out.push_str("}\n");
    out
}

/// Clues first, then by step.
fn order(vertex: &Vertex) -> (StepId, Subject) {
    let step = match vertex.subject {
        Subject::Clues | Subject::Given(_) => 0,
        Subject::Suppose(step, _) | Subject::Step(step) | Subject::Fact(step, _) => step,
    };
    (step, vertex.subject)
}

/// The nodes that lie exactly in these branches, and the clusters of the branches below.
fn write_cluster(out: &mut String, index: &Index<'_>, graph: &Graph, nodes: &[NodeIndex], path: &[(StepId, Fact)]) {
    let pad = "  ".repeat(path.len() + 1);
    for &at in nodes.iter().filter(|&&at| graph[at].inside == path) {
        let _ = writeln!(out, "{pad}{} [{}];", name(&graph[at]), attributes(index, &graph[at]));
    }
    let mut below: Vec<(StepId, Fact)> = nodes
        .iter()
        .filter_map(|&at| graph[at].inside.strip_prefix(path).and_then(|rest| rest.first()).copied())
        .collect();
    below.sort_unstable();
    below.dedup();
    for branch in below {
        let (step, assumed) = branch;
        let label = quote(&format!("{step}: suppose {assumed}"));
        let _ = writeln!(out, "{pad}subgraph {} {{", quote(&format!("cluster {step} {assumed}")));
        let _ = writeln!(
            out,
            "{pad}  graph [label={label}, style=\"rounded,dashed\", color=\"#aa3333\", bgcolor=\"#fdf3f3\", fontname=\"Helvetica\", fontsize=10];"
        );
        let inner: Vec<(StepId, Fact)> = path.iter().copied().chain([branch]).collect();
        write_cluster(out, index, graph, nodes, &inner);
        let _ = writeln!(out, "{pad}}}");
    }
}

/// The steps of each sweep in the outermost scope.
fn bands(index: &Index<'_>, graph: &Graph, nodes: &[NodeIndex]) -> Vec<(u32, Vec<NodeIndex>)> {
    let mut bands: BTreeMap<u32, Vec<NodeIndex>> = BTreeMap::new();
    for &at in nodes.iter().filter(|&&at| graph[at].inside.is_empty()) {
        let (Subject::Step(step) | Subject::Fact(step, _)) = graph[at].subject else { continue };
        // A guess is drawn below what refutes it, whatever the sweep in which it was begun.
        if let Some(node) = index.node(step).filter(|node| node.step.branches.is_empty()) {
            bands.entry(node.step.sweep).or_default().push(at);
        }
    }
    bands.into_iter().collect()
}

/// Labels at the side, tied to the steps by invisible edges so that a sweep lies below the one before.
fn write_bands(out: &mut String, graph: &Graph, bands: &[(u32, Vec<NodeIndex>)]) {
    if bands.len() < 2 {
        return;
    }
    for (sweep, _) in bands {
        let _ = writeln!(
            out,
            "  sweep{sweep} [label=\"sweep {sweep}\", shape=plaintext, style=\"\", fontcolor=\"#777777\", tooltip=\"sweep {sweep}\"];"
        );
    }
    out.push_str("  edge [style=invis];\n");
    for pair in bands.windows(2) {
        let ((before, earlier), (after, later)) = (&pair[0], &pair[1]);
        let _ = writeln!(out, "  sweep{before} -> sweep{after};");
        let inner = |at: NodeIndex, side, band: &[NodeIndex]| {
            graph.neighbors_directed(at, side).any(|other| band.contains(&other))
        };
        for &at in earlier.iter().filter(|&&at| !inner(at, petgraph::Direction::Outgoing, earlier)) {
            let _ = writeln!(out, "  {} -> sweep{after};", name(&graph[at]));
        }
        for &at in later.iter().filter(|&&at| !inner(at, petgraph::Direction::Incoming, later)) {
            let _ = writeln!(out, "  sweep{after} -> {} [minlen=0];", name(&graph[at]));
        }
    }
    out.push_str("  edge [style=solid];\n");
}

fn name(vertex: &Vertex) -> String {
    match vertex.subject {
        Subject::Clues => "clues".to_string(),
        Subject::Given(fact) => quote(&format!("given {fact}")),
        Subject::Suppose(step, fact) => quote(&format!("suppose {step} {fact}")),
        Subject::Step(step) => format!("s{step}"),
        Subject::Fact(step, fact) => quote(&format!("s{step} {fact}")),
    }
}

fn attributes(index: &Index<'_>, vertex: &Vertex) -> String {
    let (label, tooltip, colour) = match vertex.subject {
        Subject::Clues => {
            let clues = index.node(0).map(|node| sentence(index, node)).unwrap_or_default();
            ("clues".to_string(), clues, "#eeeeee")
        }
        Subject::Given(fact) => (fact.to_string(), format!("{fact} is given"), "#eeeeee"),
        Subject::Suppose(step, fact) => (format!("suppose {fact}"), format!("step {step} supposes {fact}"), "#ffffff"),
        Subject::Step(step) => step_attributes(index, step, None),
        Subject::Fact(step, fact) => step_attributes(index, step, Some(fact)),
    };
    let unproven = match vertex.subject {
        Subject::Step(step) | Subject::Fact(step, _) => {
            index.node(step).is_some_and(|node| !node.step.assumptions.is_empty())
        }
        _ => false,
    };
    let mark = if unproven { ", style=\"filled,rounded,dashed\", color=\"#b8860b\", penwidth=2" } else { "" };
    format!("label={}, tooltip={}, fillcolor=\"{colour}\"{mark}", quote(&label), quote(&tooltip))
}

fn step_attributes(index: &Index<'_>, step: StepId, fact: Option<Fact>) -> (String, String, &'static str) {
    let Some(node) = index.node(step) else { return (step.to_string(), String::new(), "#ffffff") };
    let rule = node.step.rule.as_ref();
    // By the rule's name alone, so that a rule keeps its colour when others come; the factor tells the common ones apart.
    let hash = rule.bytes().fold(0_u32, |hash, byte| hash.wrapping_mul(8).wrapping_add(u32::from(byte)));
    let colour = PALETTE[hash as usize % PALETTE.len()];
    let label = match (fact, node.step.conclusions.as_slice()) {
        (Some(fact), _) => format!("{step}: {fact}"),
        (None, []) => format!("{step} {}", rule_name(rule)),
        (None, [one]) => format!("{step} {}\n{one}", rule_name(rule)),
        (None, [one, rest @ ..]) => format!("{step} {}\n{one} +{}", rule_name(rule), rest.len()),
    };
    let marks = match node.step.assumptions.as_slice() {
        [] => String::new(),
        marks => format!(" [rests on {}]", and(marks)),
    };
    (label, format!("{}{marks}", sentence(index, node)), colour)
}

/// A DOT string: quotes and backslashes are escaped, line ends become `\n`.
fn quote(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], "\\n"))
}
