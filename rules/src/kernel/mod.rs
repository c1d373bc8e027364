//! The kernel: checks every step of a log, and every finding, without knowing a rule.
//!
//! It trusts nothing but the geometry. For each step it asks: is each premise a fact that an earlier step (of this
//! scope or an enclosing one) established? Does the certificate prove each conclusion from these premises and nothing
//! else? Are the step's events its conclusions and what its placements exclude, each new, in order of time? Does the
//! step admit to the assumptions it inherits?

mod finding;
mod proof;

use std::collections::{BTreeSet, HashMap, HashSet};

use thiserror::Error;

use crate::certificate::Certificate;
use crate::geometry::Geometry;
use crate::log::{Assumption, Branch, Event, Step, StepId};
use crate::names::{Digit, Fact, Sector};

pub use finding::check_finding;
use proof::Proof;

/// The first step that does not hold, and why.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("step {step}: {reason}")]
pub struct Fault {
    /// The step.
    pub step: StepId,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What can be wrong with a step.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum Reason {
    #[error("{0} is not in this puzzle")]
    Unknown(String),
    #[error("its premise {0} is not established before it")]
    Premise(Fact),
    #[error("its premise {0} is listed twice")]
    DoublePremise(Fact),
    #[error("its certificate does not prove {0} from its premises")]
    Unproven(Fact),
    #[error("its certificate does not prove a contradiction from its premises")]
    NoContradiction,
    #[error("its conclusion {0} has no event")]
    NoEvent(Fact),
    #[error("its event {0} is neither a conclusion nor excluded by a placement of the step")]
    StrayEvent(Fact),
    #[error("its event {0} says what is decided already")]
    Decided(Fact),
    #[error("tick {0} does not come after tick {1}")]
    Tick(u32, u32),
    #[error("an event at tick {0} belongs to no step of its scope, or is out of order")]
    Orphan(u32),
    #[error("its number is used twice or out of order")]
    Number,
    #[error("the clues may only stand in step 0, which must come first")]
    Clues,
    #[error("a guess that is not refuted can only stand in the outermost scope")]
    NestedAssumption,
    #[error("an assumption has exactly one conclusion, a placement, and no premises")]
    Assumption,
    #[error("it comes after a contradiction")]
    AfterContradiction,
    #[error("its assumptions are stated as [{stated}], inherited are [{inherited}]")]
    Marks { stated: String, inherited: String },
    #[error("its refutation of {0} does not follow at {1}")]
    Net(Fact, String),
    #[error("its deadly pattern is none: {0}")]
    NotDeadly(String),
    #[error("its branches do not cover every case")]
    Uncovered,
    #[error("only a proof by cases has branches")]
    Branches,
    #[error("its branch on {0} reaches neither a contradiction nor the conclusion")]
    OpenBranch(Fact),
    #[error("its branches use {0}, which is not among its premises")]
    HiddenPremise(Fact),
}

/// Where a fact comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Source {
    holds: bool,
    step: StepId,
    depth: usize,
}

/// Checks the steps of one log.
pub struct Kernel<'g> {
    geometry: &'g Geometry,
    known: Vec<Option<Source>>,
    depth: usize,
    last_tick: Option<u32>,
    last_begun: Option<StepId>,
    marks: HashMap<StepId, BTreeSet<Assumption>>,
    clues: HashSet<usize>,
}

impl<'g> Kernel<'g> {
    /// A kernel that knows nothing yet but the geometry and which cells hold clues of the puzzle (and not digits that
    /// were placed since).
    pub fn new(geometry: &'g Geometry, clues: impl IntoIterator<Item = usize>) -> Self {
        Self {
            geometry,
            known: vec![None; geometry.cell_count() * geometry.size()],
            depth: 0,
            last_tick: None,
            last_begun: None,
            marks: HashMap::new(),
            clues: clues.into_iter().collect(),
        }
    }

    /// Checks a whole log: the events and steps of the outermost scope.
    ///
    /// # Errors
    /// The first step that fails, and why.
    pub fn check(&mut self, events: &[Event], steps: &[Step]) -> Result<(), Fault> {
        match steps.first() {
            Some(first) if first.certificate == Certificate::Given => {}
            first => return Err(Fault { step: first.map_or(0, |step| step.id), reason: Reason::Clues }),
        }
        self.check_scope(events, steps)
    }

    /// What is known of a candidate once a log is checked: true, false, or open.
    pub fn known(&self, cell: usize, digit: Digit) -> Option<bool> {
        self.known[self.slot(cell, digit)].map(|source| source.holds)
    }

