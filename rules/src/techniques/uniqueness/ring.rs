//! Unique loops: six cells or more whose two digits could be exchanged.

use super::engine::{Deadly, Visit};
use super::rectangle::exchangeable;
use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::geometry::Layout;
use crate::pattern::DeadlyShape;
use crate::rule::Flow;
use crate::shared::Derived;

/// The most cells of a loop with other candidates.
const ROOF: usize = 3;
/// The most steps that are spent on the loops of two digits.
const EFFORT: usize = 20_000;

/// The unique loops, each once: cells that have both digits, most of them nothing else.
struct UniqueLoops(Vec<Deadly>);

/// Visits the unique loops.
pub fn unique_loops<const W: usize>(board: &Board<'_, W>, visit: &mut Visit<'_>) -> Flow {
    board.derived::<UniqueLoops>().0.iter().try_for_each(visit)
}

impl<const W: usize> Derived<W> for UniqueLoops {
    fn derive(board: &Board<'_, W>) -> Self {
        let mut floors: Vec<(DigitSet, CellSet<W>)> = vec![];
        for cell in board.unplaced().iter().filter(|&cell| board.digits(cell).len() == 2) {
            match floors.iter_mut().find(|(pair, _)| *pair == board.digits(cell)) {
                Some((_, floor)) => floor.insert(cell),
                None => floors.push((board.digits(cell), CellSet::of(cell))),
            }
        }
        let mut list = vec![];
        for (pair, floor) in floors {
            let both = pair.iter().fold(board.unplaced(), |cells, digit| cells & board.places(digit));
            let rings = rings(board, floor, both);
            let deadly = |ring: &Vec<usize>| {
                Deadly::new(board, DeadlyShape::Loop, ring.iter().map(|&cell| (cell, pair)).collect())
            };
            list.extend(rings.iter().map(deadly));
        }
        Self(list)
    }
}

/// The loops of two digits: through cells that have both, almost all of them cells that have no other. Short loops come
/// first, then it goes in the order of the grid.
fn rings<const W: usize>(board: &Board<'_, W>, floor: CellSet<W>, both: CellSet<W>) -> Vec<Vec<usize>> {
    // Six cells, of which three may be roof.
    let few = |floor: CellSet<W>| floor.len() + ROOF < 6;
    if few(floor) {
        return vec![];
    }
    let both = joined(board.layout(), both);
    let floor = floor & both;
    if few(floor) {
        return vec![];
    }
    let mut search = Search { board, floor, both, found: vec![], effort: EFFORT };
    let mut left = floor;
    for start in floor {
        if few(left) {
            break;
        }
        search.extend(&mut vec![start], CellSet::of(start), CellSet::EMPTY, left);
        left.remove(start);
    }
    search.found.sort_by_key(|(ring, _)| ring.len());
    search.found.into_iter().map(|(ring, _)| ring).collect()
}

/// What is left of the cells when those that are alone in a house go, again and again: no loop goes through them.
fn joined<const W: usize>(layout: &Layout<W>, mut cells: CellSet<W>) -> CellSet<W> {
    loop {
        let held = |&house: &usize| (layout.house_set(house) & cells).single().is_none();
        let kept = cells.iter().filter(|&cell| layout.houses_of(cell).iter().all(held)).collect();
        if kept == cells {
            return cells;
        }
        cells = kept;
    }
}

struct Search<'b, 'l, const W: usize> {
    board: &'b Board<'l, W>,
    floor: CellSet<W>,
    both: CellSet<W>,
    found: Vec<(Vec<usize>, CellSet<W>)>,
    effort: usize,
}

impl<const W: usize> Search<'_, '_, W> {
    /// Extends a path whose first cell is the lowest floor cell of its loop; `set` has its cells and `full` those of
    /// houses with two of them, `floor` the floor cells that it may use.
    fn extend(&mut self, path: &mut Vec<usize>, set: CellSet<W>, full: CellSet<W>, floor: CellSet<W>) {
        if self.effort == 0 {
            return;
        }
        self.effort -= 1;
        let layout = self.board.layout();
        let (start, last) = (path[0], path[path.len() - 1]);
        if path.len() >= 6 && path.len().is_multiple_of(2) && layout.peer_set(start).contains(last) {
            self.close(path);
        }
        let roof = (set - self.floor).len();
        let usable = (if roof < ROOF { floor | (self.both - self.floor) } else { floor }) - set - full;
        // Each house of a cell needs another one.
        let waits = |&house: &usize| (layout.house_set(house) & (set | usable)).single().is_none();
        if !path.iter().all(|&cell| layout.houses_of(cell).iter().all(waits)) {
            return;
        }
        for next in layout.peer_set(last) & usable {
            let met = layout.houses_of(next).iter().map(|&house| layout.house_set(house));
            let met = met.filter(|house| !house.is_disjoint(&set)).fold(full, |full, house| full | house);
            path.push(next);
            self.extend(path, set | CellSet::of(next), met, floor);
            path.pop();
        }
    }

    /// Keeps the path when it is a loop: each house holds an even and an odd cell of it or none.
    fn close(&mut self, path: &[usize]) {
        let layout = self.board.layout();
        let set: CellSet<W> = path.iter().copied().collect();
        let even: CellSet<W> = path.iter().copied().step_by(2).collect();
        let alternates =
            |&cell: &usize| layout.houses_of(cell).iter().all(|&house| (layout.house_set(house) & even).len() == 1);
        let known = self.found.iter().any(|(_, known)| *known == set);
        if !known && exchangeable(layout, path) && path.iter().all(alternates) {
            self.found.push((path.to_vec(), set));
        }
    }
}
