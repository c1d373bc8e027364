//! Whether a house has cells that use up as many digits.

use std::array::from_fn;

use smallvec::SmallVec;

use super::grid::PEERS;
use super::nine::{Nine, count, ones};
use crate::board::Board;
use crate::shared::Derived;

/// For each size the subsets that may remove something: bit `k` stands for `k` cells or digits.
pub struct Subsets {
    /// Cells with as many digits.
    pub naked: u16,
    /// Digits with as many cells.
    pub hidden: u16,
    houses: Vec<House>,
}

/// What the open cells of a house say.
#[derive(Clone)]
struct House {
    /// The digits of its cells, 0 where one is placed.
    cells: [u16; 9],
    naked: u16,
    hidden: u16,
    /// Cells that use up their digits, as bits of their place in the house; the house's other cells have none of them.
    alone: SmallVec<[u16; 8]>,
}

impl<const W: usize> Derived<W> for Subsets {
    fn derive(board: &Board<'_, W>, before: Option<&Self>) -> Self {
        let nine = board.derived::<Nine>();
        let mut found = Self { naked: 0, hidden: 0, houses: Vec::with_capacity(27) };
        for at in 0..27 {
            let names = board.layout().house_cells(at);
            let cells = from_fn(|place| nine.cells[names[place]]);
            let known = before.and_then(|before| before.houses.get(at)).filter(|known| known.cells == cells);
            let house = known.cloned().unwrap_or_else(|| House::of(cells));
            found.naked |= house.naked;
            found.hidden |= house.hidden;
            for &choice in &house.alone {
                let size = 1 << count(choice);
                if found.naked & size == 0 && reaches_out(&nine, names, choice, house.union(choice)) {
                    found.naked |= size;
                }
            }
            found.houses.push(house);
        }
        if board.broken().is_some() {
            // Houses have more cells than digits, or more digits: anything may be found.
            (found.naked, found.hidden) = (u16::MAX, u16::MAX);
        }
        found
    }
}

impl House {
    fn of(cells: [u16; 9]) -> Self {
        let mut house = Self { cells, naked: 0, hidden: 0, alone: SmallVec::new() };
        let mut open = [0; 9];
        let mut size = 0;
        for place in (0..9).filter(|&place| cells[place] != 0) {
            (open[size], size) = (place, size + 1);
        }
        // The digits of every choice of cells: those of the choice without its highest cell, and that cell's.
        let mut union = [0_u16; 512];
        for at in 0..size {
            let (known, new) = union.split_at_mut(1 << at);
            new.iter_mut().zip(known).for_each(|(new, known)| *new = *known | cells[open[at]]);
        }
        let all = (1_usize << size) - 1;
        for start in (0..all).step_by(STRETCH) {
            let stretch = start..all.min(start + STRETCH);
            if !is_tight(&union[stretch.clone()], &SIZES[stretch.clone()]) {
                continue;
            }
            for choice in stretch.skip_while(|&choice| choice == 0) {
                let (digits, cells) = (count(union[choice]), count(choice as u16));
                if digits < cells {
                    // The position is contradictory: anything may be found.
                    return Self { naked: u16::MAX, hidden: u16::MAX, ..house };
                }
                if digits > cells {
                    continue;
                }
                if union[choice] & union[all & !choice] != 0 {
                    house.naked |= 1 << cells;
                    house.hidden |= 1 << (size as u32 - cells);
                } else if cells <= 3 {
                    house.alone.push(ones(choice as u16).fold(0, |places, at| places | 1 << open[at]));
                }
            }
        }
        house
    }

    /// The digits of some cells.
    fn union(&self, places: u16) -> u16 {
        ones(places).fold(0, |digits, place| digits | self.cells[place])
    }
}

/// How many choices are looked at together.
const STRETCH: usize = 32;

/// How many cells each choice has.
static SIZES: [u16; 512] = {
    let (mut sizes, mut choice) = ([0; 512], 0);
    while choice < 512 {
        sizes[choice] = choice.count_ones() as u16;
        choice += 1;
    }
    sizes
};

/// Whether some choice but that of no cell has no more digits than cells. Compilers make vector instructions of this,
/// so it is asked before each choice is looked at.
fn is_tight(unions: &[u16], sizes: &[u16]) -> bool {
    let few = |(&union, &size): (&u16, &u16)| u16::from(union.count_ones() as u16 <= size && size > 0);
    unions.iter().zip(sizes).map(few).fold(0, |tight, few| tight | few) != 0
}

/// Whether a cell that sees all the chosen ones of a house has one of the digits.
fn reaches_out(nine: &Nine, house: &[usize], places: u16, digits: u16) -> bool {
    let seeing = ones(places).fold(u128::MAX, |seeing, place| seeing & PEERS[house[place]]);
    ones(digits).any(|digit| nine.places[digit] & seeing != 0)
}
