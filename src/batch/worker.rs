//! One thread's part: a line becomes a record.

use std::cell::RefCell;
use std::time::{Duration, Instant};

use super::columns::{Outcome, Solve};
use super::{Batch, Line, LineError, Record, Status};
use crate::measure;
use crate::profile::{Policy, Profile};
use crate::puzzle::Puzzle;
use crate::rating::hodoku::{self, Rating};
use crate::scheduler::{self, Clock, Solver};
use crate::trace::Trace;

/// Solves line after line, and keeps what can be used again.
pub struct Worker<'b> {
    batch: &'b Batch,
    solver: Solver,
    rater: Rater,
}

impl<'b> Worker<'b> {
    /// A worker for this batch.
    pub fn new(batch: &'b Batch) -> Self {
        let rater = Rater {
            same: Profile::built_in(hodoku::PROFILE).is_ok_and(|known| known == batch.profile),
            ..Rater::default()
        };
        Self { batch, solver: Solver::new(batch.profile.clone()), rater }
    }

    /// What comes of a line.
    pub fn record(&mut self, line: &Line) -> Record {
        let read = |text: &String| Ok(self.batch.reader.read_line(text)?);
        match line.text.as_ref().map_err(LineError::clone).and_then(read) {
            Ok(puzzle) => self.solve(line, Puzzle { name: puzzle.name.or_else(|| line.name.clone()), ..puzzle }),
            Err(error) => self.failed(line, line.complaint(&error)),
        }
    }

    fn solve(&mut self, line: &Line, puzzle: Puzzle) -> Record {
        let started = Instant::now();
        let mut trace = self.solver.run(&puzzle, self.batch.clock);
        if self.batch.traces || self.batch.columns.counted() {
            scheduler::settle(&puzzle, &mut trace);
        }
        let took = started.elapsed();
        let guesses = trace.guesses();
        let mut record = Record {
            status: Status::of(&trace, guesses),
            steps: trace.step_count(),
            sweeps: (trace.profile.policy == Policy::Sweep).then(|| trace.sweeps()),
            guesses,
            hardest: measure::hardest(&trace).map(|hardest| hardest.rule),
            ..empty(line)
        };
        record.values = self.values(line, &record, Some((&puzzle, &trace, took)));
        record.trace = self.batch.traces.then_some(trace);
        record
    }

    fn failed(&self, line: &Line, error: String) -> Record {
        let mut record = Record { error: Some(error), ..empty(line) };
        record.values = self.values(line, &record, None);
        record
    }

    fn values(
        &self,
        line: &Line,
        record: &Record,
        solved: Option<(&Puzzle, &Trace, Duration)>,
    ) -> Vec<serde_json::Value> {
        let solve = solved.map(|(puzzle, trace, took)| Solve::new(puzzle, trace, took, &self.rater));
        self.batch.columns.values(&Outcome { line, record, solve })
    }
}

fn empty(line: &Line) -> Record {
    Record {
        id: line.id,
        file: line.file.clone(),
        line: line.number,
        status: Status::Error,
        error: None,
        steps: 0,
        sweeps: None,
        guesses: 0,
        hardest: None,
        values: vec![],
        trace: None,
    }
}

/// Rates puzzles on HoDoKu's scale, which is made for solves by a profile of its own.
#[derive(Default)]
pub(super) struct Rater {
    /// Whether the batch solves by that profile anyway.
    same: bool,
    solver: RefCell<Option<Solver>>,
}

impl Rater {
    /// The rating of a puzzle, of which this is the batch's own trace; `None` when it has no solution.
    pub fn rate(&self, puzzle: &Puzzle, trace: &Trace) -> Option<Rating> {
        if self.same {
            return hodoku::rating(trace);
        }
        let mut solver = self.solver.borrow_mut();
        let profile = || Profile::built_in(hodoku::PROFILE).ok().map(Solver::new);
        if solver.is_none() {
            *solver = profile();
        }
        hodoku::rating(&solver.as_mut()?.run(puzzle, Clock::Logical))
    }
}
