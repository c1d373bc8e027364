//! Why chains of almost locked sets hold.

use super::engine::Sets;
use super::spots::reach;
use crate::cellset::{CellSet, DigitSet};
use crate::certificate::Certificate;
use crate::finding::{Facts, Finding};
use crate::names::{Digit, Fact, Sector, Truth};
use crate::pattern::{AlsChain, Pattern, RestrictedCommon};

impl<const W: usize> Sets<'_, '_, W> {
    /// The cells of a set, each of which holds a digit.
    pub fn truths(&self, als: usize) -> impl Iterator<Item = Truth> + '_ {
        self.list[als].cells.iter().map(|cell| Sector::Cell(self.board.layout().cell(cell)).into())
    }

    /// A house that holds all these cells of the digit and, where asked for, one more.
    pub fn link(&self, digit: Digit, cells: CellSet<W>, with: Option<usize>) -> Sector {
        let all = with.map_or(cells, |cell| cells | CellSet::of(cell));
        let house = self.house_of(all).expect("whoever asks knows that there is one");
        Sector::House(self.board.layout().house(house), digit)
    }

    /// The digits of a set but for some: each stands in the set once at most.
    pub fn own_links(&self, als: usize, but: DigitSet) -> impl Iterator<Item = Sector> + '_ {
        let digits = self.list[als].digits - but;
        digits.iter().map(move |digit| self.link(digit, self.spot(als, digit).places, None))
    }

    /// The finding of a chain: `links[i]` joins `sets[i]` and `sets[i + 1]`.
    pub fn chain(&self, sets: &[usize], links: &[Digit], gone: &[(Digit, CellSet<W>)]) -> Finding {
        let (first, last) = (sets[0], sets[sets.len() - 1]);
        let mut truths: Vec<Truth> = vec![];
        let mut inner: Vec<Sector> = vec![];
        for (at, pair) in sets.windows(2).enumerate() {
            let both = self.spot(pair[0], links[at]).places | self.spot(pair[1], links[at]).places;
            inner.push(self.link(links[at], both, None));
        }
        let joined: Vec<RestrictedCommon> = inner.iter().filter_map(|&link| restricted(link)).collect();
        for (at, &als) in sets.iter().enumerate() {
            truths.extend(self.truths(als));
            let used = links[at.saturating_sub(1)..(at + 1).min(links.len())].iter().copied().collect();
            // The digit that is removed is linked apart, at the ends.
            if at > 0 && at + 1 < sets.len() {
                inner.extend(self.own_links(als, used));
            }
        }
        let ends = [(first, links[0]), (last, links[links.len() - 1])];
        let mut proofs: Vec<(Fact, Certificate)> = vec![];
        for &(digit, cells) in gone {
            for cell in cells {
                let mut all = inner.clone();
                for (end, used) in ends {
                    all.extend(self.own_links(end, DigitSet::of(used) | DigitSet::of(digit)));
                    all.push(self.link(digit, self.spot(end, digit).places, Some(cell)));
                }
                let proof = Certificate::sum(truths.iter().copied(), all);
                proofs.push((self.board.candidate(cell, digit).is_not(), proof));
            }
        }
        let pattern = Pattern::Als(Box::new(AlsChain {
            sets: sets.iter().map(|&als| self.pattern(als)).collect(),
            links: joined,
            common: gone.iter().map(|(digit, _)| *digit).collect(),
        }));
        let conclusions: Facts = proofs.iter().map(|(fact, _)| *fact).collect();
        Finding::new(pattern, conclusions, Certificate::joined(proofs))
    }

    /// Whether two sets with two restricted commons remove anything.
    pub fn rings(&self, a: usize, b: usize, commons: [Digit; 2]) -> bool {
        let used: DigitSet = commons.into_iter().collect();
        let sees = |&digit: &Digit| {
            let places = self.spot(a, digit).places | self.spot(b, digit).places;
            !reach(self.board, digit, places).is_empty()
        };
        !((self.list[a].usable | self.list[b].usable) - used).is_empty() || commons.iter().any(sees)
    }

    /// The finding of two sets with two restricted commons, if it removes anything in these cells.
    pub fn ring(&self, a: usize, b: usize, commons: [Digit; 2], within: CellSet<W>) -> Option<Finding> {
        let used: DigitSet = commons.into_iter().collect();
        let mut spots: Vec<(Digit, CellSet<W>)> =
            commons.iter().map(|&digit| (digit, self.spot(a, digit).places | self.spot(b, digit).places)).collect();
        for als in [a, b] {
            spots.extend((self.list[als].digits - used).iter().map(|digit| (digit, self.spot(als, digit).places)));
        }
        let truths: Vec<Truth> = self.truths(a).chain(self.truths(b)).collect();
        let links: Vec<Sector> = spots.iter().map(|&(digit, places)| self.link(digit, places, None)).collect();
        let mut proofs: Vec<(Fact, Certificate)> = vec![];
        for (at, &(digit, places)) in spots.iter().enumerate() {
            for cell in reach(self.board, digit, places) & within {
                let mut links = links.clone();
                links[at] = self.link(digit, places, Some(cell));
                let fact = self.board.candidate(cell, digit).is_not();
                if !proofs.iter().any(|(known, _)| *known == fact) {
                    proofs.push((fact, Certificate::sum(truths.iter().copied(), links)));
                }
            }
        }
        if proofs.is_empty() {
            return None;
        }
        proofs.sort_by_key(|(fact, _)| (fact.candidate.digit, fact.candidate.cell));
        let pattern = Pattern::Als(Box::new(AlsChain {
            sets: vec![self.pattern(a), self.pattern(b)],
            links: links[..2].iter().filter_map(|&link| restricted(link)).collect(),
            common: vec![],
        }));
        let conclusions: Facts = proofs.iter().map(|(fact, _)| *fact).collect();
        Some(Finding::new(pattern, conclusions, Certificate::joined(proofs)))
    }
}

fn restricted(link: Sector) -> Option<RestrictedCommon> {
    match link {
        Sector::House(house, digit) => Some(RestrictedCommon { digit, house }),
        Sector::Cell(_) => None,
    }
}
