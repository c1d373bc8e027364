//! Makes findings of paths: the conclusions, the pattern, the proof.

use super::graph::{Graph, Link};
use super::search::Path;
use crate::cellset::CellSet;
use crate::certificate::Certificate;
use crate::finding::Finding;
use crate::names::{Cell, Fact, Sector, Truth};
use crate::pattern::{Chain, ForcingBranch, ForcingChain, Node, Pattern, Strong};
use crate::sets::bits::Bits;
use crate::techniques::sums::{Target, certify, shared_house};

/// Turns paths of a graph into findings.
pub struct Builder<'g, 'b, 'l, const W: usize> {
    /// The graph.
    pub graph: &'g Graph<'b, 'l, W>,
}

impl<'g, 'b, 'l, const W: usize> Builder<'g, 'b, 'l, W> {
    /// For the paths of this graph.
    pub fn new(graph: &'g Graph<'b, 'l, W>) -> Self {
        Self { graph }
    }

    /// The single candidates that both nodes exclude; of one node, only those in its cell.
    pub fn seen_by_both(&self, a: usize, b: usize) -> Option<Bits> {
        let graph = self.graph;
        let words = graph.singles.div_ceil(64);
        let (seen_a, seen_b) = (&graph.weak(a)[..words], &graph.weak(b)[..words]);
        if seen_a.iter().zip(seen_b).all(|(a, b)| a & b == 0) || (a == b && a >= graph.singles) {
            return None;
        }
        let mut gone = Bits(seen_a.iter().zip(seen_b).map(|(a, b)| a & b).collect());
        self.keep(&mut gone, |node| a != b || graph.nodes[node].cells == graph.nodes[a].cells);
        gone.0.iter().any(|&word| word != 0).then_some(gone)
    }

    /// Takes out groups and what the test turns down.
    fn keep(&self, set: &mut Bits, test: impl Fn(usize) -> bool) {
        let out: Vec<usize> = set.iter().filter(|&node| node >= self.graph.singles || !test(node)).collect();
        out.into_iter().for_each(|node| set.0[node >> 6] &= !(1 << (node & 63)));
    }

    fn fact(&self, single: usize) -> Fact {
        let node = &self.graph.nodes[single];
        self.graph.board.candidate(node.cells.lowest().unwrap_or_default(), node.digit).is_not()
    }

    fn cells(&self, cells: CellSet<W>) -> Vec<Cell> {
        cells.iter().map(|cell| self.graph.board.layout().cell(cell)).collect()
    }

    /// The pairs of nodes that are linked weakly; in a loop also the last with the first.
    fn weak_pairs(path: &Path, closed: bool) -> Vec<(usize, usize)> {
        let nodes = &path.nodes;
        let inner = nodes[1..nodes.len() - 1].chunks(2).map(|pair| (pair[0], pair[1]));
        inner.chain(closed.then(|| (nodes[nodes.len() - 1], nodes[0]))).collect()
    }

    /// The truths of the strong links, and the links that almost locked sets need.
    fn base(&self, path: &Path) -> (Vec<Truth>, Vec<Sector>) {
        let layout = self.graph.board.layout();
        let (mut truths, mut links) = (vec![], vec![]);
        for (link, ends) in path.links.iter().zip(path.nodes.chunks(2)) {
            match *link {
                Link::Cell(cell) => truths.push(Sector::Cell(layout.cell(cell)).into()),
                Link::House(house) => {
                    truths.push(Sector::House(layout.house(house), self.graph.nodes[ends[0]].digit).into());
                }
                Link::Als(set) => {
                    let cells = self.cells(self.graph.sets[set].cells);
                    truths.extend(cells.into_iter().map(|cell| Truth::from(Sector::Cell(cell))));
                    links.extend(self.inner(*link, ends).into_iter().map(|(_, sector)| sector));
                }
            }
        }
        (truths, links)
    }

