//! The steps that a position offers, as words and as JSON.

use std::collections::BTreeSet;
use std::fmt::Write;

use serde::Serialize;
use whydoku_rules::certificate::Certificate;
use whydoku_rules::geometry::Geometry;
use whydoku_rules::names::{Candidate, Fact};
use whydoku_rules::pattern::Pattern;

use super::notation::notation;
use super::sentence::{and, rule_name, sentence, side_effects};
use super::style::{self, paint};
use crate::trace::{Index, Position, Trace};

/// One step that could be made now.
#[derive(Debug, Clone, Serialize)]
pub struct Available {
    /// The id of its rule.
    pub rule: String,
    /// The candidates that it removes.
    pub eliminations: Vec<Fact>,
    /// The digits that it places.
    pub placements: Vec<Fact>,
    /// What is seen in the grid.
    pub pattern: Pattern,
    /// The step in words.
    pub sentence: String,
    /// The step in short notation.
    pub notation: String,
    /// Why it holds.
    pub certificate: Certificate,
    /// How many candidates are gone after it, those that a placement excludes included.
    pub falls: usize,
    /// Cells that are singles only once the step is made, with their digits.
    pub opens: Vec<Single>,
}

/// A cell whose digit is plain to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Single {
    /// Where and which.
    pub placement: Candidate,
    /// Whether the cell has no other candidate; otherwise it is the digit's only place in a house.
    pub naked: bool,
}

impl Available {
    /// The step of a trace that has only one.
    pub fn of(trace: &Trace, geometry: &Geometry) -> Option<Self> {
        let index = Index::new(trace, geometry);
        let node = index.nodes().get(1)?;
        let step = node.step;
        let own = trace.events.iter().take_while(|event| event.step == 0).count();
        let before = Position::after(geometry, &trace.events[..own]);
        let after = Position::after(geometry, &trace.events);
        let known: BTreeSet<Candidate> = singles(geometry, &before).into_iter().map(|one| one.placement).collect();
        let left = |position: &Position| position.candidates.iter().map(|digits| digits.len()).sum::<usize>();
        let mut opens = singles(geometry, &after);
        opens.retain(|single| !known.contains(&single.placement));
        Some(Self {
            rule: step.rule.to_string(),
            eliminations: step.conclusions.iter().filter(|fact| !fact.holds).copied().collect(),
            placements: step.conclusions.iter().filter(|fact| fact.holds).copied().collect(),
            pattern: step.pattern.clone(),
            sentence: sentence(&index, node),
            notation: notation(node),
            certificate: step.certificate.clone(),
            falls: left(&before).saturating_sub(left(&after)).max(side_effects(node).len()),
            opens,
        })
    }

    /// What it concludes, to tell steps apart that lead to the same.
    pub fn conclusions(&self) -> BTreeSet<Fact> {
        self.eliminations.iter().chain(&self.placements).copied().collect()
    }

    /// What it leads to.
    fn outlook(&self) -> String {
        let fall = match self.falls {
            1 => "1 candidate falls".to_string(),
            count => format!("{count} candidates fall"),
        };
        let of = |naked: bool| self.opens.iter().filter(move |one| one.naked == naked).map(|one| one.placement);
        let part = |naked: bool, one: &str, several: &str| match of(naked).count() {
            0 => None,
            1 => Some(format!("{} is a {one}", and(of(naked)))),
            _ => Some(format!("{} are {several}", and(of(naked)))),
        };
        let naked = part(true, "naked single", "naked singles");
        let hidden = part(false, "hidden single", "hidden singles");
        let opened: Vec<String> = naked.into_iter().chain(hidden).collect();
        match opened.as_slice() {
            [] => format!("{fall}."),
            opened => format!("{fall}; then {}.", opened.join(", and ")),
        }
    }
}

/// The singles of a position, in the order of the grid.
fn singles(geometry: &Geometry, position: &Position) -> Vec<Single> {
    let open = |&cell: &usize| position.values[cell].is_none();
    let naked = |cell: usize| position.candidates[cell].single();
    let mut found: BTreeSet<Candidate> = BTreeSet::new();
    for (house, digit) in (0..geometry.houses().len()).flat_map(|h| geometry.digits().map(move |d| (h, d))) {
        let mut places = geometry.house_cells(house).iter().filter(|&&cell| position.candidates[cell].contains(digit));
        if let (Some(&cell), None) = (places.next(), places.next()) {
            found.extend(Some(cell).filter(open).map(|cell| geometry.cell(cell).candidate(digit)));
        }
    }
    let cells = (0..geometry.cell_count()).filter(open);
    found.extend(cells.filter_map(|cell| naked(cell).map(|digit| geometry.cell(cell).candidate(digit))));
    let is_naked = |one: Candidate| geometry.index(one.cell).and_then(naked) == Some(one.digit);
    found.into_iter().map(|placement| Single { placement, naked: is_naked(placement) }).collect()
}

/// The steps as text, grouped by rule in the order in which they come.
pub fn text(steps: &[Available]) -> String {
    let mut out = String::new();
    for group in steps.chunk_by(|a, b| a.rule == b.rule) {
        let gap = if out.is_empty() { "" } else { "\n" };
        let head = format!("{} ({})", rule_name(&group[0].rule), group.len());
        let _ = writeln!(out, "{gap}{}", paint(style::HEAD, head));
        for (number, step) in group.iter().enumerate() {
            let colour = if step.placements.is_empty() { style::GONE } else { style::FOUND };
            let _ = writeln!(out, "{:>3}. {}", number + 1, paint(colour, &step.notation));
            let _ = writeln!(out, "     {}", step.sentence);
            let _ = writeln!(out, "     {}", paint(style::FAINT, step.outlook()));
        }
    }
    if out.is_empty() {
        out.push_str("No rule finds a step here.\n");
    }
    out
}
