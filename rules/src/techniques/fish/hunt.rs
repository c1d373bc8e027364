//! The search for fish that remove one place of a digit.
//!
//! Take the place to be true. Then its peers are false, and with them each fin, since fins see what their fish removes;
//! and one cover house is used up by the place itself. So a fish of size n is there exactly when, among the places that
//! are left, n base houses without a common place lie in n - 1 cover houses. That is a much smaller search than one
//! over bases, covers and fins.

use std::collections::BTreeSet;

use super::waters::{Houses, Waters, each};
use crate::cellset::CellSet;

/// Which houses a fish is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shape {
    /// Rows caught by columns, or columns caught by rows.
    Basic,
    /// The same with boxes among the base, the cover or both.
    Franken,
    /// Anything else: rows and columns on one side, or other houses.
    Mutant,
}

impl Shape {
    /// The houses that may be in the base and in the cover, one pair a direction.
    pub fn directions<const W: usize>(self, waters: &Waters<'_, W>) -> Vec<(Houses, Houses)> {
        let [rows, columns, boxes] = waters.lines;
        match self {
            Self::Basic => vec![(rows, columns), (columns, rows)],
            Self::Franken => vec![(rows | boxes, columns | boxes), (columns | boxes, rows | boxes)],
            Self::Mutant => vec![(waters.open, waters.open)],
        }
    }

    /// The shape of a fish.
    pub fn of<const W: usize>(waters: &Waters<'_, W>, (base, cover): (Houses, Houses)) -> Self {
        let fits = |shape: &Self| {
            let mut directions = shape.directions(waters).into_iter();
            directions.any(|(bases, covers)| base & !bases == 0 && cover & !covers == 0)
        };
        [Self::Basic, Self::Franken].into_iter().find(fits).unwrap_or(Self::Mutant)
    }
}

/// A base and a cover.
pub type Net = (Houses, Houses);

/// The nets of `size` that remove `target`; among them may be some of a simpler shape. `budget` counts choices of
/// covers and ends the search in grids that are too large for it.
pub fn hunt<const W: usize>(
    waters: &Waters<'_, W>,
    target: usize,
    (shape, size): (Shape, usize),
    budget: &mut usize,
    nets: &mut BTreeSet<Net>,
) {
    let own = waters.houses_of(target);
    for (bases, covers) in shape.directions(waters) {
        let left = waters.places - waters.layout.peer_set(target) - CellSet::of(target);
        let within = |houses: Houses, least: usize| -> Vec<(usize, CellSet<W>)> {
            let cut = each(houses & !own).map(|house| (house, waters.sets[house] & left));
            cut.filter(|(_, cells)| cells.len() >= least).collect()
        };
        // A base whose places all see the target is enough by itself; only among rows and columns, where the search is
        // short, it is kept for the sake of fish that remove more.
        let least = usize::from(shape != Shape::Basic);
        let mut hunter = Hunter {
            bases: within(bases, least),
            covers: within(covers, 1),
            size,
            budget,
            found: vec![],
            chosen: vec![],
        };
        hunter.cast(0, CellSet::EMPTY);
        for (base, cover) in std::mem::take(&mut hunter.found) {
            nets.extend(each(own & covers).map(|last| (base, cover | 1 << last)));
        }
        // The fish may also hold the target itself, if two of its covers do.
        if shape != Shape::Basic && size > 2 {
            hunter.size = size - 1;
            hunter.cast(0, CellSet::EMPTY);
            for (base, cover) in hunter.found {
                for more in each(own & bases) {
                    for one in each(own & covers & !(1 << more)) {
                        let two = each(own & covers & !(1 << more)).filter(|&two| two > one);
                        nets.extend(two.map(|two| (base | 1 << more, cover | 1 << one | 1 << two)));
                    }
                }
            }
        }
    }
}

/// One search: which covers are chosen so far, and what was found.
struct Hunter<'h, const W: usize> {
    bases: Vec<(usize, CellSet<W>)>,
    covers: Vec<(usize, CellSet<W>)>,
    size: usize,
    budget: &'h mut usize,
    chosen: Vec<(usize, CellSet<W>)>,
    found: Vec<Net>,
}

impl<const W: usize> Hunter<'_, W> {
    /// Chooses the covers, rising.
    fn cast(&mut self, from: usize, union: CellSet<W>) {
        let missing = self.size - 1 - self.chosen.len();
        if missing == 0 {
            return self.draw(union);
        }
        for at in from..(self.covers.len() + 1).saturating_sub(missing) {
            if *self.budget == 0 {
                return;
            }
            let cover = self.covers[at];
            self.chosen.push(cover);
            self.cast(at + 1, union | cover.1);
            self.chosen.pop();
        }
    }

    /// Chooses bases that the covers hold.
    fn draw(&mut self, union: CellSet<W>) {
        *self.budget -= 1;
        let cover = self.chosen.iter().fold(0, |all, (house, _)| all | 1 << house);
        let held = self.bases.iter().filter(|(house, cells)| cells.is_subset(&union) && cover >> house & 1 == 0);
        let held: Vec<(usize, CellSet<W>)> = held.copied().collect();
        self.join(&held, 0, cover, CellSet::EMPTY, self.size);
    }

    fn join(&mut self, held: &[(usize, CellSet<W>)], base: Houses, cover: Houses, cells: CellSet<W>, missing: usize) {
        if missing == 0 {
            if self.chosen.iter().all(|(_, places)| !places.is_disjoint(&cells)) {
                self.found.push((base, cover));
            }
            return;
        }
        for at in 0..(held.len() + 1).saturating_sub(missing) {
            let (house, places) = held[at];
            if places.is_disjoint(&cells) {
                self.join(&held[at + 1..], base | 1 << house, cover, cells | places, missing - 1);
            }
        }
    }
}
