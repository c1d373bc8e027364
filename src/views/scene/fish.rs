//! Fish: base houses as areas, cover houses as outlines, the body, the fins, and the chains of a kraken.

use whydoku_rules::pattern::{Fish, KrakenFish, SiameseFish};

use super::chain;
use super::role::Role;
use super::sketch::Sketch;
use crate::views::sentence::houses;

pub fn draw(pen: &mut Sketch<'_>, fish: &Fish) {
    body(pen, fish, "cover");
    fins(pen, fish);
}

fn body(pen: &mut Sketch<'_>, fish: &Fish, cover: &str) {
    for &house in &fish.base {
        pen.shade_house(Role::Base, house);
    }
    for &house in &fish.cover {
        pen.shade_house(Role::Cover, house);
    }
    pen.mark_in(Role::Pattern, fish.digit, &fish.body);
    pen.shaded(Role::Base, format!("base: {}", houses(&fish.base)));
    pen.shaded(Role::Cover, format!("{cover}: {}", houses(&fish.cover)));
    pen.marked(Role::Pattern, "body");
}

fn fins(pen: &mut Sketch<'_>, fish: &Fish) {
    pen.mark_in(Role::Fin, fish.digit, &fish.fins);
    pen.mark_in(Role::EndoFin, fish.digit, &fish.endo_fins);
    pen.marked(Role::Fin, "fin");
    pen.marked(Role::EndoFin, "endo-fin");
}

/// Both fish in one picture: what is body in one and fin in the other has the mark of a fin.
pub fn siamese(pen: &mut Sketch<'_>, pair: &SiameseFish) {
    let (first, second) = (&pair.first, &pair.second);
    let mut common = first.clone();
    common.body.retain(|cell| second.body.contains(cell));
    common.cover.extend(second.cover.iter().filter(|house| !first.cover.contains(house)));
    body(pen, &common, "cover of one or both");
    fins(pen, first);
    let own = |cells: &[_]| -> Vec<_> {
        cells.iter().copied().filter(|cell| !first.fins.contains(cell) && !first.endo_fins.contains(cell)).collect()
    };
    pen.mark_in(Role::OtherFin, second.digit, &own(&second.fins));
    pen.mark_in(Role::OtherFin, second.digit, &own(&second.endo_fins));
    pen.marked(Role::OtherFin, "fin of the other fish");
}

pub fn kraken(pen: &mut Sketch<'_>, kraken: &KrakenFish) {
    draw(pen, &kraken.fish);
    for nodes in &kraken.chains {
        for (at, &node) in nodes.iter().enumerate().skip(1).filter(|(_, node)| **node != kraken.target) {
            pen.mark(if at % 2 == 1 { Role::Off } else { Role::On }, node);
        }
        for (at, pair) in nodes.windows(2).enumerate() {
            let role = if at % 2 == 0 { Role::Weak } else { Role::Strong };
            pen.link(role, &[pair[0]], &[pair[1]], true);
        }
    }
    pen.marked(Role::Off, "false if the chain's start is true");
    pen.marked(Role::On, "true if the chain's start is true");
    chain::explain_links(pen);
}
