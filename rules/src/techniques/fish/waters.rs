//! One digit's open places, house by house, and which of them no arrangement of the digit uses.

use crate::board::Board;
use crate::cellset::CellSet;
use crate::geometry::Layout;
use crate::names::{Digit, HouseKind};

/// A set of houses: bit `h` stands for house `h`. The largest layout has 93.
pub type Houses = u128;

/// The houses of a set, rising.
pub fn each(mut houses: Houses) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (houses != 0).then(|| {
            let house = houses.trailing_zeros() as usize;
            houses &= houses - 1;
            house
        })
    })
}

/// How far the search for an arrangement through one place goes; only large grids come near it.
const BUDGET: usize = 4_000;

/// What a fish needs to know of a digit.
pub struct Waters<'l, const W: usize> {
    pub layout: &'l Layout<W>,
    pub digit: Digit,
    /// The open places.
    pub places: CellSet<W>,
    /// The open places in each house.
    pub sets: Vec<CellSet<W>>,
    /// The houses that still need the digit and have a place for it.
    pub open: Houses,
    /// The open rows, columns and boxes.
    pub lines: [Houses; 3],
}

impl<'l, const W: usize> Waters<'l, W> {
    pub fn new(board: &Board<'l, W>, digit: Digit) -> Self {
        let layout = board.layout();
        let places = board.places(digit) & board.unplaced();
        let placed = board.places(digit) - board.unplaced();
        let sets: Vec<CellSet<W>> = (0..layout.houses().len()).map(|house| places & layout.house_set(house)).collect();
        let needs = |&house: &usize| !sets[house].is_empty() && placed.is_disjoint(&layout.house_set(house));
        let open = (0..sets.len()).filter(needs).fold(0, |open, house| open | 1 << house);
        let lines = [HouseKind::Row, HouseKind::Column, HouseKind::Box]
            .map(|kind| layout.houses_of_kind(kind).fold(0, |houses, house| houses | 1 << house) & open);
        Self { layout, digit, places, sets, open, lines }
    }

    /// The open houses of a cell.
    pub fn houses_of(&self, cell: usize) -> Houses {
        self.layout.houses_of(cell).iter().fold(0, |all, &house| all | 1 << house) & self.open
    }

    /// The places that are in no arrangement of the digit over the whole grid. Only these can fall to a fish, so that
    /// the search for fish begins with them, and mostly ends there.
    pub fn hopeless(&self) -> CellSet<W> {
        let (mut used, mut hopeless) = (CellSet::EMPTY, CellSet::EMPTY);
        for cell in self.places {
            if used.contains(cell) {
                continue;
            }
            let mut budget = BUDGET;
            let left = self.places - self.layout.peer_set(cell) - CellSet::of(cell);
            match self.arrange(CellSet::of(cell), left, self.open & !self.houses_of(cell), &mut budget) {
                Some(cells) => used |= cells,
                None if budget > 0 => hopeless.insert(cell),
                None => used.insert(cell),
            }
        }
        hopeless
    }

    /// An arrangement of the digit over these open houses in these places; nothing if there is none, or none was found
    /// before long.
    pub fn arrangement(&self, left: CellSet<W>, open: Houses) -> Option<CellSet<W>> {
        self.arrange(CellSet::EMPTY, left, open, &mut { BUDGET })
    }

    /// Fills the open houses, the one with the fewest places first.
    fn arrange(&self, taken: CellSet<W>, left: CellSet<W>, open: Houses, budget: &mut usize) -> Option<CellSet<W>> {
        let mut tightest = (usize::MAX, CellSet::EMPTY);
        for house in each(open) {
            let cells = self.sets[house] & left;
            let count = cells.len();
            if count < tightest.0 {
                tightest = (count, cells);
            }
            if count < 2 {
                break;
            }
        }
        if open == 0 {
            return Some(taken);
        }
        for cell in tightest.1 {
            if *budget == 0 {
                return None;
            }
            *budget -= 1;
            let left = left - self.layout.peer_set(cell) - CellSet::of(cell);
            let found = self.arrange(taken | CellSet::of(cell), left, open & !self.houses_of(cell), budget);
            if found.is_some() {
                return found;
            }
        }
        None
    }
}
