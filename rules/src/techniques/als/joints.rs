//! What almost locked sets remove, alone and joined, all at once as sets of candidates: so a rule learns where to look.

use std::cell::OnceCell;

use super::engine::{Als, Found};
use super::spots::{Spot, Spots};
use crate::board::Board;
use crate::names::Digit;
use crate::sets::bits::{Matrix, unite, without};
use crate::sets::candidates::Candidates;

/// What falls when sets lose digits.
pub struct Joints {
    /// The candidates of each digit.
    digits: Matrix,
    /// For each set the candidates that fall if it is locked, whichever digit it has lost: what its other digits see.
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
        let mut digits = Matrix::of(board.layout().size() + 1, candidates.count);
        let each = Candidates::each(board).enumerate();
        each.for_each(|(number, (_, digit))| digits.insert(digit as usize, number));
        let mut own = Matrix::of(sets.len(), candidates.count);
        for (at, als) in sets.iter().enumerate() {
            for spot in spots.numbers(at, als.usable) {
                seen_by(&spots.list[spot], &candidates).for_each(|candidate| own.insert(at, candidate));
            }
        }
        let mut lost = Matrix::of(spots.list.len(), candidates.count);
        for (at, spot) in spots.list.iter().enumerate() {
            let row = &mut lost[at];
            spots.holders[at].iter().for_each(|&als| unite(row, &own[als as usize]));
            without(row, &digits[spot.digit as usize]);
        }
        let mut next = Matrix::of(spots.list.len(), candidates.count);
        for at in 0..spots.list.len() {
            let row = &mut next[at];
            spots.joined[at].iter().for_each(|&other| unite(row, &lost[other as usize]));
        }
        Self { digits, own, lost, next, falls: OnceCell::new() }
    }
}

/// The candidates that a spot sees.
fn seen_by<const W: usize>(spot: &Spot<W>, candidates: &Candidates) -> impl Iterator<Item = usize> {
    spot.reach.iter().filter_map(|cell| candidates.number(cell, spot.digit))
}

impl<const W: usize> Found<W> {
    /// Whether a set that goes without a digit fells one of these candidates.
    #[inline]
    pub fn fells(&self, als: usize, digit: Digit, some: &[u64]) -> bool {
        let own = self.joints.own[als].iter().zip(&self.joints.digits[digit as usize]);
        own.zip(some).any(|((own, lost), some)| own & !lost & some != 0)
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

    /// Those of them that are listed later, in some order.
    pub fn joined_later(&self, als: usize, digit: Digit) -> impl Iterator<Item = usize> {
        let spots = self.spots.joined[self.spots.number(als, digit)].iter();
        let later = move |&spot: &u32| {
            let holders = self.spots.holders[spot as usize].iter().rev();
            holders.map(|&other| other as usize).take_while(move |&other| other > als)
        };
        spots.flat_map(later)
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
