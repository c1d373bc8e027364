//! Chains of exactly three strong links, whose sorts of links make the wings that have letters.

use rustc_hash::FxHashSet;

use super::build::Builder;
use super::graph::{Graph, Kind, Link};
use super::lettered;
use super::search::Path;
use crate::board::Board;
use crate::finding::Facts;
use crate::names::Digit;
use crate::rule::{Flow, Sink};
use crate::sets::bits::{contains, each};

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
    /// Read from the other end.
    pub fn reversed(self) -> Self {
        let ([a, b, c], [x, y]) = (self.cells, self.inside);
        Self { cells: [c, b, a], inside: [y, x], same: self.same }
    }
}

/// Hands over the chains that have one of these forms.
pub fn find<const W: usize>(board: &Board<'_, W>, forms: &[Form], sink: &mut Sink<'_>) -> Flow {
    let mut starts: Vec<_> = forms.iter().flat_map(|&form| lettered::starts(board, form)).collect();
    if starts.is_empty() {
        return Flow::Continue(());
    }
    starts.sort_unstable();
    starts.dedup();
    let graph = Graph::new(board, Kind::Plain);
    let mut search = Short { graph: &graph, builder: Builder::new(&graph), forms, known: FxHashSet::default() };
    let mut nodes = starts.into_iter().filter_map(|(cell, digit)| graph.single(cell, digit));
    nodes.try_for_each(|start| search.from(start, sink))
}

struct Short<'g, 'b, 'l, 'f, const W: usize> {
    graph: &'g Graph<'b, 'l, W>,
    builder: Builder<'g, 'b, 'l, W>,
    forms: &'f [Form],
    /// Read from its other end, a chain is the same; and so it is when it goes another way between the same ends.
    known: FxHashSet<Facts>,
}

impl<const W: usize> Short<'_, '_, '_, '_, W> {
    fn from(&mut self, start: usize, sink: &mut Sink<'_>) -> Flow {
        let graph = self.graph;
        for &(a, first) in graph.strong(start) {
            for b in each(graph.weak(a)).filter(|&b| b != start) {
                for &(c, second) in graph.strong(b).iter().filter(|(c, _)| *c != start && *c != a) {
                    for d in each(graph.weak(c)).filter(|&d| ![start, a, b].contains(&d)) {
                        for &(end, third) in graph.strong(d) {
                            if end > start && ![a, b, c].contains(&end) {
                                self.look([start, a, b, c, d, end], [first, second, third], sink)?;
                            }
                        }
                    }
                }
            }
        }
        Flow::Continue(())
    }

    /// Hands the chain over if it is wanted, new and useful.
    fn look(&mut self, nodes: [usize; 6], links: [Link; 3], sink: &mut Sink<'_>) -> Flow {
        let form = self.form(nodes, links);
        let (first, last) = (nodes[0], nodes[5]);
        let wanted = self.forms.contains(&form) || self.forms.contains(&form.reversed());
        if !wanted || contains(self.graph.weak(first), last) {
            return Flow::Continue(());
        }
        let Some(gone) = self.builder.seen_by_both(first, last) else { return Flow::Continue(()) };
        let finding = self.builder.chain(&Path { nodes: nodes.to_vec(), links: links.to_vec() }, &gone);
        match self.known.insert(finding.conclusions.clone()) {
            true => sink(finding),
            false => Flow::Continue(()),
        }
    }

    fn form(&self, nodes: [usize; 6], links: [Link; 3]) -> Form {
        let digit = |at: usize| -> Digit { self.graph.nodes[nodes[at]].digit };
        let cell = |at: usize| matches!(links[at], Link::Cell(_));
        Form {
            cells: [cell(0), cell(1), cell(2)],
            inside: [digit(1) != digit(2), digit(3) != digit(4)],
            same: digit(0) == digit(5),
        }
    }
}
