//! Skyscraper, kite, turbot fish, empty rectangle: two strong links and the weak one between them.

use whydoku_rules::names::{Candidate, Cell};
use whydoku_rules::pattern::Turbot;

use super::chain;
use super::role::Role;
use super::sketch::Sketch;
use crate::views::sentence::houses;

pub fn draw(pen: &mut Sketch<'_>, turbot: &Turbot) {
    let of = |cells: &[Cell]| -> Vec<Candidate> { cells.iter().map(|cell| cell.candidate(turbot.digit)).collect() };
    let mut shaded = vec![];
    for strand in &turbot.strands {
        for arm in [&strand.first, &strand.second] {
            pen.shade_house(Role::House, arm.house);
            if !shaded.contains(&arm.house) {
                shaded.push(arm.house);
            }
            pen.mark_in(Role::Common, turbot.digit, &arm.outer);
            pen.mark_in(Role::Linking, turbot.digit, &arm.inner);
            pen.group(&of(&arm.outer));
            pen.group(&of(&arm.inner));
            pen.link(Role::Strong, &of(&arm.outer), &of(&arm.inner), false);
        }
        pen.link(Role::Weak, &of(&strand.first.inner), &of(&strand.second.inner), false);
    }
    pen.shaded(Role::House, houses(&shaded));
    pen.marked(Role::Linking, "not both of these are true");
    pen.marked(Role::Common, "so one of these is");
    chain::explain_links(pen);
}
