//! Assumptions are inherited along the graph.

use std::collections::HashMap;

use whydoku_rules::geometry::Geometry;
use whydoku_rules::log::{Assumption, Event, Step, StepId};
use whydoku_rules::names::Fact;

use super::{Trace, Unproven};

/// Writes into each step the unproven assumptions that it rests on.
pub fn mark(trace: &mut Trace, geometry: &Geometry) {
    if !any(&trace.steps, &|step| step.own_assumption().is_some()) {
        return;
    }
    let slots = geometry.cell_count() * geometry.size() * 2;
    let mut marker = Marker { geometry, origins: vec![None; slots], marks: HashMap::new() };
    marker.scope(&trace.events, &mut trace.steps);
    trace.unproven = unproven(trace);
}

/// Whether it is true of some step, nested ones included.
fn any(steps: &[Step], what: &dyn Fn(&Step) -> bool) -> bool {
    steps.iter().any(|step| what(step) || step.branches.iter().any(|branch| any(&branch.steps, what)))
}

/// The placed digits that rest on assumptions, by the marks of their steps.
pub fn unproven(trace: &Trace) -> Vec<Unproven> {
    let marked = trace.steps.iter().filter(|step| !step.assumptions.is_empty());
    let facts = marked.flat_map(|step| step.conclusions.iter().map(move |&fact| (fact, &step.assumptions)));
    facts
        .filter(|(fact, _)| fact.holds)
        .map(|(fact, assumptions)| Unproven { fact, assumptions: assumptions.clone() })
        .collect()
}

/// Walks through the steps in the order in which they were begun.
struct Marker<'g> {
    geometry: &'g Geometry,
    /// Which step established each fact that is known.
    origins: Vec<Option<StepId>>,
    /// What each step rests on, sorted, where it is anything.
    marks: HashMap<StepId, Vec<Assumption>>,
}

impl Marker<'_> {
    fn scope(&mut self, events: &[Event], steps: &mut [Step]) {
        let mut rest = events;
        for step in steps {
            let (now, later) = own(rest, step.id);
            rest = later;
            for branch in &mut step.branches {
                let before = self.origins.clone();
                let (assumed, inner) = own(&branch.events, step.id);
                self.enter(assumed);
                self.scope(inner, &mut branch.steps);
                self.origins = before;
            }
            self.step(step);
            self.enter(now);
        }
    }

    fn step(&mut self, step: &mut Step) {
        let mut mine: Vec<Assumption> = step.own_assumption().into_iter().chain(step.branch_assumptions()).collect();
        for &fact in &step.premises {
            let origin = self.slot(fact).and_then(|slot| self.origins[slot]);
            // What a branch assumes is given up with the branch: its step has no mark yet.
            mine.extend(origin.and_then(|origin| self.marks.get(&origin)).into_iter().flatten());
        }
        mine.sort_unstable();
        mine.dedup();
        step.assumptions.clone_from(&mine);
        if !mine.is_empty() {
            self.marks.insert(step.id, mine);
        }
    }

    fn enter(&mut self, events: &[Event]) {
        for event in events {
            if let Some(slot) = self.slot(event.fact) {
                self.origins[slot] = Some(event.step);
            }
        }
    }

    fn slot(&self, Fact { candidate, holds }: Fact) -> Option<usize> {
        let (cell, size) = (self.geometry.index(candidate.cell)?, self.geometry.size());
        let digit = usize::from(candidate.digit).checked_sub(1).filter(|&digit| digit < size)?;
        Some((cell * size + digit) * 2 + usize::from(holds))
    }
}

/// A step's own events, and the ones behind them.
fn own(events: &[Event], step: StepId) -> (&[Event], &[Event]) {
    let count = events.iter().take_while(|event| event.step == step).count();
    events.split_at(count)
}
