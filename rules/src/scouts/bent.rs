//! As many cells as digits around a pivot, all digits but one confined to cells that see each other.

use super::grid::{PEERS, more_than};
use super::nine::{Nine, bits, count};

/// The choices of five and of four digits: those that four and five cells have not.
static OTHERS: [[u16; 126]; 2] = [choices(5), choices(4)];

const fn choices(size: u32) -> [u16; 126] {
    let (mut list, mut count, mut choice) = ([0; 126], 0, 0_u16);
    while choice < 512 {
        if choice.count_ones() == size {
            list[count] = choice;
            count += 1;
        }
        choice += 1;
    }
    list
}

/// The pivots of such wings of four or five cells.
pub fn bent_sets(nine: &Nine, size: usize) -> u128 {
    let places = |digits: std::ops::Range<usize>, choice: usize| {
        digits.clone().filter(|digit| choice >> (digit - digits.start) & 1 != 0).fold(0, |all, d| all | nine.places[d])
    };
    // The cells that have any of the lower five, and of the upper four digits.
    let low: [u128; 32] = std::array::from_fn(|choice| places(0..5, choice));
    let high: [u128; 16] = std::array::from_fn(|choice| places(5..9, choice));
    let mut pivots = 0;
    for others in OTHERS[size - 4].map(usize::from) {
        let cells = nine.several & !(low[others & 31] | high[others >> 5]);
        if !more_than(cells, size - 1) {
            continue;
        }
        for pivot in bits(cells) {
            let near = cells & PEERS[pivot];
            if more_than(near, size - 2) {
                let mut search = Search { nine, size, cells: [pivot; 5], unions: [0; 32] };
                search.unions[1] = nine.cells[pivot];
                pivots |= u128::from(search.extend(1, near, 0)) << pivot;
            }
        }
    }
    pivots
}

struct Search<'n> {
    nine: &'n Nine,
    size: usize,
    cells: [usize; 5],
    /// The digits of each choice of the cells.
    unions: [u16; 32],
}

impl Search<'_> {
    /// Whether the cells so far can be completed; `loose` is the digit of cells that do not see each other.
    fn extend(&mut self, known: usize, mut rest: u128, loose: u16) -> bool {
        if known == self.size {
            return loose != 0;
        }
        while more_than(rest, self.size - known - 1) {
            let cell = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let digits = self.nine.cells[cell];
            let apart = |&&other: &&usize| PEERS[cell] >> other & 1 == 0;
            let met = self.cells[1..known].iter().filter(apart).fold(0, |all, &other| all | self.nine.cells[other]);
            let loose = loose | met & digits;
            self.cells[known] = cell;
            if loose & loose.wrapping_sub(1) == 0
                && (loose == 0 || self.removes(known + 1, loose))
                && self.join(known, digits)
                && self.extend(known + 1, rest, loose)
            {
                return true;
            }
        }
        false
    }

    /// Adds the digits of a cell, unless some of the cells but not all have no more digits than they are.
    fn join(&mut self, known: usize, digits: u16) -> bool {
        let some = 1 << known;
        for choice in 0..some {
            let union = self.unions[choice] | digits;
            let size = count(choice as u16) + 1;
            if count(union) <= size && size as usize != self.size {
                return false;
            }
            self.unions[some + choice] = union;
        }
        true
    }

    /// Whether something sees all places of the digit in the first so many cells.
    fn removes(&self, known: usize, digit: u16) -> bool {
        let own = self.cells[..known].iter().filter(|&&cell| self.nine.cells[cell] & digit != 0);
        own.fold(self.nine.places[digit.trailing_zeros() as usize], |left, &cell| left & PEERS[cell]) != 0
    }
}
