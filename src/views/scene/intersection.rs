//! Pointing and claiming: the house that confines a digit, and the one that loses it elsewhere.

use whydoku_rules::names::{Cell, Digit, House};

use super::role::Role;
use super::sketch::Sketch;

pub fn draw(pen: &mut Sketch<'_>, digit: Digit, base: House, cover: House, cells: &[Cell]) {
    pen.shade_house(Role::Base, base);
    pen.shade_house(Role::Cover, cover);
    pen.mark_in(Role::Pattern, digit, cells);
    pen.shaded(Role::Base, format!("{}, which needs the digit", base.words()));
    pen.shaded(Role::Cover, format!("{}, which holds all its places", cover.words()));
    pen.marked(Role::Pattern, "its places");
}
