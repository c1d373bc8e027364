//! Cells of two and three digits around a pivot, and equal cells of two digits.

use super::grid::{PEERS, more_than};
use super::nine::{Nine, bits, ends};
use super::webs::StrongLinks;
use crate::board::Board;

/// The pivots of XY-Wings.
pub fn xy_wings(nine: &Nine) -> u128 {
    let wing = |&pivot: &usize| {
        let (low, high) = ends(nine.cells[pivot]);
        let near = nine.bivalue & PEERS[pivot];
        let (ones, others) = (near & nine.places[low], near & nine.places[high]);
        let (ones, others) = (ones & !others, others & !ones);
        others != 0
            && bits(ones).any(|one| {
                let common = (nine.cells[one] & !(1 << low)).trailing_zeros() as usize;
                let gone = nine.places[common] & PEERS[one];
                bits(others & nine.places[common] & !PEERS[one]).any(|other| gone & PEERS[other] != 0)
            })
    };
    bits(nine.bivalue).filter(wing).fold(0, |pivots, pivot| pivots | 1 << pivot)
}

/// The pivots of XYZ-Wings.
pub fn xyz_wings(nine: &Nine) -> u128 {
    let wing = |&pivot: &usize| {
        let fits = |&cell: &usize| nine.cells[cell] & !nine.cells[pivot] == 0;
        bits(nine.bivalue & PEERS[pivot]).filter(fits).any(|one| {
            // A digit of the pincer, common to all, and the other one, which the second pincer has not.
            let (low, high) = ends(nine.cells[one]);
            let pincers = nine.bivalue & PEERS[pivot] & !PEERS[one];
            [(low, high), (high, low)].into_iter().any(|(common, own)| {
                let gone = nine.places[common] & PEERS[pivot] & PEERS[one];
                let rest = pincers & nine.places[common] & !nine.places[own];
                gone != 0 && bits(rest).filter(fits).any(|other| gone & PEERS[other] != 0)
            })
        })
    };
    bits(nine.trivalue).filter(wing).fold(0, |pivots, pivot| pivots | 1 << pivot)
}

/// The first ends of W-Wings.
pub fn w_wings<const W: usize>(board: &Board<'_, W>, nine: &Nine) -> u128 {
    let links = board.derived::<StrongLinks>();
    let wing = |&first: &usize| {
        let (low, high) = ends(nine.cells[first]);
        let equal = nine.bivalue & nine.places[low] & nine.places[high] & !PEERS[first] & !0 << first;
        let tied = |link: usize, last: usize| {
            let (near, far) = (links.linked[link] & PEERS[first], links.linked[link] & PEERS[last]);
            far != 0 && bits(near).any(|place| links.mates(link, place).any(|mate| far >> mate & 1 != 0))
        };
        bits(equal & !(1 << first)).any(|last| {
            let seen = PEERS[first] & PEERS[last];
            nine.places[low] & seen != 0 && tied(high, last) || nine.places[high] & seen != 0 && tied(low, last)
        })
    };
    bits(nine.bivalue).filter(wing).fold(0, |firsts, first| firsts | 1 << first)
}

/// Whether there are remote pairs.
pub fn has_remote_pair(nine: &Nine) -> bool {
    bits(nine.bivalue).any(|cell| {
        let (low, high) = ends(nine.cells[cell]);
        let equal = nine.bivalue & nine.places[low] & nine.places[high];
        let first = equal.trailing_zeros() as usize == cell;
        let either = nine.places[low] | nine.places[high];
        first && more_than(equal, 3) && bits(equal).any(|start| is_remote(equal, either, start))
    })
}

/// Whether the cell is three, five or more steps from an equal one, and something sees both.
fn is_remote(equal: u128, either: u128, start: usize) -> bool {
    let (mut left, mut layer, mut steps) = (equal & !(1 << start), 1 << start, 0);
    while layer != 0 {
        let far = steps > 1 && steps % 2 == 1;
        if far && bits(layer).any(|end| either & PEERS[start] & PEERS[end] != 0) {
            return true;
        }
        layer = bits(layer).fold(0, |near, cell| near | PEERS[cell]) & left;
        left &= !layer;
        steps += 1;
    }
    false
}
