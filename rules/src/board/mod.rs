//! The candidates that are left, kept both ways: digits of a cell and cells of a digit; and what rules ask most, kept
//! up to date with them: how many places a digit has in a house, and where one alone is left.

mod clues;

use std::rc::Rc;

use crate::cellset::{CellSet, DigitSet};
use crate::geometry::Layout;
use crate::names::{Candidate, Digit, Sector};
use crate::shared::{Derived, Shared};

pub use clues::Placed;

/// A number for each digit.
type Tally = [u8; 32];

/// A position: which candidates are open, which digits are placed.
#[derive(Debug, Clone)]
pub struct Board<'l, const W: usize> {
    layout: &'l Layout<W>,
    digits: Vec<DigitSet>,
    places: Vec<CellSet<W>>,
    unplaced: CellSet<W>,
    clues: CellSet<W>,
    broken: Option<Sector>,
    /// For each house the number of places of each digit, a placed one included.
    counts: Vec<Tally>,
    /// For each house the digits that are not placed in it.
    open: Vec<DigitSet>,
    /// The houses that lack one digit, by index.
    nearly_full: CellSet<W>,
    /// For each house the digits that are not placed in it and have one place.
    lone: Vec<DigitSet>,
    /// The cells without a placed digit that have one digit left.
    lone_cells: CellSet<W>,
    shared: Shared,
    scouted: bool,
}

impl<'l, const W: usize> Board<'l, W> {
    /// The empty grid: every digit is possible everywhere.
    pub fn new(layout: &'l Layout<W>) -> Self {
        let everywhere = CellSet::first(layout.cell_count());
        let (size, houses) = (layout.size(), layout.houses().len());
        let lone = if size == 1 { DigitSet::all(1) } else { DigitSet::EMPTY };
        Self {
            counts: vec![[size as u8; 32]; houses],
            open: vec![DigitSet::all(size); houses],
            nearly_full: if size == 1 { CellSet::first(houses) } else { CellSet::EMPTY },
            lone: vec![lone; houses],
            lone_cells: if size == 1 { everywhere } else { CellSet::EMPTY },
            shared: Shared::default(),
            scouted: layout.is_plain(),
            layout,
            digits: vec![DigitSet::all(size); layout.cell_count()],
            places: vec![everywhere; size + 1],
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

    /// How many places a digit has in a house, a placed one included.
    #[inline]
    pub fn count_in(&self, digit: Digit, house: usize) -> usize {
        self.counts[house][digit as usize & 31] as usize
    }

    /// The digits that are not placed in a house.
    #[inline]
    pub fn open_in(&self, house: usize) -> DigitSet {
        self.open[house]
    }

    /// The houses in which one digit is not placed, by index.
    #[inline]
    pub fn nearly_full(&self) -> impl Iterator<Item = usize> {
        self.nearly_full.iter()
    }

    /// The digits that are not placed in a house and have one place left in it.
    #[inline]
    pub fn lone_in(&self, house: usize) -> DigitSet {
        self.lone[house]
    }

    /// The cells without a placed digit that have one digit left.
    #[inline]
    pub fn lone_cells(&self) -> CellSet<W> {
        self.lone_cells
    }

    /// Whether rules may ask their scouts before they search: on the plain 9×9 grid, unless switched off.
    #[inline]
    pub fn is_scouted(&self) -> bool {
        self.scouted
    }

    /// Makes every rule search without asking its scout. It finds the same, only slower; tests compare the two.
    pub fn search_without_scouts(&mut self) {
        self.scouted = false;
        self.shared.forget_all();
    }

    /// What follows from the position and is wanted by several rules: derived once until the position changes.
    pub fn derived<T: Derived<W>>(&self) -> Rc<T> {
        self.shared.get(self)
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
        self.shared.forget();
        self.places[digit as usize].remove(cell);
        self.strike(cell, digit);
        true
    }

    /// Takes a candidate away that is there, and is out of the places of its digit already.
    #[inline]
    fn strike(&mut self, cell: usize, digit: Digit) {
        let digits = &mut self.digits[cell];
        digits.remove(digit);
        if digits.is_empty() {
            self.lone_cells.remove(cell);
            self.broken = self.broken.or(Some(Sector::Cell(self.layout.cell(cell))));
        } else if digits.single().is_some() && self.unplaced.contains(cell) {
            self.lone_cells.insert(cell);
        }
        self.count_down(cell, digit);
    }

    #[inline]
    fn count_down(&mut self, cell: usize, digit: Digit) {
        for &house in self.layout.houses_at(cell) {
            let count = &mut self.counts[usize::from(house)][digit as usize & 31];
            *count -= 1;
            if *count < 2 {
                let count = *count;
                self.note_few(usize::from(house), digit, count);
            }
        }
    }

    #[cold]
    fn note_few(&mut self, house: usize, digit: Digit, count: u8) {
        if count == 1 && self.open[house].contains(digit) {
            self.lone[house].insert(digit);
        }
        if count > 0 {
            return;
        }
        self.lone[house].remove(digit);
        self.broken = self.broken.or(Some(Sector::House(self.layout.house(house), digit)));
    }

    /// Sets a digit that is possible here and takes away what it excludes.
    pub fn place(&mut self, cell: usize, digit: Digit) {
        self.place_and_tell(cell, digit, |_, _| {});
    }

    /// The same, and hands over what it takes away: the cell's other digits, then the digit in the cell's peers, each in
    /// rising order.
    #[inline]
    pub fn place_and_tell(&mut self, cell: usize, digit: Digit, mut gone: impl FnMut(usize, Digit)) {
        debug_assert!(self.has(cell, digit), "{} is not possible", self.candidate(cell, digit));
        self.shared.forget();
        self.unplaced.remove(cell);
        self.lone_cells.remove(cell);
        self.layout.houses_at(cell).iter().for_each(|&house| self.close(usize::from(house), digit));
        let others = std::mem::replace(&mut self.digits[cell], DigitSet::of(digit)) - DigitSet::of(digit);
        for other in others.iter() {
            self.places[other as usize].remove(cell);
            self.count_down(cell, other);
            gone(cell, other);
        }
        let places = &mut self.places[digit as usize];
        let peers = *places & self.layout.peer_set(cell);
        *places = *places - peers;
        peers.iter().for_each(|peer| {
            self.strike(peer, digit);
            gone(peer, digit);
        });
    }

    /// Says that a digit is placed in a house.
    #[inline]
    fn close(&mut self, house: usize, digit: Digit) {
        self.lone[house].remove(digit);
        self.open[house].remove(digit);
        match self.open[house] {
            open if open.is_empty() => self.nearly_full.remove(house),
            open if open.single().is_some() => self.nearly_full.insert(house),
            _ => {}
        }
    }

    /// The name of a candidate.
    #[inline]
    pub fn candidate(&self, cell: usize, digit: Digit) -> Candidate {
        self.layout.cell(cell).candidate(digit)
    }
}
