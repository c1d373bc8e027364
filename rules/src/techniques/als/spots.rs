//! Where almost locked sets have their digits: many sets have a digit in the same places.

use rustc_hash::FxHashMap;

use super::engine::Als;
use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::names::Digit;
use crate::sets::lists::Lists;

/// Where a set has one of its digits.
#[derive(Debug, Clone, Copy)]
pub struct Spot<const W: usize> {
    pub digit: Digit,
    /// The digit's cells in the set.
    pub places: CellSet<W>,
    /// The digit's other cells that share one house with all of those.
    pub reach: CellSet<W>,
}

/// The spots of all sets, each once.
pub struct Spots<const W: usize> {
    /// The first is that of digits that a set does not have: nowhere.
    pub list: Vec<Spot<W>>,
    /// The number of each set's spot of each digit.
    numbers: Vec<u32>,
    stride: usize,
    /// The sets that have each spot, if anything sees it.
    pub holders: Lists,
    /// The spots of the same digit in the same house that have no place in common with each spot.
    pub joined: Lists,
}

impl<const W: usize> Spots<W> {
    /// Finds them, and tells each set which of its digits are usable.
    pub fn of(board: &Board<'_, W>, sets: &mut [Als<W>]) -> Self {
        let (layout, stride) = (board.layout(), board.layout().size() + 1);
        let mut list = Vec::with_capacity(3 * sets.len() + 1);
        list.push(Spot { digit: 0, places: CellSet::EMPTY, reach: CellSet::EMPTY });
        let mut numbers = vec![0; sets.len() * stride];
        let mut holders: Vec<(u32, u32)> = Vec::with_capacity(4 * sets.len());
        // The spots of each digit in each house.
        let mut inside: Vec<(u32, u32)> = Vec::with_capacity(4 * sets.len());
        let mut known = Known { single: vec![0; layout.cell_count() * stride], several: FxHashMap::default() };
        known.several.reserve(2 * sets.len());
        for (at, als) in sets.iter_mut().enumerate() {
            for digit in als.digits.iter() {
                let places = als.cells & board.places(digit);
                let number = known.number(digit, places, stride);
                if *number == 0 {
                    *number = list.len() as u32;
                    let mut reach = CellSet::EMPTY;
                    for house in layout.houses_around(places) {
                        reach |= board.places_in(digit, house) - places;
                        inside.push(((house * stride + digit as usize) as u32, *number));
                    }
                    list.push(Spot { digit, places, reach });
                }
                numbers[at * stride + digit as usize] = *number;
                if !list[*number as usize].reach.is_empty() {
                    als.usable.insert(digit);
                    holders.push((*number, at as u32));
                }
            }
        }
        let holders = Lists::of(list.len(), &holders);
        let joined = joined(board, &list, &Lists::of(layout.houses().len() * stride, &inside));
        Self { list, numbers, stride, holders, joined }
    }

    /// The number of a set's spot of one of its digits.
    #[inline]
    pub fn number(&self, als: usize, digit: Digit) -> usize {
        self.numbers[als * self.stride + digit as usize] as usize
    }

    /// The spots of some digits of a set.
    #[inline]
    pub fn numbers(&self, als: usize, digits: DigitSet) -> impl Iterator<Item = usize> + Clone {
        let own = &self.numbers[als * self.stride..][..self.stride];
        digits.iter().map(|digit| own[digit as usize] as usize)
    }
}

/// The numbers of the spots so far, 0 where there is none.
struct Known<const W: usize> {
    /// By cell and digit.
    single: Vec<u32>,
    several: FxHashMap<(Digit, CellSet<W>), u32>,
}

impl<const W: usize> Known<W> {
    #[inline]
    fn number(&mut self, digit: Digit, places: CellSet<W>, stride: usize) -> &mut u32 {
        match places.single() {
            Some(cell) => &mut self.single[cell * stride + digit as usize],
            None => self.several.entry((digit, places)).or_default(),
        }
    }
}

/// Two spots are joined if they have the same digit, lie in one house and have no place in common.
fn joined<const W: usize>(board: &Board<'_, W>, spots: &[Spot<W>], inside: &Lists) -> Lists {
    let (layout, stride) = (board.layout(), board.layout().size() + 1);
    let mut joined: Vec<(u32, u32)> = Vec::with_capacity(8 * spots.len());
    for slot in 0..inside.len() {
        for (at, &one) in inside[slot].iter().enumerate() {
            let places = spots[one as usize].places;
            for &other in &inside[slot][at + 1..] {
                let others = spots[other as usize].places;
                // Two that lie in several houses are joined in the first.
                let first = || layout.houses_around(places | others).next() == Some(slot / stride);
                if places.is_disjoint(&others) && first() {
                    joined.extend([(one, other), (other, one)]);
                }
            }
        }
    }
    Lists::of(spots.len(), &joined)
}

/// The candidates of a digit that share one house with all of these cells.
pub fn reach<const W: usize>(board: &Board<'_, W>, digit: Digit, places: CellSet<W>) -> CellSet<W> {
    let houses = board.layout().houses_around(places);
    houses.fold(CellSet::EMPTY, |reach, house| reach | board.places_in(digit, house)) - places
}
