//! The plain 9×9 grid as tables of cell masks, worked out by the compiler.

/// The cells of each row, column and box, in this order.
pub static HOUSES: [u128; 27] = houses();

/// The cells that share a house with each cell.
pub static PEERS: [u128; 81] = peers();

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
