//! Skyscraper, kite, turbot fish, empty rectangle.

use whydoku_rules::names::{Cell, Sector, digit_char};
use whydoku_rules::pattern::{Strand, Turbot, TurbotShape};

use super::words::{and, or, removed_from};
use crate::trace::Node;

pub fn sentence(node: &Node<'_>, turbot: &Turbot) -> String {
    let digit = digit_char(turbot.digit);
    let strands = turbot.strands.iter().map(|strand| match turbot.shape {
        TurbotShape::EmptyRectangle => rectangle(digit, strand),
        _ => pairs(digit, strand),
    });
    let seen = strands.collect::<Vec<_>>().join(" And likewise: ");
    format!("{seen} What sees both is excluded either way: it removes {}.", removed_from(&node.step.conclusions))
}

fn pairs(digit: char, strand: &Strand) -> String {
    let Strand { first, weak, second } = strand;
    let both = |a: &[Cell], b: &[Cell]| and(a.iter().chain(b));
    format!(
        "{digit} has two places in {}, {}, and two in {}, {}. {} share {}, so they are not both {digit}: at least one of {} is.",
        first.house.words(),
        both(&first.outer, &first.inner),
        second.house.words(),
        both(&second.outer, &second.inner),
        both(&first.inner, &second.inner),
        house(*weak),
        both(&first.outer, &second.outer),
    )
}

fn rectangle(digit: char, strand: &Strand) -> String {
    let Strand { first, weak, second } = strand;
    let (near, far) = (and(&first.inner), and(&first.outer));
    format!(
        "In {}, {digit} is possible only at {}, in {}, and at {}. If {far} is not {digit}, then {near} is, as its only other place in {}; \
         that clears {} in {}, and leaves {}. So {digit} is at {far} or at {}.",
        second.house.words(),
        and(&second.inner),
        house(*weak),
        and(&second.outer),
        first.house.words(),
        house(*weak),
        second.house.words(),
        and(&second.outer),
        or(&second.outer),
    )
}

fn house(sector: Sector) -> String {
    match sector {
        Sector::House(house, _) => house.words(),
        Sector::Cell(cell) => cell.to_string(),
    }
}
