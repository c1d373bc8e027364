//! One thread's part: a line becomes a record.

use std::cell::RefCell;

use super::columns::{Outcome, Solve};
use super::solved::Solved;
use super::{Batch, Line, LineError, Record, Status};
use crate::profile::{Policy, Profile};
use crate::puzzle::Puzzle;
use crate::rating::hodoku::{self, Rating};
use crate::scheduler::{Clock, Solver};
use crate::trace::{Solutions, Stop};

/// Solves line after line, and keeps what can be used again.
pub struct Worker<'b> {
    batch: &'b Batch,
    solver: RefCell<Solver>,
    rater: Rater,
}

impl<'b> Worker<'b> {
    /// A worker for this batch.
    pub fn new(batch: &'b Batch) -> Self {
        let rater = Rater {
            same: Profile::built_in(hodoku::PROFILE).is_ok_and(|known| known == batch.profile),
            ..Rater::default()
        };
        Self { batch, solver: RefCell::new(Solver::new(batch.profile.clone())), rater }
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
        let solved = Solved::new(&self.solver, &self.batch.profile, &puzzle, self.batch.clock);
        let solutions = match self.batch.traces || self.batch.columns.counted() {
            true => solved.settled().solutions,
            false => Solutions::Unknown,
        };
        let mut record = Record {
            status: Status::of(solved.stop, solved.guesses, solutions),
            steps: solved.uses.len(),
            sweeps: (self.batch.profile.policy == Policy::Sweep).then_some(solved.sweeps),
            guesses: solved.guesses,
            hardest: solved.hardest.map(Into::into),
            ..empty(line)
        };
        record.values = self.values(line, &record, Some(&solved));
        record.trace = self.batch.traces.then(|| solved.into_trace());
        record
    }

    fn failed(&self, line: &Line, error: String) -> Record {
        let mut record = Record { error: Some(error), ..empty(line) };
        record.values = self.values(line, &record, None);
        record
    }

    fn values(&self, line: &Line, record: &Record, solved: Option<&Solved<'_>>) -> Vec<serde_json::Value> {
        let solve = solved.map(|solved| Solve::new(solved, record.status, &self.rater));
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
    /// The rating of a puzzle that the batch solved; `None` when it has no solution.
    pub fn rate(&self, solved: &Solved<'_>, status: Status) -> Option<Rating> {
        if self.same {
            let standing = || solved.standing.iter().copied();
            return (status != Status::Impossible).then(|| hodoku::rate_uses(standing(), solved.stop));
        }
        let mut solver = self.solver.borrow_mut();
        let profile = || Profile::built_in(hodoku::PROFILE).ok().map(Solver::new);
        if solver.is_none() {
            *solver = profile();
        }
        let log = solver.as_mut()?.log(solved.puzzle, Clock::Logical);
        let standing = || log.standing().into_iter().skip(1).map(|step| step.rule);
        (!matches!(log.stop, Stop::Contradiction { .. })).then(|| hodoku::rate_uses(standing(), log.stop))
    }
}
