//! Forcing chains: every candidate of a sector leads to the same end.

use whydoku_rules::names::{Candidate, Sector};
use whydoku_rules::pattern::ForcingChain;

use super::chain;
use super::role::Role;
use super::sketch::Sketch;

pub fn draw(pen: &mut Sketch<'_>, forcing: &ForcingChain) {
    match forcing.over {
        Sector::Cell(cell) => pen.shade(Role::Base, &[cell], None),
        Sector::House(house, _) => pen.shade_house(Role::Base, house),
    }
    for branch in &forcing.branches {
        let mut before = vec![branch.start];
        pen.mark(Role::Pattern, branch.start);
        for (at, node) in branch.chain.nodes.iter().enumerate() {
            let here: Vec<Candidate> = node.cells.iter().map(|cell| cell.candidate(node.digit)).collect();
            here.iter().for_each(|&one| pen.mark(if at % 2 == 0 { Role::Off } else { Role::On }, one));
            pen.group(&here);
            pen.link(if at % 2 == 0 { Role::Weak } else { Role::Strong }, &before, &here, true);
            before = here;
        }
        pen.link(Role::Weak, &before, &[forcing.target], true);
    }
    pen.shaded(Role::Base, format!("one of the candidates of {} is true", forcing.over));
    pen.marked(Role::Pattern, "each of them is tried");
    pen.marked(Role::Off, "false if the chain's start is true");
    pen.marked(Role::On, "true if the chain's start is true");
    chain::explain_links(pen);
}
