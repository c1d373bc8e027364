//! The search for kraken fish.
//!
//! As with other fish, take the target to be true and follow what that excludes; here by chains instead of by sight. A
//! kraken of size n is there exactly when n rows without the excluded places lie in n - 1 columns. In type 1 the target
//! itself uses up one more column; in type 2 some column's places in the rows are all excluded. (Or columns and rows;
//! or, if there is no such fish, any houses, as far as they have no common place that is left.)

use super::engine::{Catch, Shape};
use super::links::{Links, Node, Reach};
use super::waters::{Houses, Waters, each};
use crate::board::Board;
use crate::cellset::CellSet;
use crate::certificate::Certificate;
use crate::finding::Finding;
use crate::names::{Candidate, Sector};
use crate::pattern::{KrakenFish, Pattern};
use crate::rule::{Flow, Sink};

/// The most fins.
const FINS: usize = 4;

/// What is looked for, in this order: the houses, and how many.
const FISH: [(Shape, usize); 7] = [
    (Shape::Basic, 2),
    (Shape::Basic, 3),
    (Shape::Basic, 4),
    (Shape::Franken, 2),
    (Shape::Franken, 3),
    (Shape::Mutant, 2),
    (Shape::Mutant, 3),
];

/// How the target hangs on the fish.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Type {
    /// It lies in a cover house, and the fins are tied to it by chains.
    One,
    /// The fins and the places of one cover house are tied to it by chains.
    Two,
}

/// A kraken fish, by what it would cost to explain.
struct Kraken<const W: usize> {
    catch: Catch<W>,
    digit: usize,
    through: Option<usize>,
    /// The chains, and how often the sum needs each.
    chains: Vec<(Vec<Node>, usize)>,
}

impl<const W: usize> Kraken<W> {
    fn cost(&self) -> (usize, usize) {
        (self.catch.fins.len(), self.chains.iter().map(|(chain, _)| chain.len()).sum())
    }
}

/// Hands over the simplest kraken fish for each target.
pub fn find<const W: usize>(board: &Board<'_, W>, which: Type, sink: &mut Sink<'_>) -> Flow {
    let layout = board.layout();
    let waters: Vec<Waters<'_, W>> = (0..=layout.size() as u8).map(|digit| Waters::new(board, digit)).collect();
    let links = Links::new(board);
    // Arrangements of each digit met so far.
    let mut arranged: Vec<Vec<CellSet<W>>> = vec![vec![]; waters.len()];
    for digit in layout.digits() {
        for cell in waters[digit as usize].places {
            let (reach, target) = (links.reach((cell, digit)), (cell, digit));
            let mut search = Search { waters: &waters, links: &links, reach, target, which, digits: vec![] };
            search.digits = (1..waters.len()).filter(|&digit| search.may_catch(digit, &mut arranged[digit])).collect();
            let Some(kraken) = FISH.into_iter().find_map(|(shape, size)| search.best(shape, size)) else { continue };
            sink(search.finding(kraken))?;
        }
    }
    Flow::Continue(())
}

struct Search<'s, 'b, 'l, const W: usize> {
    waters: &'s [Waters<'l, W>],
    links: &'s Links<'b, 'l, W>,
    reach: Reach<W>,
    target: Node,
    which: Type,
    /// The digits of which there may be fish.
    digits: Vec<usize>,
}

