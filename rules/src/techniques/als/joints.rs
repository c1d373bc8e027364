//! What almost locked sets remove, alone and joined, all at once as sets of candidates: so a rule learns where to look.

use std::cell::OnceCell;

use super::engine::{Als, Found};
use super::spots::{Spot, Spots};
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::names::Digit;
use crate::techniques::chains::bits::{Matrix, unite};
use crate::techniques::chains::candidates::Candidates;

/// What falls when spots are false or true.
pub struct Joints {
    /// For each set the number of its first usable digit among those of all sets.
    first: Vec<usize>,
    /// For each usable digit of a set the candidates that fall if the set goes without it: what its other digits see.
    own: Matrix,
    /// For each spot what falls if some set that has the spot goes without it.
    pub lost: Matrix,
    /// For each spot what falls if some set that is joined by it goes without its digit.
    pub next: Matrix,
    /// For each candidate what falls if it is true since a set loses its digit.
    falls: OnceCell<Matrix>,
}

impl Joints {
    pub fn new<const W: usize>(board: &Board<'_, W>, sets: &[Als<W>], spots: &Spots<W>) -> Self {
        let candidates = board.derived::<Candidates>();
        let mut seen = Matrix::of(spots.list.len(), candidates.count);
        for (at, spot) in spots.list.iter().enumerate() {
            seen_by(spot, &candidates).for_each(|candidate| seen.insert(at, candidate));
        }
        let mut total = 0;
        let count = |als: &Als<W>| {
            total += als.usable.len();
            total - als.usable.len()
        };
        let first: Vec<usize> = sets.iter().map(count).collect();
        let mut own = Matrix::of(total, candidates.count);
        let mut lost = Matrix::of(spots.list.len(), candidates.count);
        for (at, als) in sets.iter().enumerate() {
            for (number, digit) in als.usable.iter().enumerate() {
                let row = &mut own[first[at] + number];
                spots.numbers(at, als.usable - DigitSet::of(digit)).for_each(|other| unite(row, &seen[other]));
                unite(&mut lost[spots.number(at, digit)], row);
            }
        }
        let mut next = Matrix::of(spots.list.len(), candidates.count);
        for at in 0..spots.list.len() {
            spots.joined[at].iter().for_each(|&other| unite(&mut next[at], &lost[other as usize]));
        }
        Self { first, own, lost, next, falls: OnceCell::new() }
    }
}

/// The candidates that a spot sees.
fn seen_by<const W: usize>(spot: &Spot<W>, candidates: &Candidates) -> impl Iterator<Item = usize> {
    spot.reach.iter().filter_map(|cell| candidates.number(cell, spot.digit))
}

impl<const W: usize> Found<W> {
    /// What falls if a set goes without a usable digit.
    #[inline]
    pub fn own(&self, als: usize, digit: Digit) -> &[u64] {
        &self.joints.own[self.joints.first[als] + self.list[als].usable.below(digit).len()]
    }

    /// What falls if some set that is joined to this one by the digit goes without it.
    #[inline]
    pub fn next(&self, als: usize, digit: Digit) -> &[u64] {
        &self.joints.next[self.spots.number(als, digit)]
    }

    /// The sets that are joined to this one by the digit.
    pub fn joined(&self, als: usize, digit: Digit) -> impl Iterator<Item = usize> + Clone {
        let spots = self.spots.joined[self.spots.number(als, digit)].iter();
        spots.flat_map(|&spot| &self.spots.holders[spot as usize]).map(|&als| als as usize)
    }

    /// The digits by which two sets are joined.
    pub fn between(&self, a: usize, b: usize) -> impl Iterator<Item = Digit> {
        let common = self.list[a].usable & self.list[b].usable;
        let joins = move |&digit: &Digit| {
            let other = self.spots.number(b, digit) as u32;
            self.spots.joined[self.spots.number(a, digit)].contains(&other)
        };
        common.iter().filter(joins)
    }

    /// The sets that lose the digit if the cell holds it.
    pub fn seeing(&self, cell: usize, digit: Digit) -> impl Iterator<Item = usize> {
        let sees = move |als: &usize| self.spot(*als, digit).reach.contains(cell);
        (0..self.list.len()).filter(sees)
    }

    /// For each candidate what falls if it is true since some set loses its digit.
    pub fn falls(&self, board: &Board<'_, W>) -> &Matrix {
        self.joints.falls.get_or_init(|| {
            let candidates = board.derived::<Candidates>();
            let mut falls = Matrix::new(candidates.count);
            for (at, spot) in self.spots.list.iter().enumerate() {
                seen_by(spot, &candidates).for_each(|candidate| unite(&mut falls[candidate], &self.joints.lost[at]));
            }
            falls
        })
    }
}
