//! Singles: the house or the cell, and the digits that leave no other place.

use whydoku_rules::names::{Candidate, Fact, House};

use super::role::Role;
use super::sketch::Sketch;
use crate::trace::Node;
use crate::views::sentence::because::Because;

pub fn draw(pen: &mut Sketch<'_>, node: &Node<'_>, placed: Candidate, house: Option<House>) {
    match house {
        Some(house) => {
            pen.shade_house(Role::House, house);
            pen.shaded(Role::House, house.words());
        }
        None => {
            pen.shade(Role::Cells, &[placed.cell], None);
            pen.shaded(Role::Cells, "the cell");
        }
    }
    reasons(pen, node, house.is_some());
}

/// The digits that bar cells; those cells are crossed out where a house is looked at.
pub fn reasons(pen: &mut Sketch<'_>, node: &Node<'_>, in_house: bool) {
    let because = Because::of(node);
    for (barred, cause) in &because.seen {
        pen.mark(Role::Cause, *cause);
        if in_house {
            pen.block(barred.candidate);
        }
    }
    let removed: Vec<Fact> = because.removed.values().flatten().copied().collect();
    if in_house {
        removed.iter().for_each(|fact| pen.block(fact.candidate));
    }
    pen.marked(Role::Cause, if in_house { "bars other cells" } else { "bars another digit" });
    pen.marked(Role::Blocked, "no longer possible here");
}
