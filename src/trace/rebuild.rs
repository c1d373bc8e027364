//! A trace made of some of another's steps, with events of its own.

use std::collections::{BTreeSet, HashMap, HashSet};

use whydoku_rules::geometry::Geometry;
use whydoku_rules::kernel;
use whydoku_rules::log::{Branch, Event, Step, StepId};
use whydoku_rules::names::Fact;

use super::{Position, Stop, Trace, mark};

/// Whether steps keep their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Numbers {
    /// As in the whole trace.
    Kept,
    /// 1, 2, 3…
    Closed,
}

/// The trace of just these steps (nested ones named too). Each concludes all that its certificate proves and that is
/// not known yet; one with nothing new is left out. [`super::verify`] accepts the result when the steps suffice for
/// each other, as those of a slice do.
pub fn rebuild(trace: &Trace, geometry: &Geometry, kept: &BTreeSet<StepId>, numbers: Numbers) -> Trace {
    let mut builder =
        Builder { geometry, kept, tick: 0, next: 0, numbers, known: HashSet::new(), renamed: HashMap::new() };
    let (mut events, mut steps) = (vec![], vec![]);
    builder.scope(&trace.steps, &mut events, &mut steps);
    let renamed = |step: StepId| builder.renamed.get(&step).copied();
    let end = Position::after(geometry, &events);
    let solution = end.solution();
    let stop = match trace.stop {
        Stop::Contradiction { step } => renamed(step).map_or(Stop::Stalled, |step| Stop::Contradiction { step }),
        _ if solution.is_some() => Stop::Solved,
        Stop::Solved => Stop::Stalled,
        stop => stop,
    };
    let mut rebuilt = Trace { stop, grid: end.grid(), solution, events, steps, ..head(trace) };
    mark(&mut rebuilt, geometry);
    rebuilt
}

/// Everything of a trace but its events and steps.
fn head(trace: &Trace) -> Trace {
    Trace {
        schema: trace.schema.clone(),
        program: trace.program.clone(),
        name: trace.name.clone(),
        puzzle: trace.puzzle.clone(),
        layout: trace.layout.clone(),
        profile: trace.profile.clone(),
        solutions: trace.solutions,
        stop: trace.stop,
        common: trace.common.clone(),
        grid: vec![],
        solution: None,
        unproven: vec![],
        events: vec![],
        steps: vec![],
    }
}

struct Builder<'b> {
    geometry: &'b Geometry,
    kept: &'b BTreeSet<StepId>,
    tick: u32,
    next: StepId,
    numbers: Numbers,
    known: HashSet<Fact>,
    renamed: HashMap<StepId, StepId>,
}

impl Builder<'_> {
    fn scope(&mut self, steps: &[Step], events: &mut Vec<Event>, out: &mut Vec<Step>) {
        for step in steps.iter().filter(|step| step.id == 0 || self.kept.contains(&step.id)) {
            let next = self.next;
            let mut new: Vec<Fact> = kernel::proves(self.geometry, step);
            new.retain(|fact| !self.known.contains(fact));
            if new.is_empty() && !step.conclusions.is_empty() {
                continue;
            }
            let id = if self.numbers == Numbers::Closed { next } else { step.id };
            self.next += 1;
            self.renamed.insert(step.id, id);
            let branches = step.branches.iter().map(|branch| self.branch(id, branch)).collect();
            self.enter(id, &new, events);
            out.push(Step { id, conclusions: new, branches, assumptions: vec![], ..step.clone() });
        }
    }

    fn branch(&mut self, id: StepId, branch: &Branch) -> Branch {
        let before = self.known.clone();
        let (mut events, mut steps) = (vec![], vec![]);
        self.enter(id, &[branch.assume], &mut events);
        self.scope(&branch.steps, &mut events, &mut steps);
        self.known = before;
        Branch { assume: branch.assume, events, steps }
    }

    /// The events of conclusions: each of them, and what placements exclude that is still open.
    fn enter(&mut self, step: StepId, facts: &[Fact], events: &mut Vec<Event>) {
        for &fact in facts {
            self.event(step, fact, events);
            let Some(cell) = self.geometry.index(fact.candidate.cell).filter(|_| fact.holds) else { continue };
            let digit = fact.candidate.digit;
            for other in self.geometry.digits().filter(|&other| other != digit) {
                self.event(step, fact.candidate.cell.candidate(other).is_not(), events);
            }
            for &peer in self.geometry.peers(cell) {
                self.event(step, self.geometry.cell(peer).candidate(digit).is_not(), events);
            }
        }
    }

    fn event(&mut self, step: StepId, fact: Fact, events: &mut Vec<Event>) {
        if self.known.insert(fact) {
            events.push(Event { tick: self.tick, fact, step, nanos: None });
            self.tick += 1;
        }
    }
}
