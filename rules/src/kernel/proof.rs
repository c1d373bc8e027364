//! Certificates: does this prove that, when only the premises are known?

use std::collections::{BTreeMap, HashMap, HashSet};

use super::Reason;
use crate::certificate::{Certificate, Coefficients, DeadlyCell, NetEnd, Refutation};
use crate::geometry::Geometry;
use crate::names::{Digit, Fact, Sector, Truth};

/// How many fillings of a deadly pattern are looked at before it is turned down.
const FILLINGS: usize = 100_000;

/// What a certificate may use: the geometry, the premises of its step, and which cells are clues.
pub struct Proof<'p> {
    geometry: &'p Geometry,
    premises: HashSet<Fact>,
    clues: &'p HashSet<usize>,
}

impl<'p> Proof<'p> {
    pub fn new(geometry: &'p Geometry, premises: &[Fact], clues: &'p HashSet<usize>) -> Self {
        Self { geometry, premises: premises.iter().copied().collect(), clues }
    }

    /// Whether the certificate proves each conclusion or, without any, a contradiction.
    pub fn check(&self, certificate: &Certificate, conclusions: &[Fact]) -> Result<(), Reason> {
        match certificate {
            Certificate::Sum { truths, links } => self.sum(truths, links, &[], conclusions),
            Certificate::Uniqueness { deadly, truths, links } => {
                self.deadly(deadly)?;
                self.sum(truths, links, deadly, conclusions)
            }
            Certificate::Propagation { refutations } => self.propagation(refutations, conclusions),
            Certificate::Parts { parts } => {
                for part in parts {
                    if part.conclusions.is_empty() {
                        return Err(Reason::NoContradiction);
                    }
                    self.check(&part.certificate, &part.conclusions)?;
                }
                let proven = |fact: &&Fact| !parts.iter().any(|part| part.conclusions.contains(fact));
                match conclusions.iter().find(proven) {
                    Some(&fact) => Err(Reason::Unproven(fact)),
                    None if conclusions.is_empty() => Err(Reason::NoContradiction),
                    None => Ok(()),
                }
            }
            Certificate::Given | Certificate::Cases { .. } | Certificate::Assumption => Err(Reason::Uncovered),
        }
    }

    /// The eliminations that a sum proves from these premises, the known conclusions among them.
    pub fn eliminations(&self, truths: &[Truth], links: &[Sector]) -> Result<Vec<Fact>, Reason> {
        let sum = Coefficients::of(self.geometry, truths, links).map_err(Reason::Unknown)?;
        let negative = sum.terms.iter().filter(|(_, coefficient)| *coefficient < 0);
        let facts = negative.map(|&((cell, digit), _)| self.geometry.cell(cell).candidate(digit).is_not());
        Ok(facts.filter(|&fact| self.sum(truths, links, &[], &[fact]).is_ok()).collect())
    }

    /// Take a conclusion to be false: then the sum of the terms is at most the positive coefficients of the candidates
    /// that no premise rules out, plus the coefficient of a candidate that would have to be true. Below the bound,
    /// that is absurd.
    fn sum(
        &self,
        truths: &[Truth],
        links: &[Sector],
        deadly: &[DeadlyCell],
        conclusions: &[Fact],
    ) -> Result<(), Reason> {
        let mut sum = Coefficients::of(self.geometry, truths, links).map_err(Reason::Unknown)?;
        if !deadly.is_empty() {
            sum.add_guardians(self.geometry, deadly).map_err(Reason::Unknown)?;
        }
        for truth in truths {
            if let Truth::Placed(candidate) = truth
                && !self.premises.contains(&candidate.is())
            {
                return Err(Reason::Premise(candidate.is()));
            }
        }
        let terms: Vec<(Fact, i32)> = sum
            .terms
            .iter()
            .map(|&((cell, digit), coefficient)| (self.geometry.cell(cell).candidate(digit).is_not(), coefficient))
            .filter(|(gone, _)| !self.premises.contains(gone))
            .collect();
        let most = |target: Option<Fact>| -> i32 {
            let term = |&(gone, coefficient): &(Fact, i32)| match target {
                Some(fact) if fact.candidate == gone.candidate && fact.holds => 0,
                Some(fact) if fact.candidate == gone.candidate => coefficient,
                _ => coefficient.max(0),
            };
            terms.iter().map(term).sum()
        };
        if conclusions.is_empty() {
            return if most(None) < sum.bound { Ok(()) } else { Err(Reason::NoContradiction) };
        }
        match conclusions.iter().find(|&&fact| most(Some(fact)) >= sum.bound) {
            Some(&fact) => Err(Reason::Unproven(fact)),
            None => Ok(()),
        }
    }

    fn propagation(&self, refutations: &[Refutation], conclusions: &[Fact]) -> Result<(), Reason> {
        for conclusion in conclusions {
            let opposite = Fact { holds: !conclusion.holds, ..*conclusion };
            let refutation = refutations.iter().find(|refutation| refutation.assume == opposite);
            let mut known = Known { premises: &self.premises, derived: HashSet::new() };
            self.refute(refutation.ok_or(Reason::Unproven(*conclusion))?, &mut known)?;
        }
        if conclusions.is_empty() { Err(Reason::NoContradiction) } else { Ok(()) }
    }

