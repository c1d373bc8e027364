//! What is known about a grid.

use crate::lanes::{Half, Lanes, Wide};
use crate::tables::{ALL, CLUE_BAND, CLUE_BOX, FREE, OPEN};
use crate::{Candidates, Grid};

/// Three bands, then three stacks, and nine boxes.
#[derive(Clone)]
pub struct State {
    pub bands: [Half; 6],
    pub boxes: [Wide; 9],
}

impl State {
    pub const NEW: Self = Self { bands: [FREE; 6], boxes: [OPEN; 9] };

    /// These clues, without consequences; `None` when one is no digit.
    #[inline(always)]
    pub fn of_clues<L: Lanes>(lanes: L, clues: &Grid) -> Option<Self> {
        let mut state = Self::NEW;
        let part = |from: usize| match clues[from..].first_chunk() {
            Some(bytes) => u128::from(lanes.filled(bytes)) << from,
            None => 0,
        };
        let filled = part(0) | part(32) | part(49);
        for (offset, mut filled) in [(0, filled as u64), (64, (filled >> 64) as u64)] {
            while filled != 0 {
                let cell = offset + filled.trailing_zeros() as usize;
                filled &= filled - 1;
                let digit = usize::from(clues[cell]) - 1;
                if digit >= 9 {
                    return None;
                }
                state.place(lanes, &PLACES[cell], digit);
            }
        }
        Some(state)
    }

    /// These candidates, without consequences. Bits above the ninth do not count.
    #[inline(always)]
    pub fn of_candidates<L: Lanes>(lanes: L, candidates: &Candidates) -> Self {
        let mut state = Self::NEW;
        for (digits, place) in candidates.iter().zip(&PLACES) {
            let digits = digits & ALL;
            if digits.count_ones() == 1 {
                state.place(lanes, place, digits.trailing_zeros() as usize);
            } else {
                let own = &mut state.boxes[usize::from(place.band * 3 + place.stack)];
                own.0[usize::from(place.row * 4 + place.column)] &= digits;
            }
        }
        state
    }

    #[inline(always)]
    fn place<L: Lanes>(&mut self, lanes: L, place: &Place, digit: usize) {
        let own = &mut self.boxes[usize::from(place.band * 3 + place.stack)];
        let gone = &CLUE_BOX[usize::from(place.row * 3 + place.column)][digit];
        *own = lanes.save(lanes.less(lanes.load(own), lanes.load(gone)));
        let mut remove = |band: u8, gone: &Half| {
            let band = &mut self.bands[usize::from(band)];
            *band = lanes.save_half(lanes.less_half(lanes.load_half(band), lanes.load_half(gone)));
        };
        remove(place.band, &CLUE_BAND[usize::from(place.stack)][usize::from(place.row)][digit]);
        remove(3 + place.stack, &CLUE_BAND[usize::from(place.band)][usize::from(place.column)][digit]);
    }

    /// Whether every digit has just one configuration left in each band. Once all consequences are drawn, such a state
    /// is a solution: each digit stands where its row and its column in a box meet, and no cell is empty.
    #[inline(always)]
    pub fn is_solution(&self) -> bool {
        self.bands.iter().all(|band| {
            let [a, b, c, d, e, f, ..] = band.0;
            let once = a | b | c | d | e | f;
            once == ALL && a + b + c + d + e + f == ALL
        })
    }

    /// The digits of a solution.
    #[inline(always)]
    pub fn grid(&self) -> Grid {
        let mut grid = [0; 81];
        for (row, cells) in grid.chunks_exact_mut(9).enumerate() {
            for (column, cell) in cells.iter_mut().enumerate() {
                let own = &self.boxes[row / 3 * 3 + column / 3];
                *cell = own.0[row % 3 * 4 + column % 3].trailing_zeros() as u8 + 1;
            }
        }
        grid
    }
}

/// Where a cell is: its box, by band and stack, and row and column there.
struct Place {
    band: u8,
    stack: u8,
    row: u8,
    column: u8,
}

const PLACES: [Place; 81] = {
    let mut out = [const { Place { band: 0, stack: 0, row: 0, column: 0 } }; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell as u8 / 9, cell as u8 % 9);
        out[cell] = Place { band: row / 3, stack: column / 3, row: row % 3, column: column % 3 };
        cell += 1;
    }
    out
};
