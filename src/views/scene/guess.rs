//! Guesses, what is supposed in their branches, and contradictions.

use whydoku_rules::log::Step;
use whydoku_rules::names::{Candidate, Fact, Sector};

use super::role::Role;
use super::single;
use super::sketch::Sketch;
use crate::trace::Node;

pub fn draw(pen: &mut Sketch<'_>, node: &Node<'_>, tried: Candidate) {
    pen.shade(Role::Cells, &[tried.cell], None);
    pen.shaded(Role::Cells, "the cell where a digit is tried");
    for branch in &node.step.branches {
        pen.mark(Role::Supposed, branch.assume.candidate);
    }
    pen.mark(Role::Supposed, tried);
    let refuted = node.step.conclusions.iter().any(|fact| !fact.holds);
    pen.marked(Role::Supposed, if refuted { "supposed; it fails" } else { "supposed" });
}

pub fn contradiction(pen: &mut Sketch<'_>, node: &Node<'_>, sector: Sector) {
    let cells = pen.cells_in(sector);
    pen.shade(Role::Broken, &cells, None);
    let text = match sector {
        Sector::Cell(cell) => format!("{cell} has no digit left"),
        Sector::House(house, digit) => {
            format!("{} has no place for {}", house.words(), whydoku_rules::names::digit_char(digit))
        }
    };
    pen.shaded(Role::Broken, text);
    single::reasons(pen, node, matches!(sector, Sector::House(..)));
}

/// The cells of the suppositions under which a step was made.
pub fn suppositions(pen: &mut Sketch<'_>, node: &Node<'_>) {
    let mut inner = node.step.id;
    let mut parent = node.parent;
    while let Some(outer) = parent.and_then(|id| pen.index.node(id)) {
        let holds = |step: &Step| step.id <= inner;
        let branch = outer.step.branches.iter().rev().find(|branch| branch.steps.first().is_some_and(holds));
        if let Some(Fact { candidate, .. }) = branch.map(|branch| branch.assume) {
            pen.shade(Role::Assumed, &[candidate.cell], None);
        }
        (inner, parent) = (outer.step.id, outer.parent);
    }
    if pen.has(Role::Assumed) {
        pen.shaded(Role::Assumed, "supposed here");
    }
}
