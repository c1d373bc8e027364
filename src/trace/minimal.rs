//! The smallest slices that can be found, and whole traces without needless steps.

use std::collections::BTreeSet;

use whydoku_rules::log::StepId;

use super::horn::{Horn, Target};
use super::rebuild::{Numbers, rebuild};
use super::{Index, Stop, Trace, reach};

/// A trace of few steps that leads to these targets and verifies on its own. Steps keep their numbers.
///
/// Of two starting points (the steps of the trace on which the targets rest by its own account, and those of the
/// cheapest derivations that its certificates allow) each is stripped of the steps that it can do without; the one with
/// fewer steps is taken. (To find the smallest of all would be to solve a set cover.)
pub fn minimal(index: &Index<'_>, targets: &[Target]) -> Trace {
    let horn = Horn::new(index.trace, index.geometry);
    let own: BTreeSet<StepId> = outermost(index, &reach(index, targets).steps);
    with_branches(index, &least(&horn, &own, targets), Numbers::Kept)
}

/// The fewest steps of the outermost scope that are found to lead to the targets; `own` are those of the trace's own
/// account.
pub fn least(horn: &Horn, own: &BTreeSet<StepId>, targets: &[Target]) -> BTreeSet<StepId> {
    [own.clone(), horn.cheapest(targets)]
        .into_iter()
        .filter(|steps| horn.reaches(steps, targets))
        .map(|steps| horn.drop_needless(steps, targets))
        .min_by_key(BTreeSet::len)
        .unwrap_or_else(|| own.clone())
}

/// The trace with only the steps on which its result rests, numbered anew: every placement of a solved puzzle, the
/// contradiction of an impossible one, every placement and elimination of a solve that stalled.
pub fn trimmed(index: &Index<'_>) -> Trace {
    let trace = index.trace;
    let targets: Vec<Target> = match trace.stop {
        Stop::Contradiction { step } => vec![Target::Step(step)],
        Stop::Solved => {
            trace.events.iter().filter(|event| event.fact.holds).map(|event| Target::Fact(event.fact)).collect()
        }
        Stop::Stalled | Stop::MaxSteps { .. } => trace.events.iter().map(|event| Target::Fact(event.fact)).collect(),
    };
    let horn = Horn::new(trace, index.geometry);
    let own = outermost(index, &reach(index, &targets).steps);
    let kept = if horn.reaches(&own, &targets) { horn.drop_needless(own, &targets) } else { own };
    with_branches(index, &kept, Numbers::Closed)
}

fn outermost(index: &Index<'_>, steps: &BTreeSet<StepId>) -> BTreeSet<StepId> {
    steps.iter().copied().filter(|&step| index.node(step).is_some_and(|node| node.depth == 0)).collect()
}

/// These steps of the outermost scope, and of their branches what the ends rest on.
fn with_branches(index: &Index<'_>, steps: &BTreeSet<StepId>, numbers: Numbers) -> Trace {
    let mut kept = steps.clone();
    for node in index.nodes().iter().filter(|node| steps.contains(&node.step.id) && !node.step.branches.is_empty()) {
        let inner = reach(index, &[Target::Step(node.step.id)]).steps;
        kept.extend(inner.into_iter().filter(|&step| index.is_inside(step, node.step.id)));
    }
    rebuild(index.trace, index.geometry, &kept, numbers)
}
