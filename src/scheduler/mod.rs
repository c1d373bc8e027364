//! The scheduler: runs the rules of a profile to fixpoint and writes down what they found.
//!
//! Only the scheduler applies findings. Everything it learns goes into a [`Trace`].

mod engine;
mod recorder;

use std::sync::Arc;
use std::time::Instant;

use engine::Engine;
use whydoku_rules::geometry::{Geometry, Layout, words_for};
use whydoku_rules::log::{Event, Step};
use whydoku_rules::names::{Fact, digit_char};
use whydoku_rules::{rule, techniques};

use crate::profile::Profile;
use crate::puzzle::Puzzle;
use crate::search;
use crate::trace::{self, Position, SCHEMA, Solutions, Stop, Trace};

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
        let (stop, events, steps) = match &*solver.tables(puzzle) {
            Tables::Small(layout) => Engine::new(layout, profile, None).run_and_refute(puzzle, &rules, fact),
            Tables::Middle(layout) => Engine::new(layout, profile, None).run_and_refute(puzzle, &rules, fact),
            Tables::Large(layout) => Engine::new(layout, profile, None).run_and_refute(puzzle, &rules, fact),
        }?;
        let trace = solver.trace(puzzle, stop, events, steps);
        let index = trace::Index::new(&trace, &puzzle.geometry);
        let small = trace::minimal(&index, &[trace::Target::Fact(fact.candidate.is_not())]);
        Some((small.step_count(), trace))
    });
    traces.min_by_key(|(steps, _)| *steps).map(|(_, trace)| trace)
}

/// Solves puzzle after puzzle by one profile; the geometry's tables are made once for each layout that it meets.
pub struct Solver {
    profile: Profile,
    tables: Option<Arc<Tables>>,
}

enum Tables {
    Small(Layout<2>),
    Middle(Layout<4>),
    Large(Layout<10>),
}

impl Tables {
    fn new(geometry: Arc<Geometry>) -> Self {
        match words_for(geometry.size()) {
            2 => Self::Small(Layout::new(geometry)),
            4 => Self::Middle(Layout::new(geometry)),
            _ => Self::Large(Layout::new(geometry)),
        }
    }

    fn geometry(&self) -> &Geometry {
        match self {
            Self::Small(layout) => layout,
            Self::Middle(layout) => layout,
            Self::Large(layout) => layout,
        }
    }
}

impl Solver {
    /// A solver with this profile.
    pub fn new(profile: Profile) -> Self {
        Self { profile, tables: None }
    }

    /// The tables of the puzzle's layout, made anew only where it is another one than before.
    fn tables(&mut self, puzzle: &Puzzle) -> Arc<Tables> {
        let known = self.tables.take().filter(|tables| tables.geometry().spec() == puzzle.geometry.spec());
        self.tables.insert(known.unwrap_or_else(|| Arc::new(Tables::new(puzzle.geometry.clone())))).clone()
    }

    /// Solves a puzzle and says why. Solutions are not counted: [`Trace::solutions`] is what the steps prove.
    pub fn run(&mut self, puzzle: &Puzzle, clock: Clock) -> Trace {
        let started = (clock == Clock::Wall).then(Instant::now);
        let (stop, events, steps) = match &*self.tables(puzzle) {
            Tables::Small(layout) => Engine::new(layout, &self.profile, started).run(puzzle),
            Tables::Middle(layout) => Engine::new(layout, &self.profile, started).run(puzzle),
            Tables::Large(layout) => Engine::new(layout, &self.profile, started).run(puzzle),
        };
        self.trace(puzzle, stop, events, steps)
    }

    /// Every finding of a rule in the position of the puzzle, each as a trace of just that step. Empty for an unknown
    /// rule.
    pub fn findings(&mut self, puzzle: &Puzzle, rule: &str) -> Vec<Trace> {
        let outcomes = match &*self.tables(puzzle) {
            Tables::Small(layout) => findings(layout, &self.profile, puzzle, rule),
            Tables::Middle(layout) => findings(layout, &self.profile, puzzle, rule),
            Tables::Large(layout) => findings(layout, &self.profile, puzzle, rule),
        };
        outcomes.into_iter().map(|(stop, events, steps)| self.trace(puzzle, stop, events, steps)).collect()
    }

    fn trace(&self, puzzle: &Puzzle, stop: Stop, events: Vec<Event>, steps: Vec<Step>) -> Trace {
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

type Outcome = (Stop, Vec<Event>, Vec<Step>);

fn findings<const W: usize>(layout: &Layout<W>, profile: &Profile, puzzle: &Puzzle, rule: &str) -> Vec<Outcome> {
    let Some(rule) = techniques::find_rule::<W>(rule) else { return vec![] };
    let board = Engine::new(layout, profile, None).position(puzzle);
    let one = |finding| Engine::new(layout, profile, None).run_one(puzzle, rule, finding);
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
