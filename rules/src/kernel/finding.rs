//! Findings, checked before they are applied.

use std::collections::HashSet;

use super::Reason;
use super::proof::Proof;
use crate::board::Board;
use crate::certificate::{self, Certificate};
use crate::finding::Finding;
use crate::geometry::Geometry;

/// Checks a finding in the position it was made in: its conclusions are new there, and its certificate proves them
/// from premises that hold there. A branching is checked only once the scheduler has opened it.
///
/// # Errors
/// What is wrong with it.
pub fn check_finding<const W: usize>(board: &Board<'_, W>, finding: &Finding) -> Result<(), Reason> {
    let geometry: &Geometry = board.layout();
    for &fact in &finding.conclusions {
        let digit = fact.candidate.digit;
        let cell = geometry.index(fact.candidate.cell).filter(|_| geometry.digits().contains(&digit));
        let cell = cell.ok_or_else(|| Reason::Unknown(fact.to_string()))?;
        if !board.has(cell, digit) || board.value(cell).is_some() {
            return Err(Reason::Decided(fact));
        }
    }
    match &finding.certificate {
        Certificate::Cases { .. } if finding.supposed().is_some() => Ok(()),
        Certificate::Given | Certificate::Cases { .. } | Certificate::Assumption => Err(Reason::Uncovered),
        certificate => {
            let gone = |cell, digit| !board.has(cell, digit);
            let premises = certificate::premises(geometry, certificate, &gone).map_err(Reason::Unknown)?;
            for premise in premises.iter().filter(|premise| premise.holds) {
                let cell = geometry.index(premise.candidate.cell).ok_or(Reason::Premise(*premise))?;
                if board.value(cell) != Some(premise.candidate.digit) {
                    return Err(Reason::Premise(*premise));
                }
            }
            let clues: HashSet<usize> = board.clues().iter().collect();
            Proof::new(geometry, &premises, &clues).check(certificate, &finding.conclusions)
        }
    }
}
