//! Naked and hidden singles.

use whydoku_rules::names::{Cell, Digit, House, digit_char};

use super::because::Because;
use crate::trace::{Index, Node};

pub fn sentence(index: &Index<'_>, node: &Node<'_>, cell: Cell, digit: Digit, house: Option<House>) -> String {
    let because = Because::of(node);
    let digit = digit_char(digit);
    let Some(house) = house else {
        let why = because.for_cell(index);
        return format!("{cell} can only be {digit}: {why}.");
    };
    let words = house.words();
    match because.for_house() {
        why if why.is_empty() => format!("{cell} is the last open cell of {words}, and {digit} is what is missing."),
        why => format!("In {words}, {digit} fits only in {cell}: {why}."),
    }
}
