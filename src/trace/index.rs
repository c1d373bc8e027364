//! Where each fact comes from: the edges of the dependency graph.

use std::collections::{HashMap, HashSet};

use whydoku_rules::geometry::Geometry;
use whydoku_rules::log::{Event, Step, StepId};
use whydoku_rules::names::{Candidate, Cell, Fact};

use super::Trace;

/// What established a fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin {
    /// The step that emitted it.
    pub step: StepId,
    /// The placement of the same step that excluded it; `None` for what the step itself concluded.
    pub cause: Option<Candidate>,
    /// Whether the cell holds another digit by the time the fact is used.
    pub filled: bool,
}

/// A step with its place in the trace and the origins of its premises.
#[derive(Debug, Clone)]
pub struct Node<'t> {
    /// The step.
    pub step: &'t Step,
    /// The step whose branch it is in.
    pub parent: Option<StepId>,
    /// How many branches deep it lies.
    pub depth: usize,
    /// For each premise, what established it.
    pub origins: Vec<Origin>,
    /// The events that it emitted in its own scope.
    pub events: &'t [Event],
}

/// A trace with its edges resolved.
#[derive(Debug, Clone)]
pub struct Index<'t> {
    /// The trace.
    pub trace: &'t Trace,
    /// Its geometry.
    pub geometry: &'t Geometry,
    nodes: Vec<Node<'t>>,
    at: HashMap<StepId, usize>,
    known: HashMap<Fact, Origin>,
    filled: HashSet<Cell>,
}

impl<'t> Index<'t> {
    /// Resolves the edges of a trace that [`super::verify`] accepts. (In one that it rejects, some may be missing.)
    pub fn new(trace: &'t Trace, geometry: &'t Geometry) -> Self {
        let mut index =
            Self { trace, geometry, nodes: vec![], at: HashMap::new(), known: HashMap::new(), filled: HashSet::new() };
        index.walk(&trace.events, &trace.steps, None, 0);
        index
    }

    fn walk(&mut self, events: &'t [Event], steps: &'t [Step], parent: Option<StepId>, depth: usize) {
        let mut rest = events;
        for step in steps {
            let origins = step.premises.iter().map(|&fact| self.used(fact, step.id)).collect();
            let own = rest.iter().take_while(|event| event.step == step.id).count();
            let (now, later) = rest.split_at(own);
            self.at.insert(step.id, self.nodes.len());
            self.nodes.push(Node { step, parent, depth, origins, events: now });
            for branch in &step.branches {
                let before = (self.known.clone(), self.filled.clone());
                let own = branch.events.iter().take_while(|event| event.step == step.id).count();
                let (assumed, inner) = branch.events.split_at(own);
                self.enter(step.id, &[branch.assume], assumed);
                self.walk(inner, &branch.steps, Some(step.id), depth + 1);
                (self.known, self.filled) = before;
            }
            self.enter(step.id, &step.conclusions, now);
            rest = later;
        }
    }

    fn used(&self, fact: Fact, by: StepId) -> Origin {
        let nowhere = Origin { step: by, cause: None, filled: false };
        let filled = !fact.holds && self.filled.contains(&fact.candidate.cell);
        Origin { filled, ..self.known.get(&fact).copied().unwrap_or(nowhere) }
    }

    fn enter(&mut self, step: StepId, conclusions: &[Fact], events: &[Event]) {
        let slot = |candidate: Candidate| self.geometry.index(candidate.cell).map(|cell| (cell, candidate.digit));
        let mut placed: Vec<Candidate> = vec![];
        for event in events {
            let excludes = |other: &&Candidate| {
                let both = slot(**other).zip(slot(event.fact.candidate));
                both.is_some_and(|(a, b)| self.geometry.link(a, b).is_some())
            };
            let own = conclusions.contains(&event.fact);
            let cause = if own { None } else { placed.iter().rev().find(excludes).copied() };
            self.known.insert(event.fact, Origin { step, cause, filled: false });
            if event.fact.holds {
                self.filled.insert(event.fact.candidate.cell);
                placed.push(event.fact.candidate);
            }
        }
    }

    /// Every step, nested ones included, in the order in which they were begun.
    pub fn nodes(&self) -> &[Node<'t>] {
        &self.nodes
    }

    /// A step by its number.
    pub fn node(&self, step: StepId) -> Option<&Node<'t>> {
        self.at.get(&step).map(|&at| &self.nodes[at])
    }

    /// Whether a step lies in a branch of another; what that other step emits there is an assumption of the branch.
    pub fn is_inside(&self, step: StepId, outer: StepId) -> bool {
        let parent = |id| self.node(id).and_then(|node| node.parent);
        std::iter::successors(parent(step), |&id| parent(id)).any(|id| id == outer)
    }

    /// What established a fact of the outermost scope.
    pub fn origin(&self, fact: Fact) -> Option<Origin> {
        self.known.get(&fact).copied()
    }

    /// The fact that decides a candidate in the outermost scope.
    pub fn decided(&self, candidate: Candidate) -> Option<Fact> {
        [candidate.is(), candidate.is_not()].into_iter().find(|fact| self.known.contains_key(fact))
    }
}
