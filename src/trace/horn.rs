//! A trace as implications: the premises of a step, and everything that it proves. This is where a slice learns that a
//! fact was removed twice over.

use std::collections::{BTreeSet, HashMap, HashSet};

use whydoku_rules::geometry::Geometry;
use whydoku_rules::kernel;
use whydoku_rules::log::{Step, StepId};
use whydoku_rules::names::{Candidate, Fact};

use super::Trace;

/// One step of the outermost scope.
#[derive(Debug, Clone)]
pub struct Implication {
    /// The step.
    pub step: StepId,
    /// What it needs.
    pub premises: Vec<Fact>,
    /// What it gives: its conclusions, whatever else its certificate proves, and what its placements exclude.
    pub gives: Vec<Fact>,
}

/// The steps of the outermost scope, in order.
#[derive(Debug, Clone)]
pub struct Horn {
    given: HashSet<Fact>,
    steps: Vec<Implication>,
}

impl Horn {
    /// The implications of a trace.
    pub fn new(trace: &Trace, geometry: &Geometry) -> Self {
        let mut steps = trace.steps.iter();
        let given = steps.next().map(|step| with_excluded(geometry, step.conclusions.clone())).unwrap_or_default();
        let implication = |step: &Step| Implication {
            step: step.id,
            premises: step.premises.clone(),
            gives: with_excluded(geometry, kernel::proves(geometry, step)),
        };
        Self { given: given.into_iter().collect(), steps: steps.map(implication).collect() }
    }

    /// The steps, in order.
    pub fn steps(&self) -> &[Implication] {
        &self.steps
    }

    /// Whether these steps alone lead to every target. A step without conclusions is a target by its number.
    pub fn reaches(&self, kept: &BTreeSet<StepId>, targets: &[Target]) -> bool {
        let mut known = self.given.clone();
        let mut made = HashSet::new();
        for step in self.steps.iter().filter(|step| kept.contains(&step.step)) {
            if step.premises.iter().all(|fact| known.contains(fact)) {
                known.extend(&step.gives);
                made.insert(step.step);
            }
        }
        targets.iter().all(|target| match target {
            Target::Fact(fact) => known.contains(fact),
            Target::Step(step) => made.contains(step),
        })
    }

    /// For each target the steps of its cheapest derivation, where each premise is taken from whatever gives it with
    /// the fewest steps by then.
    pub fn cheapest(&self, targets: &[Target]) -> BTreeSet<StepId> {
        let mut best: HashMap<Fact, BTreeSet<StepId>> =
            self.given.iter().map(|&fact| (fact, BTreeSet::new())).collect();
        let mut closures: HashMap<StepId, BTreeSet<StepId>> = HashMap::new();
        for step in &self.steps {
            let mut closure = BTreeSet::from([step.step]);
            for premise in &step.premises {
                closure.extend(best.get(premise).into_iter().flatten());
            }
            for fact in &step.gives {
                if best.get(fact).is_none_or(|known| known.len() > closure.len()) {
                    best.insert(*fact, closure.clone());
                }
            }
            closures.insert(step.step, closure);
        }
        let closure = |target: &Target| match target {
            Target::Fact(fact) => best.get(fact),
            Target::Step(step) => closures.get(step),
        };
        targets.iter().filter_map(closure).flatten().copied().collect()
    }

    /// Drops steps, the last first, as long as the targets are still reached.
    pub fn drop_needless(&self, mut kept: BTreeSet<StepId>, targets: &[Target]) -> BTreeSet<StepId> {
        for step in kept.clone().into_iter().rev() {
            kept.remove(&step);
            if !self.reaches(&kept, targets) {
                kept.insert(step);
            }
        }
        kept
    }
}

/// What a slice is to explain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// A fact.
    Fact(Fact),
    /// The contradiction that a step found.
    Step(StepId),
}

fn with_excluded(geometry: &Geometry, facts: Vec<Fact>) -> Vec<Fact> {
    let placed: Vec<Candidate> = facts.iter().filter(|fact| fact.holds).map(|fact| fact.candidate).collect();
    let mut all = facts;
    for candidate in placed {
        let Some(cell) = geometry.index(candidate.cell) else { continue };
        let others = geometry.digits().filter(|&digit| digit != candidate.digit);
        all.extend(others.map(|digit| candidate.cell.candidate(digit).is_not()));
        let peers = geometry.peers(cell).iter();
        all.extend(peers.map(|&peer| geometry.cell(peer).candidate(candidate.digit).is_not()));
    }
    all
}
