//! Numbers steps and events, derives premises, and remembers where each fact came from.

use std::collections::BTreeSet;

use whydoku_rules::board::Board;
use whydoku_rules::certificate::{self, Certificate};
use whydoku_rules::log::{Branch, Event, Step, StepId};
use whydoku_rules::names::{Digit, Fact};

use super::log::Log;

/// The events and steps of one scope.
#[derive(Debug, Default)]
pub struct Scope {
    pub events: Vec<Event>,
    pub steps: Vec<Step>,
}

/// Hands out numbers and ticks, and remembers which step established each fact.
pub struct Recorder {
    /// Knows when each event happened.
    log: Log,
    size: usize,
    next_step: StepId,
    next_tick: u32,
    depth: usize,
    sources: Vec<Option<(StepId, usize)>>,
}

impl Recorder {
    pub fn new(cells: usize, size: usize, log: Log) -> Self {
        Self { log, size, next_step: 0, next_tick: 0, depth: 0, sources: vec![None; cells * size] }
    }

    /// The number of a step that begins now.
    pub fn begin(&mut self) -> StepId {
        self.next_step += 1;
        self.next_step - 1
    }

    /// Applies conclusions to the board and enters their events; what is decided already is passed over.
    pub fn apply<const W: usize>(&mut self, board: &mut Board<'_, W>, scope: &mut Scope, step: StepId, facts: &[Fact]) {
        for fact in facts {
            let Some(cell) = board.layout().index(fact.candidate.cell) else { continue };
            let digit = fact.candidate.digit;
            if !fact.holds {
                if board.remove(cell, digit) {
                    self.enter(scope, step, cell, *fact);
                }
                continue;
            }
            self.enter(scope, step, cell, *fact);
            let layout = board.layout();
            board.place(cell, digit, |cell, digit| {
                self.enter(scope, step, cell, layout.cell(cell).candidate(digit).is_not());
            });
        }
    }

    fn enter(&mut self, scope: &mut Scope, step: StepId, cell: usize, fact: Fact) {
        let nanos = self.log.nanos(self.next_tick as usize);
        scope.events.push(Event { tick: self.next_tick, fact, step, nanos });
        self.next_tick += 1;
        let slot = self.slot(cell, fact.candidate.digit);
        self.sources[slot] = Some((step, self.depth));
    }

    fn slot(&self, cell: usize, digit: Digit) -> usize {
        cell * self.size + digit as usize - 1
    }

    /// The facts that a certificate rests on in this position.
    pub fn premises<const W: usize>(&self, board: &Board<'_, W>, certificate: &Certificate) -> Vec<Fact> {
        let gone = |cell, digit| !board.has(cell, digit);
        certificate::premises(board.layout(), certificate, &gone).expect("rules name sectors of the layout")
    }

    /// Enters a nested scope.
    pub fn open(&mut self) {
        self.depth += 1;
    }

    /// Leaves a nested scope whose facts now belong to the enclosing one.
    pub fn merge(&mut self) {
        self.depth -= 1;
        let depth = self.depth;
        self.sources.iter_mut().flatten().for_each(|source| source.1 = source.1.min(depth));
    }

    /// Leaves a nested scope and forgets its facts.
    pub fn forget<const W: usize>(&mut self, board: &Board<'_, W>, events: &[Event]) {
        self.depth -= 1;
        for event in events {
            if let Some(cell) = board.layout().index(event.fact.candidate.cell) {
                let slot = self.slot(cell, event.fact.candidate.digit);
                self.sources[slot] = None;
            }
        }
    }

    /// The facts of enclosing scopes on which the contradiction rests that ends this one. Call it before `forget`.
    pub fn used_outside<const W: usize>(&self, board: &Board<'_, W>, branch: &Branch) -> Vec<Fact> {
        let mut open = branch.steps.last().map(|last| last.premises.clone()).unwrap_or_default();
        let mut seen = vec![false; self.sources.len()];
        let mut used = BTreeSet::new();
        while let Some(fact) = open.pop() {
            let Some(cell) = board.layout().index(fact.candidate.cell) else { continue };
            let slot = self.slot(cell, fact.candidate.digit);
            if std::mem::replace(&mut seen[slot], true) {
                continue;
            }
            match self.sources[slot] {
                Some((step, depth)) if depth == self.depth => {
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
