//! Extended rectangles: two by three cells with three digits, or two by four with four.

use smallvec::SmallVec;

use super::engine::{Deadly, Visit};
use super::rectangle::crossings;
use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::geometry::Layout;
use crate::names::HouseKind;
use crate::pattern::DeadlyShape;
use crate::rule::Flow;
use crate::scouts::{Nine, eights, sixes};
use crate::shared::Derived;

/// The most cells with other candidates.
const ROOF: usize = 2;
/// How many digits, and cells in each of the two lines.
const DIGITS: std::ops::RangeInclusive<usize> = 3..=4;

/// The extended rectangles: those in two rows, then those in two columns, with three digits, then with four.
struct ExtendedRectangles(Vec<Deadly>);

/// Visits the extended rectangles.
pub fn extended_rectangles<const W: usize>(board: &Board<'_, W>, visit: &mut Visit<'_>) -> Flow {
    board.derived::<ExtendedRectangles>().0.iter().try_for_each(visit)
}

impl<const W: usize> Derived<W> for ExtendedRectangles {
    fn derive(board: &Board<'_, W>, _: Option<&Self>) -> Self {
        let mut list = vec![];
        let mut add = |cells: &[usize]| with_digits(board, cells, &mut list);
        if board.is_scouted() {
            let nine = board.derived::<Nine>();
            sixes(&nine).iter().for_each(|cells| add(cells));
            eights(&nine).iter().for_each(|cells| add(cells));
        } else {
            DIGITS.for_each(|count| each_choice(board, count, &mut add));
        }
        Self(list)
    }
}

/// Whether the cell may hold some of so many digits and nothing else.
fn is_small<const W: usize>(board: &Board<'_, W>, cell: usize, count: usize) -> bool {
    (2..=count).contains(&board.digits(cell).len())
}

/// Hands over the cells of two lines and some columns that could be exchanged.
fn each_choice<const W: usize>(board: &Board<'_, W>, count: usize, add: &mut dyn FnMut(&[usize])) {
    let layout = board.layout();
    let small: CellSet<W> = board.unplaced().iter().filter(|&cell| is_small(board, cell, count)).collect();
    for (lines, across) in [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)] {
        let grid = crossings(layout, lines, across);
        for (above, top) in grid.iter().enumerate() {
            for bottom in &grid[above + 1..] {
                let open = |&at: &usize| board.unplaced().contains(top[at]) && board.unplaced().contains(bottom[at]);
                let columns: Vec<usize> = (0..top.len()).filter(open).collect();
                // At most two cells of the roof leave columns of small cells.
                let full = |&at: &&usize| small.contains(top[*at]) && small.contains(bottom[*at]);
                if columns.iter().filter(full).count() + ROOF < count {
                    continue;
                }
                let mut search = Search { board, small, lines: [top, bottom], count, chosen: vec![] };
                search.extend(&columns, 0, add);
            }
        }
    }
}

/// The choice of columns between two lines.
struct Search<'s, 'b, 'l, const W: usize> {
    board: &'b Board<'l, W>,
    small: CellSet<W>,
    lines: [&'s [usize]; 2],
    count: usize,
    chosen: Vec<usize>,
}

impl<const W: usize> Search<'_, '_, '_, W> {
    /// Adds columns; `large` cells so far have more candidates than there are digits.
    fn extend(&mut self, columns: &[usize], large: usize, add: &mut dyn FnMut(&[usize])) {
        if self.chosen.len() == self.count {
            let cells: Vec<usize> =
                self.lines.iter().flat_map(|line| self.chosen.iter().map(|&column| line[column])).collect();
            if exchangeable(self.board.layout(), &cells) {
                add(&cells);
            }
            return;
        }
        for (at, &column) in columns.iter().enumerate() {
            let large = large + self.lines.iter().filter(|line| !self.small.contains(line[column])).count();
            if large <= ROOF {
                self.chosen.push(column);
                self.extend(&columns[at + 1..], large, add);
                self.chosen.pop();
            }
        }
    }
}

/// Whether exchanging the two lines leaves each house what it holds: either whole columns, or one whole line.
fn exchangeable<const W: usize>(layout: &Layout<W>, cells: &[usize]) -> bool {
    let whole = |house: usize| {
        let within: Vec<bool> = cells.iter().map(|&cell| layout.house_set(house).contains(cell)).collect();
        let (top, bottom) = within.split_at(cells.len() / 2);
        // More cells in one house than digits could not be filled.
        let held = top.iter().filter(|&&held| held).count();
        let column = top == bottom && 4 * held <= cells.len();
        let line = |a: &[bool], b: &[bool]| a.iter().all(|&held| held) && !b.iter().any(|&held| held);
        column || line(top, bottom) || line(bottom, top)
    };
    cells.iter().all(|&cell| layout.houses_of(cell).iter().all(|&house| whole(house)))
}

/// Adds the patterns of these cells, one for each set of digits that most of them have.
fn with_digits<const W: usize>(board: &Board<'_, W>, cells: &[usize], list: &mut Vec<Deadly>) {
    let count = cells.len() / 2;
    let floor = cells.iter().copied().filter(|&cell| is_small(board, cell, count)).collect::<SmallVec<[usize; 8]>>();
    if floor.len() + ROOF < cells.len() {
        return;
    }
    let mut tried: Vec<DigitSet> = vec![];
    for (at, &one) in floor.iter().enumerate() {
        for &two in &floor[at..] {
            let digits = board.digits(one) | board.digits(two);
            if digits.len() != count || tried.contains(&digits) {
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
