//! Builds the graph from a trace.

use std::collections::{HashMap, HashSet};

use petgraph::graph::NodeIndex;
use whydoku_rules::log::StepId;
use whydoku_rules::names::{Candidate, Fact};

use super::{Graph, Subject, Vertex, fold, reduce};
use crate::trace::{Index, Node, Origin, Slice};

/// What the graph shows.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// A node a fact instead of a node a step.
    pub facts: bool,
    /// Keep edges that a longer path replaces.
    pub transitive: bool,
    /// Fold branches into the step that opens them.
    pub fold: bool,
    /// Only what these steps and clues show; clues stand apart then, else they are one node.
    pub slice: Option<Slice>,
}

/// The dependency graph of a trace.
pub fn build(index: &Index<'_>, options: &Options) -> Graph {
    let mut builder = Builder { index, options, graph: Graph::new(), at: HashMap::new(), edges: HashSet::new() };
    for node in index.nodes().iter().filter(|node| node.step.id > 0) {
        if options.slice.as_ref().is_none_or(|slice| slice.steps.contains(&node.step.id)) {
            if options.facts { builder.facts(node) } else { builder.step(node) }
        }
    }
    if let Some(slice) = &options.slice {
        for &fact in &slice.givens {
            builder.vertex(Subject::Given(fact), vec![]);
        }
    }
    let graph = if options.fold { fold(&builder.graph) } else { builder.graph };
    if options.transitive { graph } else { reduce(&graph) }
}

struct Builder<'i, 't> {
    index: &'i Index<'t>,
    options: &'i Options,
    graph: Graph,
    at: HashMap<Subject, NodeIndex>,
    edges: HashSet<(NodeIndex, NodeIndex)>,
}

impl Builder<'_, '_> {
    fn vertex(&mut self, subject: Subject, inside: Vec<(StepId, Fact)>) -> NodeIndex {
        let graph = &mut self.graph;
        *self.at.entry(subject).or_insert_with(|| graph.add_node(Vertex { subject, inside }))
    }

    fn edge(&mut self, from: NodeIndex, to: NodeIndex) {
        if from != to && self.edges.insert((from, to)) {
            self.graph.add_edge(from, to, ());
        }
    }

    /// The branches that a node lies in, outermost first.
    fn inside(&self, node: &Node<'_>) -> Vec<(StepId, Fact)> {
        let mut path = vec![];
        let mut at = node.parent;
        let mut inner = node.step.id;
        while let Some(parent) = at.and_then(|id| self.index.node(id)) {
            let holds_inner = |branch: &&whydoku_rules::log::Branch| branch.steps.iter().any(|step| step.id == inner);
            if let Some(branch) = parent.step.branches.iter().find(holds_inner) {
                path.push((parent.step.id, branch.assume));
            }
            inner = parent.step.id;
            at = parent.parent;
        }
        path.reverse();
        path
    }

    /// The node that stands for what established a fact, seen from inside these branches.
    fn source(&mut self, fact: Fact, origin: Origin, inside: &[(StepId, Fact)]) -> NodeIndex {
        if origin.step == 0 {
            let given = origin.cause.map_or(fact, Candidate::is);
            let subject =
                if self.options.slice.is_some() || self.options.facts { Subject::Given(given) } else { Subject::Clues };
            return self.vertex(subject, vec![]);
        }
        if let Some(at) = inside.iter().position(|&(step, _)| step == origin.step) {
            let (step, assumed) = inside[at];
            return self.vertex(Subject::Suppose(step, assumed), inside[..=at].to_vec());
        }
        let owner = self.index.node(origin.step).map(|node| self.inside(node)).unwrap_or_default();
        if !self.options.facts {
            return self.vertex(Subject::Step(origin.step), owner);
        }
        let target = self.vertex(Subject::Fact(origin.step, fact), owner.clone());
        if let Some(cause) = origin.cause {
            let placed = self.vertex(Subject::Fact(origin.step, cause.is()), owner);
            self.edge(placed, target);
        }
        target
    }

    fn step(&mut self, node: &Node<'_>) {
        let inside = self.inside(node);
        let target = self.vertex(Subject::Step(node.step.id), inside.clone());
        self.reasons(node, &inside, &[target]);
    }

    fn facts(&mut self, node: &Node<'_>) {
        let inside = self.inside(node);
        let id = node.step.id;
        let targets: Vec<NodeIndex> = match node.step.conclusions.as_slice() {
            [] => vec![self.vertex(Subject::Step(id), inside.clone())],
            facts => facts.iter().map(|&fact| self.vertex(Subject::Fact(id, fact), inside.clone())).collect(),
        };
        self.reasons(node, &inside, &targets);
    }

    /// Edges from what the step rests on. A step that argues by cases rests on the ends of its branches.
    fn reasons(&mut self, node: &Node<'_>, inside: &[(StepId, Fact)], targets: &[NodeIndex]) {
        for (&fact, &origin) in node.step.premises.iter().zip(&node.origins) {
            let source = self.source(fact, origin, inside);
            targets.iter().for_each(|&target| self.edge(source, target));
        }
        for branch in &node.step.branches {
            let mut within = inside.to_vec();
            within.push((node.step.id, branch.assume));
            let end = match branch.steps.last() {
                Some(last) => self.vertex(Subject::Step(last.id), within),
                None => self.vertex(Subject::Suppose(node.step.id, branch.assume), within),
            };
            targets.iter().for_each(|&target| self.edge(end, target));
        }
    }
}
