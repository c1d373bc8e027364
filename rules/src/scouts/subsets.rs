//! Whether a house has cells that use up as many digits.

use super::nine::Nine;
use crate::board::Board;
use crate::shared::Derived;

/// For each size the subsets that may remove something: bit `k` stands for `k` cells or digits.
pub struct Subsets {
    /// Cells with as many digits.
    pub naked: u16,
    /// Digits with as many cells.
    pub hidden: u16,
}

impl<const W: usize> Derived<W> for Subsets {
    fn derive(board: &Board<'_, W>) -> Self {
        if board.broken().is_some() {
            // Houses have more cells than digits, or more digits: anything may be found.
            return Self { naked: u16::MAX, hidden: u16::MAX };
        }
        let nine = board.derived::<Nine>();
        let layout = board.layout();
        let mut found = Self { naked: 0, hidden: 0 };
        for house in 0..layout.houses().len() {
            let mut cells = [0; 9];
            let mut digits = [0; 9];
            let mut count = 0;
            for &cell in layout.house_cells(house).iter().filter(|&&cell| nine.cells[cell] != 0) {
                (cells[count], digits[count]) = (cell, nine.cells[cell]);
                count += 1;
            }
            // The digits of every choice of cells: those of the choice without its highest cell, and that cell's.
            let mut union = [0_u16; 512];
            for at in 0..count {
                let (known, new) = union.split_at_mut(1 << at);
                new.iter_mut().zip(known).for_each(|(new, known)| *new = *known | digits[at]);
            }
            let all = (1_usize << count) - 1;
            if !is_tight(&union[1..all.max(1)], &SIZES[1..all.max(1)]) {
                continue;
            }
            for choice in 1..all {
                let size = choice.count_ones();
                if union[choice].count_ones() < size {
                    // The position is contradictory: anything may be found.
                    return Self { naked: u16::MAX, hidden: u16::MAX };
                }
                if union[choice].count_ones() > size {
                    continue;
                }
                if union[choice] & union[all & !choice] != 0 {
                    found.naked |= 1 << size;
                    found.hidden |= 1 << (count as u32 - size);
                } else if size <= 3 && reaches_out(&nine, board, &cells[..count], choice, union[choice]) {
                    found.naked |= 1 << size;
                }
            }
        }
        found
    }
}

/// How many cells each choice has.
static SIZES: [u16; 512] = {
    let (mut sizes, mut choice) = ([0; 512], 0);
    while choice < 512 {
        sizes[choice] = choice.count_ones() as u16;
        choice += 1;
    }
    sizes
};

/// Whether some choice has no more digits than cells. Compilers make vector instructions of this, so it is asked before
/// each choice is looked at.
fn is_tight(unions: &[u16], sizes: &[u16]) -> bool {
    unions.iter().zip(sizes).fold(false, |tight, (union, &size)| tight | (union.count_ones() as u16 <= size))
}

/// Whether a cell that sees all the chosen ones has one of the digits.
fn reaches_out<const W: usize>(nine: &Nine, board: &Board<'_, W>, cells: &[usize], choice: usize, union: u16) -> bool {
    let chosen = cells.iter().enumerate().filter(|(at, _)| choice >> at & 1 != 0).map(|(_, &cell)| cell);
    let seeing = chosen.map(|cell| board.layout().peer_set(cell)).reduce(|a, b| a & b).unwrap_or_default();
    seeing.iter().any(|cell| nine.cells[cell] & union != 0)
}
