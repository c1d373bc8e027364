//! A position with what a [`Scene`] shows, as characters for a terminal. Each mark has a symbol beside its colour.

mod lines;
mod symbol;

use whydoku_rules::geometry::Geometry;
use whydoku_rules::names::{Candidate, digit_char};

use super::scene::{Role, Sample, Scene, Shade};
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
        let (top, left) = canvas.corner(cell);
        let ground = ground(scene, geometry, cell);
        let mut put = |row: usize, col: usize, c: char, tone: Tone| {
            if let Some(glyph) = canvas.at(top + row, left + col) {
                *glyph = Glyph { c, tone, ground: ground.map(|shade| shade.role), cell: Some(cell) };
            }
        };
        for (row, col) in (0..plan.down).flat_map(|row| (0..plan.width()).map(move |col| (row, col))) {
            put(row, col, ' ', Tone::Plain);
        }
        if let Some(tag) = ground.and_then(tag).filter(|_| plan.before > 0) {
            (0..plan.down).for_each(|row| put(row, 0, tag, Tone::Tag));
        }
        let marks = marks(scene, geometry, cell);
        if let Some(digit) = position.values[cell] {
            let tone = if clues.get(cell) == Some(&true) { Tone::Clue } else { Tone::Found };
            let (row, col) = ((plan.down - 1) / 2, plan.before + (plan.across - 1) / 2 * plan.wide);
            put(row, col, digit_char(digit), tone);
            if let Some(&(_, role)) = marks.first() {
                put(row, col, digit_char(digit), Tone::Role(role));
                if plan.width() > col + 1 {
                    put(row, col + 1, symbol(role), Tone::Role(role));
                }
            }
        } else if detail == Detail::Bare {
            let found = marks.iter().max_by_key(|(_, role)| importance(*role));
            let (c, tone) = match found {
                Some(&(digit, Role::Placed)) => (digit_char(digit), Tone::Role(Role::Placed)),
                Some(&(_, role)) => ('.', Tone::Role(role)),
                None => ('.', Tone::Faint),
            };
            put(0, 0, c, tone);
            put(0, 1, found.map_or(' ', |&(_, role)| symbol(role)), tone);
        } else {
            for digit in geometry.digits() {
                let (row, col) = ((digit as usize - 1) / plan.across, (digit as usize - 1) % plan.across);
                let col = plan.before + col * plan.wide;
                let role =
                    marks.iter().filter(|mark| mark.0 == digit).map(|mark| mark.1).max_by_key(|role| importance(*role));
                match (position.candidates[cell].contains(digit), role) {
                    (true, Some(role)) => {
                        put(row, col, digit_char(digit), Tone::Role(role));
                        if plan.wide > 1 {
                            put(row, col + 1, symbol(role), Tone::Role(role));
                        }
                    }
                    (true, None) => put(row, col, digit_char(digit), Tone::Candidate),
                    (false, Some(Role::Blocked)) => put(row, col, symbol(Role::Blocked), Tone::Faint),
                    (false, _) => {}
                }
            }
        }
    }
    canvas.rows
}

/// The marks of a cell.
fn marks(scene: Option<&Scene>, geometry: &Geometry, cell: usize) -> Vec<(u8, Role)> {
    let name = geometry.cell(cell);
    let all = scene.map(|scene| scene.marks.as_slice()).unwrap_or_default();
    let own = all.iter().filter(|mark| mark.candidate.cell == name);
    own.map(|mark| (mark.candidate.digit, mark.role))
        .map(|(digit, role)| (Candidate { cell: name, digit }.digit, role))
        .collect()
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

/// The area that says most about a cell: the last one that holds it, cells before houses.
fn ground<'s>(scene: Option<&'s Scene>, geometry: &Geometry, cell: usize) -> Option<&'s Shade> {
    let name = geometry.cell(cell);
    let holds = |shade: &&Shade| shade.cells.contains(&name);
    let shades = scene?.shades.iter();
    let is_house = |role: Role| matches!(role, Role::House | Role::Base | Role::Cover);
    shades.clone().rev().filter(holds).find(|shade| !is_house(shade.role)).or_else(|| shades.rev().find(holds))
}

/// The sign before the candidates of a cell.
fn tag(shade: &Shade) -> Option<char> {
    match shade.role {
        Role::Set(_) | Role::Assumed => shade.tags.first().and_then(|tag| tag.text.chars().next()),
        Role::Cells => Some('▌'),
        Role::Hinge => Some('►'),
        Role::Broken => Some('!'),
        Role::Base => Some('·'),
        Role::Cover | Role::House => Some('·'),
        _ => None,
    }
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
    for entry in scene.legend.iter().filter(|entry| entry.sample != Sample::Link) {
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
