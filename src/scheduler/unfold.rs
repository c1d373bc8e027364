//! Works the steps out from a log: goes through it again, and derives the premises of each step as it goes.

use std::iter::Peekable;
use std::vec::IntoIter;

use whydoku_rules::certificate::Certificate;
use whydoku_rules::finding::Finding;
use whydoku_rules::geometry::Geometry;
use whydoku_rules::log::{Branch, Event, Step, StepId};
use whydoku_rules::names::Fact;

use super::log::{Entry, Log, Source};
use super::recorder::{Recorder, Scope};

/// The events and steps of the outermost scope.
pub fn unfold(geometry: &Geometry, mut log: Log) -> (Vec<Event>, Vec<Step>) {
    let (entries, findings) = (std::mem::take(&mut log.entries), std::mem::take(&mut log.findings));
    let mut scope = Scope::sized(log.event_count(), entries.len());
    let mut replay = Replay {
        entries: entries.into_iter().peekable(),
        findings: findings.into_iter(),
        recorder: Recorder::new(geometry, log),
    };
    replay.scope(&mut scope);
    (scope.events, scope.steps)
}

struct Replay<'g> {
    entries: Peekable<IntoIter<Entry>>,
    findings: IntoIter<Finding>,
    recorder: Recorder<'g>,
}

/// What a rule found, taken out of the log.
struct Found {
    source: Source,
    finding: Finding,
}

impl Replay<'_> {
    /// Goes through what belongs to one scope; the entry that ends it is left.
    fn scope(&mut self, scope: &mut Scope) {
        while let Some(guess) = self.steps(scope) {
            self.guess(scope, guess);
        }
    }

    /// Goes on to the next guess. Guesses nest, so what is large is kept off the stack.
    #[inline(never)]
    fn steps(&mut self, scope: &mut Scope) -> Option<Found> {
        loop {
            let entry = self.entries.next_if(|entry| matches!(entry, Entry::Step(_) | Entry::Try(_)))?;
            let finding = self.findings.next()?;
            match entry {
                Entry::Step(source) => self.step(scope, Found { source, finding }),
                Entry::Try(source) => return Some(Found { source, finding }),
                Entry::Refuted | Entry::Kept => {}
            }
        }
    }

    fn step(&mut self, scope: &mut Scope, step: Found) {
        let id = self.recorder.begin();
        let premises = self.recorder.premises(&step.finding.certificate);
        self.recorder.enter(scope, id);
        scope.steps.push(written(id, step, premises));
    }

    fn guess(&mut self, scope: &mut Scope, guess: Found) {
        let Some(fact) = guess.finding.supposed() else { return };
        let id = self.recorder.begin();
        let mut inner = Scope::default();
        self.recorder.open();
        self.recorder.enter(&mut inner, id);
        self.scope(&mut inner);
        if matches!(self.entries.next(), Some(Entry::Refuted)) {
            self.refute(scope, id, guess, Branch { assume: fact, events: inner.events, steps: inner.steps });
        } else {
            self.keep(scope, id, guess, inner);
        }
    }

    /// Records a guess that was not refuted.
    #[inline(never)]
    fn keep(&mut self, scope: &mut Scope, id: StepId, guess: Found, inner: Scope) {
        self.recorder.merge();
        let Found { source, finding } = guess;
        let conclusions = finding.supposed().into_iter().collect();
        let finding = Finding { conclusions, certificate: Certificate::Assumption, ..finding };
        scope.steps.push(written(id, Found { source, finding }, vec![]));
        scope.steps.extend(inner.steps);
        scope.events.extend(inner.events);
    }

    /// Records a refuted guess: the fact is removed, and the reason is the scope.
    #[inline(never)]
    fn refute(&mut self, scope: &mut Scope, id: StepId, guess: Found, branch: Branch) {
        let premises = self.recorder.used_outside(&branch);
        self.recorder.forget(&branch.events);
        self.recorder.enter(scope, id);
        scope.steps.push(Step { branches: vec![branch], ..written(id, guess, premises) });
    }
}

fn written(id: StepId, step: Found, premises: Vec<Fact>) -> Step {
    let Finding { conclusions, pattern, certificate, .. } = step.finding;
    Step {
        id,
        rule: step.source.rule.into(),
        sweep: step.source.sweep,
        premises,
        conclusions: conclusions.into_vec(),
        assumptions: vec![],
        pattern,
        certificate,
        branches: vec![],
    }
}
