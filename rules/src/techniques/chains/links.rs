//! The links of a position, free of the board that they were taken from, so that rules can share them.

use std::cell::OnceCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::als::{self, Als};
use super::graph::{Link, Vertex};
use super::joints::Joints;
use super::reach::Ahead;
use crate::board::Board;
use crate::cellset::CellSet;
use crate::names::Digit;
use crate::sets::bits::Matrix;
use crate::sets::candidates::Candidates;
use crate::sets::lists::Lists;
use crate::techniques::als::engine::Found;

/// No node.
const NONE: usize = usize::MAX;

/// The nodes with their links. The single candidates come first, by cell and digit.
pub struct Links<const W: usize> {
    /// The nodes.
    pub nodes: Vec<Vertex<W>>,
    /// How many of them are single candidates.
    pub singles: usize,
    /// The almost locked sets.
    pub sets: Vec<Als<W>>,
    /// For each node where its strong links begin in `strong`; links within a cell come first.
    from: Vec<u32>,
    strong: Vec<(usize, Link)>,
    /// For each node those of the same digit that it excludes; for single candidates only.
    same_digit: Matrix,
    /// For each node those that it excludes.
    pub weak_rows: Matrix,
    /// The numbers of the single candidates.
    candidates: Rc<Candidates>,
    /// The number of each other node.
    others: FxHashMap<(Digit, CellSet<W>), usize>,
    /// What follows from what, for each kind of chains, as far as it was asked for.
    pub reach: [OnceCell<Ahead>; 4],
}

impl<const W: usize> Links<W> {
    /// Of single candidates.
    pub fn singles(board: &Board<'_, W>) -> Self {
        let mut links = Self::unlinked(board);
        let mut joints = Joints::between(links.nodes.len());
        joints.add_cells(&links, board);
        joints.add_places(&links, board, &[]);
        links.take(joints);
        links.link_singles(board);
        links
    }

    /// Of groups and almost locked sets as well.
    pub fn grouped(board: &Board<'_, W>) -> Self {
        let mut links = Self::unlinked(board);
        links.add_groups(board);
        let mut groups = vec![vec![]; board.layout().size() + 1];
        (links.singles..links.nodes.len()).for_each(|at| groups[links.nodes[at].digit as usize].push(at));
        let ends = links.add_sets(board);
        let mut joints = Joints::between(links.nodes.len());
        joints.add_cells(&links, board);
        joints.add_places(&links, board, &groups);
        joints.add_sets(&links.sets, &ends);
        links.take(joints);
        links.link_all(board);
        links
    }

    fn unlinked(board: &Board<'_, W>) -> Self {
        let candidates = board.derived::<Candidates>();
        let mut nodes = Vec::with_capacity(candidates.count);
        Candidates::each(board).for_each(|(cell, digit)| nodes.push(Vertex { digit, cells: CellSet::of(cell) }));
        Self {
            singles: nodes.len(),
            nodes,
            sets: vec![],
            from: vec![],
            strong: vec![],
            same_digit: Matrix::new(0),
            weak_rows: Matrix::new(0),
            candidates,
            others: FxHashMap::default(),
            reach: Default::default(),
        }
    }

    /// The number of a single candidate.
    #[inline]
    pub fn single(&self, cell: usize, digit: Digit) -> Option<usize> {
        self.candidates.number(cell, digit)
    }

    /// The number of the node of a digit in these cells.
    #[inline]
    pub fn number(&self, digit: Digit, cells: CellSet<W>) -> Option<usize> {
        match cells.single() {
            Some(cell) => self.single(cell, digit),
            None => self.others.get(&(digit, cells)).copied(),
        }
    }

    /// How many strong links within its cell a node has, and all its strong links, those first.
    #[inline]
    pub fn strong(&self, node: usize) -> (usize, &[(usize, Link)]) {
        let links = &self.strong[self.from[node] as usize..self.from[node + 1] as usize];
        (usize::from(matches!(links.first(), Some((_, Link::Cell(_))))), links)
    }

    /// The single candidates of the same digit that a single candidate excludes.
    #[inline]
    pub fn same_digit(&self, node: usize) -> &[u64] {
        &self.same_digit[node]
    }

    /// The nodes that a node excludes.
    #[inline]
    pub fn weak(&self, node: usize) -> &[u64] {
        &self.weak_rows[node]
    }

