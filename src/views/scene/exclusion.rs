//! Crossings that are filled up, cells whose combinations are gone through, and templates.

use whydoku_rules::names::{Cell, Digit, digit_char};
use whydoku_rules::pattern::{AlsSet, Exclusion, SueDeCoq, Templates};

use super::als;
use super::role::{Role, letter};
use super::sketch::Sketch;
use crate::views::sentence::and;

pub fn sue_de_coq(pen: &mut Sketch<'_>, pattern: &SueDeCoq) {
    for side in &pattern.sides {
        pen.shade_house(Role::House, side.house);
    }
    pen.shaded(Role::House, and(pattern.sides.iter().map(|side| side.house.words())));
    let mut part = |at: usize, cells: &[Cell], digits: &[Digit], place: &str| {
        let (role, letter) = (Role::Set(at as u8), letter(at));
        pen.shade(role, cells, Some(&letter));
        digits.iter().for_each(|&digit| pen.mark_in(Role::Pattern, digit, cells));
        let digits = and(digits.iter().map(|&digit| digit_char(digit)));
        pen.lettered(role, letter, format!("{place}: digits {digits}"));
    };
    part(0, &pattern.cells, &pattern.digits, "the crossing");
    for (at, side) in pattern.sides.iter().enumerate() {
        part(at + 1, &side.cells, &side.digits, &side.house.words());
    }
    pen.marked(Role::Pattern, "as many digits as cells, all of them used here");
}

pub fn draw(pen: &mut Sketch<'_>, exclusion: &Exclusion) {
    pen.shade(Role::Cells, &exclusion.cells, None);
    pen.shaded(Role::Cells, "the cells whose combinations are gone through");
    for &cell in &exclusion.cells {
        pen.digits(cell).into_iter().for_each(|digit| pen.mark(Role::Pattern, cell.candidate(digit)));
    }
    let mut sets: Vec<&AlsSet> = vec![];
    for set in exclusion.excluded.iter().filter_map(|excluded| excluded.by.as_ref()) {
        if !sets.contains(&set) {
            sets.push(set);
        }
    }
    for (at, set) in sets.into_iter().enumerate() {
        als::set(pen, at, set);
    }
    pen.marked(Role::Pattern, "their digits");
}

pub fn templates(pen: &mut Sketch<'_>, templates: &Templates) {
    pen.mark_in(Role::Pattern, templates.digit, &templates.cells);
    let ways = if templates.count == 1 { "the one way".to_string() } else { format!("the {} ways", templates.count) };
    pen.marked(Role::Pattern, format!("used by {ways} to place {}", digit_char(templates.digit)));
}
