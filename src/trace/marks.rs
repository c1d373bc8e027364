//! Assumptions are inherited along the graph.

use std::collections::{BTreeSet, HashMap};

use whydoku_rules::geometry::Geometry;
use whydoku_rules::log::{Assumption, Step, StepId};

use super::{Index, Trace, Unproven};

/// Writes into each step the unproven assumptions that it rests on.
pub fn mark(trace: &mut Trace, geometry: &Geometry) {
    if !trace.all_steps().iter().any(|step| step.own_assumption().is_some()) {
        return;
    }
    let mut marks: HashMap<StepId, BTreeSet<Assumption>> = HashMap::new();
    let index = Index::new(trace, geometry);
    for node in index.nodes() {
        // What a branch assumes is given up with the branch, and so carries no mark.
        let outer = node.origins.iter().filter(|origin| !index.is_inside(node.step.id, origin.step));
        let mut mine: BTreeSet<Assumption> =
            outer.filter_map(|origin| marks.get(&origin.step)).flatten().copied().collect();
        mine.extend(node.step.own_assumption());
        if !mine.is_empty() {
            marks.insert(node.step.id, mine);
        }
    }
    write(&mut trace.steps, &marks);
    trace.unproven = unproven(trace);
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

fn write(steps: &mut [Step], marks: &HashMap<StepId, BTreeSet<Assumption>>) {
    for step in steps {
        step.assumptions = marks.get(&step.id).into_iter().flatten().copied().collect();
        step.branches.iter_mut().for_each(|branch| write(&mut branch.steps, marks));
    }
}
