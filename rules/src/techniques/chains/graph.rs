//! The link graph: candidates, groups of candidates and digits of almost locked sets, with the strong and weak links
//! between them.

use std::collections::HashMap;

use super::als::{self, Als};
use super::bits::Bits;
use super::proof::shared_house;
use crate::board::Board;
use crate::cellset::CellSet;
use crate::names::{Digit, Sector};

/// Which strong links and nodes a graph has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Cells with two digits only.
    Cells,
    /// Digits with two places in a house only.
    Places,
    /// Both.
    Plain,
    /// Both, with groups of places on a line in a box as nodes, and almost locked sets as strong links.
    Als,
}

/// Why at least one of two nodes is true.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Link {
    /// Nothing else is left of the cell.
    Cell(usize),
    /// The digit has no other place in the house.
    House(usize),
    /// They are two digits of the almost locked set of this number.
    Als(usize),
}

/// A digit in one cell, or in one of several.
pub struct Vertex<const W: usize> {
    /// The digit.
    pub digit: Digit,
    /// The cells.
    pub cells: CellSet<W>,
    /// What is true when this is not, and why.
    pub strong: Vec<(usize, Link)>,
}

/// The nodes with their links. The single candidates come first, by cell and digit.
pub struct Graph<'b, 'l, const W: usize> {
    /// The position.
    pub board: &'b Board<'l, W>,
    /// The nodes.
    pub nodes: Vec<Vertex<W>>,
    /// How many of them are single candidates.
    pub singles: usize,
    /// For each node those of which it excludes.
    pub weak: Vec<Bits>,
    /// The almost locked sets.
    pub sets: Vec<Als<W>>,
    /// The number of each node.
    known: HashMap<(Digit, CellSet<W>), usize>,
}

impl<'b, 'l, const W: usize> Graph<'b, 'l, W> {
    /// The graph of a position.
    pub fn new(board: &'b Board<'l, W>, kind: Kind) -> Self {
        let mut graph =
            Self { board, nodes: vec![], singles: 0, weak: vec![], sets: vec![], known: HashMap::with_capacity(512) };
        for cell in board.unplaced() {
            for digit in board.digits(cell).iter() {
                graph.node(digit, CellSet::of(cell));
            }
        }
        graph.singles = graph.nodes.len();
        if kind == Kind::Als {
            graph.add_groups();
        }
        if kind != Kind::Places {
            graph.link_cells();
        }
        if kind != Kind::Cells {
            graph.link_places();
        }
        if kind == Kind::Als {
            graph.add_sets();
        }
        graph.link_weakly(kind);
        graph
    }

    fn node(&mut self, digit: Digit, cells: CellSet<W>) -> usize {
        let nodes = &mut self.nodes;
        *self.known.entry((digit, cells)).or_insert_with(|| {
            nodes.push(Vertex { digit, cells, strong: vec![] });
            nodes.len() - 1
        })
    }

    /// The number of a single candidate.
    pub fn single(&self, cell: usize, digit: Digit) -> Option<usize> {
        self.number(digit, CellSet::of(cell))
    }

    /// The number of the node of a digit in these cells.
    pub fn number(&self, digit: Digit, cells: CellSet<W>) -> Option<usize> {
        self.known.get(&(digit, cells)).copied()
    }

    /// The places of a digit where two houses cross.
    fn add_groups(&mut self) {
        let layout = self.board.layout();
        for first in 0..layout.houses().len() {
            for second in first + 1..layout.houses().len() {
                let cross = layout.house_set(first) & layout.house_set(second) & self.board.unplaced();
                if cross.len() < 2 {
                    continue;
                }
                for digit in layout.digits() {
                    let cells = self.board.places(digit) & cross;
                    if cells.len() > 1 {
                        self.node(digit, cells);
                    }
                }
            }
        }
    }

    fn join(&mut self, a: usize, b: usize, link: Link) {
        if self.nodes[a].strong.iter().all(|&(known, _)| known != b) {
            self.nodes[a].strong.push((b, link));
            self.nodes[b].strong.push((a, link));
        }
    }

