//! Folds branches into the step that opens them.

use std::collections::HashMap;

use petgraph::graph::NodeIndex;
use whydoku_rules::log::StepId;

use super::{Graph, Subject, edges};

/// The graph without what lies in branches: what a branch rests on, the step that opens it rests on.
pub fn fold(graph: &Graph) -> Graph {
    let mut folded = Graph::new();
    let mut at: HashMap<NodeIndex, NodeIndex> = HashMap::new();
    let mut of_step: HashMap<StepId, Vec<NodeIndex>> = HashMap::new();
    for old in graph.node_indices().filter(|&old| graph[old].inside.is_empty()) {
        let new = folded.add_node(graph[old].clone());
        at.insert(old, new);
        if let Subject::Step(step) | Subject::Fact(step, _) = graph[old].subject {
            of_step.entry(step).or_default().push(new);
        }
    }
    for (from, to) in edges(graph) {
        let Some(&from) = at.get(&from) else { continue };
        let targets = match graph[to].inside.first() {
            Some((step, _)) => of_step.get(step).cloned().unwrap_or_default(),
            None => vec![at[&to]],
        };
        for to in targets.into_iter().filter(|&to| to != from) {
            folded.update_edge(from, to, ());
        }
    }
    folded
}
