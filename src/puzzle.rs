//! A puzzle or a position: the geometry, the digits that stand in it, and the candidates that are already gone.

use std::sync::Arc;

use thiserror::Error;
use whydoku_rules::cellset::DigitSet;
use whydoku_rules::geometry::Geometry;
use whydoku_rules::names::{Candidate, Cell, Digit, House, digit_char};

/// A digit that stands in the grid when the solve begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clue {
    /// Where.
    pub cell: Cell,
    /// Which digit.
    pub digit: Digit,
    /// Whether it is a clue of the puzzle, and not placed since (matters to avoidable rectangles).
    pub given: bool,
}

/// What a solve starts from. Starting from a position in mid-solve is normal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Puzzle {
    /// The geometry.
    pub geometry: Arc<Geometry>,
    /// What the input calls it.
    pub name: Option<String>,
    /// The digits that stand, row by row, at most one a cell, no two equal ones in a house.
    pub clues: Vec<Clue>,
    /// Candidates that are gone beyond what the clues exclude, row by row.
    pub removed: Vec<Candidate>,
}

/// Why digits and candidates do not make a puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// Two equal digits that see each other.
    #[error("{digit} stands twice in {}: at {first} and at {second}", house.words())]
    Clash {
        /// The digit, as a character.
        digit: char,
        /// The house in which it stands twice.
        house: House,
        /// The first cell.
        first: Cell,
        /// The second cell.
        second: Cell,
    },
    /// A cell that has neither a digit nor a candidate.
    #[error("{0} has no candidate left")]
    EmptyCell(Cell),
}

impl Puzzle {
    /// Puts a puzzle together. `removed` may name candidates that the clues exclude anyway.
    ///
    /// # Errors
    /// When two equal digits stand in a house, or when a cell's own list of candidates is empty.
    pub fn new(
        geometry: Arc<Geometry>,
        name: Option<String>,
        mut clues: Vec<Clue>,
        mut removed: Vec<Candidate>,
    ) -> Result<Self, PuzzleError> {
        clues.sort_by_key(|clue| clue.cell);
        let at = |clue: &Clue| geometry.index(clue.cell).map(|cell| (cell, clue.digit));
        let mut stands = vec![DigitSet::EMPTY; geometry.houses().len()];
        for (i, second) in clues.iter().enumerate() {
            let Some((cell, digit)) = at(second) else { continue };
            for &house in geometry.houses_of(cell) {
                if stands[house].contains(digit) {
                    let holds = |clue: &&Clue| {
                        at(clue).is_some_and(|(at, same)| same == digit && geometry.houses_of(at).contains(&house))
                    };
                    let first = clues[..i].iter().find(holds).map_or(second.cell, |first| first.cell);
                    let (digit, house) = (digit_char(digit), geometry.house(house));
                    return Err(PuzzleError::Clash { digit, house, first, second: second.cell });
                }
                stands[house].insert(digit);
            }
        }
        removed.sort_unstable();
        removed.dedup();
        if let Some(run) = removed.chunk_by(|a, b| a.cell == b.cell).find(|run| run.len() == geometry.size()) {
            return Err(PuzzleError::EmptyCell(run[0].cell));
        }
        if !removed.is_empty() {
            let mut excluded = vec![DigitSet::EMPTY; geometry.cell_count()];
            for (cell, digit) in clues.iter().filter_map(at) {
                excluded[cell] |= DigitSet::all(geometry.size()) - DigitSet::of(digit);
                geometry.peers(cell).iter().for_each(|&peer| excluded[peer].insert(digit));
            }
            removed.retain(|gone| geometry.index(gone.cell).is_some_and(|cell| !excluded[cell].contains(gone.digit)));
        }
        Ok(Self { geometry, name, clues, removed })
    }

    /// The cells that hold clues, and not digits that were placed since.
    pub fn clue_cells(&self) -> impl Iterator<Item = usize> + '_ {
        self.clues.iter().filter(|clue| clue.given).filter_map(|clue| self.geometry.index(clue.cell))
    }

    /// The puzzle as one line: a character a cell, `.` for an empty one, `+` before a digit that was placed since.
    pub fn line(&self) -> String {
        let mut cells = vec![".".to_string(); self.geometry.cell_count()];
        for clue in &self.clues {
            if let Some(cell) = self.geometry.index(clue.cell) {
                let plus = if clue.given { "" } else { "+" };
                cells[cell] = format!("{plus}{}", digit_char(clue.digit));
            }
        }
        cells.concat()
    }
}
