//! What every format says of a graph: its nodes with their words and colours, and its edges.

use std::collections::{BTreeSet, HashMap};

use petgraph::graph::NodeIndex;
use whydoku_rules::log::StepId;
use whydoku_rules::names::Fact;

use crate::graph::{self, Graph, Subject, Vertex};
use crate::profile::Policy;
use crate::trace::Index;
use crate::views::explain;
use crate::views::sentence::{and, rule_name, sentence};

/// The colour-blind-safe palette of Okabe and Ito, lightened to carry black text.
const PALETTE: [&str; 7] = ["#9ad0f3", "#f5d08a", "#8fd9c0", "#f7f0a0", "#e8b4d2", "#a9c4e6", "#f2b58f"];

/// A graph in words.
#[derive(Debug, Clone)]
pub struct Shown {
    /// What is solved, and the caption.
    pub title: String,
    /// Whether the steps' sweeps mean something to a reader.
    pub sweeps: bool,
    /// The nodes: clues first, then by step.
    pub nodes: Vec<Node>,
    /// Each edge as places in `nodes`: from a reason to what it made possible.
    pub edges: Vec<(usize, usize)>,
}

/// A node in words.
#[derive(Debug, Clone)]
pub struct Node {
    /// A name that no other node has: `clues`, `s12`, `s12 r4c5=7`, `given r1c1=4`, `suppose 12 r4c5=7`.
    pub id: String,
    /// What sort of thing it stands for.
    pub kind: Kind,
    /// The step that it stands for, or that it is a part of.
    pub step: Option<StepId>,
    /// The id of the step's rule.
    pub rule: Option<String>,
    /// The facts that it establishes.
    pub facts: Vec<Fact>,
    /// A line or two to write into it.
    pub label: String,
    /// Everything that there is to say.
    pub sentence: String,
    /// What its step rests on without its being proven.
    pub assumptions: Vec<String>,
    /// The round of the rules, of a step outside all branches that has none itself.
    pub sweep: Option<u32>,
    /// The branches it lies in, outermost first.
    pub inside: Vec<(StepId, Fact)>,
    /// The colour of its rule, light enough for black text.
    pub colour: &'static str,
}

/// What sort of thing a node stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// All clues.
    Clues,
    /// One clue, or a candidate that was gone from the start.
    Given,
    /// The assumption of a branch.
    Suppose,
    /// A step.
    Step,
    /// A fact of a step.
    Fact,
}

impl Kind {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Clues => "clues",
            Self::Given => "given",
            Self::Suppose => "suppose",
            Self::Step => "step",
            Self::Fact => "fact",
        }
    }
}

impl Shown {
    /// The nodes that lie exactly in these branches.
    pub fn nodes_in<'s>(&'s self, path: &'s [(StepId, Fact)]) -> impl Iterator<Item = &'s Node> {
        self.nodes.iter().filter(move |node| node.inside == path)
    }

    /// The branches directly below these branches.
    pub fn branches_in(&self, path: &[(StepId, Fact)]) -> BTreeSet<(StepId, Fact)> {
        self.nodes.iter().filter_map(|node| node.inside.strip_prefix(path)?.first().copied()).collect()
    }
}

impl Node {
    /// Whether it is a deduction that rests on something unproven.
    pub fn is_unproven(&self) -> bool {
        matches!(self.kind, Kind::Step | Kind::Fact) && !self.assumptions.is_empty()
    }
}

/// Puts a graph into words. The caption stands behind the title: how the solve ended, or what a slice explains.
pub fn show(index: &Index<'_>, graph: &Graph, caption: &str) -> Shown {
    let mut order: Vec<NodeIndex> = graph.node_indices().collect();
    order.sort_by_key(|&at| (node_step(&graph[at]).unwrap_or(0), graph[at].subject));
    let place: HashMap<NodeIndex, usize> = order.iter().enumerate().map(|(place, &at)| (at, place)).collect();
    Shown {
        title: format!("{} — {caption}", explain::title(index.trace)),
        sweeps: index.trace.profile.policy == Policy::Sweep,
        nodes: order.iter().map(|&at| node(index, &graph[at])).collect(),
        edges: graph::edges(graph).into_iter().map(|(from, to)| (place[&from], place[&to])).collect(),
    }
}

