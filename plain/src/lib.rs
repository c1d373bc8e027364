//! Finds and counts the solutions of 9x9 Sudoku, fast and without reasons.
//!
//! ```
//! use whydoku_plain::{Solver, parse};
//!
//! let clues = parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......").unwrap();
//! let mut solver = Solver::new();
//! let solution = solver.first(&clues).unwrap();
//! assert_eq!(solution[..3], [4, 1, 7]);
//! assert_eq!(solver.count(&clues, 2), 1);
//! ```
//!
//! # Method
//! A search over triads, the three cells in which a box and a row or column meet, as Tom Dillon's solver tdoku has it:
//! per box a matrix of nine cells and six negated triads, per band six configurations a digit, unit propagation over
//! all digits at once in vector registers, and choices among the configurations of a band. The code is our own.
//!
//! Machines with AVX2 are found out at run time; on others the same steps run in plain Rust, with the same results in
//! the same order.

mod lanes;
mod propagate;
mod search;
mod state;
mod tables;

use lanes::Lanes;
use lanes::portable::Portable;
use search::Stack;
use state::State;

pub use search::End;

/// The digits of the cells, row by row; 0 for an empty one.
pub type Grid = [u8; 81];

/// The digits that each cell may have, row by row: bit 0 for a 1.
pub type Candidates = [u16; 81];

/// Solves grid after grid, without allocation.
pub struct Solver {
    level: Level,
    stack: Stack,
}

#[derive(Clone, Copy)]
enum Level {
    #[cfg(target_arch = "x86_64")]
    Avx2(lanes::avx2::Avx2),
    Portable(Portable),
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

impl Solver {
    /// A solver with the best instructions that this machine has.
    pub fn new() -> Self {
        #[cfg(target_arch = "x86_64")]
        if let Some(token) = pulp::x86::V3::try_new() {
            return Self { level: Level::Avx2(lanes::avx2::Avx2(token)), stack: Stack::new() };
        }
        Self::portable()
    }

    /// A solver that needs no special instructions.
    pub fn portable() -> Self {
        Self { level: Level::Portable(Portable), stack: Stack::new() }
    }

    /// The first solution that the search meets.
    pub fn first(&mut self, clues: &Grid) -> Option<Grid> {
        let mut first = None;
        self.run(clues, u64::MAX, |state| {
            first = Some(state.grid());
            false
        });
        first
    }

    /// How many solutions there are, up to a limit.
    pub fn count(&mut self, clues: &Grid, limit: usize) -> usize {
        let mut count = 0;
        if limit > 0 {
            self.run(clues, u64::MAX, |_| {
                count += 1;
                count < limit
            });
        }
        count
    }

    /// Hands each solution to `found`, in a fixed order, until it says no or more than so many choices were made.
    pub fn each(&mut self, clues: &Grid, choices: u64, mut found: impl FnMut(Grid) -> bool) -> End {
        self.run(clues, choices, |state| found(state.grid()))
    }

    /// The same for the solutions that lie within these candidates.
    pub fn each_within(&mut self, candidates: &Candidates, choices: u64, mut found: impl FnMut(Grid) -> bool) -> End {
        self.run(candidates, choices, |state| found(state.grid()))
    }

    fn run(&mut self, start: impl Start, choices: u64, found: impl FnMut(&State) -> bool) -> End {
        let stack = &mut self.stack;
        match self.level {
            #[cfg(target_arch = "x86_64")]
            Level::Avx2(lanes) => lanes.0.vectorize(
                #[inline(always)]
                || run(lanes, stack, start, choices, found),
            ),
            Level::Portable(lanes) => run(lanes, stack, start, choices, found),
        }
    }
}

#[inline(always)]
fn run<L: Lanes>(
    lanes: L,
    stack: &mut Stack,
    start: impl Start,
    choices: u64,
    found: impl FnMut(&State) -> bool,
) -> End {
    match start.state(lanes) {
        Some(state) => search::search(lanes, stack, state, choices, found),
        None => End::Complete,
    }
}

/// What a search can start from.
trait Start {
    fn state<L: Lanes>(self, lanes: L) -> Option<State>;
}

impl Start for &Grid {
    #[inline(always)]
    fn state<L: Lanes>(self, lanes: L) -> Option<State> {
        State::of_clues(lanes, self)
    }
}

impl Start for &Candidates {
    #[inline(always)]
    fn state<L: Lanes>(self, lanes: L) -> Option<State> {
        Some(State::of_candidates(lanes, self))
    }
}

/// A grid from 81 signs, `.` or `0` for an empty cell.
pub fn parse(line: &str) -> Option<Grid> {
    let signs: Grid = line.as_bytes().try_into().ok()?;
    let mut grid = [0; 81];
    for (cell, sign) in grid.iter_mut().zip(signs) {
        *cell = match sign {
            b'1'..=b'9' => sign - b'0',
            b'.' | b'0' => 0,
            _ => return None,
        };
    }
    Some(grid)
}
