//! Shuffles and masks, all made at compile time.
//!
//! In a band a digit stands in each of its three boxes, in three different rows: six configurations. `ELEMENT` says in
//! which row (of the band) configuration `c` has the digit in box `p`. For stacks, read column for row.

use crate::lanes::{Half, NONE, Wide, from};

/// Every digit.
pub const ALL: u16 = 0x1ff;

/// How many configurations a digit has in a band.
pub const CONFIGURATIONS: usize = 6;

/// Configuration, box: row.
pub const ELEMENT: [[usize; 3]; CONFIGURATIONS] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The nine cells of a box's matrix.
pub const CELLS: Wide = matrix(ALL, 0, 0);

/// The fewest digits that a lane of a box can hold: a cell one; a negated triad six, since a triad has three cells.
pub const FEWEST: Wide = matrix(1, 6, 0);

/// A new box.
pub const OPEN: Wide = Wide([ALL; 16]);

/// Three digits in each lane.
pub const THREE: Wide = Wide([3; 16]);

/// All digits in the fourth column.
pub const FOURTH: Wide = {
    let mut lanes = [0; 16];
    let mut row = 0;
    while row < 4 {
        lanes[row * 4 + 3] = ALL;
        row += 1;
    }
    Wide(lanes)
};

const fn matrix(cell: u16, margin: u16, corner: u16) -> Wide {
    let mut lanes = [0; 16];
    let mut lane = 0;
    while lane < 16 {
        lanes[lane] = match (lane / 4, lane % 4) {
            (3, 3) => corner,
            (3, _) | (_, 3) => margin,
            _ => cell,
        };
        lane += 1;
    }
    Wide(lanes)
}

/// A new band: each digit in all six configurations.
pub const FREE: Half = {
    let mut lanes = [0; 8];
    let mut configuration = 0;
    while configuration < CONFIGURATIONS {
        lanes[configuration] = ALL;
        configuration += 1;
    }
    Half(lanes)
};

/// From configurations (twice) to triads: row `p`, column `e` of the matrix is the triad of box `p` in row `e`. Each
/// triad is in two configurations: the first and the second shuffle, to be united.
pub const TRIADS: [Wide; 2] = {
    let mut out = [[NONE; 16]; 2];
    let mut configuration = 0;
    while configuration < CONFIGURATIONS {
        let mut peer = 0;
        while peer < 3 {
            let lane = peer * 4 + ELEMENT[configuration][peer];
            let second = (out[0][lane] != NONE) as usize;
            out[second][lane] = from(configuration as u16);
            peer += 1;
        }
        configuration += 1;
    }
    [Wide(out[0]), Wide(out[1])]
};

/// The other two of the three triads of a box, in the matrix of triads.
pub const OTHERS: [Wide; 2] = {
    let mut out = [[NONE; 16]; 2];
    let mut lane = 0;
    while lane < 12 {
        if lane % 4 < 3 {
            let row = lane / 4 * 4 % 8;
            out[0][lane] = from((row + (lane + 1 - lane / 4 * 4) % 3) as u16);
            out[1][lane] = from((row + (lane + 2 - lane / 4 * 4) % 3) as u16);
        }
        lane += 1;
    }
    [Wide(out[0]), Wide(out[1])]
};

/// From the matrix of triads to configurations: those that have the triad. Four halves, to be united.
pub const WITH_TRIAD: [Wide; 2] = {
    let mut out = [[NONE; 16]; 2];
    let mut configuration = 0;
    while configuration < CONFIGURATIONS {
        let row = ELEMENT[configuration];
        out[0][configuration] = from(row[0] as u16);
        out[0][8 + configuration] = from(row[2] as u16);
        out[1][configuration] = from(4 + row[1] as u16);
        configuration += 1;
    }
    [Wide(out[0]), Wide(out[1])]
};

/// From a box's row of the matrix of triads (four times) to what its cells and negated triads may be. Of each
/// orientation two shuffles, to be united.
pub const RESTRICT: [[Wide; 2]; 2] = {
    let mut out = [[[NONE; 16]; 2]; 2];
    let mut lane = 0;
    while lane < 16 {
        let (row, column) = (lane / 4, lane % 4);
        let mut orientation = 0;
        while orientation < 2 {
            let (along, across) = if orientation == 0 { (row, column) } else { (column, row) };
            let sources = if along == 3 {
                (3, 3)
            } else if across == 3 {
                ((along + 1) % 3, (along + 2) % 3)
            } else {
                (along, along)
            };
            out[orientation][0][lane] = from(sources.0 as u16);
            out[orientation][1][lane] = from(sources.1 as u16);
            orientation += 1;
        }
        lane += 1;
    }
    [[Wide(out[0][0]), Wide(out[0][1])], [Wide(out[1][0]), Wide(out[1][1])]]
};

/// From the margins of a box to the configurations of its band, by the box's place there: from the low half, then from
/// the high one.
pub const TO_BAND: [[Half; 2]; 3] = {
    let mut out = [[Half([NONE; 8]); 2]; 3];
    let mut peer = 0;
    while peer < 3 {
        let mut configuration = 0;
        while configuration < CONFIGURATIONS {
            let row = ELEMENT[configuration][peer];
            out[peer][row / 2].0[configuration] = from((row % 2 * 4 + 3) as u16);
            configuration += 1;
        }
        peer += 1;
    }
    out
};

/// From the high half of the margins of a box to the configurations of its stack.
pub const TO_STACK: [Half; 3] = {
    let mut out = [Half([NONE; 8]); 3];
    let mut peer = 0;
    while peer < 3 {
        let mut configuration = 0;
        while configuration < CONFIGURATIONS {
            out[peer].0[configuration] = from(4 + ELEMENT[configuration][peer] as u16);
            configuration += 1;
        }
        peer += 1;
    }
    out
};

/// What a digit in a cell of a box removes from the box: cell, digit.
pub const CLUE_BOX: [[Wide; 9]; 9] = {
    let mut out = [[Wide([0; 16]); 9]; 9];
    let mut cell = 0;
    while cell < 9 {
        let mut digit = 0;
        while digit < 9 {
            let mut lane = 0;
            while lane < 15 {
                let (row, column) = (lane / 4, lane % 4);
                let own = row == cell / 3 && column == cell % 3;
                let touched = (row < 3 && column < 3) || row == cell / 3 || column == cell % 3;
                let bit = 1 << digit;
                out[cell][digit].0[lane] = if own { ALL & !bit } else { touched as u16 * bit };
                lane += 1;
            }
            digit += 1;
        }
        cell += 1;
    }
    out
};

/// What a digit removes from the configurations of a band: place of the box, row, digit.
pub const CLUE_BAND: [[[Half; 9]; 3]; 3] = {
    let mut out = [[[Half([0; 8]); 9]; 3]; 3];
    let mut index = 0;
    while index < CONFIGURATIONS * 3 * 3 * 9 {
        let (configuration, peer, row, digit) = (index % 6, index / 6 % 3, index / 18 % 3, index / 54);
        out[peer][row][digit].0[configuration] = ((ELEMENT[configuration][peer] != row) as u16) << digit;
        index += 1;
    }
    out
};
