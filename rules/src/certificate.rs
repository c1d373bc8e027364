//! What a step offers as proof, and the facts that the proof rests on.

use rustc_hash::FxHashSet;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::geometry::Geometry;
use crate::names::{Cell, Digit, Fact, Sector, Truth};

/// A few truths. They take no memory of their own where they are three at most.
pub type Truths = SmallVec<[Truth; 3]>;

/// A few links. They take no memory of their own where they are four at most.
pub type Sectors = SmallVec<[Sector; 4]>;

/// The proof of a step's conclusions from its premises.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Certificate {
    /// The clues need no proof.
    Given,
    /// Add the truths (each: at least one candidate is true), subtract the links (each: at most one is). What is left
    /// bounds the conclusion; a sector named twice counts twice. After Xsudo's set logic (truths, links, rank).
    Sum {
        /// The truths.
        truths: Truths,
        /// The links.
        links: Sectors,
    },
    /// Take a conclusion's opposite, follow unit steps, and split into cases where they end, until every case is
    /// absurd: one refutation a conclusion. Nets, exclusions, templates.
    Propagation {
        /// The refutations.
        refutations: Vec<Refutation>,
    },
    /// A sum with one more truth, which rests on the puzzle having one solution: if every cell of the deadly pattern
    /// held one of its digits, those digits could be exchanged; so one of the cells' other candidates is true.
    Uniqueness {
        /// The deadly pattern.
        deadly: Vec<DeadlyCell>,
        /// The other truths.
        truths: Truths,
        /// The links.
        links: Sectors,
    },
    /// Several proofs, each for some of the conclusions.
    Parts {
        /// The proofs.
        parts: Vec<Part>,
    },
    /// The step's branches cover every case: each ends in a contradiction or in the conclusion. One branch that
    /// assumes the conclusion's opposite and ends in a contradiction is enough.
    Cases {
        /// The sector whose open candidates the branches assume, one each; absent for a refutation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        over: Option<Sector>,
    },
    /// Not proven: a guess that led to a solution. Everything that rests on it is marked.
    Assumption,
}

impl Certificate {
    /// A sum of truths and links.
    pub fn sum(truths: impl IntoIterator<Item = Truth>, links: impl IntoIterator<Item = Sector>) -> Self {
        Self::Sum { truths: truths.into_iter().collect(), links: links.into_iter().collect() }
    }

    /// A sum of one truth, which says that a sector has one candidate left (or none).
    pub fn truth(sector: Sector) -> Self {
        let mut truths = Truths::new();
        truths.push(sector.into());
        Self::Sum { truths, links: Sectors::new() }
    }

    /// One proof of several conclusions, each of which comes with its own; what has equal proofs shares one.
    pub fn joined(proofs: Vec<(Fact, Self)>) -> Self {
        let mut parts: Vec<Part> = vec![];
        for (fact, certificate) in proofs {
            match parts.iter_mut().find(|part| part.certificate == certificate) {
                Some(part) => part.conclusions.push(fact),
                None => parts.push(Part { conclusions: vec![fact], certificate }),
            }
        }
        if parts.len() == 1 { parts.remove(0).certificate } else { Self::Parts { parts } }
    }

    /// Whether it rests on the puzzle having one solution.
    pub fn needs_uniqueness(&self) -> bool {
        match self {
            Self::Uniqueness { .. } => true,
            Self::Parts { parts } => parts.iter().any(|part| part.certificate.needs_uniqueness()),
            _ => false,
        }
    }
}

/// Why a conclusion's opposite is absurd.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Refutation {
    /// The opposite of the conclusion.
    pub assume: Fact,
    /// What follows from it.
    pub net: Net,
}

/// Unit steps in order, and how they end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Net {
    /// Each fact follows from what is known by then.
    pub lines: Vec<Line>,
    /// Why that cannot be.
    pub end: NetEnd,
}

/// One unit step. A placement is the last candidate of the sector; an elimination is excluded by a true candidate of
/// the sector.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// What follows.
    pub fact: Fact,
    /// By which sector.
    pub by: Sector,
}

