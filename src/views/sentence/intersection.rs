//! Pointing and its kin.

use whydoku_rules::names::{Cell, Digit, House, digit_char};

use super::because::Because;
use super::words::and;
use crate::trace::{Index, Node};

pub fn sentence(_: &Index<'_>, node: &Node<'_>, digit: Digit, (base, cover): (House, House), cells: &[Cell]) -> String {
    let digit = digit_char(digit);
    let why = match Because::of(node).for_house() {
        why if why.is_empty() => String::new(),
        why => format!(" ({why})"),
    };
    let gone = and(node.step.conclusions.iter().map(|fact| fact.candidate.cell));
    let (base, cover) = (base.words(), cover.words());
    format!(
        "In {base}, {digit} is possible only in {cover}, at {}{why}; so no other cell of {cover} can be {digit}: it leaves {gone}.",
        and(cells)
    )
}