    fn slot(&self, cell: usize, digit: Digit) -> usize {
        cell * self.geometry.size() + digit as usize - 1
    }

    fn find(&self, fact: Fact) -> Result<(usize, Digit), Reason> {
        let digit = fact.candidate.digit;
        let cell = self.geometry.index(fact.candidate.cell).filter(|_| self.geometry.digits().contains(&digit));
        cell.map(|cell| (cell, digit)).ok_or_else(|| Reason::Unknown(fact.to_string()))
    }

    fn source(&self, fact: Fact) -> Result<Source, Reason> {
        let (cell, digit) = self.find(fact)?;
        let source = self.known[self.slot(cell, digit)].filter(|source| source.holds == fact.holds);
        source.ok_or(Reason::Premise(fact))
    }

    fn check_scope(&mut self, events: &[Event], steps: &[Step]) -> Result<(), Fault> {
        let mut rest = events;
        let mut ended = false;
        for step in steps {
            let fault = |reason| Fault { step: step.id, reason };
            if ended {
                return Err(fault(Reason::AfterContradiction));
            }
            self.begin(step).map_err(fault)?;
            self.check_premises(step).map_err(fault)?;
            self.check_branches(step)?;
            self.check_proof(step).map_err(fault)?;
            self.check_marks(step).map_err(fault)?;
            let own = rest.iter().take_while(|event| event.step == step.id).count();
            let (now, later) = rest.split_at(own);
            self.take_events(step.id, &step.conclusions, now).map_err(fault)?;
            rest = later;
            ended = step.is_contradiction();
        }
        match rest.first() {
            Some(event) => Err(Fault { step: event.step, reason: Reason::Orphan(event.tick) }),
            None => Ok(()),
        }
    }

    fn begin(&mut self, step: &Step) -> Result<(), Reason> {
        if self.last_begun.is_some_and(|last| step.id <= last) {
            return Err(Reason::Number);
        }
        let first = self.last_begun.is_none();
        if (step.certificate == Certificate::Given) != first || (first && (step.id != 0 || !step.premises.is_empty())) {
            return Err(Reason::Clues);
        }
        self.last_begun = Some(step.id);
        Ok(())
    }

    fn check_premises(&self, step: &Step) -> Result<(), Reason> {
        for (at, &premise) in step.premises.iter().enumerate() {
            self.source(premise)?;
            if step.premises[..at].contains(&premise) {
                return Err(Reason::DoublePremise(premise));
            }
        }
        Ok(())
    }

    fn check_proof(&self, step: &Step) -> Result<(), Reason> {
        match step.certificate {
            // A position that came in may have neither placed digits nor removed candidates.
            Certificate::Given => Ok(()),
            Certificate::Assumption if self.depth > 0 => Err(Reason::NestedAssumption),
            Certificate::Assumption => match (step.conclusions.as_slice(), step.premises.as_slice()) {
                ([fact], []) if fact.holds => Ok(()),
                _ => Err(Reason::Assumption),
            },
            // The branches were checked when they were walked through.
            Certificate::Cases { .. } => Ok(()),
            ref certificate => {
                Proof::new(self.geometry, &step.premises, &self.clues).check(certificate, &step.conclusions)
            }
        }
    }

    fn check_marks(&mut self, step: &Step) -> Result<(), Reason> {
        let mut inherited = BTreeSet::new();
        for &premise in &step.premises {
            inherited.extend(self.marks.get(&self.source(premise)?.step).into_iter().flatten().copied());
        }
        inherited.extend(step.own_assumption());
        inherited.extend(step.branch_assumptions());
        if !inherited.iter().eq(&step.assumptions) {
            let list = |marks: &mut dyn Iterator<Item = &Assumption>| {
                marks.map(ToString::to_string).collect::<Vec<_>>().join(", ")
            };
            let stated = list(&mut step.assumptions.iter());
            return Err(Reason::Marks { stated, inherited: list(&mut inherited.iter()) });
        }
        if !inherited.is_empty() {
            self.marks.insert(step.id, inherited);
        }
        Ok(())
    }