/// How a net ends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum NetEnd {
    /// No candidate of this sector is left.
    Empty(Sector),
    /// Each candidate of the sector that is left is tried, and each is absurd.
    Split {
        /// The sector.
        over: Sector,
        /// One refutation a candidate that is left; each assumes it true.
        cases: Vec<Refutation>,
    },
}

/// A cell of a deadly pattern and the digits that are exchanged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeadlyCell {
    /// The cell.
    pub cell: Cell,
    /// The digits, rising.
    pub digits: Vec<Digit>,
}

/// A proof of some of a step's conclusions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// What it proves.
    pub conclusions: Vec<Fact>,
    /// How.
    pub certificate: Certificate,
}

/// The coefficient of each candidate in a sum: how many truths hold it, less the links that do.
#[derive(Debug, Clone)]
pub struct Coefficients {
    /// (cell, digit), coefficient, in the order in which the sectors name them.
    pub terms: Vec<((usize, Digit), i32)>,
    /// Truths less links: what the sum of the terms is at least.
    pub bound: i32,
    /// For each candidate one more than the place of its term, or 0. Empty where no candidate can come twice.
    places: Vec<u16>,
    /// How many digits there are.
    size: usize,
}

impl Coefficients {
    /// Adds up a sum.
    ///
    /// # Errors
    /// The name of the first sector or candidate that the puzzle does not have.
    pub fn of(geometry: &Geometry, truths: &[Truth], links: &[Sector]) -> Result<Self, String> {
        let sectors = truths.len() + links.len();
        let terms = Vec::with_capacity(sectors.min(geometry.cell_count()) * geometry.size());
        let mut sum =
            Self { terms, bound: truths.len() as i32 - links.len() as i32, places: vec![], size: geometry.size() };
        if sectors > 1 {
            sum.keep_places(geometry);
        }
        for truth in truths {
            match *truth {
                Truth::Sector(sector) => sum.add(geometry, sector, 1)?,
                Truth::Placed(candidate) => {
                    let known = geometry.index(candidate.cell).filter(|_| geometry.digits().contains(&candidate.digit));
                    sum.add_term((known.ok_or_else(|| candidate.to_string())?, candidate.digit), 1);
                }
            }
        }
        for &link in links {
            sum.add(geometry, link, -1)?;
        }
        Ok(sum)
    }

    /// Adds the truth that a deadly pattern gives: one of the other candidates of its cells is true.
    ///
    /// # Errors
    /// The name of a cell that the puzzle does not have.
    pub fn add_guardians(&mut self, geometry: &Geometry, deadly: &[DeadlyCell]) -> Result<(), String> {
        self.bound += 1;
        self.keep_places(geometry);
        for DeadlyCell { cell, digits } in deadly {
            let index = geometry.index(*cell).ok_or_else(|| cell.to_string())?;
            for digit in geometry.digits().filter(|digit| !digits.contains(digit)) {
                self.add_term((index, digit), 1);
            }
        }
        Ok(())
    }

    fn add(&mut self, geometry: &Geometry, sector: Sector, weight: i32) -> Result<(), String> {
        let known = geometry.each_of(sector, |cell, digit| self.add_term((cell, digit), weight));
        known.ok_or_else(|| sector.to_string())
    }

    fn add_term(&mut self, candidate: (usize, Digit), weight: i32) {
        let slot = self.slot(candidate);
        let place = self.places.get_mut(slot);
        match place.as_deref() {
            Some(&at) if at > 0 => self.terms[usize::from(at) - 1].1 += weight,
            _ => {
                self.terms.push((candidate, weight));
                place.into_iter().for_each(|place| *place = self.terms.len() as u16);
            }
        }
    }

    /// From now on a candidate may come twice.
    fn keep_places(&mut self, geometry: &Geometry) {
        self.places = vec![0; geometry.cell_count() * geometry.size()];
        for at in 0..self.terms.len() {
            let slot = self.slot(self.terms[at].0);
            self.places[slot] = at as u16 + 1;
        }
    }

    fn slot(&self, (cell, digit): (usize, Digit)) -> usize {
        cell * self.size + usize::from(digit) - 1
    }
}

