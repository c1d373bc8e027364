//! The links of a position, free of the board that they were taken from, so that rules can share them.

use std::cell::OnceCell;

use rustc_hash::{FxHashMap, FxHashSet};

use super::als::{self, Als};
use super::bits::{Matrix, contains, unite, without};
use super::graph::{Link, Vertex};
use super::reach::Ahead;
use crate::board::Board;
use crate::cellset::CellSet;
use crate::names::Digit;

/// No node.
const NONE: u32 = u32::MAX;

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
    /// The number of each single candidate, by cell and digit.
    numbers: Vec<u32>,
    /// The number of each other node.
    others: FxHashMap<(Digit, CellSet<W>), usize>,
    stride: usize,
    /// What follows from what, for each kind of chains, as far as it was asked for.
    pub reach: [OnceCell<Ahead>; 4],
}

impl<const W: usize> Links<W> {
    /// Of single candidates.
    pub fn singles(board: &Board<'_, W>) -> Self {
        let mut links = Self::unlinked(board);
        let mut joints = Joints::default();
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
        let mut joints = Joints::default();
        joints.add_cells(&links, board);
        let mut groups = vec![vec![]; board.layout().size() + 1];
        (links.singles..links.nodes.len()).for_each(|at| groups[links.nodes[at].digit as usize].push(at));
        joints.add_places(&links, board, &groups);
        links.sets = als::find(board);
        joints.add_sets(&mut links, board);
        links.take(joints);
        links.link_all(board);
        links
    }

    fn unlinked(board: &Board<'_, W>) -> Self {
        let layout = board.layout();
        let stride = layout.size() + 1;
        let (mut nodes, mut numbers) = (vec![], vec![NONE; layout.cell_count() * stride]);
        for cell in board.unplaced() {
            for digit in board.digits(cell).iter() {
                numbers[cell * stride + digit as usize] = nodes.len() as u32;
                nodes.push(Vertex { digit, cells: CellSet::of(cell) });
            }
        }
        Self {
            singles: nodes.len(),
            nodes,
            sets: vec![],
            from: vec![],
            strong: vec![],
            same_digit: Matrix::new(0),
            weak_rows: Matrix::new(0),
            numbers,
            others: FxHashMap::default(),
            stride,
            reach: Default::default(),
        }
    }

    /// The number of a single candidate.
    #[inline]
    pub fn single(&self, cell: usize, digit: Digit) -> Option<usize> {
        let number = self.numbers[cell * self.stride + digit as usize];
        (number != NONE).then_some(number as usize)
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
                self.same_digit.insert(at, self.numbers[cell * self.stride + node.digit as usize] as usize);
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
                (first..end).filter(|&b| a != b).for_each(|b| self.weak_rows.insert(a, b));
            }
            first = end;
        }
    }

    /// Links nodes of a digit that share a house but no cell, and the single candidates of a cell.
    fn link_all(&mut self, board: &Board<'_, W>) {
        let (layout, count) = (board.layout(), self.nodes.len());
        let mut inside = Matrix::of(layout.houses().len() * self.stride, count);
        let mut around = Matrix::of(layout.cell_count() * self.stride, count);
        for (at, node) in self.nodes.iter().enumerate() {
            for cell in node.cells {
                around.insert(cell * self.stride + node.digit as usize, at);
            }
            let houses = node.cells.lowest().map_or(&[][..], |cell| layout.houses_of(cell));
            for &house in houses.iter().filter(|&&house| node.cells.is_subset(&layout.house_set(house))) {
                inside.insert(house * self.stride + node.digit as usize, at);
            }
        }
        self.weak_rows = Matrix::new(count);
        for (at, node) in self.nodes.iter().enumerate() {
            let row = &mut self.weak_rows[at];
            let houses = node.cells.lowest().map_or(&[][..], |cell| layout.houses_of(cell));
            for &house in houses {
                let set = &inside[house * self.stride + node.digit as usize];
                if contains(set, at) {
                    unite(row, set);
                }
            }
            for cell in node.cells {
                without(row, &around[cell * self.stride + node.digit as usize]);
            }
        }
        self.link_within_cells(board);
    }
}

/// The strong links, in the order in which they are found, each once.
#[derive(Default)]
struct Joints {
    list: Vec<(usize, usize, Link)>,
    known: FxHashSet<(usize, usize)>,
}

impl Joints {
    fn join(&mut self, a: usize, b: usize, link: Link) {
        if self.known.insert((a, b)) {
            self.list.push((a, b, link));
        }
    }

    fn add_cells<const W: usize>(&mut self, links: &Links<W>, board: &Board<'_, W>) {
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
    fn add_places<const W: usize>(&mut self, links: &Links<W>, board: &Board<'_, W>, groups: &[Vec<usize>]) {
        let layout = board.layout();
        for house in 0..layout.houses().len() {
            for digit in board.open_in(house).iter() {
                let count = board.count_in(digit, house);
                if count < 2 || count > 2 && groups.is_empty() {
                    continue;
                }
                let places = board.places_in(digit, house);
                let Some(lowest) = places.lowest() else { continue };
                let mut split = |cells: CellSet<W>| {
                    if let (Some(a), Some(b)) = (links.number(digit, cells), links.number(digit, places - cells)) {
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

    /// Joins any two digits of an almost locked set.
    fn add_sets<const W: usize>(&mut self, links: &mut Links<W>, board: &Board<'_, W>) {
        for at in 0..links.sets.len() {
            let (cells, digits) = (links.sets[at].cells, links.sets[at].digits);
            let ends: Vec<usize> = digits.iter().map(|digit| links.node(digit, cells & board.places(digit))).collect();
            for (i, &a) in ends.iter().enumerate() {
                ends[i + 1..].iter().for_each(|&b| self.join(a, b, Link::Als(at)));
            }
        }
    }
}
