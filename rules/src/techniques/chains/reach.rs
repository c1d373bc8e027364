//! What follows from each node's being false, for all nodes at once and link by link. It tells at which nodes chains of
//! a length begin, so that only those are looked at one by one.

use std::cell::{OnceCell, RefCell};

use super::closure::Closure;
use super::engine::Shape;
use super::graph::{Graph, Kind, Link};
use super::rings::Rings;
use crate::cellset::{CellSet, DigitSet};
use crate::sets::bits::{Bits, Matrix, each, unite, without};

/// Some of the nodes that have strong links, numbered among themselves.
pub type Set<const N: usize> = CellSet<N>;

/// Answers where chains begin. Further links are followed only when they are asked for.
pub trait Reach {
    /// The nodes at which chains of this shape with so many strong links begin, rising; of loops nothing is known. Nothing
    /// if there are no chains of any shape with so many links or more.
    fn starts(&mut self, shape: Shape, links: usize) -> Option<Vec<usize>>;

    /// Where loops with so many strong links begin, of which some may be of no use: the first two nodes, rising. Nothing
    /// if there are none of so many links or more.
    fn rings(&mut self, links: usize) -> Option<Vec<(usize, usize)>>;

    /// What falls if a node is true, by chains of at most `most` strong links: for each number of links what falls first
    /// by so many. `weak` says what each node excludes; only its first words are looked at.
    fn falls(&self, weak: &Matrix, words: usize, start: usize, most: usize) -> Vec<Bits>;
}

/// What is known of a graph's reach so far; nothing where the graph is too large.
pub type Ahead = RefCell<Option<Box<dyn Reach>>>;

/// Follows the links of a graph, if it is not too large.
pub fn new<const W: usize>(graph: &Graph<'_, '_, W>) -> Option<Box<dyn Reach>> {
    let live: Vec<usize> = (0..graph.nodes.len()).filter(|&node| !graph.strong(node).is_empty()).collect();
    Some(match live.len() {
        0..=64 => Box::new(Spread::<1>::new(graph, live)),
        65..=128 => Box::new(Spread::<2>::new(graph, live)),
        129..=192 => Box::new(Spread::<3>::new(graph, live)),
        193..=256 => Box::new(Spread::<4>::new(graph, live)),
        257..=384 => Box::new(Spread::<6>::new(graph, live)),
        385..=512 => Box::new(Spread::<8>::new(graph, live)),
        513..=1024 => Box::new(Spread::<16>::new(graph, live)),
        1025..=4096 => Box::new(Spread::<64>::new(graph, live)),
        _ => return None,
    })
}

/// One node with strong links.
pub struct Live<const N: usize> {
    /// What is true when it is false.
    pub strong: Set<N>,
    /// What that makes false in turn.
    pub step: Set<N>,
    /// What is false when it is true.
    pub weak: Set<N>,
    /// What excludes it and a candidate that it excludes, too.
    pub loose: Set<N>,
    /// The strong links by almost locked sets whose other digits exclude something.
    pub sets: Set<N>,
    /// For each shape the ends that chains from here may have.
    pub ends: [Set<N>; 3],
}

/// What one start has led to so far.
pub struct Run<const N: usize> {
    pub on: Set<N>,
    pub off: Set<N>,
    /// What became false last.
    pub front: Set<N>,
}

impl<const N: usize> Run<N> {
    /// Follows one more strong link; returns what became true.
    #[inline]
    pub fn advance(&mut self, live: &[Live<N>]) -> Set<N> {
        let (mut on, mut off) = (Set::EMPTY, Set::EMPTY);
        for at in self.front {
            on |= live[at].strong;
            off |= live[at].step;
        }
        self.front = off - self.off;
        self.off |= off;
        let on = on - self.on;
        self.on |= on;
        on
    }
}

struct Spread<const N: usize> {
    nodes: Vec<usize>,
    /// For each node of the graph those that exclude it.
    sight: Vec<Set<N>>,
    live: Vec<Live<N>>,
    closure: OnceCell<Closure<N>>,
    /// From the nodes that may begin chains of some shape.
    runs: Option<Vec<(usize, Run<N>)>>,
    /// For each number of links, for each shape, the nodes where chains begin.
    levels: Vec<[Vec<usize>; 3]>,
    rings: Option<Rings<N>>,
}

