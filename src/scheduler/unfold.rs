//! Works the steps out from a log: plays it again, and derives the premises of each step as it goes.

use std::iter::Peekable;
use std::vec::IntoIter;

use whydoku_rules::board::Board;
use whydoku_rules::certificate::Certificate;
use whydoku_rules::finding::Finding;
use whydoku_rules::geometry::Layout;
use whydoku_rules::log::{Branch, Event, Step, StepId};
use whydoku_rules::names::Fact;

use super::log::{Entry, Log, Use};
use super::recorder::{Recorder, Scope};

/// The events and steps of the outermost scope.
pub fn unfold<const W: usize>(layout: &Layout<W>, mut log: Log) -> (Vec<Event>, Vec<Step>) {
    let entries = std::mem::take(&mut log.entries).into_iter().peekable();
    let recorder = Recorder::new(layout.cell_count(), layout.size(), log);
    let mut replay = Replay { entries, recorder };
    let (mut board, mut scope) = (Board::new(layout), Scope::default());
    replay.scope(&mut board, &mut scope);
    (scope.events, scope.steps)
}

struct Replay {
    entries: Peekable<IntoIter<Entry>>,
    recorder: Recorder,
}

impl Replay {
    /// Plays what belongs to one scope; the entry that ends it is left.
    fn scope<'l, const W: usize>(&mut self, board: &mut Board<'l, W>, scope: &mut Scope) {
        while let Some(guess) = self.steps(board, scope) {
            self.guess(board, scope, guess);
        }
    }

    /// Plays steps up to the next guess. Guesses nest, so what is large is kept off the stack.
    #[inline(never)]
    fn steps<const W: usize>(&mut self, board: &mut Board<'_, W>, scope: &mut Scope) -> Option<Box<Use>> {
        loop {
            match self.entries.next_if(|entry| matches!(entry, Entry::Step(_) | Entry::Try(_)))? {
                Entry::Step(step) => self.step(board, scope, step),
                Entry::Try(guess) => return Some(guess),
                Entry::Refuted | Entry::Kept => {}
            }
        }
    }

    fn step<const W: usize>(&mut self, board: &mut Board<'_, W>, scope: &mut Scope, step: Use) {
        let id = self.recorder.begin();
        let premises = self.recorder.premises(board, &step.finding.certificate);
        self.recorder.apply(board, scope, id, &step.finding.conclusions);
        scope.steps.push(written(id, step, premises));
    }

    fn guess<'l, const W: usize>(&mut self, board: &mut Board<'l, W>, scope: &mut Scope, guess: Box<Use>) {
        let Some(fact) = guess.finding.suppose else { return };
        let id = self.recorder.begin();
        let (mut inner_board, mut inner) = (Box::new(board.clone()), Scope::default());
        self.recorder.open();
        self.recorder.apply(&mut inner_board, &mut inner, id, &[fact]);
        self.scope(&mut inner_board, &mut inner);
        if self.is_refuted() {
            self.refute(board, scope, id, *guess, Branch { assume: fact, events: inner.events, steps: inner.steps });
        } else {
            self.keep(scope, id, *guess, inner);
            *board = *inner_board;
        }
    }

    fn is_refuted(&mut self) -> bool {
        matches!(self.entries.next(), Some(Entry::Refuted))
    }

    /// Records a guess that was not refuted.
    #[inline(never)]
    fn keep(&mut self, scope: &mut Scope, id: StepId, guess: Use, inner: Scope) {
        self.recorder.merge();
        let Use { rule, sweep, finding } = guess;
        let conclusions = finding.suppose.into_iter().collect();
        let finding = Finding { conclusions, certificate: Certificate::Assumption, ..finding };
        scope.steps.push(written(id, Use { rule, sweep, finding }, vec![]));
        scope.steps.extend(inner.steps);
        scope.events.extend(inner.events);
    }

    /// Records a refuted guess: the fact is removed, and the reason is the scope.
    #[inline(never)]
    fn refute<const W: usize>(
        &mut self,
        board: &mut Board<'_, W>,
        scope: &mut Scope,
        id: StepId,
        guess: Use,
        branch: Branch,
    ) {
        let premises = self.recorder.used_outside(board, &branch);
        self.recorder.forget(board, &branch.events);
        self.recorder.apply(board, scope, id, &guess.finding.conclusions);
        scope.steps.push(Step { branches: vec![branch], ..written(id, guess, premises) });
    }
}

fn written(id: StepId, step: Use, premises: Vec<Fact>) -> Step {
    let Finding { conclusions, pattern, certificate, .. } = step.finding;
    Step {
        id,
        rule: step.rule.into(),
        sweep: step.sweep,
        premises,
        conclusions: conclusions.into_vec(),
        assumptions: vec![],
        pattern,
        certificate,
        branches: vec![],
    }
}
