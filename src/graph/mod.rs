//! The dependency graph of a trace: what made each step possible.

mod build;
mod fold;

use petgraph::algo::tred::{dag_to_toposorted_adjacency_list, dag_transitive_reduction_closure};
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::EdgeRef;
use whydoku_rules::log::StepId;
use whydoku_rules::names::Fact;

pub use build::{Options, build};
pub use fold::fold;

/// What a node stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Subject {
    /// All clues together.
    Clues,
    /// One clue, or one candidate that was gone from the start.
    Given(Fact),
    /// The assumption of a branch.
    Suppose(StepId, Fact),
    /// A step.
    Step(StepId),
    /// One fact that a step established.
    Fact(StepId, Fact),
}

/// A node: what it stands for, and the steps in whose branches it lies, outermost first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vertex {
    /// What it stands for.
    pub subject: Subject,
    /// The branches it lies in: step and assumption.
    pub inside: Vec<(StepId, Fact)>,
}

/// A directed acyclic graph; an edge leads from a reason to what it made possible.
pub type Graph = DiGraph<Vertex, ()>;

/// Drops every edge that a longer path replaces.
pub fn reduce(graph: &Graph) -> Graph {
    let Ok(order) = petgraph::algo::toposort(graph, None) else { return graph.clone() };
    let (list, position) = dag_to_toposorted_adjacency_list::<_, u32>(graph, &order);
    let (reduction, _) = dag_transitive_reduction_closure(&list);
    let mut reduced = graph.clone();
    reduced.retain_edges(|graph, edge| match graph.edge_endpoints(edge) {
        Some((a, b)) => reduction.contains_edge(position[a.index()], position[b.index()]),
        None => false,
    });
    reduced
}

/// The edges as pairs of nodes, in a fixed order.
pub fn edges(graph: &Graph) -> Vec<(NodeIndex, NodeIndex)> {
    let mut edges: Vec<_> = graph.edge_references().map(|edge| (edge.source(), edge.target())).collect();
    edges.sort_unstable();
    edges
}
