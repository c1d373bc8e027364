//! The dependency graph as JSON: nodes and edges.

use serde_json::{Value, json};

use super::{Node, Shown};

/// One object with `title`, `nodes` and `edges`; edges name nodes by their `id`. A line a node and an edge.
pub fn json(shown: &Shown) -> String {
    let nodes = shown.nodes.iter().map(node);
    let edges = shown
        .edges
        .iter()
        .map(|&(from, to)| json!({"from": shown.nodes[from].id, "to": shown.nodes[to].id}).to_string());
    format!(
        "{{\n  \"title\": {},\n  \"nodes\": {},\n  \"edges\": {}\n}}\n",
        json!(shown.title),
        lines(nodes.map(|node| node.to_string())),
        lines(edges)
    )
}

fn node(node: &Node) -> Value {
    let inside: Vec<Value> = node.inside.iter().map(|(step, assume)| json!({"step": step, "assume": assume})).collect();
    json!({
        "id": node.id,
        "kind": node.kind.word(),
        "step": node.step,
        "rule": node.rule,
        "facts": node.facts,
        "label": node.label,
        "sentence": node.sentence,
        "assumptions": node.assumptions,
        "sweep": node.sweep,
        "inside": inside,
        "colour": node.colour,
    })
}

fn lines(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { "[]".into() } else { format!("[\n    {}\n  ]", items.join(",\n    ")) }
}
