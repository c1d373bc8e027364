//! All choices of some of at most nine cells at once, as truth tables: a bit for each choice.

use super::nine::ones;

/// A bit for each choice of nine cells, by its mask.
pub type Table = [u64; 8];

/// For each cell the choices that have it.
static HAVING: [Table; 9] = {
    let mut having = [[0; 8]; 9];
    let mut at = 0;
    while at < 9 * 512 {
        let (cell, choice) = (at / 512, at % 512);
        having[cell][choice / 64] |= (choice as u64 >> cell & 1) << (choice % 64);
        at += 1;
    }
    having
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
    let choices = 1_usize << cells.len();
    let words = choices.div_ceil(64);
    let mut tight = [0; 8];
    for (word, tight) in tight[..words].iter_mut().enumerate() {
        // For each digit the choices that have it.
        let mut with = [0; 16];
        for (&digits, having) in cells.iter().zip(&HAVING) {
            ones(digits).for_each(|digit| with[digit & 15] |= having[word]);
        }
        // How many digits each choice has, counted in binary.
        let mut counts = [0; 4];
        for with in &with[..9] {
            let mut carry = *with;
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