/// The facts that a proof rests on in a position where the candidates for which `gone` holds are false: those of them
/// that would otherwise stand in the way, and the placed digits among the truths. Each is listed once, in the order
/// in which the proof needs them. What a proof by cases rests on is known only to who walks through the cases.
///
/// # Errors
/// The name of the first sector or candidate that the puzzle does not have.
pub fn premises(
    geometry: &Geometry,
    certificate: &Certificate,
    gone: &dyn Fn(usize, Digit) -> bool,
) -> Result<Vec<Fact>, String> {
    let mut facts = Vec::with_capacity(geometry.size());
    collect(geometry, certificate, gone, &mut facts)?;
    // One sum names each candidate once; other certificates may repeat themselves.
    if !matches!(certificate, Certificate::Sum { .. }) {
        let mut seen = FxHashSet::default();
        facts.retain(|fact| seen.insert(*fact));
    }
    Ok(facts)
}

fn collect(
    geometry: &Geometry,
    certificate: &Certificate,
    gone: &dyn Fn(usize, Digit) -> bool,
    facts: &mut Vec<Fact>,
) -> Result<(), String> {
    match certificate {
        Certificate::Given | Certificate::Cases { .. } | Certificate::Assumption => Ok(()),
        Certificate::Sum { truths, links } => {
            let sum = Coefficients::of(geometry, truths, links)?;
            sum_premises(geometry, truths, &sum, gone, facts);
            Ok(())
        }
        Certificate::Uniqueness { deadly, truths, links } => {
            let mut sum = Coefficients::of(geometry, truths, links)?;
            sum.add_guardians(geometry, deadly)?;
            sum_premises(geometry, truths, &sum, gone, facts);
            Ok(())
        }
        Certificate::Propagation { refutations } => {
            let mut known = FxHashSet::default();
            refutations.iter().try_for_each(|refutation| refute(geometry, refutation, gone, &mut known, facts))
        }
        Certificate::Parts { parts } => {
            parts.iter().try_for_each(|part| collect(geometry, &part.certificate, gone, facts))
        }
    }
}

fn sum_premises(
    geometry: &Geometry,
    truths: &[Truth],
    sum: &Coefficients,
    gone: &dyn Fn(usize, Digit) -> bool,
    facts: &mut Vec<Fact>,
) {
    facts.extend(truths.iter().filter_map(|truth| match truth {
        Truth::Placed(candidate) => Some(candidate.is()),
        Truth::Sector(_) => None,
    }));
    for &((cell, digit), coefficient) in &sum.terms {
        if coefficient > 0 && gone(cell, digit) {
            facts.push(geometry.cell(cell).candidate(digit).is_not());
        }
    }
}

/// The candidates that a net needs to be gone and does not remove itself.
fn refute(
    geometry: &Geometry,
    refutation: &Refutation,
    gone: &dyn Fn(usize, Digit) -> bool,
    known: &mut FxHashSet<Fact>,
    facts: &mut Vec<Fact>,
) -> Result<(), String> {
    let before = known.clone();
    known.insert(refutation.assume);
    let needs = |sector: Sector, but: Option<Fact>, known: &FxHashSet<Fact>, facts: &mut Vec<Fact>| {
        let need = |cell, digit| {
            let out = geometry.cell(cell).candidate(digit).is_not();
            if gone(cell, digit) && but != Some(out.candidate.is()) && !known.contains(&out) {
                facts.push(out);
            }
        };
        geometry.each_of(sector, need).ok_or_else(|| sector.to_string())
    };
    for line in &refutation.net.lines {
        if line.fact.holds {
            needs(line.by, Some(line.fact), known, facts)?;
        }
        known.insert(line.fact);
    }
    match &refutation.net.end {
        NetEnd::Empty(sector) => needs(*sector, None, known, facts)?,
        NetEnd::Split { over, cases } => {
            needs(*over, None, known, facts)?;
            cases.iter().try_for_each(|case| refute(geometry, case, gone, known, facts))?;
        }
    }
    *known = before;
    Ok(())
}
