//! A text of one or many puzzles: which lines belong together, and which belong to none.

use super::cells::{Row, is_bar};
use super::error::InputError;
use super::layout::Layouts;
use super::{grid, library, line};
use crate::puzzle::Puzzle;

/// What a line is at first sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind<'t> {
    Blank,
    /// `# text`, `; text` or `// text`; the text.
    Comment(&'t str),
    /// `[Puzzle]`; the text in the brackets.
    Section(&'t str),
    /// A horizontal line of a frame.
    Frame,
    /// Anything else, which should be a puzzle or a row of one.
    Data,
}

/// Tells what a line is.
pub(super) fn kind(text: &str) -> Kind<'_> {
    let text = text.trim();
    if text.is_empty() {
        return Kind::Blank;
    }
    if let Some(comment) = ["#", ";", "//"].into_iter().find_map(|mark| text.strip_prefix(mark)) {
        return Kind::Comment(comment.trim_start_matches(['#', ';', '/']).trim());
    }
    let section = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).map(str::trim);
    if let Some(section) = section.filter(|section| section.starts_with(char::is_alphabetic)) {
        return Kind::Section(section);
    }
    let level = |c: char| matches!(c, '-' | '=' | '–' | '—' | '─' | '━' | '┄' | '┅' | '┈' | '┉' | '╌' | '╍' | '═');
    let frame = |c: char| level(c) || is_bar(c) || c.is_whitespace() || matches!(c, '+' | ':' | '.' | '*' | '\'' | '`');
    match text.contains(level) && text.chars().all(frame) {
        true => Kind::Frame,
        false => Kind::Data,
    }
}

/// Whether a line can be a heading: the names of columns, or a title such as `Grid 01`.
pub(super) fn is_heading(text: &str) -> bool {
    let word = line::columns(Row { line: 0, text }).next().map_or("", |(_, word)| word);
    let letters = word.chars().filter(|c| c.is_alphabetic()).count();
    let named = word.contains(char::is_lowercase) || text.contains([',', ';', '\t']);
    word.starts_with(char::is_alphabetic) && letters >= 2 && named
}

/// What the lines between the puzzles of a list say about the next one.
#[derive(Debug, Clone, Default)]
pub struct Between {
    /// The name that a comment or a title just before gives.
    name: Option<String>,
    /// Whether the last line was a comment.
    comment: bool,
    /// Whether there was a `[Puzzle]`, and whether we are in another section now.
    sections: (bool, bool),
}

impl Between {
    /// Takes the next line. `None` when it holds no puzzle; else it is to be read, and this is the name given before it.
    pub fn take(&mut self, line: &str) -> Option<Option<String>> {
        let name = self.name.take();
        // Of several comments in a row none is a name.
        let alone = !std::mem::replace(&mut self.comment, false);
        match kind(line) {
            Kind::Blank => {}
            Kind::Frame => self.name = name,
            Kind::Comment(text) => {
                self.comment = true;
                self.name = Some(text.to_string()).filter(|text| alone && !text.is_empty());
            }
            Kind::Section(section) => {
                let puzzle = section.eq_ignore_ascii_case("puzzle");
                self.sections = (self.sections.0 || puzzle, self.sections.0 && !puzzle);
            }
            Kind::Data if self.sections.1 => {}
            Kind::Data => return Some(name),
        }
        None
    }
}

/// The puzzles of a text, one after the other. Behind a mistake it goes on with the next line or grid.
#[derive(Debug)]
pub struct Puzzles<'r, 't> {
    layouts: &'r Layouts,
    lines: Vec<&'t str>,
    at: usize,
    /// Whether anything but a heading was read.
    begun: bool,
    /// The error of a heading at the top, for the case that nothing comes after it.
    heading: Option<InputError>,
    between: Between,
}

impl<'r, 't> Puzzles<'r, 't> {
    pub(super) fn new(layouts: &'r Layouts, text: &'t str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let line_break = if text.contains('\n') { '\n' } else { '\r' };
        let lines = text.split(line_break).map(|line| line.strip_suffix('\r').unwrap_or(line)).collect();
        Self { layouts, lines, at: 0, begun: false, heading: None, between: Between::default() }
    }

    /// Reads what begins at the current line of data; `None` for a heading.
    fn data(&mut self, name: Option<String>) -> Option<Result<Puzzle, InputError>> {
        let (layouts, start) = (self.layouts, self.at);
        let row = Row { line: start + 1, text: self.lines[start] };
        self.at = start + 1;
        if row.text.trim_start().starts_with(':') {
            return Some(library::read(layouts, row));
        }
        let found = line::find(layouts, row);
        let grid = match found {
            Some(found) if found.is_clear(layouts) => None,
            _ => grid::fit(layouts, &self.lines, start),
        };
        if let Some(grid) = grid {
            self.at = grid.end;
            return Some(grid.read(layouts, name));
        }
        if let Some(found) = found {
            return Some(found.read(layouts).map(|puzzle| named(puzzle, name)));
        }
        if is_heading(row.text) {
            let next = self.lines.get(self.at).is_some_and(|next| matches!(kind(next), Kind::Data | Kind::Frame));
            let below = (self.at..self.lines.len()).find(|&index| kind(self.lines[index]) == Kind::Data);
            if next && below.is_some_and(|index| grid::fit(layouts, &self.lines, index).is_some()) {
                self.between.name = Some(row.text.trim().into());
                return None;
            }
            if !self.begun && self.heading.is_none() && below.is_some() {
                self.heading = Some(line::unknown(layouts, row));
                return None;
            }
        }
        if let Some((grid, result)) = grid::misfit(layouts, &self.lines, start).filter(|_| !line::is_long(row)) {
            self.at = grid.end.max(self.at);
            return Some(result);
        }
        Some(Err(line::unknown(layouts, row)))
    }
}

fn named(puzzle: Puzzle, name: Option<String>) -> Puzzle {
    Puzzle { name: puzzle.name.or(name), ..puzzle }
}

impl Iterator for Puzzles<'_, '_> {
    type Item = Result<Puzzle, InputError>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.at < self.lines.len() {
            let Some(name) = self.between.take(self.lines[self.at]) else {
                self.at += 1;
                continue;
            };
            let result = self.data(name);
            if result.is_some() {
                self.begun = true;
                return result;
            }
        }
        self.heading.take().filter(|_| !self.begun).map(Err)
    }
}
