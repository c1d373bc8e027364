//! As many cells as digits around a pivot, all digits but one confined to cells that see each other.

use super::grid::PEERS;
use super::nine::{Nine, bits, count};

/// The pivots of such wings of four or five cells.
pub fn bent_sets(nine: &Nine, size: usize) -> u128 {
    let few = |digits: u16| count(digits) as usize <= size;
    let mut near = Vec::with_capacity(20);
    let mut pivots = 0;
    for pivot in bits(nine.several).filter(|&pivot| few(nine.cells[pivot])) {
        near.clear();
        let fits = |&cell: &usize| few(nine.cells[pivot] | nine.cells[cell]);
        near.extend(bits(nine.several & PEERS[pivot]).filter(fits));
        if near.len() + 1 >= size && (Search { nine, size, near: &near, cells: [pivot; 5], unions: [0; 32] }).succeeds()
        {
            pivots |= 1 << pivot;
        }
    }
    pivots
}

struct Search<'n> {
    nine: &'n Nine,
    size: usize,
    /// The cells that may stand with the pivot, which is the first of the cells.
    near: &'n [usize],
    cells: [usize; 5],
    /// The digits of each choice of the cells.
    unions: [u16; 32],
}

impl Search<'_> {
    /// Whether there is a wing: starts with two cells that do not see each other and have one digit in common.
    fn succeeds(&mut self) -> bool {
        let (pivot, digits) = (self.cells[0], &self.nine.cells);
        for (at, &one) in self.near.iter().enumerate() {
            for &two in &self.near[at + 1..] {
                let common = digits[one] & digits[two];
                let union = digits[pivot] | digits[one] | digits[two];
                if !common.is_power_of_two() || count(union) as usize > self.size || PEERS[one] >> two & 1 != 0 {
                    continue;
                }
                let gone = self.nine.places[common.trailing_zeros() as usize] & PEERS[one] & PEERS[two];
                let gone = if digits[pivot] & common == 0 { gone } else { gone & PEERS[pivot] };
                self.unions[1] = digits[pivot];
                if gone != 0 && self.join(1, one) && self.join(2, two) && self.fill(3, 0, common, gone) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether the cells so far can be completed by near ones from this one on: `loose` is the digit that is not
    /// confined, and `gone` what sees it in all cells so far.
    fn fill(&mut self, known: usize, from: usize, loose: u16, gone: u128) -> bool {
        if known == self.size {
            return true;
        }
        for at in from..self.near.len() {
            let cell = self.near[at];
            let digits = self.nine.cells[cell];
            let apart = |other: usize| other == cell || PEERS[cell] >> other & 1 == 0;
            let met = |&other: &usize| apart(other) && self.nine.cells[other] & digits & !loose != 0;
            let gone = if digits & loose == 0 { gone } else { gone & PEERS[cell] };
            let fits = gone != 0 && !self.cells[1..known].iter().any(met);
            if fits && self.join(known, cell) && self.fill(known + 1, at + 1, loose, gone) {
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
