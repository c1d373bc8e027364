//! A position with what a [`Scene`] shows, as characters for a terminal. Each mark has a symbol beside its colour.

mod cell;
mod lines;
mod symbol;

use whydoku_rules::geometry::Geometry;

use super::scene::{Role, Sample, Scene};
use crate::trace::Position;
pub use symbol::{Tone, paint, style_of, symbol};

/// How much of each cell is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Detail {
    /// Each candidate with a symbol beside it, lines between all cells. A 9x9 grid takes 75 by 37 characters.
    Full,
    /// Each candidate in its place, lines between regions. A 9x9 grid takes 57 by 22 characters.
    Dense,
    /// A digit or a symbol a cell. A 9x9 grid takes 30 by 13 characters.
    Bare,
}

/// A character with what it stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glyph {
    /// The character.
    pub c: char,
    /// Its tone.
    pub tone: Tone,
    /// The role of the area behind it.
    pub ground: Option<Role>,
    /// The cell that it is part of.
    pub cell: Option<usize>,
}

impl Glyph {
    const BLANK: Self = Self { c: ' ', tone: Tone::Plain, ground: None, cell: None };
}

/// How many columns and rows of candidates a cell has, how wide a candidate is, and the room before them.
struct Plan {
    across: usize,
    down: usize,
    wide: usize,
    before: usize,
    all_lines: bool,
}

impl Plan {
    fn new(size: usize, detail: Detail) -> Self {
        let square = (1..).find(|cols| cols * cols >= size).unwrap_or(size);
        let (across, down) = match detail {
            Detail::Full => (square, size.div_ceil(square)),
            Detail::Dense => (size.div_ceil(2), 2),
            Detail::Bare => (1, 1),
        };
        let wide = if detail == Detail::Dense { 1 } else { 2 };
        Self { across, down, wide, before: (detail == Detail::Full).into(), all_lines: detail == Detail::Full }
    }

    fn width(&self) -> usize {
        self.before + self.across * self.wide
    }
}

/// The board, line by line.
pub fn grid(
    geometry: &Geometry,
    position: &Position,
    scene: Option<&Scene>,
    clues: &[bool],
    detail: Detail,
) -> Vec<Vec<Glyph>> {
    let plan = Plan::new(geometry.size(), detail);
    let mut canvas = lines::canvas(geometry, plan.width(), plan.down, plan.all_lines);
    for cell in 0..geometry.cell_count() {
        let mut paint = cell::Brush::new(&mut canvas, &plan, geometry, scene, cell);
        match position.values[cell] {
            Some(digit) => paint.value(digit, clues.get(cell) == Some(&true)),
            None if detail == Detail::Bare => paint.sign(),
            None => paint.candidates(position.candidates[cell]),
        }
    }
    canvas.rows
}

/// The board as text with colours.
pub fn text(rows: &[Vec<Glyph>]) -> String {
    let mut out = String::new();
    for row in rows {
        let end = row.iter().rposition(|glyph| glyph.c != ' ').map_or(0, |last| last + 1);
        for run in row[..end].chunk_by(|a, b| (a.tone, a.ground) == (b.tone, b.ground)) {
            let content: String = run.iter().map(|glyph| glyph.c).collect();
            out.push_str(&paint(run[0].tone, run[0].ground, &content));
        }
        out.push('\n');
    }
    out
}

/// What the symbols of a scene stand for, in lines of at most so many characters.
pub fn legend(scene: &Scene, width: usize) -> Vec<Vec<(Tone, String)>> {
    let mut lines: Vec<Vec<(Tone, String)>> = vec![];
    let mut taken = 0;
    for entry in scene.legend.iter().filter(|entry| !matches!(entry.sample, Sample::Link | Sample::Digit)) {
        let sign = match &entry.tag {
            Some(tag) => tag.clone(),
            None => symbol(entry.role).to_string(),
        };
        let tone = if entry.sample == Sample::Mark { Tone::Role(entry.role) } else { Tone::Tag };
        let needed = sign.chars().count() + 3 + entry.text.chars().count();
        if lines.is_empty() || taken + needed > width {
            lines.push(vec![]);
            taken = 0;
        }
        taken += needed;
        if let Some(line) = lines.last_mut() {
            line.push((tone, sign));
            line.push((Tone::Plain, format!(" {}  ", entry.text)));
        }
    }
    lines
}

impl Detail {
    /// The most that fits into so many columns and rows; else the least there is.
    pub fn fitting(geometry: &Geometry, columns: usize, rows: usize) -> Self {
        let size = geometry.size();
        let fits = |detail: &Self| {
            let plan = Plan::new(size, *detail);
            let lines = lines::floors(geometry, plan.all_lines).iter().filter(|is| **is).count();
            4 + size * (plan.width() + 1) <= columns && size * plan.down + lines <= rows
        };
        [Self::Full, Self::Dense].into_iter().find(fits).unwrap_or(Self::Bare)
    }
}
