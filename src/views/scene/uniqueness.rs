//! Deadly patterns: the digits that could be exchanged, the candidates that prevent it, and what is made of them.

use whydoku_rules::names::{Cell, Digit, House, digit_char};
use whydoku_rules::pattern::{DeadlyShape, GuardianArgument, Uniqueness};

use super::role::{Role, letter};
use super::sketch::Sketch;
use crate::views::sentence::{and, houses as words};

pub fn draw(pen: &mut Sketch<'_>, pattern: &Uniqueness) {
    let cells: Vec<Cell> = pattern.cells.iter().map(|deadly| deadly.cell).collect();
    let houses: &[House] = match &pattern.argument {
        GuardianArgument::Subset { houses, .. }
        | GuardianArgument::XWing { houses, .. }
        | GuardianArgument::TwoSides { houses, .. } => houses,
        GuardianArgument::StrongLink { house, .. } => std::slice::from_ref(house),
        GuardianArgument::OneCell { .. } | GuardianArgument::SameDigit { .. } => &[],
    };
    houses.iter().for_each(|&house| pen.shade_house(Role::House, house));
    if !houses.is_empty() {
        pen.shaded(Role::House, words(houses));
    }
    // A grave takes up every open cell; only what disturbs it is worth a mark.
    if pattern.shape != DeadlyShape::Grave {
        pen.shade(Role::Cells, &cells, None);
        for deadly in &pattern.cells {
            deadly.digits.iter().for_each(|&digit| pen.mark(Role::Deadly, deadly.cell.candidate(digit)));
        }
        pen.shaded(Role::Cells, "the deadly pattern's cells");
        pen.marked(Role::Deadly, "could be exchanged if these were all");
    }
    pattern.guardians.iter().for_each(|&guardian| pen.mark(Role::Guardian, guardian));
    pen.marked(
        Role::Guardian,
        if pattern.guardians.len() == 1 { "true, for it prevents that" } else { "one of these is true" },
    );
    match &pattern.argument {
        GuardianArgument::Subset { cells, digits, .. } => {
            pen.shade(Role::Set(0), cells, Some(&letter(0)));
            digits.iter().for_each(|&digit| pen.mark_in(Role::Pattern, digit, cells));
            let digits = and(digits.iter().map(|&digit| digit_char(digit)));
            pen.marked(Role::Pattern, "the subset's digits");
            pen.lettered(Role::Set(0), letter(0), format!("with the guardians a subset of {digits}"));
        }
        GuardianArgument::StrongLink { digit, house } => strong(pen, *digit, &[*house]),
        GuardianArgument::XWing { digit, houses } | GuardianArgument::TwoSides { digit, houses, .. } => {
            strong(pen, *digit, houses);
        }
        GuardianArgument::OneCell { .. } | GuardianArgument::SameDigit { .. } => {}
    }
}

/// A strong link in each house in which the digit has two places.
fn strong(pen: &mut Sketch<'_>, digit: Digit, houses: &[House]) {
    for &house in houses {
        if let [a, b] = pen.places(digit, house)[..] {
            pen.link(Role::Strong, &[a.candidate(digit)], &[b.candidate(digit)], false);
        }
    }
    pen.linked(Role::Strong, &format!("the only places of {}", digit_char(digit)));
}
