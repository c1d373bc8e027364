//! Certificates of several conclusions at once: sums that share their truths and most of their links.

use crate::cellset::CellSet;
use crate::certificate::{Certificate, Part};
use crate::geometry::Layout;
use crate::names::{Fact, Sector, Truth};

/// A conclusion, and the links that its proof adds to the common ones.
pub struct Target {
    /// What follows.
    pub fact: Fact,
    /// Where it meets what the common part proves.
    pub links: Vec<Sector>,
}

/// Proves each target by the common sum and its own links: one sum where the links are the same, parts otherwise.
pub fn certify(truths: &[Truth], links: &[Sector], targets: &[Target]) -> Certificate {
    let mut groups: Vec<(&[Sector], Vec<Fact>)> = vec![];
    for target in targets {
        match groups.iter_mut().find(|(known, _)| *known == target.links) {
            Some((_, facts)) => facts.push(target.fact),
            None => groups.push((&target.links, vec![target.fact])),
        }
    }
    let sum = |own: &[Sector]| Certificate::sum(truths.iter().copied(), links.iter().chain(own).copied());
    match groups.as_slice() {
        [(own, _)] => sum(own),
        _ => Certificate::Parts {
            parts: groups.into_iter().map(|(own, conclusions)| Part { conclusions, certificate: sum(own) }).collect(),
        },
    }
}

/// Joins proofs of different conclusions.
pub fn join(parts: Vec<(Vec<Fact>, Certificate)>) -> Certificate {
    let mut flat = vec![];
    for (conclusions, certificate) in parts {
        match certificate {
            Certificate::Parts { parts } => flat.extend(parts),
            certificate => flat.push(Part { conclusions, certificate }),
        }
    }
    match flat.pop() {
        Some(only) if flat.is_empty() => only.certificate,
        Some(last) => Certificate::Parts { parts: flat.into_iter().chain([last]).collect() },
        None => Certificate::Parts { parts: vec![] },
    }
}

/// The first house that holds all these cells.
pub fn shared_house<const W: usize>(layout: &Layout<W>, cells: CellSet<W>) -> Option<usize> {
    layout.houses_around(cells).next()
}
