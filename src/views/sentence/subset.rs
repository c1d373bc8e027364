//! Naked and hidden subsets.

use whydoku_rules::names::{House, digit_char};
use whydoku_rules::pattern::Subset;

use super::words::{and, can_be_removed, number};
use crate::trace::Node;

pub fn sentence(node: &Node<'_>, subset: &Subset) -> String {
    let digits = and(subset.digits.iter().map(|&digit| digit_char(digit)));
    let (cells, many) = (and(&subset.cells), number(subset.cells.len()));
    let houses = and(subset.houses.iter().map(|house: &House| house.words()));
    let gone = can_be_removed(&node.step.conclusions);
    match subset.hidden {
        true => format!(
            "In {houses}, {digits} fit only in {cells}: {many} digits for {many} cells. These cells are used up by them, \
             so {gone}."
        ),
        false => format!(
            "{cells} have only {digits} between them: {many} cells for {many} digits. They use these digits up in \
             {houses}, so {gone}."
        ),
    }
}
