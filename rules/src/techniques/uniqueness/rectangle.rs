//! Rectangles of four cells whose two digits could be exchanged.

use super::engine::{Deadly, Visit};
use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::geometry::Layout;
use crate::names::HouseKind;
use crate::pattern::DeadlyShape;
use crate::rule::Flow;
use crate::scouts::{AvoidableRectangles, Rectangle, RectangleUse, UniqueRectangles};

/// The cells in which rows and columns cross.
pub fn crossings<const W: usize>(layout: &Layout<W>, rows: HouseKind, columns: HouseKind) -> Vec<Vec<usize>> {
    let cross = |row: usize, column: usize| (layout.house_set(row) & layout.house_set(column)).lowest();
    let line = |row| layout.houses_of_kind(columns).filter_map(|column| cross(row, column)).collect();
    layout.houses_of_kind(rows).map(line).collect()
}

/// Visits the rectangles among these cells, corners in turn, of which at least one is among the seeds.
fn rectangles<const W: usize>(
    layout: &Layout<W>,
    cells: CellSet<W>,
    seeds: CellSet<W>,
    visit: &mut dyn FnMut([usize; 4]) -> Flow,
) -> Flow {
    if seeds.is_empty() {
        return Flow::Continue(());
    }
    let grid = crossings(layout, HouseKind::Row, HouseKind::Column);
    for (above, top) in grid.iter().enumerate() {
        for bottom in &grid[above + 1..] {
            let both = |&column: &usize| cells.contains(top[column]) && cells.contains(bottom[column]);
            let columns: Vec<usize> = (0..top.len()).filter(both).collect();
            for (at, &left) in columns.iter().enumerate() {
                for &right in &columns[at + 1..] {
                    let ring = [top[left], top[right], bottom[right], bottom[left]];
                    if ring.iter().any(|&cell| seeds.contains(cell)) && exchangeable(layout, &ring) {
                        visit(ring)?;
                    }
                }
            }
        }
    }
    Flow::Continue(())
}

/// Whether each house holds two of the cells or none: then two digits can be exchanged in all of them.
pub fn exchangeable<const W: usize>(layout: &Layout<W>, cells: &[usize]) -> bool {
    let set: CellSet<W> = cells.iter().copied().collect();
    cells.iter().all(|&cell| layout.houses_of(cell).iter().all(|&house| (layout.house_set(house) & set).len() == 2))
}

/// Visits the unique rectangles: open cells, of which some have just two digits (the floor), and the others (the roof)
/// at least one of these. Those that a scout knows to be of no use may be left out.
pub fn unique_rectangles<const W: usize>(board: &Board<'_, W>, by: RectangleUse, visit: &mut Visit<'_>) -> Flow {
    if board.is_scouted() {
        return visit_all(board, Rectangle::used(&board.derived::<UniqueRectangles>().0, by), visit);
    }
    let open = board.unplaced();
    let floor: CellSet<W> = open.iter().filter(|&cell| board.digits(cell).len() == 2).collect();
    rectangles(board.layout(), open, floor, &mut |ring| {
        let mut tried: Vec<DigitSet> = vec![];
        for pair in ring.iter().filter(|&&cell| floor.contains(cell)).map(|&cell| board.digits(cell)) {
            let fits = |&cell: &usize| {
                let digits = board.digits(cell);
                digits == pair || digits.len() > 1 && !(digits & pair).is_empty()
            };
            if tried.contains(&pair) || !ring.iter().all(fits) {
                continue;
            }
            tried.push(pair);
            visit(&deadly(board, &ring, pair))?;
        }
        Flow::Continue(())
    })
}

/// Visits the avoidable rectangles: two or three corners hold digits that are not clues and fit a rectangle of two
/// digits; each of the others can still complete it. Those that a scout knows to be of no use may be left out.
pub fn avoidable_rectangles<const W: usize>(board: &Board<'_, W>, by: RectangleUse, visit: &mut Visit<'_>) -> Flow {
    if board.is_scouted() {
        return visit_all(board, Rectangle::used(&board.derived::<AvoidableRectangles>().0, by), visit);
    }
    let cells = CellSet::first(board.layout().cell_count()) - board.clues();
    let placed = cells - board.unplaced();
    rectangles(board.layout(), cells, placed, &mut |ring| {
        let values = ring.map(|cell| board.value(cell));
        let even: DigitSet = [values[0], values[2]].into_iter().flatten().collect();
        let odd: DigitSet = [values[1], values[3]].into_iter().flatten().collect();
        let held = values.iter().flatten().count();
        // Two placed corners with one digit leave the other digit open: any that both open corners have.
        let pairs: Vec<DigitSet> = match (even.len(), odd.len()) {
            (1, 1) if held == 2 || held == 3 => vec![even | odd],
            (1, 0) if held == 2 => shared(board, ring[1], ring[3]).map(|digit| even | DigitSet::of(digit)).collect(),
            (0, 1) if held == 2 => shared(board, ring[0], ring[2]).map(|digit| odd | DigitSet::of(digit)).collect(),
            _ => vec![],
        };
        for pair in pairs {
            if ring.iter().all(|&cell| !(board.digits(cell) & pair).is_empty()) {
                visit(&deadly(board, &ring, pair))?;
            }
        }
        Flow::Continue(())
    })
}

fn shared<const W: usize>(board: &Board<'_, W>, a: usize, b: usize) -> impl Iterator<Item = u8> {
    let both = board.digits(a) & board.digits(b);
    both.iter().collect::<Vec<_>>().into_iter()
}

fn deadly<const W: usize>(board: &Board<'_, W>, ring: &[usize; 4], pair: DigitSet) -> Deadly {
    Deadly::new(board, DeadlyShape::Rectangle, ring.iter().map(|&cell| (cell, pair)).collect())
}

fn visit_all<'r, const W: usize>(
    board: &Board<'_, W>,
    mut list: impl Iterator<Item = &'r Rectangle>,
    visit: &mut Visit<'_>,
) -> Flow {
    list.try_for_each(|rectangle| visit(&deadly(board, &rectangle.ring, rectangle.pair)))
}
