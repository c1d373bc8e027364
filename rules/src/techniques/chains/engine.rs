//! Finds the chains of a position, the shortest for each set of conclusions.

use std::ops::RangeInclusive;

use rustc_hash::{FxHashMap, FxHashSet};

use super::build::Builder;
use super::graph::{Graph, Kind, Link};
use super::reach::Reach;
use super::search::{Path, Search};
use crate::board::Board;
use crate::finding::Facts;
use crate::rule::{Flow, Sink};
use crate::sets::bits::{Bits, contains};

/// The kinds of chains, by what they lead to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// One end or the other is true, whatever that excludes.
    Open,
    /// One end or the other is true, and two or more candidates see both.
    Aic,
    /// One end or the other is true, and one candidate sees both; or a candidate must be true.
    Discontinuous,
    /// The ends exclude each other, so the chain is closed.
    Loop,
}

/// What a rule looks for.
#[derive(Debug, Clone, Copy)]
pub struct Wanted {
    /// The links.
    pub kind: Kind,
    /// The conclusions.
    pub shape: Shape,
    /// The fewest strong links.
    pub least: usize,
    /// The most strong links.
    pub most: usize,
}

/// How many of the equally short loops through two ends are looked at.
const WAYS: usize = 8;

/// Hands over the chains of a position, short ones first.
pub fn find<const W: usize>(board: &Board<'_, W>, wanted: Wanted, sink: &mut Sink<'_>) -> Flow {
    let graph = Graph::new(board, wanted.kind);
    let mut hunt = Hunt::new(&graph, wanted);
    if graph.reach().borrow().is_none() {
        // Too large for looking ahead: every node is looked at, and nothing is told before all is known.
        for start in 0..graph.nodes.len() {
            hunt.look(start, wanted.least..=wanted.most, |_| true);
        }
        return hunt.tell(sink);
    }
    match wanted.shape {
        Shape::Loop => hunt.loops(sink),
        _ => hunt.chains(sink),
    }
}

/// The search for one kind of chains.
struct Hunt<'g, 'b, 'l, const W: usize> {
    graph: &'g Graph<'b, 'l, W>,
    builder: Builder<'g, 'b, 'l, W>,
    search: Option<Search<'g, 'b, 'l, W>>,
    wanted: Wanted,
    /// The nodes of the shortest chain for what it removes, as a set of single candidates.
    known: FxHashMap<Bits, usize>,
    /// What was found and not told yet.
    found: Vec<(Bits, Path)>,
    /// What loops told so far have removed.
    told: FxHashSet<Facts>,
}

impl<'g, 'b, 'l, const W: usize> Hunt<'g, 'b, 'l, W> {
    fn new(graph: &'g Graph<'b, 'l, W>, wanted: Wanted) -> Self {
        Self {
            graph,
            builder: Builder::new(graph),
            search: None,
            wanted,
            known: FxHashMap::default(),
            found: vec![],
            told: FxHashSet::default(),
        }
    }

