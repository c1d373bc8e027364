//! Chains of exactly three strong links, whose sorts of links make the wings that have letters.

use std::collections::HashSet;

use super::bits::{contains, each};
use super::build::Builder;
use super::graph::{Graph, Kind, Link};
use super::search::Path;
use crate::board::Board;
use crate::finding::Finding;
use crate::names::Digit;
use crate::rule::{Flow, Sink};

/// What a chain of three strong links looks like, from one end to the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Form {
    /// Which strong links are cells with two digits.
    pub cells: [bool; 3],
    /// Which weak links lie within a cell.
    pub inside: [bool; 2],
    /// Whether both ends have the same digit.
    pub same: bool,
}

impl Form {
    fn reversed(self) -> Self {
        let ([a, b, c], [x, y]) = (self.cells, self.inside);
        Self { cells: [c, b, a], inside: [y, x], same: self.same }
    }
}

/// Hands over the chains that have one of these forms.
pub fn find<const W: usize>(board: &Board<'_, W>, forms: &[Form], sink: &mut Sink<'_>) -> Flow {
    let graph = Graph::new(board, Kind::Plain);
    let search = Short { graph: &graph, builder: Builder::new(&graph), forms };
    let mut known = HashSet::new();
    for start in 0..graph.nodes.len() {
        for finding in search.from(start) {
            // Read from its other end, it is the same; and so it is when it goes another way between the same ends.
            if known.insert(finding.conclusions.clone()) {
                sink(finding)?;
            }
        }
    }
    Flow::Continue(())
}

struct Short<'g, 'b, 'l, 'f, const W: usize> {
    graph: &'g Graph<'b, 'l, W>,
    builder: Builder<'g, 'b, 'l, W>,
    forms: &'f [Form],
}

impl<const W: usize> Short<'_, '_, '_, '_, W> {
    fn from(&self, start: usize) -> Vec<Finding> {
        let mut found = vec![];
        for &(a, first) in self.graph.strong(start) {
            for b in each(self.graph.weak(a)).filter(|&b| b != start) {
                for &(c, second) in self.graph.strong(b).iter().filter(|(c, _)| *c != start && *c != a) {
                    for d in each(self.graph.weak(c)).filter(|&d| ![start, a, b].contains(&d)) {
                        for &(end, third) in self.graph.strong(d) {
                            if end > start && ![a, b, c].contains(&end) {
                                let path =
                                    Path { nodes: vec![start, a, b, c, d, end], links: vec![first, second, third] };
                                found.extend(self.finding(&path));
                            }
                        }
                    }
                }
            }
        }
        found
    }

    fn finding(&self, path: &Path) -> Option<Finding> {
        let form = self.form(path);
        if !self.forms.contains(&form) && !self.forms.contains(&form.reversed()) {
            return None;
        }
        let (first, last) = (path.nodes[0], path.nodes[5]);
        if contains(self.graph.weak(first), last) {
            return None;
        }
        let gone = self.builder.seen_by_both(first, last)?;
        Some(self.builder.chain(path, &gone))
    }

    fn form(&self, path: &Path) -> Form {
        let digit = |at: usize| -> Digit { self.graph.nodes[path.nodes[at]].digit };
        let cell = |at: usize| matches!(path.links[at], Link::Cell(_));
        Form {
            cells: [cell(0), cell(1), cell(2)],
            inside: [digit(1) != digit(2), digit(3) != digit(4)],
            same: digit(0) == digit(5),
        }
    }
}
