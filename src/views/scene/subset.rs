//! Naked and hidden subsets: the cells, their digits and the houses.

use whydoku_rules::names::digit_char;
use whydoku_rules::pattern::Subset;

use super::role::Role;
use super::sketch::Sketch;
use crate::views::sentence::and;

pub fn draw(pen: &mut Sketch<'_>, subset: &Subset) {
    for &house in &subset.houses {
        pen.shade_house(Role::House, house);
    }
    pen.shade(Role::Cells, &subset.cells, None);
    subset.digits.iter().for_each(|&digit| pen.mark_in(Role::Pattern, digit, &subset.cells));
    pen.shaded(Role::House, and(subset.houses.iter().map(|house| house.words())));
    let (cells, digits) = (subset.cells.len(), and(subset.digits.iter().map(|&digit| digit_char(digit))));
    pen.shaded(Role::Cells, format!("{cells} cells"));
    pen.marked(Role::Pattern, format!("their digits {digits}"));
}
