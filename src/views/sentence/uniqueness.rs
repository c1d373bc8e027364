//! Deadly patterns and their guardians.

use whydoku_rules::names::{Candidate, Cell, Digit, House, digit_char};
use whydoku_rules::pattern::{DeadlyShape, GuardianArgument, Uniqueness};

use super::words::{and, or, removed_from};
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
            "{cells} are two lines of three cells. If each of them were {exchanged}, the two lines could be exchanged, \
             and the puzzle would have two solutions."
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
    match pattern.guardians.as_slice() {
        [one] => format!("So the only candidate that prevents it, {one}, is true,"),
        _ => format!("So one of the candidates that prevent it is true: {};", or(roof.iter().map(part))),
    }
}

/// What follows.
fn argument(node: &Node<'_>, pattern: &Uniqueness) -> String {
    let gone = removed_from(&node.step.conclusions);
    let roof = and(roof(pattern).iter().map(|(cell, _)| cell));
    match &pattern.argument {
        GuardianArgument::OneCell { cell } if pattern.guardians.len() == 1 => {
            format!("and its cell {cell} holds nothing else: remove {gone}")
        }
        GuardianArgument::OneCell { cell } => format!("so {cell} holds no other digit: remove {gone}"),
        GuardianArgument::SameDigit { digit } => {
            let digit = digit_char(*digit);
            format!(
                "so {digit} is in {}, and no cell that sees all of these can be {digit}: remove {gone}",
                roof_or(pattern)
            )
        }
        GuardianArgument::Subset { cells, digits, houses } => {
            let listed = and(digits.iter().copied().map(digit_char));
            let house = and(houses.iter().map(|house| house.words()));
            let verb = if cells.len() == 1 { "needs" } else { "need" };
            format!(
                "in {house}, this digit and those of {} ({verb} {} of {listed}) use up {listed}, so no other cell there \
                 can have them: remove {gone}",
                and(cells),
                cells.len()
            )
        }
        GuardianArgument::StrongLink { digit, house } => format!(
            "and {} has no place but {roof} in {}, so one of the two is {} and the other a digit from outside: remove \
             {gone}",
            digit_char(*digit),
            house.words(),
            digit_char(*digit)
        ),
        GuardianArgument::XWing { digit, houses } => {
            let digit = digit_char(*digit);
            format!(
                "but in {}, {digit} has no place other than these corners, so it stands in two opposite ones; in {roof} it would \
                 leave no such candidate true, so it is in the other two: remove {gone}",
                both(houses)
            )
        }
        GuardianArgument::TwoSides { digit, cell, houses } => {
            let other = node.step.conclusions.first().map(|fact| digit_char(fact.candidate.digit)).unwrap_or_default();
            let digit = digit_char(*digit);
            format!(
                "but in {}, {digit} has no place other than these corners, so if {cell} were {other}, both neighbours \
                 of it would be {digit} and the last corner {other}, which is the deadly filling: remove {gone}",
                both(houses)
            )
        }
    }
}

fn both(houses: &[House]) -> String {
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

fn roof_or(pattern: &Uniqueness) -> String {
    or(roof(pattern).iter().map(|(cell, _)| cell))
}
