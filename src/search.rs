//! The plain solver: solutions alone, without reasons. Explanations never rest on it; it counts solutions.
//!
//! Classic 9x9 grids go to the crate `whydoku-plain`, all others to a search over the rules' own board.

use std::sync::Arc;

use whydoku_plain::{Candidates, End, Solver};
use whydoku_rules::board::Board;
use whydoku_rules::cellset::DigitSet;
use whydoku_rules::geometry::{Geometry, Layout, words_for};
use whydoku_rules::names::{Digit, Fact, digit_char};

use crate::puzzle::Puzzle;

/// A solution: the digit of each cell, row by row.
pub type Solution = Vec<Digit>;

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The solutions, at most as many as asked for, in the order in which the search met them.
    pub solutions: Vec<Solution>,
    /// False when the search gave up before it had seen everything or found enough.
    pub complete: bool,
}

/// Where to stop searching.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Enough solutions.
    pub solutions: usize,
    /// Enough branchings; `None` for no bound.
    pub branchings: Option<u64>,
}

/// How many branchings are tried before a count that nobody asked for is given up.
pub const PATIENCE: u64 = 50_000;

/// Searches for solutions of a puzzle.
pub fn solve(puzzle: &Puzzle, limits: Limits) -> Found {
    let clues = puzzle.clues.iter().map(|clue| clue.cell.candidate(clue.digit).is());
    let facts: Vec<Fact> = clues.chain(puzzle.removed.iter().map(|gone| gone.is_not())).collect();
    solve_position(&puzzle.geometry, &facts, limits)
}

/// Searches for solutions in which these facts hold.
pub fn solve_position(geometry: &Geometry, facts: &[Fact], limits: Limits) -> Found {
    if is_classic_9x9(geometry) {
        return solve_9x9(geometry, facts, limits);
    }
    solve_by_board(geometry, facts, limits)
}

/// The search that knows every layout. [`solve_position`] is as good, and faster where it can be.
pub fn solve_by_board(geometry: &Geometry, facts: &[Fact], limits: Limits) -> Found {
    let geometry = Arc::new(geometry.clone());
    match words_for(geometry.size()) {
        2 => run(&Layout::<2>::new(geometry), facts, limits),
        4 => run(&Layout::<4>::new(geometry), facts, limits),
        _ => run(&Layout::<10>::new(geometry), facts, limits),
    }
}

/// Whether the puzzle is known to have exactly one solution.
pub fn has_one_solution(puzzle: &Puzzle) -> bool {
    let found = solve(puzzle, Limits { solutions: 2, branchings: Some(PATIENCE) });
    found.complete && found.solutions.len() == 1
}

/// Counts the solutions in which these facts hold, up to a limit; `None` when that takes too long.
pub fn count_position(geometry: &Geometry, facts: &[Fact], limit: usize) -> Option<usize> {
    let found = solve_position(geometry, facts, Limits { solutions: limit, branchings: Some(PATIENCE) });
    found.complete.then_some(found.solutions.len())
}

/// The digits that all solutions in which these facts hold share, as a line with `.` for the other cells; `None` when
/// there is no solution, or when to find out takes too long.
pub fn common(geometry: &Geometry, facts: &[Fact]) -> Option<String> {
    let first = solve_position(geometry, facts, Limits { solutions: 1, branchings: Some(PATIENCE) });
    let first = first.solutions.into_iter().next()?;
    let mut shared = vec![true; first.len()];
    for cell in 0..first.len() {
        // Another solution most often differs in many cells, so few searches are needed.
        if shared[cell] {
            let other = geometry.cell(cell).candidate(first[cell]).is_not();
            let facts: Vec<Fact> = [other].into_iter().chain(facts.iter().copied()).collect();
            let found = solve_position(geometry, &facts, Limits { solutions: 1, branchings: Some(PATIENCE / 10) });
            match found.solutions.first() {
                Some(second) => (0..first.len()).for_each(|cell| shared[cell] &= first[cell] == second[cell]),
                None if found.complete => {}
                None => return None,
            }
        }
    }
    Some(first.iter().zip(shared).map(|(&digit, shared)| if shared { digit_char(digit) } else { '.' }).collect())
}

/// For each cell the digits that it has in some solution in which these facts hold; `None` when there is no solution,
/// or when to find out takes too long.
pub fn possible(geometry: &Geometry, facts: &[Fact]) -> Option<Vec<DigitSet>> {
    let mut seen = vec![DigitSet::EMPTY; geometry.cell_count()];
    let limits = Limits { solutions: 1, branchings: Some(PATIENCE) };
    let mut enter = |found: Found| {
        let solution = found.solutions.first();
        solution.into_iter().flatten().enumerate().for_each(|(cell, &digit)| seen[cell].insert(digit));
        (found.complete || solution.is_some()).then_some((solution.is_some(), seen.clone()))
    };
    let (solvable, mut so_far) = enter(solve_position(geometry, facts, limits))?;
    if !solvable {
        return None;
    }
    for cell in 0..geometry.cell_count() {
        for digit in geometry.digits() {
            if !so_far[cell].contains(digit) {
                let more: Vec<Fact> =
                    facts.iter().copied().chain([geometry.cell(cell).candidate(digit).is()]).collect();
                so_far = enter(solve_position(geometry, &more, limits))?.1;
            }
        }
    }
    Some(so_far)
}

