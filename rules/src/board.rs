//! The candidates that are left, kept both ways: digits of a cell and cells of a digit.

use crate::cellset::{CellSet, DigitSet};
use crate::geometry::Layout;
use crate::names::{Candidate, Digit, Sector};

/// A position: which candidates are open, which digits are placed.
#[derive(Debug, Clone)]
pub struct Board<'l, const W: usize> {
    layout: &'l Layout<W>,
    digits: Vec<DigitSet>,
    places: Vec<CellSet<W>>,
    unplaced: CellSet<W>,
    clues: CellSet<W>,
    broken: Option<Sector>,
}

impl<'l, const W: usize> Board<'l, W> {
    /// The empty grid: every digit is possible everywhere.
    pub fn new(layout: &'l Layout<W>) -> Self {
        let everywhere = CellSet::first(layout.cell_count());
        Self {
            layout,
            digits: vec![DigitSet::all(layout.size()); layout.cell_count()],
            places: vec![everywhere; layout.size() + 1],
            unplaced: everywhere,
            clues: CellSet::EMPTY,
            broken: None,
        }
    }

    /// The geometry with its masks.
    #[inline]
    pub fn layout(&self) -> &'l Layout<W> {
        self.layout
    }

    /// The digits that are still possible in a cell; for a placed cell just that digit.
    #[inline]
    pub fn digits(&self, cell: usize) -> DigitSet {
        self.digits[cell]
    }

    /// The cells in which a digit is still possible, those where it is placed included.
    #[inline]
    pub fn places(&self, digit: Digit) -> CellSet<W> {
        self.places[digit as usize]
    }

    /// The places of a digit in a house, a placed one included.
    #[inline]
    pub fn places_in(&self, digit: Digit, house: usize) -> CellSet<W> {
        self.places[digit as usize] & self.layout.house_set(house)
    }

    /// The cells without a placed digit.
    #[inline]
    pub fn unplaced(&self) -> CellSet<W> {
        self.unplaced
    }

    /// The cells that hold clues of the puzzle, and not digits that were placed since.
    #[inline]
    pub fn clues(&self) -> CellSet<W> {
        self.clues
    }

    /// Says that the digit placed in this cell is a clue.
    pub fn mark_clue(&mut self, cell: usize) {
        self.clues.insert(cell);
    }

    /// The digit placed in a cell.
    #[inline]
    pub fn value(&self, cell: usize) -> Option<Digit> {
        if self.unplaced.contains(cell) { None } else { self.digits[cell].single() }
    }

    /// Whether the candidate is open or placed.
    #[inline]
    pub fn has(&self, cell: usize, digit: Digit) -> bool {
        self.digits[cell].contains(digit)
    }

    /// Whether every cell has its digit.
    #[inline]
    pub fn is_solved(&self) -> bool {
        self.unplaced.is_empty() && self.broken.is_none()
    }

    /// The first cell that lost its last digit, or house that lost its last place for a digit.
    #[inline]
    pub fn broken(&self) -> Option<Sector> {
        self.broken
    }

    /// Takes a candidate away; says whether it was there.
    #[inline]
    pub fn remove(&mut self, cell: usize, digit: Digit) -> bool {
        if !self.digits[cell].contains(digit) {
            return false;
        }
        self.digits[cell].remove(digit);
        self.places[digit as usize].remove(cell);
        if self.broken.is_none() {
            self.broken = self.breach(cell, digit);
        }
        true
    }

    #[inline]
    fn breach(&self, cell: usize, digit: Digit) -> Option<Sector> {
        if self.digits[cell].is_empty() {
            return Some(Sector::Cell(self.layout.cell(cell)));
        }
        let places = self.places[digit as usize];
        let houses = self.layout.houses_of(cell).iter();
        let empty = houses.copied().find(|&house| places.is_disjoint(&self.layout.house_set(house)))?;
        Some(Sector::House(self.layout.house(empty), digit))
    }

    /// Sets a digit that is possible here and takes away what it excludes: the cell's other digits, then the digit
    /// from the cell's peers, each in rising order and reported to `removed`.
    pub fn place(&mut self, cell: usize, digit: Digit, mut removed: impl FnMut(usize, Digit)) {
        debug_assert!(self.has(cell, digit), "{} is not possible", self.candidate(cell, digit));
        self.unplaced.remove(cell);
        for other in (self.digits[cell] - DigitSet::of(digit)).iter() {
            self.remove(cell, other);
            removed(cell, other);
        }
        for peer in self.places[digit as usize] & self.layout.peer_set(cell) {
            self.remove(peer, digit);
            removed(peer, digit);
        }
    }

    /// The name of a candidate.
    #[inline]
    pub fn candidate(&self, cell: usize, digit: Digit) -> Candidate {
        self.layout.cell(cell).candidate(digit)
    }
}
