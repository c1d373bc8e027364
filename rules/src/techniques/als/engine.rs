//! Finds the almost locked sets of a position and what joins them. Shared by the rules that build on them.

use std::cell::OnceCell;
use std::ops::Deref;
use std::rc::Rc;

use super::joints::{Joints, Sight};
use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::names::{Digit, Fact};
use crate::pattern::AlsSet;
use crate::shared::Derived;

/// Sets of more cells than this are looked for only in puzzles up to 9×9.
const LARGE_PUZZLE_CELLS: usize = 5;

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

/// Where a set has one of its digits.
#[derive(Debug, Clone, Copy)]
pub struct Spot<const W: usize> {
    /// The digit's cells in the set.
    pub places: CellSet<W>,
    /// The digit's other cells that share one house with all of those.
    pub reach: CellSet<W>,
}

/// Every almost locked set of a position, as the rules that build on them see it.
pub struct Sets<'b, 'l, const W: usize> {
    pub board: &'b Board<'l, W>,
    found: Rc<Found<W>>,
}

/// Every almost locked set of a position, small ones first; rules share it.
pub struct Found<const W: usize> {
    pub list: Vec<Als<W>>,
    spots: Vec<Spot<W>>,
    stride: usize,
    joints: OnceCell<Joints>,
    sight: OnceCell<Sight>,
}

impl<const W: usize> Derived<W> for Found<W> {
    fn derive(board: &Board<'_, W>, _: Option<&Self>) -> Self {
        let size = board.layout().size();
        let most = if size <= 9 { size.saturating_sub(1) } else { LARGE_PUZZLE_CELLS };
        let mut list = vec![];
        for house in 0..board.layout().houses().len() {
            let cells: Vec<usize> = (board.unplaced() & board.layout().house_set(house)).iter().collect();
            grow(board, house, &cells, most, (CellSet::EMPTY, DigitSet::EMPTY, 0), &mut list);
        }
        list.sort_by_key(|als| als.size);
        let stride = size + 1;
        let mut spots = vec![Spot { places: CellSet::EMPTY, reach: CellSet::EMPTY }; list.len() * stride];
        for (at, als) in list.iter_mut().enumerate() {
            for digit in als.digits.iter() {
                let places = als.cells & board.places(digit);
                let reach = reach(board, digit, places);
                spots[at * stride + digit as usize] = Spot { places, reach };
                if !reach.is_empty() {
                    als.usable.insert(digit);
                }
            }
        }
        Self { list, spots, stride, joints: OnceCell::new(), sight: OnceCell::new() }
    }
}

impl<const W: usize> Found<W> {
    #[inline]
    pub fn spot(&self, als: usize, digit: Digit) -> &Spot<W> {
        &self.spots[als * self.stride + digit as usize]
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

    /// What joins the sets.
    pub fn joints(&self, board: &Board<'_, W>) -> &Joints {
        self.joints.get_or_init(|| Joints::new(self, board))
    }

    /// What the sets see.
    pub fn sight(&self, board: &Board<'_, W>) -> &Sight {
        self.sight.get_or_init(|| Sight::new(self, board))
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
        let layout = self.board.layout();
        let houses = layout.houses_of(cells.lowest()?);
        houses.iter().copied().find(|&house| cells.is_subset(&layout.house_set(house)))
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

/// The candidates of a digit that share one house with all of these cells.
pub fn reach<const W: usize>(board: &Board<'_, W>, digit: Digit, places: CellSet<W>) -> CellSet<W> {
    let layout = board.layout();
    let mut reach = CellSet::EMPTY;
    for &house in places.lowest().map_or(&[][..], |first| layout.houses_of(first)) {
        if places.is_subset(&layout.house_set(house)) {
            reach |= board.places_in(digit, house);
        }
    }
    reach - places
}

fn grow<const W: usize>(
    board: &Board<'_, W>,
    house: usize,
    rest: &[usize],
    most: usize,
    (cells, digits, size): (CellSet<W>, DigitSet, usize),
    list: &mut Vec<Als<W>>,
) {
    for (at, &cell) in rest.iter().enumerate() {
        let (size, digits) = (size + 1, digits | board.digits(cell));
        let later = &rest[at + 1..];
        if digits.len() > (size + later.len()).min(most) + 1 {
            continue;
        }
        let mut cells = cells;
        cells.insert(cell);
        // A set that lies in two houses is listed with the first.
        let first = || {
            let layout = board.layout();
            !layout.houses_of(cell).iter().any(|&other| other < house && cells.is_subset(&layout.house_set(other)))
        };
        if digits.len() == size + 1 && first() {
            list.push(Als { cells, digits, house, size, usable: DigitSet::EMPTY });
        }
        if size < most {
            grow(board, house, later, most, (cells, digits, size), list);
        }
    }
}
