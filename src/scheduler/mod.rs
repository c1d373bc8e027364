//! The scheduler: runs the rules of a profile to fixpoint and writes down what they found.
//!
//! Only the scheduler applies findings. Everything it learns goes into a [`Trace`].

mod desk;
mod engine;
mod log;
mod recorder;
mod unfold;

use std::sync::Arc;
use std::time::Instant;

use desk::{AnyDesk, Desk, at_desk};
use engine::Engine;
use unfold::unfold;
use whydoku_rules::names::{Fact, digit_char};
use whydoku_rules::{rule, techniques};

use crate::profile::Profile;
use crate::puzzle::Puzzle;
use crate::search;
use crate::trace::{self, Position, SCHEMA, Solutions, Trace};

pub use log::{Log, Use};

/// The clock that events are stamped with, besides their tick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Clock {
    /// None: the same puzzle gives the same bytes.
    #[default]
    Logical,
    /// Nanoseconds since the solve began.
    Wall,
}

/// Solves a puzzle by the rules of a profile, says why, and counts its solutions.
///
/// ```
/// use whydoku::{formats, profile::Profile, scheduler::{self, Clock}};
///
/// let puzzle = formats::read(b"1...  .2.. ..3. ...4", &formats::Options::default())?.remove(0);
/// let trace = scheduler::solve(&puzzle, &Profile::built_in("basic")?, Clock::Logical);
/// assert_eq!(trace.steps[0].rule, "given");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve(puzzle: &Puzzle, profile: &Profile, clock: Clock) -> Trace {
    let mut trace = Solver::new(profile.clone()).run(puzzle, clock);
    settle(puzzle, &mut trace);
    trace
}

/// Counts the solutions of a puzzle where its trace does not prove their number, and notes what several have in common.
pub fn settle(puzzle: &Puzzle, trace: &mut Trace) {
    if trace.solutions == Solutions::Unknown {
        trace.solutions = count(puzzle, trace);
        if trace.solutions == Solutions::Several {
            trace.common = search::common(&puzzle.geometry, &trace.steps[0].conclusions);
        }
    }
}

/// Refutes a placement that logic does not remove: the trace of a solve by logic, followed by a guess of just this
/// placement that ends in a contradiction. Of the scopes that are tried (simple rules first, then all of the profile)
/// the one with the fewest steps is kept. `None` when a solution may have it, or logic has decided it.
pub fn refute(puzzle: &Puzzle, profile: &Profile, fact: Fact) -> Option<Trace> {
    let mut facts: Vec<Fact> = puzzle.clues.iter().map(|clue| clue.cell.candidate(clue.digit).is()).collect();
    facts.extend(puzzle.removed.iter().map(|gone| gone.is_not()).chain([fact]));
    if search::count_position(&puzzle.geometry, &facts, 1) != Some(0) {
        return None;
    }
    let mut solver = Solver::new(profile.clone());
    let orders = (1..=profile.rules.len()).map(|count| profile.rules[..count].to_vec());
    let traces = orders.filter_map(|rules| {
        let log =
            at_desk!(&*solver.desk(puzzle), desk => Engine::new(desk, None).run_and_refute(puzzle, &rules, fact))?;
        let trace = solver.trace(puzzle, log);
        let index = trace::Index::new(&trace, &puzzle.geometry);
        let small = trace::minimal(&index, &[trace::Target::Fact(fact.candidate.is_not())]);
        Some((small.step_count(), trace))
    });
    traces.min_by_key(|(steps, _)| *steps).map(|(_, trace)| trace)
}

/// Solves puzzle after puzzle by one profile; the tables are made once for each layout that it meets.
///
/// [`log`](Self::log) is the fast half: it solves and keeps the reasons. [`trace`](Self::trace) works the whole trace
/// out from that, premises and all. A solver can be sent to another thread; each thread should have its own.
///
/// ```
/// use whydoku::{formats, profile::Profile, scheduler::{Clock, Solver}};
///
/// let mut solver = Solver::new(Profile::built_in("human")?);
/// for line in ["1... .2.. ..3. ...4", "12.. .... ..1. ...3"] {
///     let puzzle = formats::read(line.as_bytes(), &formats::Options::default())?.remove(0);
///     let log = solver.log(&puzzle, Clock::Logical);
///     println!("{:?} after {} steps", log.stop, log.step_count());
///     let trace = solver.trace(&puzzle, log);
///     assert_eq!(trace.steps[0].rule, "given");
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver {
    profile: Arc<Profile>,
    desk: Option<Arc<AnyDesk>>,
}