    /// The digits of an almost locked set that no end of its link has, as nodes, with the house that locks them.
    fn inner(&self, link: Link, ends: &[usize]) -> Vec<(usize, Sector)> {
        let (Link::Als(set), layout) = (link, self.graph.board.layout()) else { return vec![] };
        let set = &self.graph.sets[set];
        let house = shared_house(layout, set.cells).expect("an almost locked set lies in a house");
        let digits = set.digits.iter().filter(|&digit| ends.iter().all(|&end| self.graph.nodes[end].digit != digit));
        let node = |digit| self.graph.number(digit, set.cells & self.graph.board.places(digit));
        digits.filter_map(|digit| Some((node(digit)?, Sector::House(layout.house(house), digit)))).collect()
    }

    fn pattern(&self, path: &Path, closed: bool) -> Pattern {
        let weak = Self::weak_pairs(path, closed).into_iter().map(|(a, b)| self.graph.sector(a, b)).collect();
        Pattern::Chain(Box::new(self.shown(path, weak)))
    }

    fn shown(&self, path: &Path, weak: Vec<Sector>) -> Chain {
        let node =
            |&at: &usize| Node { digit: self.graph.nodes[at].digit, cells: self.cells(self.graph.nodes[at].cells) };
        let layout = self.graph.board.layout();
        let strong = |(link, ends): (&Link, &[usize])| match *link {
            Link::Cell(cell) => Strong::Sector(Sector::Cell(layout.cell(cell))),
            Link::House(house) => Strong::Sector(Sector::House(layout.house(house), self.graph.nodes[ends[0]].digit)),
            Link::Als(set) => Strong::Als {
                cells: self.cells(self.graph.sets[set].cells),
                digits: self.graph.sets[set].digits.iter().collect(),
            },
        };
        Chain {
            nodes: path.nodes.iter().map(node).collect(),
            strong: path.links.iter().zip(path.nodes.chunks(2)).map(strong).collect(),
            weak,
        }
    }

    /// The finding that each candidate of a sector excludes the target, by the chain between the two.
    pub fn forced(&self, over: Sector, branches: &[(usize, Path)], target: usize) -> Finding {
        let (mut truths, mut links): (Vec<Truth>, Vec<Sector>) = (vec![over.into()], vec![]);
        let mut shown = vec![];
        for (start, path) in branches {
            let (more_truths, more_links) = self.base(path);
            truths.extend(more_truths);
            links.extend(more_links);
            let all: Vec<usize> = [*start].into_iter().chain(path.nodes.iter().copied()).chain([target]).collect();
            let weak: Vec<Sector> = all.chunks(2).map(|pair| self.graph.sector(pair[0], pair[1])).collect();
            links.extend(&weak);
            shown.push(ForcingBranch { start: self.fact(*start).candidate, chain: self.shown(path, weak) });
        }
        let fact = self.fact(target);
        let pattern = Pattern::ForcingChain(Box::new(ForcingChain { over, target: fact.candidate, branches: shown }));
        Finding::new(pattern, [fact], Certificate::sum(truths, links))
    }

    /// The finding of an open chain that removes these candidates.
    pub fn chain(&self, path: &Path, gone: &Bits) -> Finding {
        let (truths, mut links) = self.base(path);
        links.extend(Self::weak_pairs(path, false).into_iter().map(|(a, b)| self.graph.sector(a, b)));
        let ends = [path.nodes[0], path.nodes[path.nodes.len() - 1]];
        let target = |single| Target {
            fact: self.fact(single),
            links: ends.iter().map(|&end| self.graph.sector(end, single)).collect(),
        };
        let targets: Vec<Target> = gone.iter().map(target).collect();
        let certificate = certify(&truths, &links, &targets);
        Finding::new(self.pattern(path, false), targets.iter().map(|target| target.fact), certificate)
    }

    /// The single candidates that a loop removes.
    pub fn removed_by_loop(&self, path: &Path) -> Bits {
        let mut all = Bits::new(self.graph.singles);
        self.loop_links(path).into_iter().for_each(|link| link.1.iter().for_each(|single| all.insert(single)));
        all
    }

