//! What a candidate that is taken to be true excludes, by chains of weak and strong links.

use std::collections::VecDeque;

use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::names::{Digit, Sector, Truth};

/// A candidate: cell and digit.
pub type Node = (usize, Digit);

/// The strong links of a position: pairs that are the last two candidates of a cell, or of a digit in a house.
pub struct Links<'b, 'l, const W: usize> {
    board: &'b Board<'l, W>,
    strong: Vec<Vec<(Node, Sector)>>,
}

/// What one candidate reaches. Each entry knows the one before it, so that the shortest chain can be told.
pub struct Reach<const W: usize> {
    /// The excluded places of each digit.
    pub off: Vec<CellSet<W>>,
    off_by: Vec<Option<Node>>,
    on_by: Vec<Option<(Node, Sector)>>,
}

impl<'b, 'l, const W: usize> Links<'b, 'l, W> {
    pub fn new(board: &'b Board<'l, W>) -> Self {
        let layout = board.layout();
        let mut links = Self { board, strong: vec![vec![]; layout.cell_count() * (layout.size() + 1)] };
        for cell in board.unplaced() {
            let digits: Vec<Digit> = board.digits(cell).iter().take(3).collect();
            if let &[a, b] = digits.as_slice() {
                links.join((cell, a), (cell, b), Sector::Cell(layout.cell(cell)));
            }
        }
        for house in 0..layout.houses().len() {
            for digit in layout.digits() {
                let places = board.places_in(digit, house);
                if places.len() == 2 {
                    let cells: Vec<usize> = places.iter().collect();
                    links.join((cells[0], digit), (cells[1], digit), Sector::House(layout.house(house), digit));
                }
            }
        }
        links
    }

    fn at(&self, (cell, digit): Node) -> usize {
        cell * (self.board.layout().size() + 1) + digit as usize
    }

    fn join(&mut self, a: Node, b: Node, by: Sector) {
        for (from, to) in [(a, b), (b, a)] {
            let at = self.at(from);
            if !self.strong[at].iter().any(|(known, _)| *known == to) {
                self.strong[at].push((to, by));
            }
        }
    }

    /// Follows the links breadth first.
    pub fn reach(&self, start: Node) -> Reach<W> {
        let layout = self.board.layout();
        let mut reach = Reach {
            off: vec![CellSet::EMPTY; layout.size() + 1],
            off_by: vec![None; self.strong.len()],
            on_by: vec![None; self.strong.len()],
        };
        let mut queue = VecDeque::from([start]);
        while let Some(on) = queue.pop_front() {
            let (cell, digit) = on;
            let peers = self.board.places(digit) & self.board.unplaced() & layout.peer_set(cell);
            let same_digit = (peers - reach.off[digit as usize]).iter().map(|peer| (peer, digit)).collect::<Vec<_>>();
            let same_cell = (self.board.digits(cell) - DigitSet::of(digit)).iter().map(|other| (cell, other));
            for off in same_digit.into_iter().chain(same_cell) {
                if reach.off[off.1 as usize].contains(off.0) {
                    continue;
                }
                reach.off[off.1 as usize].insert(off.0);
                reach.off_by[self.at(off)] = Some(on);
                for &(next, by) in &self.strong[self.at(off)] {
                    let known = &mut reach.on_by[self.at(next)];
                    if next != start && known.is_none() {
                        *known = Some((off, by));
                        queue.push_back(next);
                    }
                }
            }
        }
        reach
    }

    /// The chain from an excluded candidate back to the start: the first being true, the last is false.
    pub fn chain(&self, reach: &Reach<W>, from: Node) -> Vec<Node> {
        let mut chain = vec![from];
        let mut off = from;
        while let Some(on) = reach.off_by[self.at(off)] {
            chain.push(on);
            match reach.on_by[self.at(on)] {
                Some((before, _)) => {
                    chain.push(before);
                    off = before;
                }
                None => break,
            }
        }
        chain
    }

    /// The chain as truths (its strong links) and links (its weak ones).
    pub fn sum(&self, reach: &Reach<W>, chain: &[Node]) -> (Vec<Truth>, Vec<Sector>) {
        let layout = self.board.layout();
        let links = chain.chunks(2).filter_map(|pair| layout.link(pair[0], *pair.get(1)?)).collect();
        let strong = chain[1..].chunks(2).filter(|pair| pair.len() == 2);
        let by = strong.filter_map(|pair| reach.on_by[self.at(pair[0])].map(|(_, by)| by.into()));
        (by.collect(), links)
    }
}
