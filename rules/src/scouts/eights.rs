//! Two by four cells that may hold four digits that could be exchanged.

use std::array::from_fn;

use super::nine::{Nine, bits, count, ones};

/// The columns in which two lines of a band can be exchanged: four, at most two of a box. Sorted by the first, then the
/// second, and so on.
static COLUMNS: [u16; 108] = columns();

const fn columns() -> [u16; 108] {
    let (mut list, mut known) = ([0; 108], 0);
    let mut at = 0;
    while at < 9 * 9 * 9 * 9 {
        let [a, b, c, d] = [at / 729, at / 81 % 9, at / 9 % 9, at % 9];
        let rising = a < b && b < c && c < d;
        if rising && a / 3 < c / 3 && b / 3 < d / 3 {
            list[known] = 1 << a | 1 << b | 1 << c | 1 << d;
            known += 1;
        }
        at += 1;
    }
    list
}

/// For each column the choices that have it, as a mask of [`COLUMNS`].
static HAVING: [u128; 9] = {
    let (mut having, mut at) = ([0; 9], 0);
    while at < 9 * COLUMNS.len() {
        let (column, choice) = (at % 9, at / 9);
        having[column] |= ((COLUMNS[choice] >> column & 1) as u128) << choice;
        at += 1;
    }
    having
};

/// Those in two rows, then those in two columns, with at most two cells that have other digits: each line's cells in
/// turn.
pub fn eights(nine: &Nine) -> Vec<[usize; 8]> {
    let mut found = vec![];
    for across in [1, 9] {
        for (above, below) in [(0, 1), (0, 2), (1, 2), (3, 4), (3, 5), (4, 5), (6, 7), (6, 8), (7, 8)] {
            let cell_at = |line: usize, at: usize| line * (10 - across) + at * across;
            let columns = from_fn(|at| [above, below].map(|line| nine.cells[cell_at(line, at)]));
            for choice in bits(tight(&columns)) {
                let mut columns = ones(COLUMNS[choice]);
                let columns: [usize; 4] = from_fn(|_| columns.next().unwrap_or_default());
                found.push(from_fn(|at| cell_at([above, below][at / 4], columns[at % 4])));
            }
        }
    }
    found
}

/// The choices of columns with hardly any cell that has other digits than four, as a mask of [`COLUMNS`]. Two of the
/// four columns then have no such cell.
fn tight(columns: &[[u16; 2]; 9]) -> u128 {
    let (mut unions, mut known) = ([0; 9], 0);
    for [a, b] in columns {
        if *a != 0 && *b != 0 && count(a | b) <= 4 {
            unions[known] = a | b;
            known += 1;
        }
    }
    let mut choices = 0;
    for (at, one) in unions[..known].iter().enumerate() {
        for digits in unions[at + 1..known].iter().map(|two| one | two) {
            match count(digits) {
                4 => choices |= with(columns, digits),
                0..4 => choices |= fours(digits).fold(0, |choices, digits| choices | with(columns, digits)),
                _ => {}
            }
        }
    }
    choices
}

/// Four digits with these among them.
fn fours(digits: u16) -> impl Iterator<Item = u16> {
    (0..512).filter(move |&four| count(four) == 4 && digits & !four == 0)
}

/// The choices with at most two cells that have other digits than these, and none without any of these.
fn with(columns: &[[u16; 2]; 9], digits: u16) -> u128 {
    // The choices with one cell that has others, or more, with two or more, with three or more; and with a cell without any.
    let (mut strays, mut out) = ([0_u128; 3], 0);
    for (having, [a, b]) in HAVING.iter().zip(columns) {
        out |= if a & digits != 0 && b & digits != 0 { 0 } else { *having };
        for cell in [a, b] {
            let having = if cell & !digits != 0 { *having } else { 0 };
            let [one, two, three] = strays;
            strays = [one | having, two | one & having, three | two & having];
        }
    }
    !(strays[2] | out) & (u128::MAX >> (128 - COLUMNS.len()))
}
