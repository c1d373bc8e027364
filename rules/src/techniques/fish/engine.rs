//! What all fish share: a net is looked at closely, classed, and made into a finding.

use std::collections::{BTreeMap, BTreeSet};

pub use super::hunt::Shape;
use super::hunt::{Net, hunt};
use super::waters::{Waters, each};
use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::certificate::{Certificate, Part};
use crate::finding::Finding;
use crate::names::{Cell, Digit, Fact, House, Sector};
use crate::pattern::{Fish, Pattern, SiameseFish};
use crate::rule::{Flow, Sink};
use crate::scouts::{Hopeless, basic_fish};

/// How many choices of covers one call looks at. No 9x9 up to size 5 comes near it.
const BUDGET: usize = 400_000;

/// More houses than this hold no cell.
const DEPTH: usize = 5;

/// Whether a fish has fins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fins {
    /// It has none.
    None,
    /// It has some.
    Some,
    /// Without its fins a base house of this basic fish would have one place left.
    Sashimi,
}

/// One of the kinds of fish that have a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kind {
    pub shape: Shape,
    pub fins: Fins,
    pub size: usize,
}

/// A fish, looked at closely.
pub struct Catch<const W: usize> {
    pub net: Net,
    /// How often the base holds a place, less how often the cover does, where that is positive.
    pub fins: Vec<(usize, usize)>,
    pub endo: CellSet<W>,
    pub body: CellSet<W>,
    pub gone: CellSet<W>,
}

/// How often houses hold each place: the cells of at least one, at least two, and so on.
fn levels<const W: usize>(waters: &Waters<'_, W>, houses: u128) -> [CellSet<W>; DEPTH] {
    let mut levels = [CellSet::EMPTY; DEPTH];
    for house in each(houses) {
        for level in (1..DEPTH).rev() {
            let again = levels[level - 1] & waters.sets[house];
            levels[level] |= again;
        }
        levels[0] |= waters.sets[house];
    }
    levels
}

impl<const W: usize> Catch<W> {
    /// What this net catches.
    pub fn new(waters: &Waters<'_, W>, net: Net) -> Self {
        let (base, cover) = (levels(waters, net.0), levels(waters, net.1));
        let over = |a: &[CellSet<W>; DEPTH], b: &[CellSet<W>; DEPTH]| {
            a.iter().zip(b).fold(CellSet::EMPTY, |all, (a, b)| all | (*a - *b))
        };
        let fins = over(&base, &cover);
        let times =
            |cell: usize| base.iter().zip(&cover).filter(|(a, b)| a.contains(cell) && !b.contains(cell)).count();
        let seen = fins.iter().fold(over(&cover, &base), |seen, fin| seen & waters.layout.peer_set(fin));
        Self {
            net,
            fins: fins.iter().map(|fin| (fin, times(fin))).collect(),
            endo: fins & base[1],
            body: base[0] - fins,
            gone: seen,
        }
    }

    /// Which kind of fish it is.
    fn kind(&self, waters: &Waters<'_, W>) -> Kind {
        let shape = Shape::of(waters, self.net);
        let thin = || each(self.net.0).any(|house| (waters.sets[house] & self.body).len() < 2);
        let fins = match shape {
            _ if self.fins.is_empty() => Fins::None,
            Shape::Basic if thin() => Fins::Sashimi,
            _ => Fins::Some,
        };
        Kind { shape, fins, size: self.net.0.count_ones() as usize }
    }

    /// Whether it catches anything, with every house of the cover at work.
    fn is_whole(&self, waters: &Waters<'_, W>) -> bool {
        !self.gone.is_empty() && each(self.net.1).all(|house| !waters.sets[house].is_disjoint(&self.body))
    }

    /// The simpler of two fish with the same effect has fewer fins, then the earlier houses.
    fn rank(&self) -> (usize, Vec<usize>, Vec<usize>) {
        (self.fins.len(), each(self.net.0).collect(), each(self.net.1).collect())
    }

    /// The pattern.
    pub fn fish(&self, waters: &Waters<'_, W>) -> Fish {
        let names = |cells: CellSet<W>| -> Vec<Cell> { cells.iter().map(|cell| waters.layout.cell(cell)).collect() };
        let fins: CellSet<W> = self.fins.iter().map(|&(fin, _)| fin).collect();
        let houses = |set| -> Vec<House> { each(set).map(|house| waters.layout.house(house)).collect() };
        Fish {
            digit: waters.digit,
            base: houses(self.net.0),
            cover: houses(self.net.1),
            body: names(self.body),
            fins: names(fins - self.endo),
            endo_fins: names(self.endo),
            eaten: names(self.body & self.gone),
        }
    }

    /// The sums: the base as truths, the cover as links, and for each fin a link that it shares with the target. Targets
    /// with the same links share a part.
    fn parts(&self, waters: &Waters<'_, W>) -> Vec<Part> {
        let mut parts: Vec<(Vec<usize>, CellSet<W>)> = vec![];
        for cell in self.gone {
            let fits = |links: &[usize]| links.iter().all(|&house| waters.layout.house_set(house).contains(cell));
            match parts.iter_mut().find(|(links, _)| fits(links)) {
                Some((_, cells)) => cells.insert(cell),
                None => parts.push((self.ties(waters, cell), CellSet::of(cell))),
            }
        }
        let sector = |house: usize| Sector::House(waters.layout.house(house), waters.digit);
        let part = |(links, cells): (Vec<usize>, CellSet<W>)| Part {
            conclusions: removals(waters, cells),
            certificate: Certificate::sum(
                each(self.net.0).map(|house| sector(house).into()),
                each(self.net.1).chain(links).map(sector),
            ),
        };
        parts.into_iter().map(part).collect()
    }

