//! Taking in the clues of a puzzle: all at once, and what follows from them counted once at the end.

use super::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::names::Digit;
use crate::sets::spread::SPREAD;

/// A placement, and what it took away.
#[derive(Debug, Clone, Copy)]
pub struct Placed<const W: usize> {
    /// The index of the cell.
    pub cell: usize,
    /// The digit that it holds now.
    pub digit: Digit,
    others: DigitSet,
    peers: CellSet<W>,
}

impl<const W: usize> Placed<W> {
    /// The candidates that are gone: the cell's other digits, then the digit in the cell's peers, each in rising order.
    #[inline]
    pub fn each_gone(self, mut gone: impl FnMut(usize, Digit)) {
        self.others.iter().for_each(|other| gone(self.cell, other));
        self.peers.iter().for_each(|peer| gone(peer, self.digit));
    }
}

impl<const W: usize> Board<'_, W> {
    /// Places digits on the empty grid as [`Board::place`] does, and hands each over, but several times
    /// as fast. False, with an empty grid, when they contradict each other; they have to be placed one by one to see where.
    pub fn place_all(&mut self, digits: &[(usize, Digit)], mut done: impl FnMut(Placed<W>)) -> bool {
        self.shared.forget();
        let (layout, mut filled) = (self.layout, CellSet::EMPTY);
        for &(cell, digit) in digits {
            if !self.has(cell, digit) || filled.contains(cell) {
                return self.clear();
            }
            filled.insert(cell);
            let only = DigitSet::of(digit);
            let others = std::mem::replace(&mut self.digits[cell], only) - only;
            let places = &mut self.places[digit as usize];
            let peers = *places & layout.peer_set(cell);
            *places = *places - peers;
            // All peers, with or without it: their number is foreseen.
            layout.peers(cell).iter().for_each(|&peer| self.digits[peer].remove(digit));
            layout.houses_at(cell).iter().for_each(|&house| self.open[usize::from(house)].remove(digit));
            done(Placed { cell, digit, others, peers: peers - filled });
        }
        self.unplaced = self.unplaced - filled;
        for digit in 1..self.places.len() {
            self.places[digit] = self.places[digit] - filled;
        }
        for &(cell, digit) in digits {
            self.places[digit as usize].insert(cell);
        }
        for cell in self.unplaced {
            match self.digits[cell].len() {
                0 => return self.clear(),
                1 => self.lone_cells.insert(cell),
                _ => {}
            }
        }
        (0..self.counts.len()).all(|house| self.count(house)) || self.clear()
    }

    /// Back to the empty grid.
    fn clear(&mut self) -> bool {
        *self = Self { scouted: self.scouted, ..Self::new(self.layout) };
        false
    }

    /// Counts the places of all digits in a house. False when a digit has none.
    fn count(&mut self, house: usize) -> bool {
        let (mut counts, mut some, mut many) = ([0u64; 4], 0, 0);
        for &cell in self.layout.house_cells(house) {
            let word = self.digits[cell].word();
            (some, many) = (some | word, many | some & word);
            let [first, second, third, fourth] = word.to_le_bytes().map(usize::from);
            counts[0] += SPREAD[first];
            counts[1] += SPREAD[second];
            if word >> 16 != 0 {
                counts[2] += SPREAD[third];
                counts[3] += SPREAD[fourth];
            }
        }
        let open = self.open[house];
        self.lone[house] = DigitSet::from_word(some & !many) & open;
        if open.is_empty() {
            self.nearly_full.remove(house);
        } else if open.single().is_some() {
            self.nearly_full.insert(house);
        }
        for (bytes, counts) in self.counts[house].chunks_mut(8).zip(counts) {
            bytes.copy_from_slice(&counts.to_le_bytes());
        }
        some == DigitSet::all(self.layout.size()).word()
    }
}
