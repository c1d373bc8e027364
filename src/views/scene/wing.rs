//! Wings: the hinge, the pincers, and the digit that one of them holds.

use whydoku_rules::names::{Candidate, Cell, Sector, digit_char};
use whydoku_rules::pattern::{WWing, Wing, WingCell};

use super::chain;
use super::role::Role;
use super::sketch::Sketch;

pub fn draw(pen: &mut Sketch<'_>, wing: &Wing) {
    let cells = |list: &[WingCell]| -> Vec<Cell> { list.iter().map(|own| own.cell).collect() };
    let (hinge, pincers) = (cells(&wing.hinge), cells(&wing.pincers));
    pen.shade(Role::Hinge, &hinge, None);
    pen.shade(Role::Cells, &pincers, None);
    let all = [hinge.as_slice(), &pincers].concat();
    pen.mark_in(Role::Common, wing.common, &all);
    for sector in &wing.confined {
        let Sector::House(_, digit) = *sector else { continue };
        pen.mark_in(Role::Linking, digit, &all);
        // With more cells lines would hide what they are to show.
        if all.len() > 3 {
            continue;
        }
        let ends = |pen: &Sketch<'_>, cells: &[Cell]| -> Vec<Candidate> {
            cells.iter().map(|cell| cell.candidate(digit)).filter(|&one| pen.is_open(one)).collect()
        };
        let middle = ends(pen, &hinge);
        for end in ends(pen, &pincers) {
            if !middle.is_empty() {
                pen.link(Role::Weak, &middle, &[end], false);
            }
        }
    }
    pen.shaded(Role::Hinge, if hinge.len() == 1 { "the hinge" } else { "the hinge's cells" });
    pen.shaded(Role::Cells, "the pincers");
    pen.marked(Role::Linking, "fits into these cells only once");
    pen.marked(Role::Common, format!("so one of these {}s is true", digit_char(wing.common)));
    pen.linked(Role::Weak, "weak link: one end is true at most");
}

pub fn tied(pen: &mut Sketch<'_>, wing: &WWing) {
    pen.shade_house(Role::House, wing.house);
    pen.shade(Role::Cells, &wing.ends, None);
    pen.mark_in(Role::Common, wing.common, &wing.ends);
    let bridge =
        |at: usize| -> Vec<Candidate> { wing.bridge[at].iter().map(|cell| cell.candidate(wing.link)).collect() };
    for (at, end) in wing.ends.into_iter().enumerate() {
        pen.mark(Role::Linking, end.candidate(wing.link));
        pen.mark_in(Role::Linking, wing.link, &wing.bridge[at]);
        pen.group(&bridge(at));
        pen.link(Role::Weak, &[end.candidate(wing.link)], &bridge(at), false);
    }
    pen.link(Role::Strong, &bridge(0), &bridge(1), false);
    pen.shaded(
        Role::House,
        format!("{} has the digit {} in one of two places", wing.house.words(), digit_char(wing.link)),
    );
    pen.shaded(Role::Cells, "cells with the same two digits");
    pen.marked(Role::Linking, format!("the {}s that are tied", digit_char(wing.link)));
    pen.marked(Role::Common, format!("so one of these {}s is true", digit_char(wing.common)));
    chain::explain_links(pen);
}
