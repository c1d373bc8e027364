//! All choices of some of at most nine cells at once, as truth tables: a bit for each choice.

use std::array::from_fn;

use crate::sets::spread::SPREAD;

/// A bit for each choice of nine cells, by its mask.
pub type Table = [u64; 8];

/// For some of the first six cells the choices that have one of them, the same in each word of a table.
static HITS: [u64; 64] = {
    let mut hits = [0; 64];
    let mut at = 0;
    while at < 64 * 64 {
        let (cells, choice) = (at / 64, at % 64);
        hits[cells] |= ((cells & choice != 0) as u64) << choice;
        at += 1;
    }
    hits
};

/// How many cells each choice has, a table for each binary digit of the number.
static SIZES: [Table; 4] = {
    let mut sizes = [[0; 8]; 4];
    let mut at = 0;
    while at < 4 * 512 {
        let (place, choice) = (at / 512, at % 512);
        sizes[place][choice / 64] |= (choice.count_ones() as u64 >> place & 1) << (choice % 64);
        at += 1;
    }
    sizes
};

/// The choices of some of these cells that have no more digits than cells.
pub fn tight(cells: &[u16]) -> Table {
    let (choices, places) = (1_usize << cells.len(), places(cells));
    let mut tight = [0; 8];
    for (word, tight) in tight[..choices.div_ceil(64)].iter_mut().enumerate() {
        // How many digits each choice has, counted in binary.
        let mut counts = [0; 4];
        for places in places {
            let in_word = u64::from(places >> 6 & word as u16 != 0).wrapping_neg();
            let mut carry = HITS[usize::from(places & 63)] | in_word;
            counts.iter_mut().for_each(|count| (*count, carry) = (*count ^ carry, *count & carry));
        }
        let (mut less, mut equal) = (0, u64::MAX);
        for (count, size) in counts.iter().zip(&SIZES).rev() {
            less |= equal & !count & size[word];
            equal &= !(count ^ size[word]);
        }
        *tight = less | equal;
    }
    if choices < 64 {
        tight[0] &= (1 << choices) - 1;
    }
    tight[0] &= !1;
    tight
}

/// For each digit which of the cells have it.
fn places(cells: &[u16]) -> [u16; 9] {
    let (mut eight, mut ninth) = (0, 0);
    for (at, &digits) in cells.iter().enumerate().take(8) {
        eight |= SPREAD[usize::from(digits & 255)] << at;
        ninth |= (digits >> 8 & 1) << at;
    }
    let last = cells.get(8).copied().unwrap_or(0);
    from_fn(|digit| if digit < 8 { (eight >> (8 * digit)) as u16 & 255 } else { ninth } | (last >> digit & 1) << 8)
}