    /// Enters the events of a step: its conclusions, and after each placement what that excludes.
    fn take_events(&mut self, step: StepId, conclusions: &[Fact], events: &[Event]) -> Result<(), Reason> {
        let mut placed: Vec<(usize, Digit)> = vec![];
        for event in events {
            let (cell, digit) = self.find(event.fact)?;
            if let Some(last) = self.last_tick.filter(|&last| event.tick <= last) {
                return Err(Reason::Tick(event.tick, last));
            }
            self.last_tick = Some(event.tick);
            let excluded = || placed.iter().any(|&other| self.geometry.link(other, (cell, digit)).is_some());
            if !conclusions.contains(&event.fact) && (event.fact.holds || !excluded()) {
                return Err(Reason::StrayEvent(event.fact));
            }
            if event.fact.holds {
                placed.push((cell, digit));
            }
            let slot = self.slot(cell, digit);
            if self.known[slot].is_some() {
                return Err(Reason::Decided(event.fact));
            }
            self.known[slot] = Some(Source { holds: event.fact.holds, step, depth: self.depth });
        }
        match conclusions.iter().find(|&&fact| !events.iter().any(|event| event.fact == fact)) {
            Some(&fact) => Err(Reason::NoEvent(fact)),
            None => Ok(()),
        }
    }

    fn check_branches(&mut self, step: &Step) -> Result<(), Fault> {
        let fault = |reason| Fault { step: step.id, reason };
        let Certificate::Cases { over } = step.certificate else {
            return if step.branches.is_empty() { Ok(()) } else { Err(fault(Reason::Branches)) };
        };
        self.check_cover(step, over).map_err(fault)?;
        for branch in &step.branches {
            let before = self.known.clone();
            self.depth += 1;
            let used = self.check_branch(step, branch)?;
            self.depth -= 1;
            self.known = before;
            if let Some(&hidden) = used.iter().find(|fact| !step.premises.contains(fact)) {
                return Err(fault(Reason::HiddenPremise(hidden)));
            }
        }
        Ok(())
    }

    /// The branches assume every candidate of the sector that is not false by a premise, or the one conclusion's
    /// opposite.
    fn check_cover(&self, step: &Step, over: Option<Sector>) -> Result<(), Reason> {
        let assumed: Vec<Fact> = step.branches.iter().map(|branch| branch.assume).collect();
        let covered = match over {
            None => match (assumed.as_slice(), step.conclusions.as_slice()) {
                ([assumed], [conclusion]) => {
                    assumed.candidate == conclusion.candidate && assumed.holds != conclusion.holds
                }
                _ => false,
            },
            Some(sector) => {
                let candidates = self.geometry.sector(sector).ok_or_else(|| Reason::Unknown(sector.to_string()))?;
                candidates.into_iter().all(|(cell, digit)| {
                    let candidate = self.geometry.cell(cell).candidate(digit);
                    assumed.contains(&candidate.is()) || step.premises.contains(&candidate.is_not())
                })
            }
        };
        if covered && !step.branches.is_empty() { Ok(()) } else { Err(Reason::Uncovered) }
    }

    /// Walks through a branch; returns the facts of enclosing scopes on which its end rests.
    fn check_branch(&mut self, step: &Step, branch: &Branch) -> Result<Vec<Fact>, Fault> {
        let fault = |reason| Fault { step: step.id, reason };
        let own = branch.events.iter().take_while(|event| event.step == step.id).count();
        let (assumed, events) = branch.events.split_at(own);
        self.take_events(step.id, &[branch.assume], assumed).map_err(fault)?;
        self.check_scope(events, &branch.steps)?;
        let inside: HashMap<StepId, &Step> = branch.steps.iter().map(|inner| (inner.id, inner)).collect();
        let mut open: Vec<Fact> = match branch.steps.last().filter(|last| last.is_contradiction()) {
            Some(last) => last.premises.clone(),
            None if step.is_contradiction() => return Err(fault(Reason::OpenBranch(branch.assume))),
            None => step.conclusions.clone(),
        };
        let mut seen = BTreeSet::new();
        let mut used = vec![];
        while let Some(fact) = open.pop() {
            if !seen.insert(fact) {
                continue;
            }
            let source = self.source(fact).map_err(|_| fault(Reason::OpenBranch(branch.assume)))?;
            match inside.get(&source.step) {
                _ if source.depth < self.depth => used.push(fact),
                Some(inner) => open.extend(&inner.premises),
                None => {}
            }
        }
        used.sort_unstable();
        Ok(used)
    }
}

/// Everything that a step's certificate proves from its premises: its conclusions, and eliminations that were known
/// already when it was made.
pub fn proves(geometry: &Geometry, step: &Step) -> Vec<Fact> {
    let mut facts = step.conclusions.clone();
    if let Certificate::Sum { truths, links } = &step.certificate {
        let clues = HashSet::new();
        let more = Proof::new(geometry, &step.premises, &clues).eliminations(truths, links).unwrap_or_default();
        facts.extend(more.into_iter().filter(|fact| !step.conclusions.contains(fact)));
    }
    facts
}
