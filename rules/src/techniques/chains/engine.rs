//! Finds the chains of a position, the shortest for each set of conclusions.

use std::collections::{HashMap, HashSet};

use super::bits::Bits;
use super::build::Builder;
use super::graph::{Graph, Kind, Link};
use super::search::{Path, Search};
use crate::board::Board;
use crate::finding::Finding;
use crate::names::Fact;
use crate::rule::{Flow, Sink};

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

/// What a chain removes, as a set of single candidates.
type Hits = HashMap<Bits, Path>;

/// Hands over the chains of a position, short ones first.
pub fn find<const W: usize>(board: &Board<'_, W>, wanted: Wanted, sink: &mut Sink<'_>) -> Flow {
    let graph = Graph::new(board, wanted.kind);
    let builder = Builder::new(&graph);
    let mut search = Search::new(&graph);
    let mut hits = Hits::new();
    for start in 0..graph.nodes.len() {
        match wanted.shape {
            _ if graph.nodes[start].strong.is_empty() => {}
            Shape::Loop => {
                for &first in &graph.nodes[start].strong {
                    loops_from(&builder, &mut search, (start, first), wanted, &mut hits);
                }
            }
            _ => chains_from(&builder, &mut search, start, wanted, &mut hits),
        }
    }
    let mut found: Vec<(Bits, Path)> = hits.into_iter().collect();
    found.sort_by(|a, b| (a.1.nodes.len(), &a.1.nodes).cmp(&(b.1.nodes.len(), &b.1.nodes)));
    let mut told = HashSet::<Vec<Fact>>::new();
    for (gone, path) in found {
        let findings: Vec<Finding> = match wanted.shape {
            Shape::Loop => builder.rings(&path),
            _ => vec![builder.chain(&path, &gone)],
        };
        for finding in findings {
            if wanted.shape != Shape::Loop || told.insert(finding.conclusions.clone()) {
                sink(finding)?;
            }
        }
    }
    Flow::Continue(())
}

/// Notes the open chains that begin here and end at a later node, or here again.
fn chains_from<const W: usize>(
    builder: &Builder<'_, '_, '_, W>,
    search: &mut Search<'_, '_, '_, W>,
    start: usize,
    wanted: Wanted,
    hits: &mut Hits,
) {
    let ends = search.from(start, None, wanted.most).to_vec();
    for end in ends {
        let closed = wanted.shape != Shape::Open && builder.graph.weak[start].contains(end);
        if end < start || closed || search.depth(end) < wanted.least {
            continue;
        }
        let Some(gone) = builder.seen_by_both(start, end).filter(|gone| fits(wanted.shape, start == end, gone)) else {
            continue;
        };
        if !is_shorter(hits, &gone, search.depth(end)) {
            continue;
        }
        let path = search.path(end).or_else(|| search.paths(end, 1).pop());
        if let Some(path) = path.filter(|path| belongs(builder.graph, wanted.kind, path)) {
            hits.insert(gone, path);
        }
    }
}

/// Notes the loops that begin with this node and this strong link.
fn loops_from<const W: usize>(
    builder: &Builder<'_, '_, '_, W>,
    search: &mut Search<'_, '_, '_, W>,
    (start, first): (usize, (usize, Link)),
    wanted: Wanted,
    hits: &mut Hits,
) {
    let closed = |end: &usize| builder.graph.weak[start].contains(*end);
    let ends: Vec<usize> = search.from(start, Some(first), wanted.most).iter().copied().filter(closed).collect();
    for end in ends {
        if search.depth(end) < wanted.least {
            continue;
        }
        // Almost locked sets make so many loops that one a pair of ends must do.
        let paths = match wanted.kind {
            Kind::Als => search.path(end).into_iter().collect(),
            _ => search.paths(end, WAYS),
        };
        for path in paths {
            let gone = builder.removed_by_loop(&path);
            let useful = gone.0.iter().any(|&word| word != 0) && belongs(builder.graph, wanted.kind, &path);
            if useful && is_shorter(hits, &gone, search.depth(end)) {
                hits.insert(gone, path);
            }
        }
    }
}

fn is_shorter(hits: &Hits, gone: &Bits, links: usize) -> bool {
    hits.get(gone).is_none_or(|known| known.nodes.len() > 2 * links)
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