fn node_step(vertex: &Vertex) -> Option<StepId> {
    match vertex.subject {
        Subject::Clues | Subject::Given(_) => None,
        Subject::Suppose(step, _) | Subject::Step(step) | Subject::Fact(step, _) => Some(step),
    }
}

fn node(index: &Index<'_>, vertex: &Vertex) -> Node {
    let blank = Node {
        id: String::new(),
        kind: Kind::Clues,
        step: node_step(vertex),
        rule: None,
        facts: vec![],
        label: String::new(),
        sentence: String::new(),
        assumptions: vec![],
        sweep: None,
        inside: vertex.inside.clone(),
        colour: "#eeeeee",
    };
    match vertex.subject {
        Subject::Clues => {
            let sentence = index.node(0).map(|node| sentence(index, node)).unwrap_or_default();
            Node { id: "clues".into(), label: "clues".into(), sentence, ..blank }
        }
        Subject::Given(fact) => Node {
            id: format!("given {fact}"),
            kind: Kind::Given,
            facts: vec![fact],
            label: fact.to_string(),
            sentence: format!("{fact} is given"),
            ..blank
        },
        Subject::Suppose(step, fact) => Node {
            id: format!("suppose {step} {fact}"),
            kind: Kind::Suppose,
            facts: vec![fact],
            label: format!("suppose {fact}"),
            sentence: format!("step {step} supposes {fact}"),
            colour: "#ffffff",
            ..blank
        },
        Subject::Step(step) => of_step(index, step, None, blank),
        Subject::Fact(step, fact) => of_step(index, step, Some(fact), blank),
    }
}

fn of_step(index: &Index<'_>, id: StepId, fact: Option<Fact>, blank: Node) -> Node {
    let (name, kind) = match fact {
        Some(fact) => (format!("s{id} {fact}"), Kind::Fact),
        None => (format!("s{id}"), Kind::Step),
    };
    let Some(node) = index.node(id) else {
        return Node { id: name, kind, label: id.to_string(), colour: "#ffffff", ..blank };
    };
    let rule = node.step.rule.as_ref();
    let label = match (fact, node.step.conclusions.as_slice()) {
        (Some(fact), _) => format!("{id}: {fact}"),
        (None, []) => format!("{id} {}", rule_name(rule)),
        (None, [one]) => format!("{id} {}\n{one}", rule_name(rule)),
        (None, [one, rest @ ..]) => format!("{id} {}\n{one} +{}", rule_name(rule), rest.len()),
    };
    let marks = match node.step.assumptions.as_slice() {
        [] => String::new(),
        marks => format!(" [rests on {}]", and(marks)),
    };
    // A guess is drawn below what refutes it, whatever the sweep in which it was begun.
    let in_sweep = blank.inside.is_empty() && node.step.branches.is_empty();
    Node {
        id: name,
        kind,
        rule: Some(rule.to_string()),
        facts: fact.map_or_else(|| node.step.conclusions.clone(), |fact| vec![fact]),
        label,
        sentence: format!("{}{marks}", sentence(index, node)),
        assumptions: node.step.assumptions.iter().map(ToString::to_string).collect(),
        sweep: in_sweep.then_some(node.step.sweep),
        colour: colour(rule),
        ..blank
    }
}

/// The colour of a rule.
fn colour(rule: &str) -> &'static str {
    // By the rule's name alone, so that a rule keeps its colour when others come; the factor tells the common ones apart.
    let hash = rule.bytes().fold(0_u32, |hash, byte| hash.wrapping_mul(8).wrapping_add(u32::from(byte)));
    PALETTE[hash as usize % PALETTE.len()]
}