impl<const W: usize> Search<'_, '_, '_, W> {
    /// What the target leaves of a digit: the places, and the houses that the target does not fill itself.
    fn left(&self, digit: usize) -> (CellSet<W>, Houses) {
        let waters = &self.waters[digit];
        let (mut left, mut own) = (waters.places - self.reach.off[digit], 0);
        if digit == self.target.1 as usize {
            left.remove(self.target.0);
            own = waters.houses_of(self.target.0);
        }
        (left, own)
    }

    /// Whether the digit may have a fish: not if it can still be arranged in the places that the target leaves.
    fn may_catch(&self, digit: usize, arranged: &mut Vec<CellSet<W>>) -> bool {
        let waters = &self.waters[digit];
        let same = digit == self.target.1 as usize;
        if self.which == Type::One && !same || waters.places.is_disjoint(&self.reach.off[digit]) {
            return false;
        }
        let (left, own) = self.left(digit);
        let taken = if same { CellSet::of(self.target.0) } else { CellSet::EMPTY };
        if arranged.iter().any(|cells| taken.is_subset(cells) && (*cells - taken).is_subset(&left)) {
            return false;
        }
        let found = waters.arrangement(left, waters.open & !own);
        arranged.extend(found.map(|cells| cells | taken));
        found.is_none()
    }

    /// The simplest of this shape and size.
    fn best(&self, shape: Shape, size: usize) -> Option<Kraken<W>> {
        let mut best: Option<Kraken<W>> = None;
        for &digit in &self.digits {
            let waters = &self.waters[digit];
            let (left, own) = self.left(digit);
            for (bases, covers) in shape.directions(waters) {
                let mut take = |base: Houses, cover: Houses| {
                    let last = match self.which {
                        Type::One => own & covers & !base,
                        Type::Two => covers & !cover & !own & !base,
                    };
                    for last in each(last) {
                        let kraken = self.look(digit, (base, cover | 1 << last), last);
                        if kraken.as_ref().is_some_and(|new| best.as_ref().is_none_or(|old| new.cost() < old.cost())) {
                            best = kraken;
                        }
                    }
                };
                match shape {
                    Shape::Basic => self.lines(waters, left, (bases & !own, covers), size, &mut take),
                    _ => weave(waters, left, (bases & !own, covers & !own), size, &mut take),
                }
            }
        }
        best
    }

    /// Rows that lie in one column fewer, or columns in rows.
    fn lines(
        &self,
        waters: &Waters<'_, W>,
        left: CellSet<W>,
        (bases, covers): (Houses, Houses),
        size: usize,
        take: &mut dyn FnMut(Houses, Houses),
    ) {
        // The covers that each base still needs.
        let needs = |house: usize| {
            (waters.sets[house] & left).iter().fold(0, |all, cell| all | waters.houses_of(cell) & covers)
        };
        let lines: Vec<(usize, Houses)> = each(bases)
            .map(|house| (house, needs(house)))
            .filter(|(_, needed)| (1..size as u32).contains(&needed.count_ones()))
            .collect();
        choose(&lines, size, size as u32 - 1, (0, 0), take);
    }

    /// Ties the fins to the target; nothing if all of them see it, which needs no kraken.
    fn look(&self, digit: usize, net: (Houses, Houses), last: usize) -> Option<Kraken<W>> {
        let waters = &self.waters[digit];
        let catch = Catch::new(waters, net);
        let through = (self.which == Type::Two).then_some(last);
        let loose = through.map_or(net, |house| (net.0, net.1 & !(1 << house)));
        let fins: CellSet<W> = catch.fins.iter().map(|&(fin, _)| fin).collect();
        // Without the chosen cover house its places count as fins.
        let (mut ends, tied): (Vec<_>, Vec<_>) =
            Catch::new(waters, loose).fins.into_iter().partition(|&(cell, _)| fins.contains(cell));
        if catch.fins.is_empty() || catch.fins.len() > FINS || through.is_some() && tied.is_empty() {
            return None;
        }
        ends.extend(tied);
        let chains: Vec<(Vec<Node>, usize)> =
            ends.into_iter().map(|(cell, times)| (self.links.chain(&self.reach, (cell, digit as u8)), times)).collect();
        let far = chains.iter().any(|(chain, _)| chain.len() > 2) && chains.iter().all(|(chain, _)| chain.len() > 1);
        far.then_some(Kraken { catch, digit, through, chains })
    }

    fn finding(&self, kraken: Kraken<W>) -> Finding {
        let waters = &self.waters[kraken.digit];
        let layout = waters.layout;
        let sector = |house: usize| Sector::House(layout.house(house), waters.digit);
        let mut truths: Vec<_> = each(kraken.catch.net.0).map(|house| sector(house).into()).collect();
        let mut links: Vec<_> =
            each(kraken.catch.net.1).filter(|&house| Some(house) != kraken.through).map(sector).collect();
        for (chain, times) in &kraken.chains {
            let (more_truths, more_links) = self.links.sum(&self.reach, chain);
            for _ in 0..*times {
                truths.extend(&more_truths);
                links.extend(&more_links);
            }
        }
        let name = |&(cell, digit): &Node| -> Candidate { layout.cell(cell).candidate(digit) };
        let target = name(&self.target);
        let mut fish = kraken.catch.fish(waters);
        fish.eaten.clear();
        let pattern = KrakenFish {
            fish,
            target,
            through: kraken.through.map(|house| layout.house(house)),
            chains: kraken.chains.iter().map(|(chain, _)| chain.iter().map(name).collect()).collect(),
        };
        Finding::new(Pattern::KrakenFish(pattern.into()), [target.is_not()], Certificate::sum(truths, links))
    }
}

