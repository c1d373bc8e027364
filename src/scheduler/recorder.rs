//! Numbers steps and events, derives premises, and remembers where each fact came from.

use std::collections::BTreeSet;

use whydoku_rules::cellset::DigitSet;
use whydoku_rules::certificate::{self, Certificate};
use whydoku_rules::geometry::Geometry;
use whydoku_rules::log::{Branch, Event, Step, StepId};
use whydoku_rules::names::{Digit, Fact};

use super::log::Log;

/// The events and steps of one scope.
#[derive(Debug, Default)]
pub struct Scope {
    pub events: Vec<Event>,
    pub steps: Vec<Step>,
}

impl Scope {
    /// An empty scope with room.
    pub fn sized(events: usize, steps: usize) -> Self {
        Self { events: Vec::with_capacity(events), steps: Vec::with_capacity(steps) }
    }
}

/// Hands out numbers and ticks, and remembers which step established each fact.
pub struct Recorder<'g> {
    geometry: &'g Geometry,
    /// Knows what happened, and when.
    log: Log,
    /// The candidates that are left, a set a cell.
    left: Vec<DigitSet>,
    next_step: StepId,
    /// The next entry of the log that has events.
    next_entry: usize,
    next_tick: usize,
    depth: usize,
    sources: Vec<Option<(StepId, u32)>>,
}

impl<'g> Recorder<'g> {
    pub fn new(geometry: &'g Geometry, log: Log) -> Self {
        let (cells, size) = (geometry.cell_count(), geometry.size());
        Self {
            geometry,
            log,
            left: vec![DigitSet::all(size); cells],
            next_step: 0,
            next_entry: 0,
            next_tick: 0,
            depth: 0,
            sources: vec![None; cells * size],
        }
    }

    /// The number of a step that begins now.
    pub fn begin(&mut self) -> StepId {
        self.next_step += 1;
        self.next_step - 1
    }

    /// Enters the events of the next entry of the log, which are those of this step.
    pub fn enter(&mut self, scope: &mut Scope, step: StepId) {
        let end = self.log.end(self.next_entry);
        self.next_entry += 1;
        for tick in self.next_tick..end {
            let Some((cell, digit, holds)) = self.log.event(tick) else { break };
            let fact = Fact { candidate: self.geometry.cell(cell).candidate(digit), holds };
            scope.events.push(Event { tick: tick as u32, fact, step, nanos: self.log.nanos(tick) });
            if !holds {
                self.left[cell].remove(digit);
            }
            let slot = self.slot(cell, digit);
            self.sources[slot] = Some((step, self.depth as u32));
        }
        self.next_tick = end;
    }

    fn slot(&self, cell: usize, digit: Digit) -> usize {
        cell * self.geometry.size() + digit as usize - 1
    }

    /// The facts that a certificate rests on in this position.
    pub fn premises(&self, certificate: &Certificate) -> Vec<Fact> {
        let gone = |cell: usize, digit| !self.left[cell].contains(digit);
        certificate::premises(self.geometry, certificate, &gone).expect("rules name sectors of the layout")
    }

    /// Enters a nested scope.
    pub fn open(&mut self) {
        self.depth += 1;
    }

    /// Leaves a nested scope whose facts now belong to the enclosing one.
    pub fn merge(&mut self) {
        self.depth -= 1;
        self.next_entry += 1;
        let depth = self.depth as u32;
        self.sources.iter_mut().flatten().for_each(|source| source.1 = source.1.min(depth));
    }

    /// Leaves a nested scope and forgets its facts.
    pub fn forget(&mut self, events: &[Event]) {
        self.depth -= 1;
        for Event { fact, .. } in events {
            if let Some(cell) = self.geometry.index(fact.candidate.cell) {
                self.left[cell].insert(fact.candidate.digit);
                let slot = self.slot(cell, fact.candidate.digit);
                self.sources[slot] = None;
            }
        }
    }

    /// The facts of enclosing scopes on which the contradiction rests that ends this one. Call it before `forget`.
    pub fn used_outside(&self, branch: &Branch) -> Vec<Fact> {
        let mut open = branch.steps.last().map(|last| last.premises.clone()).unwrap_or_default();
        let mut seen = vec![false; self.sources.len()];
        let mut used = BTreeSet::new();
        while let Some(fact) = open.pop() {
            let Some(cell) = self.geometry.index(fact.candidate.cell) else { continue };
            let slot = self.slot(cell, fact.candidate.digit);
            if std::mem::replace(&mut seen[slot], true) {
                continue;
            }
            match self.sources[slot] {
                Some((step, depth)) if depth as usize == self.depth => {
                    // The assumption's own events belong to the enclosing step, which is not in the branch.
                    if let Ok(at) = branch.steps.binary_search_by_key(&step, |inner| inner.id) {
                        open.extend(&branch.steps[at].premises);
                    }
                }
                _ => {
                    used.insert(fact);
                }
            }
        }
        used.into_iter().collect()
    }
}
