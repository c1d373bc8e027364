//! The link graph: candidates, groups of candidates and digits of almost locked sets, with the strong and weak links
//! between them.

use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

use super::links::Links;
use super::reach::{self, Ahead};
use crate::board::Board;
use crate::cellset::CellSet;
use crate::names::{Digit, Sector};
use crate::shared::Derived;
use crate::techniques::sums::shared_house;

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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Vertex<const W: usize> {
    /// The digit.
    pub digit: Digit,
    /// The cells.
    pub cells: CellSet<W>,
}

/// The nodes with their links, as a kind of chains sees them.
pub struct Graph<'b, 'l, const W: usize> {
    /// The position.
    pub board: &'b Board<'l, W>,
    /// What it sees.
    pub kind: Kind,
    links: Rc<Links<W>>,
}

/// The links between single candidates, which most rules share.
struct Singles<const W: usize>(Rc<Links<W>>);

/// The links between single candidates, groups and almost locked sets.
struct Grouped<const W: usize>(Rc<Links<W>>);

impl<const W: usize> Derived<W> for Singles<W> {
    fn derive(board: &Board<'_, W>, _: Option<&Self>) -> Self {
        Self(Rc::new(Links::singles(board)))
    }
}

impl<const W: usize> Derived<W> for Grouped<W> {
    fn derive(board: &Board<'_, W>, _: Option<&Self>) -> Self {
        Self(Rc::new(Links::grouped(board)))
    }
}

impl<const W: usize> Deref for Graph<'_, '_, W> {
    type Target = Links<W>;

    #[inline]
    fn deref(&self) -> &Links<W> {
        &self.links
    }
}

impl<'b, 'l, const W: usize> Graph<'b, 'l, W> {
    /// The graph of a position.
    pub fn new(board: &'b Board<'l, W>, kind: Kind) -> Self {
        let links = match kind {
            Kind::Als => board.derived::<Grouped<W>>().0.clone(),
            _ => board.derived::<Singles<W>>().0.clone(),
        };
        Self { board, kind, links }
    }

    /// The nodes that are true when this one is not, and why.
    #[inline]
    pub fn strong(&self, node: usize) -> &[(usize, Link)] {
        let (cells, others) = self.links.strong(node);
        match self.kind {
            Kind::Cells => &others[..cells],
            Kind::Places => &others[cells..],
            Kind::Plain | Kind::Als => others,
        }
    }

    /// The nodes that are not true when this one is.
    #[inline]
    pub fn weak(&self, node: usize) -> &[u64] {
        match self.kind {
            Kind::Cells | Kind::Places => self.links.same_digit(node),
            Kind::Plain | Kind::Als => self.links.weak(node),
        }
    }

    /// What follows from what; nothing where there are too many nodes for it.
    pub fn reach(&self) -> &Ahead {
        self.links.reach[self.kind as usize].get_or_init(|| RefCell::new(reach::new(self)))
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
