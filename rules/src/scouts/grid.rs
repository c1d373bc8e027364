//! The plain 9×9 grid as tables of cell masks, worked out by the compiler.

/// The cells of each row, column and box, in this order.
pub static HOUSES: [u128; 27] = houses();

/// The cells that share a house with each cell.
pub static PEERS: [u128; 81] = peers();

/// The number of rectangles that two digits can be exchanged in.
const RECTANGLE_COUNT: usize = 486;

/// The corners, in turn, of the rectangles in two rows, two columns and two boxes: by rows, then by columns.
pub static RECTANGLES: [[u8; 4]; RECTANGLE_COUNT] = rectangles();

/// The corners of each rectangle as a mask.
pub static CORNERS: [u128; RECTANGLE_COUNT] = corners();

/// The rectangles that have each cell as a corner.
pub static RECTANGLES_OF: [[u16; 24]; 81] = rectangles_of();

/// The row, the column and the box of a cell.
pub fn houses_of(cell: usize) -> [usize; 3] {
    [cell / 9, 9 + cell % 9, 18 + region(cell)]
}

/// The cells that see at least one of these.
pub fn seen(cells: u128) -> u128 {
    super::bits(cells).fold(0, |all, cell| all | PEERS[cell])
}

/// Whether there are more cells than so many.
pub fn more_than(mut cells: u128, count: usize) -> bool {
    for _ in 0..count {
        cells &= cells.wrapping_sub(1);
    }
    cells != 0
}

/// The box of a cell.
const fn region(cell: usize) -> usize {
    cell / 27 * 3 + cell % 9 / 3
}

const fn houses() -> [u128; 27] {
    let mut houses = [0; 27];
    let mut cell = 0;
    while cell < 81 {
        houses[cell / 9] |= 1 << cell;
        houses[9 + cell % 9] |= 1 << cell;
        houses[18 + region(cell)] |= 1 << cell;
        cell += 1;
    }
    houses
}

const fn peers() -> [u128; 81] {
    let (mut peers, houses) = ([0; 81], houses());
    let mut cell = 0;
    while cell < 81 {
        peers[cell] = (houses[cell / 9] | houses[9 + cell % 9] | houses[18 + region(cell)]) & !(1 << cell);
        cell += 1;
    }
    peers
}

const fn rectangles() -> [[u8; 4]; RECTANGLE_COUNT] {
    let mut list = [[0; 4]; RECTANGLE_COUNT];
    let (mut count, mut pair) = (0, 0);
    // Two rows and two columns are one number each, to keep the loops flat.
    while pair < 81 * 81 {
        let (above, below, left, right) = (pair / 729, pair / 81 % 9, pair / 9 % 9, pair % 9);
        if above < below && left < right && (above / 3 == below / 3) != (left / 3 == right / 3) {
            let (top, bottom) = (9 * above as u8, 9 * below as u8);
            let (left, right) = (left as u8, right as u8);
            list[count] = [top + left, top + right, bottom + right, bottom + left];
            count += 1;
        }
        pair += 1;
    }
    list
}

const fn corners() -> [u128; RECTANGLE_COUNT] {
    let (mut masks, list) = ([0; RECTANGLE_COUNT], rectangles());
    let mut at = 0;
    while at < RECTANGLE_COUNT {
        let [a, b, c, d] = list[at];
        masks[at] = 1 << a | 1 << b | 1 << c | 1 << d;
        at += 1;
    }
    masks
}

const fn rectangles_of() -> [[u16; 24]; 81] {
    let (mut lists, mut counts, list) = ([[0; 24]; 81], [0; 81], rectangles());
    let mut at = 0;
    while at < 4 * RECTANGLE_COUNT {
        let cell = list[at / 4][at % 4] as usize;
        lists[cell][counts[cell]] = (at / 4) as u16;
        counts[cell] += 1;
        at += 1;
    }
    lists
}
