//! What a step offers as proof, and the facts that the proof rests on.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::geometry::Geometry;
use crate::names::{Digit, Fact, Sector, Truth};

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
        truths: Vec<Truth>,
        /// The links.
        links: Vec<Sector>,
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
    /// A sum of one truth, which says that a sector has one candidate left (or none).
    pub fn truth(sector: Sector) -> Self {
        Self::Sum { truths: vec![sector.into()], links: vec![] }
    }

    /// Whether this proves anything: all but [`Certificate::Assumption`] do.
    pub fn is_proof(&self) -> bool {
        *self != Self::Assumption
    }
}

/// The coefficient of each candidate in a sum: how many truths hold it, less the links that do.
#[derive(Debug, Clone, Default)]
pub struct Coefficients {
    /// (cell, digit), coefficient, in the order in which the sectors name them.
    pub terms: Vec<((usize, Digit), i32)>,
    /// Truths less links: what the sum of the terms is at least.
    pub bound: i32,
}

impl Coefficients {
    /// Adds up a sum.
    ///
    /// # Errors
    /// The name of the first sector or candidate that the puzzle does not have.
    pub fn of(geometry: &Geometry, truths: &[Truth], links: &[Sector]) -> Result<Self, String> {
        let mut sum = Self { terms: vec![], bound: truths.len() as i32 - links.len() as i32 };
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

    fn add(&mut self, geometry: &Geometry, sector: Sector, weight: i32) -> Result<(), String> {
        let candidates = geometry.sector(sector).ok_or_else(|| sector.to_string())?;
        candidates.into_iter().for_each(|candidate| self.add_term(candidate, weight));
        Ok(())
    }

    fn add_term(&mut self, candidate: (usize, Digit), weight: i32) {
        match self.terms.iter_mut().find(|(known, _)| *known == candidate) {
            Some((_, coefficient)) => *coefficient += weight,
            None => self.terms.push((candidate, weight)),
        }
    }
}

/// The facts that a sum rests on in a position where the candidates for which `gone` holds are false: those of them
/// that would otherwise stand in the way, and the placed digits among the truths.
///
/// # Errors
/// As [`Coefficients::of`].
pub fn premises(
    geometry: &Geometry,
    truths: &[Truth],
    links: &[Sector],
    gone: impl Fn(usize, Digit) -> bool,
) -> Result<Vec<Fact>, String> {
    let mut facts: Vec<Fact> = vec![];
    facts.extend(truths.iter().filter_map(|truth| match truth {
        Truth::Placed(candidate) => Some(candidate.is()),
        Truth::Sector(_) => None,
    }));
    for ((cell, digit), coefficient) in Coefficients::of(geometry, truths, links)?.terms {
        if coefficient > 0 && gone(cell, digit) {
            facts.push(geometry.cell(cell).candidate(digit).is_not());
        }
    }
    Ok(facts)
}