impl<const N: usize> Spread<N> {
    fn new<const W: usize>(graph: &Graph<'_, '_, W>, nodes: Vec<usize>) -> Self {
        let mut number = vec![0; graph.nodes.len()];
        nodes.iter().enumerate().for_each(|(at, &node)| number[node] = at);
        let mut sight = vec![Set::<N>::EMPTY; graph.nodes.len()];
        for (at, &node) in nodes.iter().enumerate() {
            each(graph.weak(node)).for_each(|seen| sight[seen].insert(at));
        }
        let mut before = Set::EMPTY;
        let live = nodes.iter().enumerate().map(|(at, &node)| {
            let strong: Set<N> = graph.strong(node).iter().map(|&(on, _)| number[on]).collect();
            let step = strong.iter().fold(Set::EMPTY, |all, on| all | sight[nodes[on]]);
            let (allies, ends) = ends(graph, &sight, (node, at), before);
            before.insert(at);
            let (weak, loose) = (sight[node], allies & sight[node]);
            let sets = graph.strong(node).iter().filter(|&&link| locks_out(graph, node, link));
            let sets = sets.map(|&(on, _)| number[on]).collect();
            Live { strong, step, weak, loose, sets, ends }
        });
        let live: Vec<Live<N>> = live.collect();
        Self { nodes, sight, live, closure: OnceCell::new(), runs: None, levels: vec![], rings: None }
    }

    fn closure(&self) -> &Closure<N> {
        self.closure.get_or_init(|| Closure::of(&self.live))
    }

    /// Runs from the nodes from which chains lead to one of their ends.
    fn runs(&self) -> Vec<(usize, Run<N>)> {
        let leads = |(at, on): &(usize, &Set<N>)| self.live[*at].ends.iter().any(|ends| !on.is_disjoint(ends));
        let run = |(at, _)| (at, Run { on: Set::EMPTY, off: Set::of(at), front: Set::of(at) });
        self.closure().on.iter().enumerate().filter(leads).map(run).collect()
    }
}

impl<const N: usize> Reach for Spread<N> {
    fn starts(&mut self, shape: Shape, links: usize) -> Option<Vec<usize>> {
        if self.runs.is_none() {
            self.runs = Some(self.runs());
        }
        let runs = self.runs.as_mut()?;
        while self.levels.len() < links {
            if runs.iter().all(|(_, run)| run.front.is_empty()) {
                break;
            }
            let mut level: [Vec<usize>; 3] = Default::default();
            for (at, run) in runs.iter_mut() {
                let on = run.advance(&self.live);
                let fits = level.iter_mut().zip(&self.live[*at].ends).filter(|(_, ends)| !on.is_disjoint(ends));
                fits.for_each(|(list, _)| list.push(self.nodes[*at]));
            }
            self.levels.push(level);
        }
        self.levels.get(links - 1).map(|level| level[shape as usize].clone())
    }

    fn rings(&mut self, links: usize) -> Option<Vec<(usize, usize)>> {
        if self.rings.is_none() {
            self.rings = Some(Rings::new(&self.live, &self.closure().together));
        }
        let found = self.rings.as_mut()?.of(links, &self.live)?.iter();
        Some(found.map(|&(start, first)| (self.nodes[start], self.nodes[first])).collect())
    }

    fn falls(&self, weak: &Matrix, words: usize, start: usize, most: usize) -> Vec<Bits> {
        let mut fallen = Bits(weak[start][..words].to_vec());
        let mut levels = vec![fallen.clone()];
        let off = self.sight[start];
        let mut run = Run { on: self.nodes.binary_search(&start).map_or(Set::EMPTY, Set::of), off, front: off };
        while levels.len() <= most && !run.front.is_empty() {
            let mut level = Bits(vec![0; words]);
            run.advance(&self.live).iter().for_each(|on| unite(&mut level.0, &weak[self.nodes[on]][..words]));
            without(&mut level.0, &fallen.0);
            unite(&mut fallen.0, &level.0);
            levels.push(level);
        }
        levels
    }
}

/// What excludes a candidate that a node excludes too; and for each shape the ends that chains from it may have: not those before it, from which the same chains begin.
fn ends<const N: usize, const W: usize>(
    graph: &Graph<'_, '_, W>,
    sight: &[Set<N>],
    (node, at): (usize, usize),
    before: Set<N>,
) -> (Set<N>, [Set<N>; 3]) {
    // What sees a candidate that the node sees too, and what sees two of them.
    let (mut one, mut several) = (Set::EMPTY, Set::EMPTY);
    for seen in each(graph.weak(node)).take_while(|&seen| seen < graph.singles) {
        several |= one & sight[seen];
        one |= sight[seen];
    }
    let (own, mut ends) = (Set::of(at), [Set::EMPTY; 3]);
    let apart = one - own - before;
    if matches!(graph.kind, Kind::Cells | Kind::Places) {
        ends[Shape::Open as usize] = apart;
        return (one, ends);
    }
    let itself = if node < graph.singles { own } else { Set::EMPTY };
    ends[Shape::Aic as usize] = apart & (several - sight[node]);
    ends[Shape::Discontinuous as usize] = (apart - several - sight[node]) | itself;
    (one, ends)
}

/// Whether the link is by an almost locked set that excludes something by a digit of neither end.
fn locks_out<const W: usize>(graph: &Graph<'_, '_, W>, node: usize, (on, link): (usize, Link)) -> bool {
    let Link::Als(set) = link else { return false };
    let ends: DigitSet = [node, on].into_iter().map(|end| graph.nodes[end].digit).collect();
    !(graph.sets[set].usable - ends).is_empty()
}