/// Every choice of `missing` lines that need `most` covers between them, and not fewer.
fn choose(
    lines: &[(usize, Houses)],
    missing: usize,
    most: u32,
    (base, cover): (Houses, Houses),
    found: &mut dyn FnMut(Houses, Houses),
) {
    if missing == 0 {
        if cover.count_ones() == most {
            found(base, cover);
        }
        return;
    }
    for at in 0..(lines.len() + 1).saturating_sub(missing) {
        let (house, needed) = lines[at];
        if (cover | needed).count_ones() <= most {
            choose(&lines[at + 1..], missing - 1, most, (base | 1 << house, cover | needed), found);
        }
    }
}

/// Every choice of one cover fewer than `size`, and of as many bases as `size` whose places that are left lie in these
/// and are all different.
fn weave<const W: usize>(
    waters: &Waters<'_, W>,
    left: CellSet<W>,
    (bases, covers): (Houses, Houses),
    size: usize,
    take: &mut dyn FnMut(Houses, Houses),
) {
    let cut = |houses: Houses| -> Vec<(usize, CellSet<W>)> {
        let cut = each(houses).map(|house| (house, waters.sets[house] & left));
        cut.filter(|(_, cells)| !cells.is_empty()).collect()
    };
    let (bases, covers) = (cut(bases), cut(covers));
    let mut nets: Vec<(usize, Houses, CellSet<W>)> = vec![(0, 0, CellSet::EMPTY)];
    for _ in 1..size {
        let wider = |&(from, chosen, cells): &(usize, Houses, CellSet<W>)| {
            let more = covers.iter().enumerate().skip(from);
            more.map(move |(at, (house, own))| (at + 1, chosen | 1 << house, cells | *own)).collect::<Vec<_>>()
        };
        nets = nets.iter().flat_map(wider).collect();
    }
    for (_, cover, union) in nets {
        let fits = |(house, cells): &&(usize, CellSet<W>)| cells.is_subset(&union) && cover >> house & 1 == 0;
        let held: Vec<(usize, CellSet<W>)> = bases.iter().filter(fits).copied().collect();
        pack(&held, size, (0, CellSet::EMPTY), &mut |base| take(base, cover));
    }
}

/// Every choice of `missing` houses without a common place.
fn pack<const W: usize>(
    held: &[(usize, CellSet<W>)],
    missing: usize,
    (base, cells): (Houses, CellSet<W>),
    take: &mut dyn FnMut(Houses),
) {
    if missing == 0 {
        return take(base);
    }
    for at in 0..(held.len() + 1).saturating_sub(missing) {
        let (house, places) = held[at];
        if places.is_disjoint(&cells) {
            pack(&held[at + 1..], missing - 1, (base | 1 << house, cells | places), take);
        }
    }
}
