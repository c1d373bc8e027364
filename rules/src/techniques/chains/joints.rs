//! Collects the strong links of a position.

use super::als::Als;
use super::graph::Link;
use super::links::Links;
use crate::board::Board;
use crate::cellset::CellSet;
use crate::sets::bits::{Matrix, contains};

/// The strong links, in the order in which they are found, each once.
pub struct Joints {
    pub list: Vec<(usize, usize, Link)>,
    known: Matrix,
}

impl Joints {
    /// No links yet between so many nodes.
    pub fn between(count: usize) -> Self {
        Self { list: Vec::with_capacity(2 * count), known: Matrix::new(count) }
    }

    fn join(&mut self, a: usize, b: usize, link: Link) {
        if !contains(&self.known[a], b) {
            self.known.insert(a, b);
            self.list.push((a, b, link));
        }
    }

    /// Joins the digits of cells that have two.
    pub fn add_cells<const W: usize>(&mut self, links: &Links<W>, board: &Board<'_, W>) {
        for cell in board.unplaced() {
            let digits = board.digits(cell);
            if digits.len() == 2 {
                let mut ends = digits.iter().filter_map(|digit| links.single(cell, digit));
                if let (Some(a), Some(b)) = (ends.next(), ends.next()) {
                    self.join(a, b, Link::Cell(cell));
                }
            }
        }
    }

    /// Joins the nodes that split a digit's places in a house between them.
    pub fn add_places<const W: usize>(&mut self, links: &Links<W>, board: &Board<'_, W>, groups: &[Vec<usize>]) {
        let layout = board.layout();
        // Places of sets are no groups.
        let all = groups.iter().flatten().max().map_or(links.singles, |last| last + 1);
        for house in 0..layout.houses().len() {
            for digit in board.open_in(house).iter() {
                let count = board.count_in(digit, house);
                if count < 2 || count > 2 && groups.is_empty() {
                    continue;
                }
                let places = board.places_in(digit, house);
                let Some(lowest) = places.lowest() else { continue };
                let end = |cells: CellSet<W>| links.number(digit, cells).filter(|&at| at < all);
                let mut split = |cells: CellSet<W>| {
                    if let (Some(a), Some(b)) = (end(cells), end(places - cells)) {
                        self.join(a, b, Link::House(house));
                    }
                };
                split(CellSet::of(lowest));
                if count > 2 {
                    let own = groups[digit as usize].iter().map(|&at| links.nodes[at].cells);
                    own.filter(|cells| cells.contains(lowest) && cells.is_subset(&places)).for_each(split);
                }
            }
        }
    }

    /// Joins any two digits of an almost locked set; `ends` are the nodes of the digits of all sets.
    pub fn add_sets<const W: usize>(&mut self, sets: &[Als<W>], mut ends: &[usize]) {
        for (at, set) in sets.iter().enumerate() {
            let (own, others) = ends.split_at(set.digits.len());
            for (i, &a) in own.iter().enumerate() {
                own[i + 1..].iter().for_each(|&b| self.join(a, b, Link::Als(at)));
            }
            ends = others;
        }
    }
}
