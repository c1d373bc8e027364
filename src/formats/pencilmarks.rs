//! A grid with a field a cell: a digit, a decimal number in a large puzzle, or the cell's candidates.
//!
//! As soon as one field lists several candidates it is a pencilmark grid, in which a lone digit counts as placed, in
//! brackets (`<7>`, `(7)`) or not.

use whydoku_rules::cellset::DigitSet;
use whydoku_rules::names::{Cell, Digit};

use super::cells::{Content, Entry, Token, decode, is_blank, listed_digit, symbols};
use super::error::{InputError, Problem};
use crate::puzzle::PuzzleError;

/// A field without its marks.
#[derive(Debug, Clone, Copy)]
struct Field<'t> {
    token: Token<'t>,
    given: bool,
}

impl<'t> Field<'t> {
    fn new(token: Token<'t>) -> Self {
        let bracket = |open, close| token.text.strip_prefix(open)?.strip_suffix(close);
        let (text, given) = match bracket('<', '>').or_else(|| bracket('(', ')')) {
            Some(inside) if !inside.is_empty() => (inside, true),
            _ => match token.text.strip_prefix('+') {
                Some(placed) if !placed.is_empty() => (placed, false),
                _ => (token.text, true),
            },
        };
        let marks = usize::from(token.text.len() != text.len());
        Self { token: Token { text, column: token.column + marks, ..token }, given }
    }

    fn is_single(&self) -> bool {
        self.token.text.chars().nth(1).is_none()
    }

    /// The decimal number that it is in a large puzzle; 0 stands for an empty cell.
    fn number(&self, size: usize) -> Option<usize> {
        let text = self.token.text;
        let short = text.len() <= 2 && text.bytes().all(|b| b.is_ascii_digit());
        text.parse().ok().filter(|&number| short && size > 9 && number <= size)
    }
}

/// Whether a text can be the field of a cell. A block of cells such as `5.3` cannot.
pub(super) fn is_field(token: &Token, size: usize) -> bool {
    let field = Field::new(*token);
    let digits = || {
        let mut digits = field.token.text.chars().map(|c| listed_digit(c, size));
        digits.try_fold(DigitSet::EMPTY, |seen, digit| {
            let digit = digit.filter(|&digit| !seen.contains(digit))?;
            Some(seen | DigitSet::of(digit))
        })
    };
    field.is_single() || field.number(size).is_some() || digits().is_some()
}

/// Understands the fields, row by row.
pub(super) fn read(tokens: &[Token], size: usize) -> Result<Vec<Entry>, InputError> {
    let fields: Vec<Field> = tokens.iter().map(|&token| Field::new(token)).collect();
    if fields.iter().all(Field::is_single) {
        let mut marks = Vec::with_capacity(fields.len());
        for field in &fields {
            symbols(field.token, false, &mut marks)?;
        }
        let mut entries = decode(&marks, size)?;
        for (entry, field) in entries.iter_mut().zip(&fields) {
            if let Content::Digit { given, .. } = &mut entry.content {
                *given = field.given;
            }
        }
        return Ok(entries);
    }
    // Candidates of a large puzzle include letters, for each digit has a place in each row.
    let letters = fields.iter().any(|field| field.token.text.contains(|c: char| c.is_ascii_alphabetic()));
    let decimal = size > 9 && !letters;
    let entry = |(index, field): (usize, &Field)| {
        let cell = Cell::new(index / size, index % size);
        let content = if decimal { number(field, size)? } else { candidates(field, size, cell)? };
        Ok(Entry { content, line: field.token.line, column: field.token.column })
    };
    fields.iter().enumerate().map(entry).collect()
}

fn number(field: &Field, size: usize) -> Result<Content, InputError> {
    match field.number(size) {
        Some(0) => Ok(Content::Open),
        Some(number) => Ok(Content::Digit { digit: number as Digit, given: field.given }),
        None if field.is_single() && field.token.text.contains(is_blank) => Ok(Content::Open),
        None => Err(field.token.fail(Problem::Number { text: field.token.text.into(), size })),
    }
}

fn candidates(field: &Field, size: usize, cell: Cell) -> Result<Content, InputError> {
    let text = field.token.text;
    if field.is_single() && text.contains(is_blank) {
        return Err(field.token.fail(PuzzleError::EmptyCell(cell)));
    }
    let found = text.chars().count();
    if found > size && text.chars().all(|c| c.is_ascii_alphanumeric()) {
        return Err(field.token.fail(Problem::TooMany { text: text.into(), found, size }));
    }
    let mut set = DigitSet::EMPTY;
    for (i, c) in text.chars().enumerate() {
        let at = Token { column: field.token.column + i, ..field.token };
        let Some(digit) = listed_digit(c, size) else {
            return Err(at.fail(Problem::Character { text: c.into(), size }));
        };
        if set.contains(digit) {
            return Err(at.fail(Problem::Repeated { text: text.into(), digit }));
        }
        set.insert(digit);
    }
    Ok(match set.single() {
        Some(digit) => Content::Digit { digit, given: field.given },
        None => Content::Candidates(set),
    })
}
