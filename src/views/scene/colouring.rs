//! Colourings: two colours a cluster, the strong links between them, and where they clash.

use whydoku_rules::names::{Candidate, Sector};
use whydoku_rules::pattern::{Clash, Cluster, Colouring};

use super::role::Role;
use super::sketch::Sketch;

pub fn draw(pen: &mut Sketch<'_>, colouring: &Colouring) {
    for (at, cluster) in colouring.clusters.iter().enumerate() {
        for (side, list) in [&cluster.first, &cluster.second].into_iter().enumerate() {
            list.iter().for_each(|&one| pen.mark(Role::Colour((2 * at + side) as u8), one));
        }
        pairs(pen, cluster);
    }
    let two = colouring.clusters.len() > 1;
    for (at, text) in [
        (0, if two { "first cluster: either all of these" } else { "either all of these are true" }),
        (1, if two { "or all of these" } else { "or all of these are" }),
        (2, "second cluster: either all of these"),
        (3, "or all of these"),
    ] {
        pen.marked(Role::Colour(at), text);
    }
    pen.linked(Role::Strong, "one of two places, or of two digits");
    match &colouring.clash {
        Clash::Trap => {}
        Clash::Wrap { pair: [a, b], sector } => {
            broken(pen, *sector, "two of one colour in it");
            pen.link(Role::Weak, &[*a], &[*b], false);
        }
        Clash::Emptied { sector } => broken(pen, *sector, "nothing left in it with one colour"),
        Clash::Bridge { bridges } => {
            for bridge in bridges {
                pen.link(Role::Weak, &[bridge.pair[0]], &[bridge.pair[1]], false);
            }
        }
        Clash::Squeeze { pairs } => {
            for [a, b] in pairs {
                pen.link(Role::Weak, &[*a], &[*b], false);
            }
        }
    }
    pen.linked(Role::Weak, "they exclude each other");
}

fn broken(pen: &mut Sketch<'_>, sector: Sector, text: &str) {
    let cells = pen.cells_in(sector);
    pen.shade(Role::Broken, &cells, None);
    pen.shaded(Role::Broken, text);
}

/// The pairs that made the cluster: the only two digits of a cell, or the only two places in a house.
fn pairs(pen: &mut Sketch<'_>, cluster: &Cluster) {
    for &a in &cluster.first {
        for &b in &cluster.second {
            if is_pair(pen, a, b) {
                pen.link(Role::Strong, &[a], &[b], false);
            }
        }
    }
}

fn is_pair(pen: &Sketch<'_>, a: Candidate, b: Candidate) -> bool {
    if a.cell == b.cell {
        return pen.digits(a.cell).len() == 2;
    }
    let geometry = pen.geometry();
    let (Some(first), Some(second)) = (geometry.index(a.cell), geometry.index(b.cell)) else { return false };
    let shared = geometry.houses_of(first).iter().filter(|house| geometry.houses_of(second).contains(house));
    a.digit == b.digit && shared.map(|&house| pen.places(a.digit, geometry.house(house))).any(|all| all.len() == 2)
}
