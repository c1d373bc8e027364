//! Two by three cells that may hold three digits that could be exchanged.

use super::nine::{Nine, cols_of, count, ones, rows_of};

/// The columns in which two lines of one band can be exchanged, one in each box.
const ACROSS: [u16; 27] = across();
/// The columns in which two lines of different bands can be exchanged, all of one box.
const WITHIN: [u16; 3] = [0b000_000_111, 0b000_111_000, 0b111_000_000];

const fn across() -> [u16; 27] {
    let (mut list, mut at) = ([0; 27], 0);
    while at < 27 {
        list[at] = 1 << (at / 9) | 1 << (3 + at / 3 % 3) | 1 << (6 + at % 3);
        at += 1;
    }
    list
}

/// Those in two rows, then those in two columns, with at most two cells that have other digits: each line's cells in
/// turn.
pub fn sixes(nine: &Nine) -> Vec<[usize; 6]> {
    let mut found = vec![];
    let small = nine.open & !(nine.several & !nine.bivalue & !nine.trivalue);
    for across in [1, 9] {
        let lines = if across == 1 { rows_of } else { cols_of };
        let cell_at = |line: usize, at: usize| line * (10 - across) + at * across;
        let (small, open) = (lines(small), lines(nine.open));
        for above in 0..9 {
            for below in above + 1..9 {
                let digits = |at: usize| [nine.cells[cell_at(above, at)], nine.cells[cell_at(below, at)]];
                let sought = |at: usize| digits(at)[0] | digits(at)[1];
                // At most two other cells leave a column without them.
                let tight = |&at: &usize| count(sought(at)) <= 3;
                let tight = ones(small[above] & small[below]).filter(tight).fold(0, |mask, at| mask | 1 << at);
                if tight == 0 {
                    continue;
                }
                let columns: &[u16] = if above / 3 == below / 3 { &ACROSS } else { &WITHIN };
                let open = open[above] & open[below];
                for &choice in columns.iter().filter(|&&choice| choice & tight != 0 && choice & !open == 0) {
                    let fits = |at: usize| {
                        // Digits that the column does not have may be sought too.
                        let (sought, room) = (sought(at), 3 - count(sought(at)));
                        let mut cells = ones(choice).flat_map(digits);
                        let roof = cells.clone().filter(|cell| count(cell & !sought) > room).count();
                        roof <= 2 && (room > 0 || cells.all(|cell| cell & sought != 0))
                    };
                    if ones(choice & tight).any(fits) {
                        let mut columns = ones(choice);
                        let columns: [usize; 3] = std::array::from_fn(|_| columns.next().unwrap_or_default());
                        let [a, b, c] = columns.map(|at| cell_at(above, at));
                        let [d, e, f] = columns.map(|at| cell_at(below, at));
                        found.push([a, b, c, d, e, f]);
                    }
                }
            }
        }
    }
    found
}
