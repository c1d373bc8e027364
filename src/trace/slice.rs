//! Slices: of a whole trace, just the steps on which some facts rest.

use std::collections::BTreeSet;

use whydoku_rules::log::StepId;
use whydoku_rules::names::Fact;

use super::Index;

/// The steps, and the clues and removed candidates of step 0, on which facts rest.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Slice {
    /// The steps, those inside branches included; step 0 is not among them.
    pub steps: BTreeSet<StepId>,
    /// The facts of step 0 that are used.
    pub givens: BTreeSet<Fact>,
}

/// Everything that facts of the outermost scope rest on, by backward reachability. A step that argues by cases brings
/// along what the ends of its branches rest on.
pub fn slice(index: &Index<'_>, facts: &[Fact]) -> Slice {
    let mut slice = Slice::default();
    let mut open: Vec<StepId> = vec![];
    for &fact in facts {
        if let Some(origin) = index.origin(fact) {
            open.extend(reach(&mut slice, fact, origin.step, origin.cause.map(|cause| cause.is())));
        }
    }
    while let Some(id) = open.pop() {
        if !slice.steps.insert(id) {
            continue;
        }
        let Some(node) = index.node(id) else { continue };
        for (&fact, origin) in node.step.premises.iter().zip(&node.origins) {
            open.extend(reach(&mut slice, fact, origin.step, origin.cause.map(|cause| cause.is())));
        }
        for branch in &node.step.branches {
            match branch.steps.last().filter(|last| last.is_contradiction()) {
                Some(last) => open.push(last.id),
                // The branch reaches the conclusions themselves.
                None => {
                    let reached = |event: &&whydoku_rules::log::Event| node.step.conclusions.contains(&event.fact);
                    open.extend(
                        branch.events.iter().filter(reached).map(|event| event.step).filter(|&step| step != id),
                    );
                }
            }
        }
    }
    slice
}

/// Enters what a fact comes from: a given, or a step yet to be followed.
fn reach(slice: &mut Slice, fact: Fact, step: StepId, cause: Option<Fact>) -> Option<StepId> {
    if step == 0 {
        slice.givens.insert(cause.unwrap_or(fact));
        return None;
    }
    Some(step)
}
