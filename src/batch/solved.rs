//! A puzzle that was solved: what its log tells at once, and its trace, which costs more, where somebody asks for it.

use std::cell::{Cell, OnceCell, RefCell};
use std::time::{Duration, Instant};

use crate::measure;
use crate::profile::Profile;
use crate::puzzle::Puzzle;
use crate::scheduler::{self, Clock, Log, Solver};
use crate::trace::{Stop, Trace};

/// A solve by the profile of the batch.
pub struct Solved<'w> {
    pub puzzle: &'w Puzzle,
    /// How long it took, without the trace.
    pub took: Duration,
    pub stop: Stop,
    pub solution: Option<String>,
    pub sweeps: u32,
    pub guesses: usize,
    /// The hardest rule that was used.
    pub hardest: Option<&'static str>,
    /// The rules of all deductions, in order.
    pub uses: Vec<&'static str>,
    /// The same without those inside guesses that were refuted.
    pub standing: Vec<&'static str>,
    solver: &'w RefCell<Solver>,
    log: Cell<Option<Log>>,
    trace: OnceCell<Trace>,
}

impl<'w> Solved<'w> {
    /// Solves a puzzle.
    pub fn new(solver: &'w RefCell<Solver>, profile: &Profile, puzzle: &'w Puzzle, clock: Clock) -> Self {
        let started = Instant::now();
        let log = solver.borrow_mut().log(puzzle, clock);
        let took = started.elapsed();
        // The first use states the clues.
        let uses: Vec<&'static str> = log.uses().skip(1).map(|step| step.rule).collect();
        let proofs = log.uses().skip(1).map(|step| (step.rule, &step.finding.certificate));
        let hardest = measure::hardest_use(profile, proofs);
        Self {
            puzzle,
            took,
            stop: log.stop,
            solution: log.solution(),
            sweeps: log.sweeps(),
            guesses: log.guesses(),
            hardest: hardest.map(|(at, _)| uses[at]),
            uses,
            standing: log.standing().into_iter().skip(1).map(|step| step.rule).collect(),
            solver,
            log: Cell::new(Some(log)),
            trace: OnceCell::new(),
        }
    }

    /// The trace. How many solutions there are is known of it where its steps prove it.
    pub fn trace(&self) -> &Trace {
        self.trace.get_or_init(|| self.unfold())
    }

    /// The trace with its solutions counted. Only before [`trace`](Self::trace).
    pub fn settled(&self) -> &Trace {
        self.trace.get_or_init(|| {
            let mut trace = self.unfold();
            scheduler::settle(self.puzzle, &mut trace);
            trace
        })
    }

    fn unfold(&self) -> Trace {
        let log = self.log.take().expect("a trace is made once");
        self.solver.borrow_mut().trace(self.puzzle, log)
    }

    /// The trace as it is known.
    pub fn into_trace(self) -> Trace {
        self.trace();
        self.trace.into_inner().expect("it was just made")
    }
}