    fn link_cells(&mut self) {
        for cell in self.board.unplaced() {
            let digits = self.board.digits(cell);
            if digits.len() == 2 {
                let mut ends = digits.iter().filter_map(|digit| self.single(cell, digit));
                if let (Some(a), Some(b)) = (ends.next(), ends.next()) {
                    self.join(a, b, Link::Cell(cell));
                }
            }
        }
    }

    /// Joins the nodes that split a digit's places in a house between them.
    fn link_places(&mut self) {
        let layout = self.board.layout();
        for house in 0..layout.houses().len() {
            for digit in layout.digits() {
                let places = self.board.places_in(digit, house);
                if places.len() < 2 {
                    continue;
                }
                let lowest = places.lowest();
                let inside: Vec<usize> = match places.len() {
                    2 => places.iter().filter_map(|cell| self.single(cell, digit)).collect(),
                    _ if self.nodes.len() == self.singles => continue,
                    _ => {
                        let own = |at: &usize| {
                            let node = &self.nodes[*at];
                            node.digit == digit && node.cells.is_subset(&places)
                        };
                        let singles = places.iter().filter_map(|cell| self.single(cell, digit));
                        singles.chain((self.singles..self.nodes.len()).filter(own)).collect()
                    }
                };
                for &a in &inside {
                    let (cells, rest) = (self.nodes[a].cells, places - self.nodes[a].cells);
                    if lowest.is_none_or(|lowest| !cells.contains(lowest)) {
                        continue;
                    }
                    if let Some(&b) = inside.iter().find(|&&b| self.nodes[b].cells == rest) {
                        self.join(a, b, Link::House(house));
                    }
                }
            }
        }
    }

    fn add_sets(&mut self) {
        let sets = als::find(self.board);
        for (at, set) in sets.iter().enumerate() {
            let ends: Vec<usize> =
                set.digits.iter().map(|digit| self.node(digit, set.cells & self.board.places(digit))).collect();
            for (i, &a) in ends.iter().enumerate() {
                ends[i + 1..].iter().for_each(|&b| self.join(a, b, Link::Als(at)));
            }
        }
        self.sets = sets;
    }

    fn link_weakly(&mut self, kind: Kind) {
        let layout = self.board.layout();
        let count = self.nodes.len();
        self.weak = vec![Bits::new(count); count];
        let mut inside = vec![vec![]; layout.size() + 1];
        for house in 0..layout.houses().len() {
            let set = layout.house_set(house);
            inside.iter_mut().for_each(Vec::clear);
            for (at, node) in self.nodes.iter().enumerate() {
                if node.cells.is_subset(&set) {
                    inside[node.digit as usize].push(at);
                }
            }
            for list in &inside {
                for (i, &a) in list.iter().enumerate() {
                    for &b in &list[i + 1..] {
                        if self.nodes[a].cells.is_disjoint(&self.nodes[b].cells) {
                            self.weak[a].insert(b);
                            self.weak[b].insert(a);
                        }
                    }
                }
            }
        }
        if matches!(kind, Kind::Cells | Kind::Places) {
            return;
        }
        for a in 0..self.singles {
            for b in a + 1..self.singles {
                if self.nodes[a].cells != self.nodes[b].cells {
                    break;
                }
                self.weak[a].insert(b);
                self.weak[b].insert(a);
            }
        }
    }

    /// The sector in which two nodes exclude each other.
    pub fn sector(&self, a: usize, b: usize) -> Sector {
        let (a, b) = (&self.nodes[a], &self.nodes[b]);
        let layout = self.board.layout();
        if a.digit != b.digit {
            return Sector::Cell(layout.cell(a.cells.lowest().unwrap_or_default()));
        }
        let both = a.cells | b.cells;
        let house = shared_house(layout, both).expect("weakly linked nodes share a house");
        Sector::House(layout.house(house), a.digit)
    }
}
