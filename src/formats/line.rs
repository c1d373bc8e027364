//! A puzzle in one line, perhaps with further columns, which are not read: a rating, a solution, a name.

use super::candidates;
use super::cells::{Row, Token, assemble, count_cells, decode, is_bar, is_blank, is_cell, is_likely, symbols};
use super::error::{InputError, Problem};
use super::layout::{Layouts, side, usual};
use crate::puzzle::Puzzle;

/// Fewer characters than this may as well be a row of a grid.
const CLEARLY_A_LINE: usize = 26;

/// A puzzle that was seen in a line.
#[derive(Debug, Clone, Copy)]
pub(super) struct Found<'t> {
    token: Token<'t>,
    form: Form,
    size: usize,
    /// Whether no space parts its cells.
    word: bool,
    rest: &'t str,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// A character a cell.
    Cells,
    /// A character a cell, and a space is an empty one.
    Spaced,
    /// A character a candidate.
    Candidates,
}

impl Found<'_> {
    /// Whether the line cannot be a row of a grid.
    pub fn is_clear(&self, layouts: &Layouts) -> bool {
        self.word && (layouts.size().is_some() || self.size * self.size >= CLEARLY_A_LINE)
    }

    /// Understands the puzzle.
    pub fn read(self, layouts: &Layouts) -> Result<Puzzle, InputError> {
        let entries = match self.form {
            Form::Candidates => candidates::read(self.token, self.size)?,
            form => {
                let mut marks = Vec::with_capacity(self.size * self.size);
                symbols(self.token, form == Form::Spaced, &mut marks)?;
                // Where trailing spaces were stripped, the last cells are empty.
                let missing = (self.size * self.size).saturating_sub(marks.len());
                let pad = " ".repeat(missing);
                symbols(Token { text: &pad, ..self.token }, true, &mut marks)?;
                decode(&marks, self.size)?
            }
        };
        assemble(layouts, self.size, name(self.rest), &entries, vec![])
    }
}

/// The puzzle in a line, when there seems to be one.
pub(super) fn find<'t>(layouts: &Layouts, row: Row<'t>) -> Option<Found<'t>> {
    let word = word(layouts, row);
    match word.filter(|found| found.is_clear(layouts) || is_likely(found.token.text, found.size)) {
        None => spaced(layouts, row).or(word),
        likely => likely,
    }
}

/// The form that a word of so many characters has. 64 characters are 8x8, unless the options say 4x4.
fn form(layouts: &Layouts, characters: usize) -> Option<(Form, usize)> {
    let allowed = |size: &usize| layouts.allows(*size);
    if let Some(size) = side(characters).filter(allowed) {
        return Some((Form::Cells, size));
    }
    let size = (1..=25).find(|size| size * size * size == characters).filter(allowed)?;
    Some((Form::Candidates, size))
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '"' | '\'' | '#')
}

/// The columns of a line, up to a trailing comment.
pub(super) fn columns(row: Row<'_>) -> impl Iterator<Item = (usize, &str)> {
    let end = row.text.find('#').unwrap_or(row.text.len());
    row.split(is_separator).filter(move |&(offset, word)| offset < end && !word.is_empty())
}

/// A puzzle that is one word: the first of the line, or a later one that can be nothing else.
fn word<'t>(layouts: &Layouts, row: Row<'t>) -> Option<Found<'t>> {
    for (i, (offset, word)) in columns(row).enumerate() {
        let characters = word.chars().filter(|&c| c != '+').count();
        let Some((form, size)) = form(layouts, characters) else { continue };
        let clear = characters >= CLEARLY_A_LINE && word.chars().all(|c| is_cell(c) || c == '+');
        if clear || (i == 0 && !word.contains(is_bar)) {
            let rest = &row.text[offset + word.len()..];
            return Some(Found { token: row.token(offset, word), form, size, word: true, rest });
        }
    }
    None
}

/// A puzzle with spaces in it: they are empty cells when the length fits exactly or lacks only trailing spaces, and
/// else they separate cells.
fn spaced<'t>(layouts: &Layouts, row: Row<'t>) -> Option<Found<'t>> {
    let (text, rest) = row.text.split_at(row.text.find('#').unwrap_or(row.text.len()));
    let found = |text, form, size| Some(Found { token: row.token(0, text), form, size, word: false, rest });
    let length = row.text.chars().count();
    let trimmed = row.text.trim_end();
    if row.text.contains(' ') && row.text.chars().all(|c| is_cell(c) || c == ' ') {
        if let Some(size) = side(length).filter(|&size| layouts.allows(size)) {
            return found(row.text, Form::Spaced, size);
        }
        // Without another sign for an empty cell, and with two spaces in a row, spaces are no separators.
        let size = layouts.size().unwrap_or(9);
        let fits = length > (size - 1) * (size - 1) && length < size * size;
        if fits && row.text.contains("  ") && !trimmed.contains(is_blank) {
            return found(row.text, Form::Spaced, size);
        }
    }
    let size = side(count_cells(text)).filter(|&size| layouts.allows(size) && is_likely(text, size))?;
    found(text, Form::Cells, size)
}

/// The name that the columns behind a puzzle give it: a comment, or the only further column when it is words.
fn name(rest: &str) -> Option<String> {
    if let Some((_, comment)) = rest.split_once('#') {
        return Some(comment.trim().to_string()).filter(|comment| !comment.is_empty());
    }
    let column = rest.trim_matches(is_separator);
    let only = !column.contains([',', ';', '\t']) && column.starts_with(char::is_alphabetic);
    let puzzle = !column.contains(' ') && side(column.chars().count()).is_some_and(usual);
    (only && !puzzle).then(|| column.to_string())
}

/// The error for a line in which no puzzle is to be seen.
pub(super) fn unknown(layouts: &Layouts, row: Row) -> InputError {
    let longest = columns(row).map(|(_, word)| word).max_by_key(|word| word.len()).unwrap_or_default();
    let found = match longest.chars().count() {
        long if long >= CLEARLY_A_LINE => long,
        _ => count_cells(row.text),
    };
    let like = longest.chars().all(|c| is_cell(c) || c == '+' || is_bar(c));
    match like && longest.contains(|c: char| c.is_ascii_digit() || is_blank(c)) {
        true => row.fail(Problem::Length { found, size: layouts.size() }),
        false => row.fail(Problem::Unknown(row.text.trim().into())),
    }
}

/// Whether a word of the line is too long for a row of a grid.
pub(super) fn is_long(row: Row) -> bool {
    columns(row).any(|(_, word)| word.chars().count() >= CLEARLY_A_LINE)
}