    /// The weak links of a loop, each with the candidates that it removes: exactly one end of each is true.
    fn loop_links(&self, path: &Path) -> Vec<(Vec<usize>, Bits)> {
        let mut links: Vec<Vec<usize>> = Self::weak_pairs(path, true).into_iter().map(|(a, b)| vec![a, b]).collect();
        for (link, ends) in path.links.iter().zip(path.nodes.chunks(2)) {
            links.extend(self.inner(*link, ends).into_iter().map(|(node, _)| vec![node]));
        }
        let seen = |nodes: Vec<usize>| {
            let mut gone = Bits(self.graph.weak(nodes[0]).to_vec());
            gone.0.iter_mut().zip(self.graph.weak(nodes[nodes.len() - 1])).for_each(|(word, other)| *word &= other);
            // A locked digit of a set goes from cells that see all its places, not from its own cells.
            let node = &self.graph.nodes[nodes[0]];
            self.keep(&mut gone, |at| nodes.len() > 1 || self.graph.nodes[at].digit == node.digit);
            (nodes, gone)
        };
        links.into_iter().map(seen).collect()
    }

    /// The findings of a loop: all that it removes; then, where that is less, what it removes outside its own cells by links
    /// between cells, which is all that many programs look at.
    pub fn rings(&self, path: &Path) -> Vec<Finding> {
        let all = self.ring(path, &|_, _| true);
        let own: CellSet<W> = path.nodes.iter().fold(CellSet::EMPTY, |all, &node| all | self.graph.nodes[node].cells);
        let outside = |nodes: &[usize], single: usize| {
            let nodes = [nodes[0], nodes[nodes.len() - 1]].map(|node| &self.graph.nodes[node]);
            nodes[0].digit != nodes[1].digit || self.graph.nodes[single].cells.is_disjoint(&own)
        };
        let usual = self.ring(path, &outside);
        let less = !usual.conclusions.is_empty() && usual.conclusions.len() < all.conclusions.len();
        [all].into_iter().chain(less.then_some(usual)).collect()
    }

    /// The finding of a loop, as far as the test lets its links remove single candidates.
    fn ring(&self, path: &Path, counts: &dyn Fn(&[usize], usize) -> bool) -> Finding {
        let (truths, _) = self.base(path);
        let links = self.loop_links(path);
        let usual: Vec<Sector> = links.iter().map(|(nodes, _)| self.usual(nodes)).collect();
        let mut targets: Vec<(usize, Target)> = vec![];
        for (at, (nodes, gone)) in links.iter().enumerate() {
            for single in gone.iter().filter(|&single| counts(nodes, single)) {
                if targets.iter().any(|&(known, _)| known == single) {
                    continue;
                }
                let mut own = usual.clone();
                own.splice(at..=at, self.through(nodes, single));
                targets.push((single, Target { fact: self.fact(single), links: own }));
            }
        }
        targets.sort_by_key(|(single, _)| *single);
        let targets: Vec<Target> = targets.into_iter().map(|(_, target)| target).collect();
        let certificate = certify(&truths, &[], &targets);
        Finding::new(self.pattern(path, true), targets.iter().map(|target| target.fact), certificate)
    }

    fn usual(&self, nodes: &[usize]) -> Sector {
        match *nodes {
            [a, b] => self.graph.sector(a, b),
            _ => self.graph.sector(nodes[0], nodes[0]),
        }
    }

    /// The sector that holds a link's nodes and one more; where there is none, a sector for each node.
    fn through(&self, nodes: &[usize], single: usize) -> Vec<Sector> {
        let layout = self.graph.board.layout();
        let own = &self.graph.nodes[single];
        let all = nodes.iter().fold(own.cells, |all, &node| all | self.graph.nodes[node].cells);
        if nodes.iter().any(|&node| self.graph.nodes[node].digit != own.digit) {
            return vec![Sector::Cell(layout.cell(all.lowest().unwrap_or_default()))];
        }
        match shared_house(layout, all) {
            Some(house) => vec![Sector::House(layout.house(house), own.digit)],
            None => nodes.iter().map(|&node| self.graph.sector(node, single)).collect(),
        }
    }
}
