//! Whether a house has cells that use up as many digits.

use std::array::from_fn;

use super::grid::{HOUSES, houses_of};
use super::nine::{Nine, count, ones};
use super::tables::tight;
use crate::board::Board;
use crate::shared::Derived;

/// The subsets that may remove something.
pub struct Subsets {
    /// Cells with as many digits.
    pub naked: Sizes,
    /// Cells with as many digits in two houses, each of which loses some that the other does not.
    pub locked: Sizes,
    /// Digits with as many cells.
    pub hidden: Sizes,
    places: [u128; 9],
    houses: [House; 27],
}

/// How large subsets may be: bit `k` stands for `k` cells or digits.
#[derive(Clone, Copy)]
pub struct Sizes {
    any: u16,
    of_house: [u16; 27],
}

/// What the open cells of a house say.
#[derive(Clone, Copy)]
struct House {
    naked: u16,
    hidden: u16,
    /// Which of the crossings use up their digits: a bit for each.
    crossing: u16,
}

/// Two or three cells that follow each other as those of a line in a box do, as bits of their place in the house.
const CROSSINGS: [u16; 12] = {
    let mut crossings = [0; 12];
    let mut at = 0;
    while at < 12 {
        crossings[at] = [0b011, 0b101, 0b110, 0b111][at & 3] << (at / 4 * 3);
        at += 1;
    }
    crossings
};

impl<const W: usize> Derived<W> for Subsets {
    fn derive(board: &Board<'_, W>, before: Option<&Self>) -> Self {
        let nine = board.derived::<Nine>();
        let changed = before.map_or(u128::MAX, |before| nine.changes(&before.places));
        let houses = from_fn(|at| match before {
            Some(before) if changed & HOUSES[at] == 0 => before.houses[at],
            _ => House::of(&nine, board.layout().house_cells(at)),
        });
        let none = Sizes { any: 0, of_house: [0; 27] };
        let mut found = Self { naked: none, locked: none, hidden: none, places: nine.places, houses };
        for (at, house) in houses.iter().enumerate() {
            found.naked.add(at, house.naked);
            found.hidden.add(at, house.hidden);
            // Rows and columns come before boxes, and a subset counts for the first of its houses.
            if at < 18 && house.crossing != 0 {
                found.look_across(&nine, at, house.crossing);
            }
        }
        if board.broken().is_some() {
            // Houses have more cells than digits, or more digits: anything may be found.
            (found.naked, found.locked, found.hidden) = (Sizes::ALL, Sizes::ALL, Sizes::ALL);
        }
        found
    }
}

impl Subsets {
    /// Looks at what crossings of a line that use up their digits remove from the box.
    fn look_across(&mut self, nine: &Nine, line: usize, crossings: u16) {
        for places in ones(crossings).map(|at| CROSSINGS[at]) {
            let cells = || ones(places).map(|place| if line < 9 { 9 * line + place } else { 9 * place + line - 9 });
            let digits = cells().fold(0, |digits, cell| digits | nine.cells[cell]);
            let region = cells().next().map_or(0, |cell| HOUSES[houses_of(cell)[2]]);
            let loses = |cells: u128| ones(digits).any(|digit| nine.places[digit] & cells != 0);
            if loses(region & !HOUSES[line]) {
                self.naked.add(line, 1 << count(places));
                if loses(HOUSES[line] & !region) {
                    self.locked.add(line, 1 << count(places));
                }
            }
        }
    }
}

impl Sizes {
    const ALL: Self = Self { any: u16::MAX, of_house: [u16::MAX; 27] };

    fn add(&mut self, house: usize, sizes: u16) {
        self.any |= sizes;
        self.of_house[house] |= sizes;
    }

    /// Whether some house may have a subset of this size.
    #[inline]
    pub fn any(&self, size: usize) -> bool {
        self.any >> size & 1 != 0
    }

    /// Whether this house may have one.
    #[inline]
    pub fn in_house(&self, house: usize, size: usize) -> bool {
        self.of_house[house] >> size & 1 != 0
    }
}

impl House {
    fn of(nine: &Nine, names: &[usize]) -> Self {
        let mut house = Self { naked: 0, hidden: 0, crossing: 0 };
        // The open cells, and their places in the house.
        let (mut cells, mut open, mut size) = ([0; 16], [0; 16], 0);
        for (place, &name) in names.iter().enumerate() {
            let digits = nine.cells[name];
            (cells[size & 15], open[size & 15]) = (digits, place);
            size += usize::from(digits != 0);
        }
        let union = |choice: u16| ones(choice).fold(0, |union, at| union | cells[at & 15]);
        let all = ((1_u32 << size) - 1) as u16;
        let mut tight = tight(&cells[..size]);
        if size > 3 {
            // All open cells together leave nothing to remove, and are no crossing.
            tight[usize::from(all >> 6)] &= !(1 << (all & 63));
        }
        for (word, mut choices) in tight.into_iter().enumerate() {
            while choices != 0 {
                let choice = (64 * word) as u16 | choices.trailing_zeros() as u16;
                choices &= choices - 1;
                let digits = union(choice);
                let cells = count(choice);
                if count(digits) < cells {
                    // The position is contradictory: anything may be found.
                    return Self { naked: u16::MAX, hidden: u16::MAX, crossing: (1 << CROSSINGS.len()) - 1 };
                }
                if digits & union(all & !choice) != 0 {
                    house.naked |= 1 << cells;
                    house.hidden |= 1 << (size as u32 - cells);
                }
                if let 2..=3 = cells {
                    let places = ones(choice).fold(0, |places, at| places | 1 << open[at & 15]);
                    let crossing = CROSSINGS.iter().position(|&crossing| crossing == places);
                    house.crossing |= crossing.map_or(0, |at| 1 << at);
                }
            }
        }
        house
    }
}
