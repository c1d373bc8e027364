//! Finds the almost locked sets of a position and what joins them. Shared by the rules that build on them.

use std::ops::Deref;
use std::rc::Rc;

use super::joints::Joints;
use super::listing;
use super::spots::{Spot, Spots};
use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::names::{Digit, Fact};
use crate::pattern::AlsSet;
use crate::shared::Derived;

/// An almost locked set: cells of one house with one digit more than cells.
#[derive(Debug, Clone, Copy)]
pub struct Als<const W: usize> {
    pub cells: CellSet<W>,
    pub digits: DigitSet,
    /// The first house that holds all its cells.
    pub house: usize,
    pub size: usize,
    /// Its digits that some open candidate outside sees in all their cells.
    pub usable: DigitSet,
}

/// Every almost locked set of a position, as the rules that build on them see it.
pub struct Sets<'b, 'l, const W: usize> {
    pub board: &'b Board<'l, W>,
    found: Rc<Found<W>>,
}

/// Every almost locked set of a position, small ones first; rules share it.
pub struct Found<const W: usize> {
    pub list: Vec<Als<W>>,
    pub spots: Spots<W>,
    pub joints: Joints,
}

impl<const W: usize> Derived<W> for Found<W> {
    fn derive(board: &Board<'_, W>, _: Option<&Self>) -> Self {
        let mut list = listing::list(board);
        let spots = Spots::of(board, &mut list);
        let joints = Joints::new(board, &list, &spots);
        Self { list, spots, joints }
    }
}

impl<const W: usize> Found<W> {
    /// Where a set has one of its digits.
    #[inline]
    pub fn spot(&self, als: usize, digit: Digit) -> &Spot<W> {
        &self.spots.list[self.spots.number(als, digit)]
    }

    /// The digits that both sets have but for these, with the cells that see all of a digit in both.
    pub fn eliminations(
        &self,
        a: usize,
        b: usize,
        but: DigitSet,
    ) -> impl Iterator<Item = (Digit, CellSet<W>)> + Clone + '_ {
        let common = (self.list[a].usable & self.list[b].usable) - but;
        let seen = common.iter().map(move |digit| (digit, self.spot(a, digit).reach & self.spot(b, digit).reach));
        seen.filter(|(_, cells)| !cells.is_empty())
    }
}

impl<const W: usize> Deref for Sets<'_, '_, W> {
    type Target = Found<W>;

    fn deref(&self) -> &Found<W> {
        &self.found
    }
}

impl<'b, 'l, const W: usize> Sets<'b, 'l, W> {
    pub fn of(board: &'b Board<'l, W>) -> Self {
        Self { board, found: board.derived() }
    }

    /// The first house that holds all these cells.
    pub fn house_of(&self, cells: CellSet<W>) -> Option<usize> {
        self.board.layout().houses_around(cells).next()
    }

    /// What is removed, as facts.
    pub fn facts(&self, gone: &[(Digit, CellSet<W>)]) -> Vec<Fact> {
        let each = gone.iter().flat_map(|&(digit, cells)| cells.iter().map(move |cell| (cell, digit)));
        each.map(|(cell, digit)| self.board.candidate(cell, digit).is_not()).collect()
    }

    /// The set as a pattern shows it.
    pub fn pattern(&self, als: usize) -> AlsSet {
        let als = &self.list[als];
        AlsSet {
            house: self.board.layout().house(als.house),
            cells: als.cells.iter().map(|cell| self.board.layout().cell(cell)).collect(),
            digits: als.digits.iter().collect(),
        }
    }
}
