//! As many cells as digits around a pivot, all digits but one confined to cells that see each other.

use super::grid::{PEERS, more_than};
use super::nine::{Nine, bits, count, ones};
use crate::board::Board;
use crate::shared::Derived;

/// For each cell the later ones that do not see it and have one digit in common with it: the ends of wings.
struct Ends([u128; 81]);

impl<const W: usize> Derived<W> for Ends {
    fn derive(board: &Board<'_, W>, _: Option<&Self>) -> Self {
        let nine = board.derived::<Nine>();
        let mut ends = [0; 81];
        for one in bits(nine.several) {
            let (mut some, mut many) = (0, 0);
            ones(nine.cells[one])
                .for_each(|digit| (some, many) = (some | nine.places[digit], many | some & nine.places[digit]));
            ends[one] = some & !many & !PEERS[one] & !0 << one;
        }
        Self(ends)
    }
}

/// The wings of so many cells, four or five.
pub struct BentSets<const SIZE: usize> {
    /// Their pivots.
    pub pivots: u128,
    places: [u128; 9],
}

impl<const SIZE: usize, const W: usize> Derived<W> for BentSets<SIZE> {
    fn derive(board: &Board<'_, W>, before: Option<&Self>) -> Self {
        let (nine, ends) = (board.derived::<Nine>(), board.derived::<Ends>());
        let changed = before.map_or(u128::MAX, |before| nine.changes(&before.places));
        // Candidates only go, so a wing that was not there has a cell that has changed.
        let ruled_out = |pivot: usize| match before {
            Some(before) => before.pivots >> pivot & 1 == 0 && changed & (PEERS[pivot] | 1 << pivot) == 0,
            None => false,
        };
        let wings = bits(nine.several).filter(|&pivot| !ruled_out(pivot) && is_pivot(&nine, &ends, SIZE, pivot));
        let pivots = wings.fold(0, |pivots, pivot| pivots | 1 << pivot);
        Self { pivots, places: nine.places }
    }
}

/// Whether a wing of so many cells has this pivot.
fn is_pivot(nine: &Nine, ends: &Ends, size: usize, pivot: usize) -> bool {
    let digits = nine.cells[pivot];
    let Some(more) = size.checked_sub(count(digits) as usize) else { return false };
    // The cells with more digits than may be added: those with one or more that the pivot lacks, with two or more, and so on.
    let mut at_least = [0; 4];
    for digit in ones(!digits & 511) {
        let places = nine.places[digit];
        let [one, two, three, four] = at_least;
        at_least = [one | places, two | one & places, three | two & places, four | three & places];
    }
    let near = nine.several & PEERS[pivot] & !at_least.get(more).copied().unwrap_or(0);
    more_than(near, size - 2) && Search { nine, ends, size, near, cells: [pivot; 5], unions: [0; 32] }.succeeds()
}

struct Search<'n> {
    nine: &'n Nine,
    ends: &'n Ends,
    size: usize,
    /// The cells that may stand with the pivot, which is the first of the cells.
    near: u128,
    cells: [usize; 5],
    /// The digits of each choice of the cells.
    unions: [u16; 32],
}

impl Search<'_> {
    /// Whether there is a wing: starts with two cells that do not see each other and have one digit in common.
    fn succeeds(&mut self) -> bool {
        let (pivot, digits, places) = (self.cells[0], &self.nine.cells, &self.nine.places);
        self.unions[1] = digits[pivot];
        for one in bits(self.near) {
            for two in bits(self.near & self.ends.0[one]) {
                let common = digits[one] & digits[two];
                let gone = places[common.trailing_zeros() as usize] & PEERS[one] & PEERS[two];
                let gone = if digits[pivot] & common == 0 { gone } else { gone & PEERS[pivot] };
                if gone != 0 && self.join(1, one) && self.join(2, two) && self.fill(3, self.near, common, gone) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether the cells so far can be completed by some of these: `loose` is the digit that is not confined, and
    /// `gone` what sees it in all cells so far.
    fn fill(&mut self, known: usize, mut rest: u128, loose: u16, gone: u128) -> bool {
        if known == self.size {
            return true;
        }
        if known + 1 == self.size {
            // The cells so far have all digits by now.
            rest = ones(!self.unions[(1 << known) - 1] & 511).fold(rest, |rest, digit| rest & !self.nine.places[digit]);
        }
        rest = self.cells[1..known].iter().fold(rest, |rest, &cell| rest & !(1 << cell));
        while rest != 0 {
            let cell = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let digits = self.nine.cells[cell];
            let apart = |&&other: &&usize| PEERS[cell] >> other & 1 == 0;
            let met = self.cells[1..known].iter().filter(apart).fold(0, |met, &other| met | self.nine.cells[other]);
            let gone = if digits & loose == 0 { gone } else { gone & PEERS[cell] };
            let fits = gone != 0 && met & digits & !loose == 0;
            if fits && self.join(known, cell) && self.fill(known + 1, rest, loose, gone) {
                return true;
            }
        }
        false
    }

    /// Adds a cell, unless some of the cells but not all have no more digits than they are, or all have more.
    fn join(&mut self, known: usize, cell: usize) -> bool {
        self.cells[known] = cell;
        let some = 1 << known;
        for choice in (0..some).rev() {
            let union = self.unions[choice] | self.nine.cells[cell];
            let (size, digits) = (count(choice as u16) as usize + 1, count(union) as usize);
            if digits > self.size || digits < size || digits == size && size != self.size {
                return false;
            }
            self.unions[some + choice] = union;
        }
        true
    }
}
