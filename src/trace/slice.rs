//! Slices: of a whole trace, just the steps on which some facts rest.

use std::collections::BTreeSet;

use whydoku_rules::log::{Event, StepId};
use whydoku_rules::names::Fact;

use super::horn::Target;
use super::{Index, Origin};

/// The steps, and the clues and removed candidates of step 0, on which facts rest.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Slice {
    /// The steps, those inside branches included; step 0 is not among them.
    pub steps: BTreeSet<StepId>,
    /// The facts of step 0 that are used.
    pub givens: BTreeSet<Fact>,
}

/// Everything that targets of the outermost scope rest on, by backward reachability. A step that argues by cases
/// brings along what the ends of its branches rest on.
pub fn reach(index: &Index<'_>, targets: &[Target]) -> Slice {
    let mut slice = Slice::default();
    let mut open: Vec<StepId> = vec![];
    for &target in targets {
        match target {
            Target::Step(step) => open.push(step),
            Target::Fact(fact) => {
                let origin = index.origin(fact);
                open.extend(origin.and_then(|origin| enter(&mut slice, fact, origin)));
            }
        }
    }
    while let Some(id) = open.pop() {
        if !slice.steps.insert(id) {
            continue;
        }
        let Some(node) = index.node(id) else { continue };
        for (&fact, origin) in node.step.premises.iter().zip(&node.origins) {
            open.extend(enter(&mut slice, fact, *origin));
        }
        for branch in &node.step.branches {
            match branch.steps.last().filter(|last| last.is_contradiction()) {
                Some(last) => open.push(last.id),
                // The branch reaches the conclusions themselves.
                None => {
                    let reached = |event: &&Event| node.step.conclusions.contains(&event.fact);
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
fn enter(slice: &mut Slice, fact: Fact, origin: Origin) -> Option<StepId> {
    if origin.step == 0 {
        slice.givens.insert(origin.cause.map_or(fact, |cause| cause.is()));
        return None;
    }
    Some(origin.step)
}
