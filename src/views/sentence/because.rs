//! Why candidates are gone, in words: placed digits first, then steps.

use std::collections::BTreeMap;

use whydoku_rules::log::StepId;
use whydoku_rules::names::{Candidate, Cell, Digit, Fact, House, digit_char};

use super::words::and;
use crate::trace::{Index, Node};

/// The premises of a step, sorted by what removed them.
pub struct Because {
    /// Excluded by an equal digit in a peer: the premise, and that digit.
    pub seen: Vec<(Fact, Candidate)>,
    /// In a cell that holds another digit.
    pub filled: Vec<Cell>,
    /// Removed by a step; by 0 where it was gone from the start.
    pub removed: BTreeMap<StepId, Vec<Fact>>,
}

impl Because {
    /// Sorts the premises of a step.
    pub fn of(node: &Node<'_>) -> Self {
        let mut because = Self { seen: vec![], filled: vec![], removed: BTreeMap::new() };
        for (&fact, origin) in node.step.premises.iter().zip(&node.origins) {
            match origin.cause {
                _ if origin.filled => because.filled.push(fact.candidate.cell),
                Some(cause) => because.seen.push((fact, cause)),
                None => because.removed.entry(origin.step).or_default().push(fact),
            }
        }
        because
    }

    /// For the candidates of one cell: `1, 2 and 3 already stand in its row and box; step 9 removed 5`.
    pub fn for_cell(&self, index: &Index<'_>) -> String {
        let mut parts = vec![];
        if !self.seen.is_empty() {
            let mut digits: Vec<Digit> = self.seen.iter().map(|(fact, _)| fact.candidate.digit).collect();
            digits.sort_unstable();
            let mut kinds: Vec<_> = self.seen.iter().filter_map(|pair| shared(index, pair)).map(|h| h.kind).collect();
            kinds.sort_unstable();
            kinds.dedup();
            let verb = if digits.len() == 1 { "already stands" } else { "already stand" };
            let (digits, kinds) = (and(digits.into_iter().map(digit_char)), and(kinds.iter().map(|kind| kind.noun())));
            parts.push(format!("{digits} {verb} in its {kinds}"));
        }
        parts.extend(self.removals(|facts| and(facts.iter().map(|fact| digit_char(fact.candidate.digit)))));
        parts.join("; ")
    }

    /// For the places of one digit: `the 7s in r1c2 and r5c5 bar its other open cells, and step 9 removed it from r2c2`.
    pub fn for_house(&self) -> String {
        let mut parts = vec![];
        if !self.seen.is_empty() {
            let mut causes: Vec<Candidate> = self.seen.iter().map(|(_, cause)| *cause).collect();
            causes.sort_unstable();
            causes.dedup();
            let digit = digit_char(causes[0].digit);
            let (plural, verb) = if causes.len() == 1 { ("", "bars") } else { ("s", "bar") };
            let cells = and(causes.iter().map(|cause| cause.cell));
            let barred = match self.seen.as_slice() {
                [(one, _)] => one.candidate.cell.to_string(),
                several if !self.removed.is_empty() => and(several.iter().map(|(fact, _)| fact.candidate.cell)),
                _ => "its other open cells".to_string(),
            };
            parts.push(format!("the {digit}{plural} in {cells} {verb} {barred}"));
        }
        parts.extend(self.removals(|facts| format!("it from {}", and(facts.iter().map(|fact| fact.candidate.cell)))));
        parts.join("; ")
    }

    fn removals<'a>(&'a self, what: impl Fn(&[Fact]) -> String + 'a) -> impl Iterator<Item = String> + 'a {
        self.removed.iter().map(move |(step, facts)| match step {
            0 => format!("the start position removed {}", what(facts)),
            _ => format!("step {step} removed {}", what(facts)),
        })
    }
}

/// The house that the premise's cell shares with the digit that excludes it.
fn shared(index: &Index<'_>, (fact, cause): &(Fact, Candidate)) -> Option<House> {
    let (a, b) = (index.geometry.index(fact.candidate.cell)?, index.geometry.index(cause.cell)?);
    let house = index.geometry.houses_of(a).iter().find(|house| index.geometry.houses_of(b).contains(house))?;
    Some(index.geometry.house(*house))
}