    fn node(&mut self, digit: Digit, cells: CellSet<W>) -> usize {
        self.number(digit, cells).unwrap_or_else(|| {
            let number = self.nodes.len();
            self.nodes.push(Vertex { digit, cells });
            self.others.insert((digit, cells), number);
            number
        })
    }

    /// The places of a digit where two houses cross.
    fn add_groups(&mut self, board: &Board<'_, W>) {
        let layout = board.layout();
        self.others.reserve(8 * layout.cell_count());
        for first in 0..layout.houses().len() {
            for second in first + 1..layout.houses().len() {
                let cross = layout.house_set(first) & layout.house_set(second) & board.unplaced();
                if cross.len() < 2 {
                    continue;
                }
                for digit in layout.digits() {
                    let cells = board.places(digit) & cross;
                    if cells.len() > 1 {
                        self.node(digit, cells);
                    }
                }
            }
        }
    }

    /// The almost locked sets; returns the nodes of the digits of all of them, set by set.
    fn add_sets(&mut self, board: &Board<'_, W>) -> Vec<usize> {
        let found = board.derived::<Found<W>>();
        self.sets = als::find(board, &found);
        // The nodes of the spots of sets.
        let mut known = vec![NONE; found.spots.list.len()];
        let mut ends = Vec::with_capacity(4 * self.sets.len());
        for at in 0..self.sets.len() {
            for spot in found.spots.numbers(self.sets[at].number, self.sets[at].digits) {
                if known[spot] == NONE {
                    known[spot] = self.node(found.spots.list[spot].digit, found.spots.list[spot].places);
                }
                ends.push(known[spot]);
            }
        }
        ends
    }

    /// Sorts the strong links by node, each node's in the order in which they were found.
    fn take(&mut self, joints: Joints) {
        let mut from = vec![0; self.nodes.len() + 1];
        for &(a, b, _) in &joints.list {
            from[a] += 1;
            from[b] += 1;
        }
        let mut sum = 0;
        for count in &mut from {
            sum += *count;
            *count = sum;
        }
        self.strong = vec![(0, Link::Cell(0)); 2 * joints.list.len()];
        for &(a, b, link) in joints.list.iter().rev() {
            for (one, other) in [(a, b), (b, a)] {
                from[one] -= 1;
                self.strong[from[one] as usize] = (other, link);
            }
        }
        self.from = from;
    }

    fn link_singles(&mut self, board: &Board<'_, W>) {
        self.same_digit = Matrix::new(self.nodes.len());
        for (at, node) in self.nodes.iter().enumerate() {
            let peers = node.cells.lowest().map_or(CellSet::EMPTY, |cell| board.layout().peer_set(cell));
            for cell in peers & board.places(node.digit) & board.unplaced() {
                self.candidates.number(cell, node.digit).into_iter().for_each(|seen| self.same_digit.insert(at, seen));
            }
        }
        self.weak_rows = self.same_digit.clone();
        self.link_within_cells(board);
    }

    fn link_within_cells(&mut self, board: &Board<'_, W>) {
        let mut first = 0;
        for cell in board.unplaced() {
            let end = first + board.digits(cell).len();
            for a in first..end {
                (first..end).for_each(|b| self.weak_rows.insert(a, b));
                self.weak_rows.remove(a, a);
            }
            first = end;
        }
    }

    /// Links nodes of a digit that share a house but no cell, and the single candidates of a cell.
    fn link_all(&mut self, board: &Board<'_, W>) {
        let (layout, stride) = (board.layout(), board.layout().size() + 1);
        let mut inside: Vec<(u32, u32)> = Vec::with_capacity(2 * self.nodes.len());
        for (at, node) in self.nodes.iter().enumerate() {
            let houses = layout.houses_around(node.cells);
            inside.extend(houses.map(|house| ((house * stride + node.digit as usize) as u32, at as u32)));
        }
        let inside = Lists::of(layout.houses().len() * stride, &inside);
        self.weak_rows = Matrix::new(self.nodes.len());
        for slot in 0..inside.len() {
            for (number, one) in inside[slot].iter().map(|&one| one as usize).enumerate() {
                let cells = self.nodes[one].cells;
                for other in inside[slot][number + 1..].iter().map(|&other| other as usize) {
                    if cells.is_disjoint(&self.nodes[other].cells) {
                        self.weak_rows.insert(one, other);
                        self.weak_rows.insert(other, one);
                    }
                }
            }
        }
        self.link_within_cells(board);
    }
}
