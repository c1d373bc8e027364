//! Unique loops: six cells or more whose two digits could be exchanged.

use super::engine::{Deadly, Visit};
use super::rectangle::exchangeable;
use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::pattern::DeadlyShape;
use crate::rule::Flow;
use crate::scouts::{bits, cells_of_loops, word};
use crate::shared::Derived;

/// The fewest cells of a loop.
const LEAST: usize = 6;
/// The most cells of a loop with other candidates.
const ROOF: usize = 3;
/// The same where such a cell may lack one of the two digits.
const GAPPED_ROOF: usize = 2;
/// The most steps that are spent on the loops of two digits.
const EFFORT: usize = 20_000;

/// The unique loops, each once: most of their cells have two digits and nothing else, the others both of these, or, of
/// at most two cells, just one of them.
struct UniqueLoops(Vec<Deadly>);

/// Visits the unique loops.
pub fn unique_loops<const W: usize>(board: &Board<'_, W>, visit: &mut Visit<'_>) -> Flow {
    board.derived::<UniqueLoops>().0.iter().try_for_each(visit)
}

impl<const W: usize> Derived<W> for UniqueLoops {
    fn derive(board: &Board<'_, W>, _: Option<&Self>) -> Self {
        let mut floors: Vec<(DigitSet, CellSet<W>)> = Vec::with_capacity(32);
        for cell in board.unplaced().iter().filter(|&cell| board.digits(cell).len() == 2) {
            match floors.iter_mut().find(|(pair, _)| *pair == board.digits(cell)) {
                Some((_, floor)) => floor.insert(cell),
                None => floors.push((board.digits(cell), CellSet::of(cell))),
            }
        }
        let mut list = vec![];
        for (pair, floor) in floors.into_iter().filter(|(_, floor)| floor.len() + ROOF >= LEAST) {
            let places = |digit| board.places(digit) & board.unplaced();
            let both = pair.iter().fold(board.unplaced(), |cells, digit| cells & places(digit));
            let any = pair.iter().fold(CellSet::EMPTY, |cells, digit| cells | places(digit));
            let whole = rings(board, floor, both, ROOF);
            let gapped = rings(board, floor, any, GAPPED_ROOF);
            // Short loops first, then in the order of the grid.
            let gaps = |ring: &[usize]| ring.iter().any(|&cell| !both.contains(cell));
            for ring in whole.iter().chain(gapped.iter().filter(|ring| gaps(ring))) {
                list.push(Deadly::new(board, DeadlyShape::Loop, ring.iter().map(|&cell| (cell, pair)).collect()));
            }
        }
        Self(list)
    }
}

/// The loops through these cells, almost all of them on the floor.
fn rings<const W: usize>(board: &Board<'_, W>, floor: CellSet<W>, usable: CellSet<W>, roof: usize) -> Vec<Vec<usize>> {
    Search { board, floor, usable, roof, found: vec![], effort: EFFORT }.all()
}

struct Search<'b, 'l, const W: usize> {
    board: &'b Board<'l, W>,
    floor: CellSet<W>,
    usable: CellSet<W>,
    roof: usize,
    found: Vec<(Vec<usize>, CellSet<W>)>,
    effort: usize,
}

impl<const W: usize> Search<'_, '_, W> {
    /// All loops, short ones first.
    fn all(mut self) -> Vec<Vec<usize>> {
        // Six cells, of which some may be roof.
        let (floor, roof) = (self.floor, self.roof);
        let few = |usable: CellSet<W>| (usable & floor).len() + roof < LEAST;
        let mut left = self.usable;
        while let Some(start) = (left & floor).lowest().filter(|_| !few(left)) {
            self.usable = self.joined(start, left);
            if self.usable.contains(start) && !few(self.usable) {
                self.extend(&mut vec![start], CellSet::of(start), CellSet::EMPTY);
            }
            left.remove(start);
        }
        self.found.sort_by_key(|(ring, _)| ring.len());
        self.found.into_iter().map(|(ring, _)| ring).collect()
    }

    /// What is left of the cells for loops through the start. In any layout those that are alone in a house go, again
    /// and again, since no loop goes through them.
    fn joined(&self, start: usize, mut cells: CellSet<W>) -> CellSet<W> {
        let layout = self.board.layout();
        if self.board.is_scouted() {
            let cells = cells_of_loops(start, word(self.floor.words()), word(cells.words()), self.roof);
            return bits(cells).collect();
        }
        loop {
            let held = |&house: &usize| (layout.house_set(house) & cells).single().is_none();
            let kept = cells.iter().filter(|&cell| layout.houses_of(cell).iter().all(held)).collect();
            if kept == cells {
                return cells;
            }
            cells = kept;
        }
    }

    /// Extends a path whose first cell is the lowest floor cell of its loop; `set` has its cells and `full` those of
    /// houses with two of them.
    fn extend(&mut self, path: &mut Vec<usize>, set: CellSet<W>, full: CellSet<W>) {
        if self.effort == 0 {
            return;
        }
        self.effort -= 1;
        let layout = self.board.layout();
        let (start, last) = (path[0], path[path.len() - 1]);
        if path.len() >= LEAST && path.len().is_multiple_of(2) && layout.peer_set(start).contains(last) {
            self.close(path);
        }
        let roof = (set - self.floor).len();
        let usable = (if roof < self.roof { self.usable } else { self.usable & self.floor }) - set - full;
        // Each house of a cell needs another one.
        let left = set | usable;
        let waits = |&house: &usize| (layout.house_set(house) & left).single().is_none();
        if !path.iter().all(|&cell| layout.houses_of(cell).iter().all(waits)) {
            return;
        }
        for next in layout.peer_set(last) & usable {
            let met = layout.houses_of(next).iter().map(|&house| layout.house_set(house));
            let full = met.filter(|house| !house.is_disjoint(&set)).fold(full, |full, house| full | house);
            path.push(next);
            self.extend(path, set | CellSet::of(next), full);
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
