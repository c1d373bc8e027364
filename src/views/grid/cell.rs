//! What is written into one cell.

use whydoku_rules::cellset::DigitSet;
use whydoku_rules::geometry::Geometry;
use whydoku_rules::names::{Digit, digit_char};

use super::lines::Canvas;
use super::symbol::{Tone, symbol};
use super::{Glyph, Plan};
use crate::views::scene::{Role, Scene, Shade};

/// Writes into one cell.
pub struct Brush<'b> {
    canvas: &'b mut Canvas,
    plan: &'b Plan,
    cell: usize,
    ground: Option<Role>,
    marks: Vec<(Digit, Role)>,
}

impl<'b> Brush<'b> {
    /// Clears the cell, and writes the sign of its area.
    pub fn new(
        canvas: &'b mut Canvas,
        plan: &'b Plan,
        geometry: &Geometry,
        scene: Option<&Scene>,
        cell: usize,
    ) -> Self {
        let name = geometry.cell(cell);
        let all = scene.map(|scene| scene.marks.as_slice()).unwrap_or_default();
        let own = all.iter().filter(|mark| mark.candidate.cell == name);
        let marks = own.map(|mark| (mark.candidate.digit, mark.role)).collect();
        let area = ground(scene, geometry, cell);
        let mut brush = Self { canvas, plan, cell, ground: area.map(|shade| shade.role), marks };
        for (row, col) in (0..plan.down).flat_map(|row| (0..plan.width()).map(move |col| (row, col))) {
            brush.put(row, col, ' ', Tone::Plain);
        }
        if let Some(tag) = area.and_then(tag).filter(|_| plan.before > 0) {
            (0..plan.down).for_each(|row| brush.put(row, 0, tag, Tone::Tag));
        }
        brush
    }

    fn put(&mut self, row: usize, col: usize, c: char, tone: Tone) {
        let (top, left) = self.canvas.corner(self.cell);
        let (ground, cell) = (self.ground, Some(self.cell));
        if let Some(glyph) = self.canvas.at(top + row, left + col) {
            *glyph = Glyph { c, tone, ground, cell };
        }
    }

    /// A digit that stands in the grid.
    pub fn value(&mut self, digit: Digit, clue: bool) {
        let (row, col) = ((self.plan.down - 1) / 2, self.plan.before + (self.plan.across - 1) / 2 * self.plan.wide);
        let role = self.marks.first().map(|mark| mark.1);
        let plain = if clue { Tone::Clue } else { Tone::Found };
        self.put(row, col, digit_char(digit), role.map_or(plain, Tone::Role));
        if let Some(role) = role.filter(|_| self.plan.width() > col + 1) {
            self.put(row, col + 1, symbol(role), Tone::Role(role));
        }
    }

    /// Of an open cell just what matters most.
    pub fn sign(&mut self) {
        let found = self.marks.iter().copied().max_by_key(|(_, role)| importance(*role));
        let (c, tone) = match found {
            Some((digit, Role::Placed)) => (digit_char(digit), Tone::Role(Role::Placed)),
            Some((_, role)) => ('.', Tone::Role(role)),
            None => ('.', Tone::Faint),
        };
        self.put(0, 0, c, tone);
        self.put(0, 1, found.map_or(' ', |(_, role)| symbol(role)), tone);
    }

    /// The candidates of an open cell, each in its place.
    pub fn candidates(&mut self, open: DigitSet) {
        for place in 0..self.plan.across * self.plan.down {
            let digit = place as Digit + 1;
            let (row, col) = (place / self.plan.across, self.plan.before + place % self.plan.across * self.plan.wide);
            let own = self.marks.iter().filter(|mark| mark.0 == digit);
            match (open.contains(digit), own.map(|mark| mark.1).max_by_key(|role| importance(*role))) {
                (true, Some(role)) => {
                    self.put(row, col, digit_char(digit), Tone::Role(role));
                    if self.plan.wide > 1 {
                        self.put(row, col + 1, symbol(role), Tone::Role(role));
                    }
                }
                (true, None) => self.put(row, col, digit_char(digit), Tone::Candidate),
                (false, Some(Role::Blocked)) => self.put(row, col, symbol(Role::Blocked), Tone::Faint),
                (false, _) => {}
            }
        }
    }
}

/// Which of two marks of a candidate is shown: what becomes of it, before what it is.
fn importance(role: Role) -> u8 {
    match role {
        Role::Placed => 4,
        Role::Removed => 3,
        Role::Swept | Role::Blocked => 0,
        Role::Off | Role::Linking => 1,
        _ => 2,
    }
}

/// The area that says most about a cell: cells before houses, and of houses the first that was named, which is a base.
fn ground<'s>(scene: Option<&'s Scene>, geometry: &Geometry, cell: usize) -> Option<&'s Shade> {
    let name = geometry.cell(cell);
    let holds = |shade: &&Shade| shade.cells.contains(&name);
    let shades = &scene?.shades;
    let is_house = |role: Role| matches!(role, Role::House | Role::Base | Role::Cover);
    let cells = shades.iter().rev().filter(holds).find(|shade| !is_house(shade.role));
    cells.or_else(|| shades.iter().find(holds))
}

/// The sign before the candidates of a cell.
fn tag(shade: &Shade) -> Option<char> {
    match shade.role {
        Role::Set(_) => shade.tags.first().and_then(|tag| tag.text.chars().next()),
        Role::Assumed | Role::Cells | Role::Hinge | Role::Broken | Role::Base | Role::Cover | Role::House => {
            Some(symbol(shade.role))
        }
        _ => None,
    }
}
