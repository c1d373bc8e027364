//! Deadly patterns and their guardians.

use std::collections::BTreeMap;

use whydoku_rules::names::{Candidate, Cell, Digit, Fact, House, digit_char};
use whydoku_rules::pattern::{DeadlyShape, GuardianArgument, Uniqueness};

use super::words::{and, number, or};
use crate::trace::Node;

pub fn sentence(node: &Node<'_>, pattern: &Uniqueness) -> String {
    format!("{} {} {}.", deadly(pattern), guardians(pattern), argument(node, pattern))
}

/// What would be deadly.
fn deadly(pattern: &Uniqueness) -> String {
    let cells = and(pattern.cells.iter().map(|deadly| deadly.cell));
    let digits = digits(pattern);
    let (all, exchanged) = (and(digits.iter().copied().map(digit_char)), or(digits.iter().copied().map(digit_char)));
    match pattern.shape {
        DeadlyShape::Rectangle => {
            let placed = match pattern.placed.as_slice() {
                [] => String::new(),
                [one] => format!(" ({one} holds a digit that is not a clue)"),
                placed => format!(" ({} hold digits that are not clues)", and(placed)),
            };
            format!(
                "{cells} are the corners of a rectangle{placed}. If each of them were {exchanged}, {all} could be \
                 exchanged in it, and the puzzle would have two solutions."
            )
        }
        DeadlyShape::Loop => format!(
            "{cells} form a loop in which each row, column and box has two cells or none. If each of them were \
             {exchanged}, {all} could be exchanged all around it, and the puzzle would have two solutions."
        ),
        DeadlyShape::ExtendedRectangle => format!(
            "{cells} are two lines of {} cells. If each of them were {exchanged}, the two lines could be exchanged, \
             and the puzzle would have two solutions.",
            number(pattern.cells.len() / 2)
        ),
        DeadlyShape::Grave => {
            let others = and(pattern.guardians.iter());
            format!(
                "Without {others}, every open cell would have two candidates, and every digit two places or none in \
                 each house: such a grid never has just one solution."
            )
        }
    }
}

/// What prevents it.
fn guardians(pattern: &Uniqueness) -> String {
    let roof = roof(pattern);
    let part =
        |(cell, digits): &(Cell, Vec<Digit>)| format!("{} in {cell}", or(digits.iter().copied().map(digit_char)));
    match (&pattern.argument, pattern.guardians.as_slice()) {
        (_, [one]) => format!("So the only candidate that prevents it, {one}, is true,"),
        (GuardianArgument::SameDigit { digit }, _) => {
            let (digit, cells) = (digit_char(*digit), or(roof.iter().map(|(cell, _)| cell)));
            format!("Only {digit} prevents it, so {digit} is in {cells},")
        }
        _ => format!("So one of the candidates that prevent it is true: {};", or(roof.iter().map(part))),
    }
}

/// What follows.
fn argument(node: &Node<'_>, pattern: &Uniqueness) -> String {
    let gone = gone(&node.step.conclusions);
    let cells: Vec<Cell> = roof(pattern).into_iter().map(|(cell, _)| cell).collect();
    let roof = and(&cells);
    match &pattern.argument {
        GuardianArgument::OneCell { cell } if pattern.guardians.len() == 1 => {
            format!("and its cell {cell} holds nothing else: remove {gone}")
        }
        GuardianArgument::OneCell { cell } => format!("so {cell} holds no other digit: remove {gone}"),
        GuardianArgument::SameDigit { digit } => {
            let all = if cells.len() == 2 { "both" } else { "all" };
            format!("and no cell that sees {all} of these can be {}: remove {gone}", digit_char(*digit))
        }
        GuardianArgument::Subset { cells, digits, houses } => {
            let (all, any) = (and(digits.iter().copied().map(digit_char)), or(digits.iter().copied().map(digit_char)));
            let (house, cells) = (both(houses), and(cells));
            format!(
                "in {house}, it and the digits of {cells}, which are all among {all}, take up {all}, so every other \
                 {any} there goes: remove {gone}"
            )
        }
        GuardianArgument::StrongLink { digit, house } => {
            let (digit, house) = (digit_char(*digit), house.words());
            format!(
                "and in {house}, {digit} has no place but {roof}, so one of the two is {digit} and the other one of \
                 these candidates: remove {gone}"
            )
        }
        GuardianArgument::XWing { digit, houses } => {
            let (digit, houses) = (digit_char(*digit), both(houses));
            format!(
                "but in {houses}, {digit} has no place other than these corners, so it stands in two opposite ones; \
                 were it in {roof}, none of these candidates could be true, so it is in the other two: remove {gone}"
            )
        }
        GuardianArgument::TwoSides { digit, cell, houses } => {
            let other = node.step.conclusions.first().map(|fact| digit_char(fact.candidate.digit)).unwrap_or_default();
            let (digit, houses) = (digit_char(*digit), both(houses));
            format!(
                "but in {houses}, {digit} has no place other than these corners, so if {cell} were {other}, the \
                 corners next to it would be {digit} and the one opposite {other}, and none of these candidates true: \
                 remove {gone}"
            )
        }
    }
}

/// Eliminations, digits that leave the same cells together: `2 and 3 from r2c7`.
fn gone(facts: &[Fact]) -> String {
    let mut by_digit: BTreeMap<Digit, Vec<Cell>> = BTreeMap::new();
    facts.iter().for_each(|fact| by_digit.entry(fact.candidate.digit).or_default().push(fact.candidate.cell));
    let mut groups: Vec<(Vec<char>, Vec<Cell>)> = vec![];
    for (digit, cells) in by_digit {
        match groups.iter_mut().find(|(_, known)| *known == cells) {
            Some((digits, _)) => digits.push(digit_char(digit)),
            None => groups.push((vec![digit_char(digit)], cells)),
        }
    }
    and(groups.iter().map(|(digits, cells)| format!("{} from {}", and(digits), and(cells))))
}

fn both(houses: &[House]) -> String {
    let mut houses = houses.to_vec();
    houses.sort_unstable();
    and(houses.iter().map(|house| house.words()))
}

/// All digits that could be exchanged.
fn digits(pattern: &Uniqueness) -> Vec<Digit> {
    let mut digits: Vec<Digit> = pattern.cells.iter().flat_map(|deadly| deadly.digits.clone()).collect();
    digits.sort_unstable();
    digits.dedup();
    digits
}

/// The cells with guardians, and which.
fn roof(pattern: &Uniqueness) -> Vec<(Cell, Vec<Digit>)> {
    let groups = pattern.guardians.chunk_by(|a, b| a.cell == b.cell);
    groups.map(|group: &[Candidate]| (group[0].cell, group.iter().map(|one| one.digit).collect())).collect()
}