    /// The houses of a cell that hold all fins, each as often as it counts, the fullest first.
    fn ties(&self, waters: &Waters<'_, W>, cell: usize) -> Vec<usize> {
        let mut need = self.fins.clone();
        let mut links = vec![];
        loop {
            need.retain(|&(_, times)| times > 0);
            let holds =
                |house: usize| need.iter().filter(|&&(fin, _)| waters.layout.house_set(house).contains(fin)).count();
            let best = waters.layout.houses_of(cell).iter().copied().rev().max_by_key(|&house| holds(house));
            let Some(house) = best.filter(|&house| holds(house) > 0) else { return links };
            links.push(house);
            for (fin, times) in &mut need {
                *times -= usize::from(waters.layout.house_set(house).contains(*fin));
            }
        }
    }
}

fn removals<const W: usize>(waters: &Waters<'_, W>, cells: CellSet<W>) -> Vec<Fact> {
    cells.iter().map(|cell| waters.layout.cell(cell).candidate(waters.digit).is_not()).collect()
}

fn certificate(mut parts: Vec<Part>) -> Certificate {
    match parts.len() {
        1 => parts.remove(0).certificate,
        _ => Certificate::Parts { parts },
    }
}

/// Every fish of a shape and size in one digit, and of which kind it is.
fn catches<'l, const W: usize>(
    board: &Board<'l, W>,
    digit: Digit,
    kind: Kind,
    budget: &mut usize,
) -> (Waters<'l, W>, Vec<(Catch<W>, Kind)>) {
    let waters = Waters::new(board, digit);
    let mut nets = BTreeSet::new();
    for target in waters.hopeless() {
        hunt(&waters, target, (kind.shape, kind.size), budget, &mut nets);
    }
    let whole = nets.into_iter().map(|net| Catch::new(&waters, net)).filter(|catch| catch.is_whole(&waters));
    let alike = |found: &Kind| (found.shape, found.size) == (kind.shape, kind.size);
    let classed = whole.map(|catch| {
        let kind = catch.kind(&waters);
        (catch, kind)
    });
    let caught = classed.filter(|(_, found)| alike(found)).collect();
    (waters, caught)
}

/// The digits that may make a fish of this kind.
fn hunted<const W: usize>(board: &Board<'_, W>, kind: Kind) -> DigitSet {
    if !board.is_scouted() {
        return DigitSet::all(board.layout().size());
    }
    let basic = || basic_fish(board, kind.size, kind.fins != Fins::None);
    let known = if kind.shape == Shape::Basic { basic() } else { None };
    known.unwrap_or_else(|| board.derived::<Hopeless>().digits)
}

/// Hands over the fish of a kind: digits rising, one fish for each set of removals.
pub fn find<const W: usize>(board: &Board<'_, W>, kind: Kind, sink: &mut Sink<'_>) -> Flow {
    let mut budget = BUDGET;
    for digit in hunted(board, kind).iter() {
        let (waters, caught) = catches(board, digit, kind, &mut budget);
        let mut best = BTreeMap::<Vec<usize>, Catch<W>>::new();
        for (catch, _) in caught.into_iter().filter(|(_, found)| *found == kind) {
            let gone: Vec<usize> = catch.gone.iter().collect();
            if best.get(&gone).is_none_or(|known| catch.rank() < known.rank()) {
                best.insert(gone, catch);
            }
        }
        let mut best: Vec<Catch<W>> = best.into_values().collect();
        best.sort_by_cached_key(Catch::rank);
        for catch in best {
            let pattern = Pattern::Fish(Box::new(catch.fish(&waters)));
            sink(Finding::new(pattern, removals(&waters, catch.gone), certificate(catch.parts(&waters))))?;
        }
    }
    Flow::Continue(())
}

/// Hands over pairs of finned fish with the same base, one at least of this kind, neither of which removes all that
/// the other does.
pub fn find_siamese<const W: usize>(board: &Board<'_, W>, kind: Kind, sink: &mut Sink<'_>) -> Flow {
    let mut budget = BUDGET;
    for digit in hunted(board, kind).iter() {
        let (waters, mut caught) = catches(board, digit, kind, &mut budget);
        caught.retain(|(catch, _)| !catch.fins.is_empty());
        caught.sort_by_cached_key(|(catch, _)| catch.rank());
        let mut told = BTreeSet::new();
        for (at, (first, one)) in caught.iter().enumerate() {
            for (second, other) in &caught[at + 1..] {
                let fresh = |a: &Catch<W>, b: &Catch<W>| !a.gone.is_subset(&b.gone);
                let fits = first.net.0 == second.net.0 && [one, other].contains(&&kind);
                let siamese = fits && fresh(first, second) && fresh(second, first);
                let gone = first.gone | second.gone;
                if !siamese || !told.insert(gone.iter().collect::<Vec<usize>>()) {
                    continue;
                }
                let pattern = SiameseFish {
                    first: first.fish(&waters),
                    first_removes: first.gone.iter().map(|cell| waters.layout.cell(cell)).collect(),
                    second: second.fish(&waters),
                    second_removes: second.gone.iter().map(|cell| waters.layout.cell(cell)).collect(),
                };
                let mut parts = first.parts(&waters);
                parts.extend(second.parts(&waters));
                sink(Finding::new(
                    Pattern::SiameseFish(Box::new(pattern)),
                    removals(&waters, gone),
                    certificate(parts),
                ))?;
            }
        }
    }
    Flow::Continue(())
}
