//! The search for forcing chains: what every candidate of a sector excludes, each by a chain of its own.

use std::collections::BTreeMap;

use super::build::Builder;
use super::graph::{Graph, Link};
use super::search::Path;
use crate::names::Sector;
use crate::rule::{Flow, Sink};
use crate::sets::bits::{Bits, each_bit, unite};

/// No node.
const NONE: usize = usize::MAX;

/// What follows when a node is true, by the fewest links.
pub struct Spread<'g, 'b, 'l, const W: usize> {
    graph: &'g Graph<'b, 'l, W>,
    /// What becomes false.
    off: Bits,
    /// How many strong links lead to a false node.
    depth: Vec<u8>,
    on: Bits,
    off_by: Vec<usize>,
    on_by: Vec<(usize, Link)>,
    /// What becomes true, with how many strong links lead there.
    order: Vec<(usize, u8)>,
}

impl<'g, 'b, 'l, const W: usize> Spread<'g, 'b, 'l, W> {
    /// A spread from nowhere.
    pub fn new(graph: &'g Graph<'b, 'l, W>) -> Self {
        let count = graph.nodes.len();
        Self {
            graph,
            off: Bits::new(count),
            depth: vec![0; count],
            on: Bits::new(count),
            off_by: vec![NONE; count],
            on_by: vec![(NONE, Link::Cell(NONE)); count],
            order: vec![],
        }
    }

    /// Follows all chains of at most `most` strong links from a node that is true.
    pub fn from(&mut self, start: usize, most: u8) {
        let graph = self.graph;
        self.off.clear();
        self.on.clear();
        self.order.clear();
        self.on.insert(start);
        self.on_by[start].0 = NONE;
        self.order.push((start, 0));
        let mut next = 0;
        while let Some(&(at, depth)) = self.order.get(next) {
            next += 1;
            for (word, &excluded) in graph.weak(at).iter().enumerate() {
                for off in each_bit(word, excluded & !self.off.0[word]) {
                    self.off.insert(off);
                    self.off_by[off] = at;
                    self.depth[off] = depth;
                    for &(on, link) in graph.strong(off).iter().filter(|_| depth < most) {
                        if !self.on.contains(on) {
                            self.on.insert(on);
                            self.on_by[on] = (off, link);
                            self.order.push((on, depth + 1));
                        }
                    }
                }
            }
        }
    }

    /// The chain that makes a node false, without the start and that node themselves; empty if the start sees it.
    pub fn path(&self, end: usize) -> Path {
        let mut path = Path { nodes: vec![], links: vec![] };
        let mut on = self.off_by[end];
        while self.on_by[on].0 != NONE {
            let (off, link) = self.on_by[on];
            path.nodes.extend([on, off]);
            path.links.push(link);
            on = self.off_by[off];
        }
        path.nodes.reverse();
        path.links.reverse();
        path
    }
}

/// A sector with its candidates, as nodes.
pub type Base = (Sector, Vec<usize>);

/// For each candidate that falls to one of the bases the finding with the fewest links, short ones first.
pub fn find<const W: usize>(graph: &Graph<'_, '_, W>, bases: &[Base], most: u8, sink: &mut Sink<'_>) -> Flow {
    let mut spread = Spread::new(graph);
    // For each start what falls among the single candidates, and by how many links.
    let words = graph.singles.div_ceil(64);
    let mut falls: Vec<Option<(Vec<u64>, Vec<u8>)>> = vec![None; graph.singles];
    let reach = graph.reach().borrow();
    for &start in bases.iter().flat_map(|(_, starts)| starts) {
        falls[start].get_or_insert_with(|| match &*reach {
            Some(reach) => by_depth(reach.falls(&graph.weak_rows, words, start, most as usize), graph.singles),
            None => {
                spread.from(start, most);
                (spread.off.0[..words].to_vec(), spread.depth[..graph.singles].to_vec())
            }
        });
    }
    drop(reach);
    // For each target what it costs, and which base shows it.
    let mut best = BTreeMap::<usize, (usize, usize)>::new();
    for (number, (_, starts)) in bases.iter().enumerate() {
        let own: Vec<&(Vec<u64>, Vec<u8>)> = starts.iter().filter_map(|&start| falls[start].as_ref()).collect();
        for word in 0..words {
            let fallen = each_bit(word, own.iter().fold(u64::MAX, |all, (off, _)| all & off[word]));
            for target in fallen.take_while(|&target| target < graph.singles) {
                let better = |cost| best.get(&target).is_none_or(|known: &(usize, usize)| cost < known.0);
                let cost = own.iter().map(|(_, depth)| depth[target] as usize).sum::<usize>() + own.len();
                if better(cost) && !starts.contains(&target) {
                    best.insert(target, (cost, number));
                }
            }
        }
    }
    let mut best: Vec<(usize, usize, usize)> =
        best.into_iter().map(|(target, (cost, number))| (cost, number, target)).collect();
    best.sort_unstable();
    let builder = Builder::new(graph);
    for (_, number, target) in best {
        let (sector, starts) = &bases[number];
        let branch = |&start: &usize| {
            spread.from(start, most);
            (start, spread.path(target))
        };
        let branches: Vec<(usize, Path)> = starts.iter().map(branch).collect();
        sink(builder.forced(*sector, &branches, target))?;
    }
    Flow::Continue(())
}

/// What falls, and by how many links each.
fn by_depth(levels: Vec<Bits>, singles: usize) -> (Vec<u64>, Vec<u8>) {
    let (mut all, mut depth) = (vec![0; singles.div_ceil(64)], vec![0; singles]);
    for (links, level) in levels.iter().enumerate() {
        unite(&mut all, &level.0);
        level.iter().take_while(|&single| single < singles).for_each(|single| depth[single] = links as u8);
    }
    (all, depth)
}