impl Solver {
    /// A solver with this profile.
    pub fn new(profile: Profile) -> Self {
        Self { profile: Arc::new(profile), desk: None }
    }

    /// The tables of the puzzle's layout, made anew only where it is another one than before.
    fn desk(&mut self, puzzle: &Puzzle) -> Arc<AnyDesk> {
        let known = self.desk.take().filter(|desk| desk.geometry().spec() == puzzle.geometry.spec());
        let new = || Arc::new(AnyDesk::new(puzzle.geometry.clone(), &self.profile));
        self.desk.insert(known.unwrap_or_else(new)).clone()
    }

    /// Solves a puzzle and says why. Solutions are not counted: [`Trace::solutions`] is what the steps prove.
    pub fn run(&mut self, puzzle: &Puzzle, clock: Clock) -> Trace {
        let log = self.log(puzzle, clock);
        self.trace(puzzle, log)
    }

    /// Solves a puzzle and keeps what was found, with the reasons.
    pub fn log(&mut self, puzzle: &Puzzle, clock: Clock) -> Log {
        let started = (clock == Clock::Wall).then(Instant::now);
        at_desk!(&*self.desk(puzzle), desk => Engine::new(desk, started).run(puzzle))
    }

    /// Every finding of a rule in the position of the puzzle, each as a trace of just that step. Empty for an unknown
    /// rule.
    pub fn findings(&mut self, puzzle: &Puzzle, rule: &str) -> Vec<Trace> {
        let logs = at_desk!(&*self.desk(puzzle), desk => findings(desk, puzzle, rule));
        logs.into_iter().map(|log| self.trace(puzzle, log)).collect()
    }

    /// The trace of a puzzle from the log of its solve.
    pub fn trace(&mut self, puzzle: &Puzzle, log: Log) -> Trace {
        let stop = log.stop;
        let (events, steps) = at_desk!(&*self.desk(puzzle), desk => unfold(&desk.layout, log));
        let end = Position::after(&puzzle.geometry, &events);
        let mut trace = Trace {
            schema: SCHEMA.to_string(),
            program: concat!("whydoku ", env!("CARGO_PKG_VERSION")).to_string(),
            name: puzzle.name.clone(),
            puzzle: puzzle.line(),
            layout: puzzle.geometry.spec().clone(),
            profile: self.profile.clone(),
            solutions: Solutions::Unknown,
            stop,
            common: None,
            grid: end.grid(),
            solution: end.solution(),
            unproven: vec![],
            events,
            steps,
        };
        trace::mark(&mut trace, &puzzle.geometry);
        trace.solutions = trace.proven_solutions();
        trace
    }
}

fn findings<const W: usize>(desk: &Desk<W>, puzzle: &Puzzle, rule: &str) -> Vec<Log> {
    let Some(rule) = techniques::find_rule::<W>(rule) else { return vec![] };
    let board = Engine::new(desk, None).position(puzzle);
    let one = |finding| Engine::new(desk, None).run_one(puzzle, rule, finding);
    rule::all(rule, &board).into_iter().map(one).collect()
}

/// How many solutions there are, by search.
fn count(puzzle: &Puzzle, trace: &Trace) -> Solutions {
    let limits = search::Limits { solutions: 2, branchings: Some(search::PATIENCE) };
    let found = search::solve(puzzle, limits);
    let known = trace.solution.as_deref();
    let line = |solution: &search::Solution| solution.iter().map(|&digit| digit_char(digit)).collect::<String>();
    let other = |solution| known.is_some_and(|known| known != line(solution));
    match found.solutions.len() {
        2.. => Solutions::Several,
        1 if found.solutions.iter().any(other) => Solutions::Several,
        1 if found.complete => Solutions::One,
        0 if found.complete => Solutions::None,
        _ => Solutions::Unknown,
    }
}
