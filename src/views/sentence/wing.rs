//! XY-Wing and its kin, W-Wing.

use whydoku_rules::names::{Cell, Digit, Sector, digit_char};
use whydoku_rules::pattern::{WWing, Wing, WingCell};

use super::words::{and, or, removed_from};
use crate::trace::Node;

pub fn sentence(node: &Node<'_>, wing: &Wing) -> String {
    let gone = removed_from(&node.step.conclusions);
    let common = digit_char(wing.common);
    match (wing.hinge.as_slice(), wing.pincers.as_slice()) {
        ([pivot], [a, b]) => {
            let digits = or(pivot.digits.iter().map(|&digit| digit_char(digit)));
            let (cell, itself) = (pivot.cell, pivot.digits.contains(&wing.common));
            let end = if itself { format!("; otherwise it is {common} itself") } else { String::new() };
            let ends: Vec<Cell> = [a, b].iter().map(|end| end.cell).chain(itself.then_some(cell)).collect();
            let all = if itself { "all three" } else { "both" };
            format!(
                "{cell} is {digits}. If {}; if {}{end}. So one of {} is {common}, and what sees {all} is not: it removes {gone}.",
                follows(wing.common, a),
                follows(wing.common, b),
                and(ends)
            )
        }
        _ => bent(wing, &gone),
    }
}

/// `it is 4, r8c4 must be 5`.
fn follows(common: Digit, pincer: &WingCell) -> String {
    let other = or(pincer.digits.iter().filter(|&&digit| digit != common).map(|&digit| digit_char(digit)));
    format!("it is {other}, {} must be {}", pincer.cell, digit_char(common))
}

fn bent(wing: &Wing, gone: &str) -> String {
    let all: Vec<&WingCell> = wing.hinge.iter().chain(&wing.pincers).collect();
    let mut digits: Vec<Digit> = all.iter().flat_map(|cell| cell.digits.clone()).collect();
    digits.sort_unstable();
    digits.dedup();
    let common = digit_char(wing.common);
    let confined = wing.confined.iter().filter_map(|sector| match sector {
        Sector::House(house, digit) => Some(format!("{} only in {}", digit_char(*digit), house.words())),
        Sector::Cell(_) => None,
    });
    let places: Vec<Cell> =
        all.iter().filter(|cell| cell.digits.contains(&wing.common)).map(|cell| cell.cell).collect();
    format!(
        "The {} cells {} have just the digits {}. Of these they have {}, so each of them fits once, and without {common} they \
         would not fill all the cells: one of {} is {common}, and what sees all of these is not: it removes {gone}.",
        all.len(),
        and(all.iter().map(|cell| cell.cell)),
        and(digits.iter().map(|&digit| digit_char(digit))),
        and(confined),
        and(places)
    )
}

pub fn tied(node: &Node<'_>, wing: &WWing) -> String {
    let [a, b] = wing.ends;
    let (link, common) = (digit_char(wing.link), digit_char(wing.common));
    let [near, far] = &wing.bridge;
    format!(
        "{a} and {b} are both {} or {}. In {}, {link} is either at {}, which {a} sees, or at {}, which {b} sees; so one of {a} and \
         {b} is not {link} and must be {common}. What sees both is not {common}: it removes {}.",
        digit_char(wing.link.min(wing.common)),
        digit_char(wing.link.max(wing.common)),
        wing.house.words(),
        or(near),
        or(far),
        removed_from(&node.step.conclusions)
    )
}
