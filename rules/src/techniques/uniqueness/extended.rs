//! Extended rectangles: two by three cells with three digits.

use super::engine::{Deadly, Visit};
use super::rectangle::crossings;
use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::geometry::Layout;
use crate::names::HouseKind;
use crate::pattern::DeadlyShape;
use crate::rule::Flow;
use crate::scouts::{Nine, sixes};
use crate::shared::Derived;

/// The most cells with other candidates.
const ROOF: usize = 2;

/// The extended rectangles: first those in two rows, then those in two columns.
struct ExtendedRectangles(Vec<Deadly>);

/// Visits the extended rectangles.
pub fn extended_rectangles<const W: usize>(board: &Board<'_, W>, visit: &mut Visit<'_>) -> Flow {
    board.derived::<ExtendedRectangles>().0.iter().try_for_each(visit)
}

impl<const W: usize> Derived<W> for ExtendedRectangles {
    fn derive(board: &Board<'_, W>) -> Self {
        let small = board.unplaced().iter().filter(|&cell| (2..=3).contains(&board.digits(cell).len())).collect();
        let mut list = vec![];
        let mut add = |cells: &[usize; 6]| with_digits(board, small, cells, &mut list);
        match board.is_scouted() {
            true => sixes(&board.derived::<Nine>()).iter().for_each(add),
            false => each_six(board, small, &mut add),
        }
        Self(list)
    }
}

/// Hands over two by three open cells in which lines could be exchanged.
fn each_six<const W: usize>(board: &Board<'_, W>, small: CellSet<W>, visit: &mut dyn FnMut(&[usize; 6])) {
    let layout = board.layout();
    for (lines, across) in [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)] {
        let grid = crossings(layout, lines, across);
        for (above, top) in grid.iter().enumerate() {
            for bottom in &grid[above + 1..] {
                let open = |&at: &usize| board.unplaced().contains(top[at]) && board.unplaced().contains(bottom[at]);
                let columns: Vec<usize> = (0..top.len()).filter(open).collect();
                // At most two cells of the roof leave a column of small cells.
                let full = |&at: &usize| small.contains(top[at]) && small.contains(bottom[at]);
                if !columns.iter().any(full) {
                    continue;
                }
                for (i, &one) in columns.iter().enumerate() {
                    for (j, &two) in columns.iter().enumerate().skip(i + 1) {
                        for &three in &columns[j + 1..] {
                            let cells = [top[one], top[two], top[three], bottom[one], bottom[two], bottom[three]];
                            if exchangeable(layout, &cells) {
                                visit(&cells);
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Whether exchanging the two lines leaves each house what it holds: either whole columns, or one whole line.
fn exchangeable<const W: usize>(layout: &Layout<W>, cells: &[usize; 6]) -> bool {
    let whole = |house: usize| {
        let within = cells.map(|cell| layout.house_set(house).contains(cell));
        let (top, bottom) = (&within[..3], &within[3..]);
        // Two columns in one house would be four cells for three digits.
        let column = top == bottom && top.iter().filter(|&&held| held).count() < 2;
        let line = |a: &[bool], b: &[bool]| a.iter().all(|&held| held) && !b.iter().any(|&held| held);
        column || line(top, bottom) || line(bottom, top)
    };
    cells.iter().all(|&cell| layout.houses_of(cell).iter().all(|&house| whole(house)))
}

/// Adds the patterns of these cells, one for each three digits that most of them have.
fn with_digits<const W: usize>(board: &Board<'_, W>, small: CellSet<W>, cells: &[usize; 6], list: &mut Vec<Deadly>) {
    let mut tried: Vec<DigitSet> = vec![];
    let floor: Vec<usize> = cells.iter().copied().filter(|&cell| small.contains(cell)).collect();
    if floor.len() + ROOF < 6 {
        return;
    }
    for (at, &one) in floor.iter().enumerate() {
        for &two in &floor[at + 1..] {
            let digits = board.digits(one) | board.digits(two);
            if digits.len() != 3 || tried.contains(&digits) {
                continue;
            }
            tried.push(digits);
            let roof = cells.iter().filter(|&&cell| !board.digits(cell).is_subset(digits));
            let few = roof.count() <= ROOF;
            let whole = digits.iter().all(|digit| cells.iter().filter(|&&cell| board.has(cell, digit)).count() > 2);
            if few && whole && cells.iter().all(|&cell| !(board.digits(cell) & digits).is_empty()) {
                let cells = cells.iter().map(|&cell| (cell, digits)).collect();
                list.push(Deadly::new(board, DeadlyShape::ExtendedRectangle, cells));
            }
        }
    }
}