    fn refute(&self, refutation: &Refutation, known: &mut Known<'_>) -> Result<(), Reason> {
        let wrong = |at: String| Reason::Net(refutation.assume, at);
        let left = |sector: Sector, known: &Known<'_>| {
            let candidates = self.geometry.sector(sector).ok_or_else(|| Reason::Unknown(sector.to_string()))?;
            let facts = candidates.into_iter().map(|(cell, digit)| self.geometry.cell(cell).candidate(digit).is());
            Ok(facts.filter(|fact| !known.holds(fact.candidate.is_not())).collect::<Vec<Fact>>())
        };
        let before = known.derived.clone();
        known.derived.insert(refutation.assume);
        for line in &refutation.net.lines {
            let open = left(line.by, known)?;
            let follows = match line.fact.holds {
                true => open == [line.fact],
                false => {
                    let here = self.geometry.sector(line.by).unwrap_or_default();
                    let named = |(cell, digit): &(usize, Digit)| {
                        self.geometry.cell(*cell).candidate(*digit) == line.fact.candidate
                    };
                    here.iter().any(named)
                        && open.iter().any(|&fact| fact.candidate != line.fact.candidate && known.holds(fact))
                }
            };
            if !follows {
                return Err(wrong(line.fact.to_string()));
            }
            known.derived.insert(line.fact);
        }
        match &refutation.net.end {
            NetEnd::Empty(sector) if left(*sector, known)?.is_empty() => {}
            NetEnd::Empty(sector) => return Err(wrong(sector.to_string())),
            NetEnd::Split { over, cases } => {
                for open in left(*over, known)? {
                    let case = cases.iter().find(|case| case.assume == open);
                    self.refute(case.ok_or_else(|| wrong(open.to_string()))?, known)?;
                }
            }
        }
        known.derived = before;
        Ok(())
    }

    /// Whether exchanging digits is always possible in these cells: each way of filling them with their digits has
    /// another one that puts the same digits into each house. No cell may be a clue.
    fn deadly(&self, deadly: &[DeadlyCell]) -> Result<(), Reason> {
        let none = |why: String| Err(Reason::NotDeadly(why));
        let mut cells: Vec<(usize, &[Digit])> = vec![];
        for DeadlyCell { cell, digits } in deadly {
            let Some(index) = self.geometry.index(*cell) else { return Err(Reason::Unknown(cell.to_string())) };
            if self.clues.contains(&index) {
                return none(format!("{cell} is a clue"));
            }
            let rising = digits.windows(2).all(|pair| pair[0] < pair[1]);
            if !rising || digits.iter().any(|digit| !self.geometry.digits().contains(digit)) {
                return none(format!("{cell} has no proper list of digits"));
            }
            if cells.iter().any(|(known, _)| *known == index) {
                return none(format!("{cell} stands twice"));
            }
            cells.push((index, digits));
        }
        if cells.is_empty() {
            return none("it has no cells".to_string());
        }
        if self.pairs_exchange(&cells) {
            return Ok(());
        }
        let mut fillings = BTreeMap::<Vec<(usize, Digit)>, usize>::new();
        let mut seen = 0;
        if !self.fill(&cells, &mut vec![], &mut fillings, &mut seen) {
            return none("it has too many fillings".to_string());
        }
        match fillings.values().all(|&count| count > 1) {
            true => Ok(()),
            false => none("one of its fillings cannot be exchanged".to_string()),
        }
    }

    /// The simple case: two digits in each cell, each digit twice or not at all in each house. Then a filling puts
    /// each digit once into each house, and the other digits of the cells do the same.
    fn pairs_exchange(&self, cells: &[(usize, &[Digit])]) -> bool {
        let mut count = HashMap::<(usize, Digit), usize>::new();
        for (cell, digits) in cells {
            for &house in self.geometry.houses_of(*cell) {
                digits.iter().for_each(|&digit| *count.entry((house, digit)).or_default() += 1);
            }
        }
        cells.iter().all(|(_, digits)| digits.len() == 2) && count.values().all(|&times| times == 2)
    }

    /// Counts the fillings by what they put into each house.
    fn fill(
        &self,
        cells: &[(usize, &[Digit])],
        chosen: &mut Vec<Digit>,
        fillings: &mut BTreeMap<Vec<(usize, Digit)>, usize>,
        seen: &mut usize,
    ) -> bool {
        *seen += 1;
        if *seen > FILLINGS {
            return false;
        }
        let Some(&(cell, digits)) = cells.get(chosen.len()) else {
            let mut contents: Vec<(usize, Digit)> = vec![];
            for ((cell, _), &digit) in cells.iter().zip(chosen.iter()) {
                contents.extend(self.geometry.houses_of(*cell).iter().map(|&house| (house, digit)));
            }
            contents.sort_unstable();
            *fillings.entry(contents).or_default() += 1;
            return true;
        };
        for &digit in digits {
            let mut before = cells.iter().zip(chosen.iter());
            if before.any(|((other, _), &held)| self.geometry.link((*other, held), (cell, digit)).is_some()) {
                continue;
            }
            chosen.push(digit);
            let within = self.fill(cells, chosen, fillings, seen);
            chosen.pop();
            if !within {
                return false;
            }
        }
        true
    }
}

/// The premises, and what a net has derived so far.
struct Known<'p> {
    premises: &'p HashSet<Fact>,
    derived: HashSet<Fact>,
}

impl Known<'_> {
    fn holds(&self, fact: Fact) -> bool {
        self.premises.contains(&fact) || self.derived.contains(&fact)
    }
}
