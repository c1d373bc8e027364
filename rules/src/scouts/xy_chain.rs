//! Whether cells of two digits make a chain.

use super::grid::PEERS;
use super::nine::{Nine, bits, ones};

/// The fewest cells of a chain.
const CELLS: usize = 4;

/// Whether there is a chain of cells of two digits that removes something.
pub fn has_xy_chain(nine: &Nine) -> bool {
    let begins = |start: usize| ones(nine.cells[start]).any(|digit| leads_to_end(nine, start, digit));
    bits(nine.bivalue).any(begins)
}

/// Whether a later cell holds the digit if the start does not, and another cell with the digit sees both.
fn leads_to_end(nine: &Nine, start: usize, digit: usize) -> bool {
    let targets = nine.places[digit] & PEERS[start];
    let later = nine.bivalue & nine.places[digit] & !0 << start & !(1 << start);
    let ends = bits(later).filter(|&end| targets & PEERS[end] != 0).fold(0_u128, |ends, end| ends | 1 << end);
    if ends == 0 {
        return false;
    }
    // For each digit the cells that do not hold it, and that hold it.
    let (mut off, mut on) = ([0_u128; 9], [0_u128; 9]);
    let other = |cell: usize, digit: usize| (nine.cells[cell] & !(1 << digit)).trailing_zeros() as usize;
    // Every cell may come twice, with either digit.
    let mut order = [(0_u8, 0_u8, 0_u8); 2 * 81];
    let (mut next, mut count) = (0, 1);
    off[digit] = 1 << start;
    on[other(start, digit)] = 1 << start;
    order[0] = (start as u8, other(start, digit) as u8, 1);
    while next < count {
        let (cell, held, cells) = order[next];
        let held = usize::from(held);
        let losing = PEERS[usize::from(cell)] & nine.places[held] & nine.bivalue & !off[held];
        off[held] |= losing;
        for cell in bits(losing) {
            let rest = other(cell, held);
            if on[rest] >> cell & 1 == 0 {
                if rest == digit && ends >> cell & 1 != 0 && usize::from(cells) + 1 >= CELLS {
                    return true;
                }
                on[rest] |= 1 << cell;
                order[count] = (cell as u8, rest as u8, cells + 1);
                count += 1;
            }
        }
        next += 1;
    }
    false
}
