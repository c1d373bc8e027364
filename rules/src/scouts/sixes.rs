//! Two by three cells that may hold three digits that could be exchanged.

use super::nine::{Nine, bits, cols_of, count, ones, rows_of};

/// Three columns: one of each box, in which two lines of one band can be exchanged; then all of one box, for lines of
/// different bands.
static COLUMNS: [u16; 30] = {
    let (mut list, mut at) = ([0; 30], 0);
    while at < 30 {
        list[at] = match at {
            0..27 => 1 << (at / 9) | 1 << (3 + at / 3 % 3) | 1 << (6 + at % 3),
            _ => 0b111 << (3 * (at - 27)),
        };
        at += 1;
    }
    list
};

/// Those of one of each box, as a mask of the list.
const ACROSS: u32 = (1 << 27) - 1;

/// For each box and some of its columns those that have one of these.
static WITH: [[u32; 8]; 3] = {
    let (mut with, mut at) = ([[0; 8]; 3], 0);
    while at < 3 * 8 * 30 {
        let (stack, columns, choice) = (at / 240, at / 30 % 8, at % 30);
        with[stack][columns] |= ((COLUMNS[choice] >> (3 * stack) & columns as u16 != 0) as u32) << choice;
        at += 1;
    }
    with
};

/// Those that have one of these columns.
fn with(columns: u16) -> u32 {
    (0..3).fold(0, |with, stack| with | WITH[stack][usize::from(columns >> (3 * stack) & 7)])
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
                let open = open[above] & open[below];
                let exchangeable = if above / 3 == below / 3 { ACROSS } else { !ACROSS };
                let choices = exchangeable & with(tight) & !with(!open);
                for choice in bits(choices.into()).map(|at| COLUMNS[at]) {
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
