//! The search for kraken fish.
//!
//! As with other fish, take the target to be true and follow what that excludes; here by chains instead of by sight. A
//! kraken of size n is there exactly when n rows without the excluded places lie in n - 1 columns. In type 1 the target
//! itself uses up one more column; in type 2 some column's places in the rows are all excluded. (Or columns and rows.)

use super::engine::Catch;
use super::links::{Links, Node, Reach};
use super::waters::{Houses, Waters, each};
use crate::board::Board;
use crate::certificate::Certificate;
use crate::finding::Finding;
use crate::names::HouseKind::{Column, Row};
use crate::names::{Candidate, Sector};
use crate::pattern::{KrakenFish, Pattern};
use crate::rule::{Flow, Sink};

/// The largest fish, and the most fins.
const SIZE: usize = 4;
const FINS: usize = 4;

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
    chains: Vec<Vec<Node>>,
}

impl<const W: usize> Kraken<W> {
    fn cost(&self) -> (usize, usize) {
        (self.catch.fins.len(), self.chains.iter().map(Vec::len).sum())
    }
}

/// Hands over the simplest kraken fish for each target.
pub fn find<const W: usize>(board: &Board<'_, W>, which: Type, sink: &mut Sink<'_>) -> Flow {
    let layout = board.layout();
    let waters: Vec<Waters<'_, W>> = (0..=layout.size() as u8).map(|digit| Waters::new(board, digit)).collect();
    let links = Links::new(board);
    for digit in layout.digits() {
        for cell in waters[digit as usize].places {
            let search = Search {
                waters: &waters,
                links: &links,
                reach: links.reach((cell, digit)),
                target: (cell, digit),
                which,
            };
            let Some(kraken) = (2..=SIZE).find_map(|size| search.best(size)) else { continue };
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
}

impl<const W: usize> Search<'_, '_, '_, W> {
    /// The simplest of this size.
    fn best(&self, size: usize) -> Option<Kraken<W>> {
        let mut best: Option<Kraken<W>> = None;
        for (digit, waters) in self.waters.iter().enumerate().skip(1) {
            let same = digit == self.target.1 as usize;
            if self.which == Type::One && !same {
                continue;
            }
            let (mut left, mut own) = (waters.places - self.reach.off[digit], 0);
            if same {
                left.remove(self.target.0);
                own = waters.houses_of(self.target.0);
            }
            let (rows, columns) = (waters.of_kinds(&[Row]), waters.of_kinds(&[Column]));
            for (bases, covers) in [(rows, columns), (columns, rows)] {
                // The covers that each base still needs.
                let needs = |house: usize| {
                    (waters.sets[house] & left).iter().fold(0, |all, cell| all | waters.houses_of(cell) & covers)
                };
                let lines: Vec<(usize, Houses)> = each(bases & !own)
                    .map(|house| (house, needs(house)))
                    .filter(|(_, needed)| (1..size as u32).contains(&needed.count_ones()))
                    .collect();
                choose(&lines, size, size as u32 - 1, (0, 0), &mut |base, cover| {
                    let last = match self.which {
                        Type::One => own & covers,
                        Type::Two => covers & !cover & !own,
                    };
                    for last in each(last) {
                        let kraken = self.look(digit, (base, cover | 1 << last), last);
                        if kraken.as_ref().is_some_and(|new| best.as_ref().is_none_or(|old| new.cost() < old.cost())) {
                            best = kraken;
                        }
                    }
                });
            }
        }
        best
    }

    /// Ties the fins to the target; nothing if all of them see it, which needs no kraken.
    fn look(&self, digit: usize, net: (Houses, Houses), last: usize) -> Option<Kraken<W>> {
        let waters = &self.waters[digit];
        let catch = Catch::new(waters, net);
        let through = (self.which == Type::Two).then_some(last);
        let tied: Vec<usize> =
            through.map(|house| waters.sets[house] & catch.body).unwrap_or_default().iter().collect();
        if catch.fins.is_empty() || catch.fins.len() > FINS || through.is_some() && tied.is_empty() {
            return None;
        }
        let ends = catch.fins.iter().map(|&(fin, _)| fin).chain(tied);
        let chains: Vec<Vec<Node>> = ends.map(|cell| self.links.chain(&self.reach, (cell, digit as u8))).collect();
        chains.iter().any(|chain| chain.len() > 2).then_some(Kraken { catch, digit, through, chains })
    }

    fn finding(&self, kraken: Kraken<W>) -> Finding {
        let waters = &self.waters[kraken.digit];
        let layout = waters.layout;
        let sector = |house: usize| Sector::House(layout.house(house), waters.digit);
        let mut truths: Vec<_> = each(kraken.catch.net.0).map(|house| sector(house).into()).collect();
        let mut links: Vec<_> =
            each(kraken.catch.net.1).filter(|&house| Some(house) != kraken.through).map(sector).collect();
        for chain in &kraken.chains {
            let (more_truths, more_links) = self.links.sum(&self.reach, chain);
            truths.extend(more_truths);
            links.extend(more_links);
        }
        let name = |&(cell, digit): &Node| -> Candidate { layout.cell(cell).candidate(digit) };
        let target = name(&self.target);
        let mut fish = kraken.catch.fish(waters);
        fish.eaten.clear();
        let pattern = KrakenFish {
            fish,
            target,
            through: kraken.through.map(|house| layout.house(house)),
            chains: kraken.chains.iter().map(|chain| chain.iter().map(name).collect()).collect(),
        };
        Finding::new(Pattern::KrakenFish(pattern), vec![target.is_not()], Certificate::Sum { truths, links })
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