fn is_classic_9x9(geometry: &Geometry) -> bool {
    let spec = geometry.spec();
    spec.size == 9 && spec.boxes == Some([3, 3]) && spec.regions.is_none() && !spec.diagonals && !spec.windows
}

fn solve_9x9(geometry: &Geometry, facts: &[Fact], limits: Limits) -> Found {
    let mut candidates: Candidates = [0x1ff; 81];
    for fact in facts {
        let Some(cell) = geometry.index(fact.candidate.cell) else { continue };
        let bit = 1_u16.checked_shl(u32::from(fact.candidate.digit).wrapping_sub(1)).unwrap_or(0);
        candidates[cell] &= if fact.holds { bit } else { !bit };
    }
    let mut solutions = vec![];
    let found = |grid: whydoku_plain::Grid| {
        solutions.push(grid.to_vec());
        solutions.len() < limits.solutions
    };
    let end = Solver::new().each_within(&candidates, limits.branchings.unwrap_or(u64::MAX), found);
    Found { solutions, complete: end != End::GaveUp }
}

fn run<const W: usize>(layout: &Layout<W>, facts: &[Fact], limits: Limits) -> Found {
    let mut board = Board::new(layout);
    for fact in facts {
        let digit = fact.candidate.digit;
        let Some(cell) = layout.index(fact.candidate.cell) else { continue };
        if !fact.holds {
            board.remove(cell, digit);
        } else if !board.has(cell, digit) {
            return Found { solutions: vec![], complete: true };
        } else if board.value(cell).is_none() {
            board.place(cell, digit);
        }
    }
    let mut search = Search { limits, found: vec![], branchings: 0, gave_up: false };
    search.descend(board);
    Found { solutions: search.found, complete: !search.gave_up }
}

struct Search {
    limits: Limits,
    found: Vec<Solution>,
    branchings: u64,
    gave_up: bool,
}

impl Search {
    fn descend<const W: usize>(&mut self, mut board: Board<'_, W>) {
        propagate(&mut board);
        if board.broken().is_some() {
            return;
        }
        let Some(choices) = branch(&board) else {
            let cells = 0..board.layout().cell_count();
            self.found.push(cells.filter_map(|cell| board.value(cell)).collect());
            return;
        };
        for (cell, digit) in choices {
            self.branchings += 1;
            if self.limits.branchings.is_some_and(|most| self.branchings > most) {
                self.gave_up = true;
            }
            if self.gave_up || self.found.len() >= self.limits.solutions {
                return;
            }
            let mut next = board.clone();
            next.place(cell, digit);
            self.descend(next);
        }
    }
}

/// Places naked and hidden singles until there are none.
fn propagate<const W: usize>(board: &mut Board<'_, W>) {
    let layout = board.layout();
    let mut again = true;
    while again && board.broken().is_none() {
        again = false;
        for cell in board.unplaced() {
            if let Some(digit) = board.digits(cell).single() {
                board.place(cell, digit);
                again = true;
            }
        }
        for house in 0..layout.houses().len() {
            for digit in layout.digits() {
                let place = board.places_in(digit, house).single();
                if let Some(cell) = place.filter(|&cell| board.unplaced().contains(cell)) {
                    board.place(cell, digit);
                    again = true;
                }
            }
        }
    }
}

/// The candidates of the cell or house-and-digit with the fewest; `None` when every cell is placed.
fn branch<const W: usize>(board: &Board<'_, W>) -> Option<Vec<(usize, Digit)>> {
    let layout = board.layout();
    let cell = board.unplaced().iter().min_by_key(|&cell| board.digits(cell).len())?;
    let few = board.digits(cell).len();
    let places = |house, digit| (board.places_in(digit, house) & board.unplaced()).len();
    let better = (0..layout.houses().len())
        .flat_map(|house| layout.digits().map(move |digit| (house, digit)))
        .filter(|_| few > 2)
        .map(|(house, digit)| (places(house, digit), house, digit))
        .filter(|&(count, ..)| count > 1 && count < few)
        .min();
    Some(match better {
        Some((_, house, digit)) => board.places_in(digit, house).iter().map(|cell| (cell, digit)).collect(),
        None => board.digits(cell).iter().map(|digit| (cell, digit)).collect(),
    })
}
