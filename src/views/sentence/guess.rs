//! Guesses and contradictions.

use whydoku_rules::names::{Cell, Digit, Sector, digit_char};

use super::because::Because;
use super::words::or;
use crate::trace::{Index, Node, position_before};

pub fn sentence(index: &Index<'_>, node: &Node<'_>, cell: Cell, digit: Digit) -> String {
    let digit = digit_char(digit);
    let Some(branch) = node.step.branches.first() else {
        let options = position_before(index.geometry, index.trace, node.step.id)
            .zip(index.geometry.index(cell))
            .map(|(position, at)| or(position.candidates[at].iter().map(digit_char)))
            .unwrap_or_default();
        return format!(
            "Logic stalls here, and {cell} has the fewest digits left ({options}): guess that it is {digit}. \
             The guess was not refuted, so whatever rests on it is not proven."
        );
    };
    let end = branch.steps.last().map(|last| last.id).unwrap_or_default();
    format!("Suppose that {cell} were {digit}: that ends in the contradiction of step {end}. So {cell} is not {digit}.")
}

pub fn contradiction(index: &Index<'_>, node: &Node<'_>, sector: Sector) -> String {
    let because = Because::of(node);
    match sector {
        Sector::Cell(cell) => format!("Contradiction: {cell} has no digit left; {}.", because.for_cell(index)),
        Sector::House(house, digit) => {
            let (digit, house) = (digit_char(digit), house.words());
            match because.for_house() {
                why if why.is_empty() => format!("Contradiction: {house} is full, and {digit} is not in it."),
                why => format!("Contradiction: {digit} has no place left in {house}; {why}."),
            }
        }
    }
}
