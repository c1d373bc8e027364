//! The search for forcing chains: what every candidate of a sector excludes, each by a chain of its own.

use std::collections::BTreeMap;

use super::bits::{Bits, each_bit};
use super::build::Builder;
use super::graph::{Graph, Link};
use super::search::Path;
use crate::finding::Finding;
use crate::names::Sector;

/// No node.
const NONE: usize = usize::MAX;

/// What follows when a node is true, by the fewest links.
pub struct Spread {
    /// What becomes false.
    pub off: Bits,
    /// How many strong links lead to a false node.
    pub depth: Vec<usize>,
    on: Bits,
    off_by: Vec<usize>,
    on_by: Vec<(usize, Link)>,
}

impl Spread {
    /// Follows all chains of at most `most` strong links from a node that is true.
    pub fn new<const W: usize>(graph: &Graph<'_, '_, W>, start: usize, most: usize) -> Self {
        let count = graph.nodes.len();
        let mut spread = Self {
            off: Bits::new(count),
            depth: vec![0; count],
            on: Bits::new(count),
            off_by: vec![NONE; count],
            on_by: vec![(NONE, Link::Cell(NONE)); count],
        };
        spread.on.insert(start);
        let mut order = vec![(start, 0)];
        let mut next = 0;
        while let Some(&(at, depth)) = order.get(next) {
            next += 1;
            for (word, &excluded) in graph.weak(at).iter().enumerate() {
                for off in each_bit(word, excluded & !spread.off.0[word]) {
                    spread.off.insert(off);
                    spread.off_by[off] = at;
                    spread.depth[off] = depth;
                    for &(on, link) in graph.strong(off).iter().filter(|_| depth < most) {
                        if !spread.on.contains(on) {
                            spread.on.insert(on);
                            spread.on_by[on] = (off, link);
                            order.push((on, depth + 1));
                        }
                    }
                }
            }
        }
        spread
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
pub fn find<const W: usize>(graph: &Graph<'_, '_, W>, bases: &[Base], most: usize) -> Vec<Finding> {
    let mut spreads: Vec<Option<Spread>> = (0..graph.singles).map(|_| None).collect();
    for &start in bases.iter().flat_map(|(_, starts)| starts) {
        spreads[start].get_or_insert_with(|| Spread::new(graph, start, most));
    }
    let spread = |start: usize| spreads[start].as_ref();
    // For each target what it costs, and which base shows it.
    let mut best = BTreeMap::<usize, (usize, usize)>::new();
    for (number, (_, starts)) in bases.iter().enumerate() {
        let own: Vec<&Spread> = starts.iter().filter_map(|&start| spread(start)).collect();
        for word in 0..graph.singles.div_ceil(64) {
            for target in each_bit(word, own.iter().fold(u64::MAX, |all, spread| all & spread.off.0[word])) {
                let cost = own.iter().map(|spread| spread.depth[target]).sum::<usize>() + own.len();
                let better = best.get(&target).is_none_or(|known| cost < known.0);
                // Where every start sees the target, no chain is needed.
                if target < graph.singles && better && cost > own.len() && !starts.contains(&target) {
                    best.insert(target, (cost, number));
                }
            }
        }
    }
    let mut best: Vec<(usize, usize, usize)> =
        best.into_iter().map(|(target, (cost, number))| (cost, number, target)).collect();
    best.sort_unstable();
    let builder = Builder::new(graph);
    let finding = |(_, number, target): (usize, usize, usize)| {
        let (sector, starts) = &bases[number];
        let branches: Vec<(usize, Path)> =
            starts.iter().filter_map(|&start| Some((start, spread(start)?.path(target)))).collect();
        builder.forced(*sector, &branches, target)
    };
    best.into_iter().map(finding).collect()
}
