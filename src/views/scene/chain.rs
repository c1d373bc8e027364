//! Chains and loops: candidates off and on by turns, joined by strong and weak links.

use whydoku_rules::names::Candidate;
use whydoku_rules::pattern::{Chain, Node, RemotePair, Strong};

use super::role::{Role, letter};
use super::sketch::Sketch;

fn candidates(node: &Node) -> Vec<Candidate> {
    node.cells.iter().map(|cell| cell.candidate(node.digit)).collect()
}

pub fn draw(pen: &mut Sketch<'_>, chain: &Chain) {
    let sets = chain.strong.iter().filter_map(|strong| match strong {
        Strong::Als { cells, .. } => Some(cells),
        Strong::Sector(_) => None,
    });
    for (at, cells) in sets.enumerate() {
        let (role, letter) = (Role::Set(at as u8), letter(at));
        pen.shade(role, cells, Some(&letter));
        pen.lettered(role, letter, "almost locked set");
    }
    let meets = !chain.is_loop() && chain.nodes.first() == chain.nodes.last();
    for (at, node) in chain.nodes.iter().enumerate() {
        // Where both ends are one, it is true after all.
        if !(meets && at == 0) {
            let role = if at % 2 == 0 { Role::Off } else { Role::On };
            candidates(node).into_iter().for_each(|one| pen.mark(role, one));
        }
        pen.group(&candidates(node));
    }
    let count = chain.nodes.len();
    let last = if chain.is_loop() { count } else { count.saturating_sub(1) };
    for at in 0..last {
        let (from, to) = (&chain.nodes[at], &chain.nodes[(at + 1) % count]);
        let role = if at % 2 == 0 { Role::Strong } else { Role::Weak };
        pen.link(role, &candidates(from), &candidates(to), true);
    }
    pen.marked(Role::Off, "false if the start is false");
    pen.marked(Role::On, "then true");
    explain_links(pen);
}

/// What the two kinds of lines say.
pub fn explain_links(pen: &mut Sketch<'_>) {
    pen.linked(Role::Strong, "strong link: one end is true at least");
    pen.linked(Role::Weak, "weak link: one end is true at most");
}

pub fn remote_pair(pen: &mut Sketch<'_>, pair: &RemotePair) {
    pen.shade(Role::Cells, &pair.cells, None);
    for (at, &cell) in pair.cells.iter().enumerate() {
        for (turn, &digit) in pair.digits.iter().enumerate() {
            pen.mark(Role::Colour(((at + turn) % 2) as u8), cell.candidate(digit));
        }
    }
    for (at, cells) in pair.cells.windows(2).enumerate() {
        let Some(&digit) = pair.digits.get(at % 2) else { continue };
        pen.link(Role::Weak, &[cells[0].candidate(digit)], &[cells[1].candidate(digit)], false);
    }
    pen.shaded(Role::Cells, "cells with the same two digits");
    pen.marked(Role::Colour(0), "either all of these are true");
    pen.marked(Role::Colour(1), "or all of these");
    explain_links(pen);
}