    /// Asks the reach of the graph.
    fn ask<T>(&self, question: impl FnOnce(&mut (dyn Reach + 'static)) -> Option<T>) -> Option<T> {
        let mut reach = self.graph.reach().borrow_mut();
        reach.as_deref_mut().and_then(question)
    }

    /// Chains with two ends, from each start where there are some, short ones first.
    fn chains(&mut self, sink: &mut Sink<'_>) -> Flow {
        let Wanted { shape, least, most, .. } = self.wanted;
        for links in least..=most {
            let Some(starts) = self.ask(|reach| reach.starts(shape, links)) else { break };
            for start in starts {
                self.look(start, links..=links, |_| true);
                self.tell(sink)?;
            }
        }
        Flow::Continue(())
    }

    /// Loops, likewise.
    fn loops(&mut self, sink: &mut Sink<'_>) -> Flow {
        for links in self.wanted.least..=self.wanted.most {
            let Some(rings) = self.ask(|reach| reach.rings(links)) else { break };
            for own in rings.chunk_by(|a, b| a.0 == b.0) {
                self.look(own[0].0, links..=links, |first| own.contains(&(own[0].0, first)));
                self.tell(sink)?;
            }
        }
        Flow::Continue(())
    }

    /// Hands over what was found, short chains first.
    fn tell(&mut self, sink: &mut Sink<'_>) -> Flow {
        let mut found = std::mem::take(&mut self.found);
        found.retain(|(gone, path)| self.known[gone] == path.nodes.len());
        found.sort_by(|a, b| (a.1.nodes.len(), &a.1.nodes).cmp(&(b.1.nodes.len(), &b.1.nodes)));
        for (gone, path) in found {
            if self.wanted.shape != Shape::Loop {
                sink(self.builder.chain(&path, &gone))?;
                continue;
            }
            for finding in self.builder.rings(&path) {
                if self.told.insert(finding.conclusions.clone()) {
                    sink(finding)?;
                }
            }
        }
        Flow::Continue(())
    }

    /// Notes the chains of so many links that begin with this node and, if they are loops, with one of these strong
    /// links from it.
    fn look(&mut self, start: usize, links: RangeInclusive<usize>, first: impl Fn(usize) -> bool) {
        let graph = self.graph;
        let mut search = self.search.take().unwrap_or_else(|| Search::new(graph));
        match self.wanted.shape {
            Shape::Loop => {
                for &link in graph.strong(start).iter().filter(|&&(on, _)| first(on)) {
                    self.loops_from(&mut search, (start, link), &links);
                }
            }
            _ => self.chains_from(&mut search, start, &links),
        }
        self.search = Some(search);
    }

    /// Notes the open chains that begin here and end at a later node, or here again.
    fn chains_from(&mut self, search: &mut Search<'_, '_, '_, W>, start: usize, links: &RangeInclusive<usize>) {
        let ends = search.from(start, None, *links.end()).to_vec();
        for end in ends {
            let closed = self.wanted.shape != Shape::Open && contains(self.graph.weak(start), end);
            if end < start || closed || !links.contains(&search.depth(end)) {
                continue;
            }
            let gone = self.builder.seen_by_both(start, end);
            let Some(gone) = gone.filter(|gone| fits(self.wanted.shape, start == end, gone)) else { continue };
            if self.is_shorter(&gone, search.depth(end)) {
                let path = search.path(end).or_else(|| search.paths(end, 1).pop());
                path.into_iter().for_each(|path| self.note(gone.clone(), path));
            }
        }
    }

    /// Notes the loops that begin with this node and this strong link.
    fn loops_from(
        &mut self,
        search: &mut Search<'_, '_, '_, W>,
        (start, first): (usize, (usize, Link)),
        links: &RangeInclusive<usize>,
    ) {
        let closed = |end: &usize| contains(self.graph.weak(start), *end);
        let ends = search.from(start, Some(first), *links.end()).iter().copied().filter(closed);
        for end in ends.collect::<Vec<_>>() {
            if !links.contains(&search.depth(end)) {
                continue;
            }
            // Almost locked sets make so many loops that one a pair of ends must do.
            let paths = match self.wanted.kind {
                Kind::Als => search.path(end).into_iter().collect(),
                _ => search.paths(end, WAYS),
            };
            for path in paths {
                let gone = self.builder.removed_by_loop(&path);
                if gone.0.iter().any(|&word| word != 0) && self.is_shorter(&gone, search.depth(end)) {
                    self.note(gone, path);
                }
            }
        }
    }

    fn is_shorter(&self, gone: &Bits, links: usize) -> bool {
        self.known.get(gone).is_none_or(|&known| known > 2 * links)
    }

    fn note(&mut self, gone: Bits, path: Path) {
        if belongs(self.graph, self.wanted.kind, &path) {
            self.known.insert(gone.clone(), path.nodes.len());
            self.found.push((gone, path));
        }
    }
}

fn fits(shape: Shape, same: bool, gone: &Bits) -> bool {
    let one = gone.iter().nth(1).is_none();
    match shape {
        Shape::Aic => !same && !one,
        Shape::Discontinuous => same || one,
        Shape::Open | Shape::Loop => true,
    }
}

/// Whether the chain needs the nodes that its kind has over the plain ones.
fn belongs<const W: usize>(graph: &Graph<'_, '_, W>, kind: Kind, path: &Path) -> bool {
    let grouped = path.nodes.iter().any(|&node| node >= graph.singles);
    let sets = path.links.iter().any(|link| matches!(link, Link::Als(_)));
    kind != Kind::Als || grouped || sets
}
