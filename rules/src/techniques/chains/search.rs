//! Breadth-first search through a link graph: what follows when a node is false, by the fewest links.

use super::graph::{Graph, Link};
use crate::sets::bits::{Bits, contains, each_bit};

/// How many steps back are taken in search of chains that do not cross themselves.
const PATIENCE: usize = 200;

/// No node.
const NONE: usize = usize::MAX;

/// A chain through the graph: nodes that are off and on in turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Path {
    /// The nodes, an even number of them.
    pub nodes: Vec<usize>,
    /// The strong links: from the first to the second, from the third to the fourth, and so on.
    pub links: Vec<Link>,
}

/// The way back from the end of a chain, as far as it has come.
struct Way {
    nodes: Vec<usize>,
    links: Vec<Link>,
    /// How many chains are wanted.
    most: usize,
    /// How many more steps are taken.
    left: usize,
    found: Vec<Path>,
}

impl Way {
    /// The chain forwards.
    fn path(&self) -> Path {
        Path { nodes: self.nodes.iter().rev().copied().collect(), links: self.links.iter().rev().copied().collect() }
    }
}

/// What follows from one start.
pub struct Search<'g, 'b, 'l, const W: usize> {
    graph: &'g Graph<'b, 'l, W>,
    start: usize,
    /// The nodes that become true, in the order in which they do.
    order: Vec<usize>,
    on: Bits,
    off: Bits,
    /// For a true node the false one that it follows from, with the link.
    on_by: Vec<(usize, Link)>,
    /// For a false node the true one that excludes it.
    off_by: Vec<usize>,
    /// How many strong links lead to a true node.
    depth: Vec<usize>,
}

impl<'g, 'b, 'l, const W: usize> Search<'g, 'b, 'l, W> {
    /// A search that has not begun.
    pub fn new(graph: &'g Graph<'b, 'l, W>) -> Self {
        let count = graph.nodes.len();
        Self {
            graph,
            start: NONE,
            order: vec![],
            on: Bits::new(count),
            off: Bits::new(count),
            on_by: vec![(NONE, Link::Cell(NONE)); count],
            off_by: vec![NONE; count],
            depth: vec![0; count],
        }
    }

    /// Follows all chains of at most `most` strong links from a node that is false; what becomes true is returned in
    /// the order of its distance.
    ///
    /// With `first`, only chains whose first strong link is that one.
    pub fn from(&mut self, start: usize, first: Option<(usize, Link)>, most: usize) -> &[usize] {
        self.start = start;
        self.order.clear();
        self.on.clear();
        self.off.clear();
        self.off.insert(start);
        self.depth[start] = 0;
        self.off_by[start] = NONE;
        match first {
            Some((on, link)) => self.reach(start, on, link, 1),
            None => self.turn_on(start, 1),
        }
        let mut next = 0;
        while let Some(&at) = self.order.get(next) {
            next += 1;
            let depth = self.depth[at];
            if depth >= most {
                break;
            }
            let graph = self.graph;
            for (word, &excluded) in graph.weak(at).iter().enumerate() {
                for off in each_bit(word, excluded & !self.off.0[word]) {
                    self.off.insert(off);
                    self.off_by[off] = at;
                    self.turn_on(off, depth + 1);
                }
            }
        }
        &self.order
    }

    fn turn_on(&mut self, off: usize, depth: usize) {
        let graph = self.graph;
        graph.strong(off).iter().for_each(|&(on, link)| self.reach(off, on, link, depth));
    }

    fn reach(&mut self, off: usize, on: usize, link: Link, depth: usize) {
        if !self.on.contains(on) {
            self.on.insert(on);
            self.on_by[on] = (off, link);
            self.depth[on] = depth;
            self.order.push(on);
        }
    }

    /// How many strong links lead to a node that the last search reached.
    pub fn depth(&self, end: usize) -> usize {
        self.depth[end]
    }

    /// The chain to a node that the last search reached, unless it comes back to where it has been.
    pub fn path(&self, end: usize) -> Option<Path> {
        let mut path = Path { nodes: vec![end], links: vec![] };
        let mut at = end;
        loop {
            let (off, link) = self.on_by[at];
            path.nodes.push(off);
            path.links.push(link);
            if off == self.start {
                break;
            }
            at = self.off_by[off];
            path.nodes.push(at);
        }
        path.nodes.reverse();
        path.links.reverse();
        Self::is_simple(&path).then_some(path)
    }

    /// Up to `most` of the shortest chains to a node that the last search reached.
    pub fn paths(&self, end: usize, most: usize) -> Vec<Path> {
        let mut way = Way { nodes: vec![end], links: vec![], most, left: PATIENCE, found: vec![] };
        self.back(&mut way);
        way.found
    }

    /// Goes on backwards from a true node, the last one of the way, by all shortest ways.
    fn back(&self, way: &mut Way) {
        let at = way.nodes[way.nodes.len() - 1];
        let nearer = |on: &&usize| self.depth[**on] + 1 == self.depth[at];
        for &(off, link) in self.graph.strong(at) {
            if way.found.len() >= way.most || way.left == 0 {
                return;
            }
            way.nodes.push(off);
            way.links.push(link);
            if self.depth[at] > 1 {
                for &on in self.order.iter().filter(nearer).filter(|&&on| contains(self.graph.weak(on), off)) {
                    way.left = way.left.saturating_sub(1);
                    way.nodes.push(on);
                    self.back(way);
                    way.nodes.pop();
                }
            } else if off == self.start {
                way.found.extend(Some(way.path()).filter(Self::is_simple));
            }
            way.nodes.pop();
            way.links.pop();
        }
    }

    /// Whether no node comes twice, but perhaps the last one as the first.
    fn is_simple(path: &Path) -> bool {
        let nodes = &path.nodes;
        let inner = &nodes[1..nodes.len() - 1];
        let ends = [nodes[0], nodes[nodes.len() - 1]];
        inner.iter().enumerate().all(|(at, node)| !inner[at + 1..].contains(node) && !ends.contains(node))
    }
}
