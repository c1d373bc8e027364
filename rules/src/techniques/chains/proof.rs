//! Certificates of chains: sums that share their truths and most of their links.

use crate::certificate::{Certificate, Part};
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
    let sum = |own: &[Sector]| Certificate::Sum { truths: truths.to_vec(), links: [links, own].concat() };
    match groups.as_slice() {
        [(own, _)] => sum(own),
        _ => Certificate::Parts {
            parts: groups
                .into_iter()
                .map(|(own, conclusions)| Part { conclusions, certificate: sum(own) })
                .collect(),
        },
    }
}
