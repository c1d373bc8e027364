//! The puzzle as pseudo-Boolean constraints.

use std::fmt::Write;

use whydoku_rules::geometry::Geometry;
use whydoku_rules::names::{Candidate, Fact, Sector};

use super::names::{at_least, at_most, literal, stated, variable};
use crate::trace::{Stop, Trace};

/// Every sector of a geometry: the cells, then house by house the digits.
pub fn sectors(geometry: &Geometry) -> impl Iterator<Item = Sector> + '_ {
    let cells = (0..geometry.cell_count()).map(|cell| Sector::Cell(geometry.cell(cell)));
    let houses = geometry.houses().iter();
    cells.chain(houses.flat_map(|&house| geometry.digits().map(move |digit| Sector::House(house, digit))))
}

/// The placed digits of the outermost scope, in order: what the proof claims.
pub fn claimed(trace: &Trace) -> Vec<Fact> {
    trace.events.iter().map(|event| event.fact).filter(|fact| fact.holds).collect()
}

pub fn write(trace: &Trace, geometry: &Geometry) -> String {
    let given = trace.steps.first().map(|step| step.conclusions.as_slice()).unwrap_or_default();
    let variables = geometry.cell_count() * geometry.size();
    let constraints = 2 * sectors(geometry).count() + given.len();
    let mut out = format!("* #variable= {variables} #constraint= {constraints}\n");
    if !matches!(trace.stop, Stop::Contradiction { .. }) {
        let terms: Vec<String> = claimed(trace).iter().map(|fact| format!("1 {}", literal(*fact))).collect();
        let _ = writeln!(out, "min: {} ;", terms.join(" "));
    }
    for sector in sectors(geometry) {
        let names: Vec<String> = candidates(geometry, sector).into_iter().map(variable).collect();
        let _ = write!(out, "{}", at_least(sector));
        for name in &names {
            let _ = write!(out, " 1 {name}");
        }
        let _ = write!(out, " >= 1 ;\n{}", at_most(sector));
        for name in &names {
            let _ = write!(out, " 1 ~{name}");
        }
        let _ = writeln!(out, " >= {} ;", names.len() - 1);
    }
    for &fact in given {
        let _ = writeln!(out, "{} 1 {} >= 1 ;", stated(fact), literal(fact));
    }
    out
}

fn candidates(geometry: &Geometry, sector: Sector) -> Vec<Candidate> {
    let places = geometry.sector(sector).unwrap_or_default();
    places.into_iter().map(|(cell, digit)| geometry.cell(cell).candidate(digit)).collect()
}
