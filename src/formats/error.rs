//! What is wrong with an input, where, and what was expected.

use thiserror::Error;
use whydoku_rules::geometry::SpecError;
use whydoku_rules::names::{Candidate, Cell, Digit, digit_char};

use crate::puzzle::PuzzleError;

/// Why an input cannot be read. Written as one sentence: `line 3, column 7: "q" is not a digit of a 9x9 puzzle …`.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{}{problem}", place(*line, *column))]
pub struct InputError {
    /// The line, from 1, where it is known.
    pub line: Option<usize>,
    /// The column in characters, from 1, where it is known.
    pub column: Option<usize>,
    /// What is wrong.
    pub problem: Problem,
}

impl InputError {
    /// The same error in this line (from 1), for a caller that reads line by line and counts for itself.
    #[must_use]
    pub fn at_line(self, line: usize) -> Self {
        Self { line: Some(line), ..self }
    }
}

impl From<Problem> for InputError {
    fn from(problem: Problem) -> Self {
        Self { line: None, column: None, problem }
    }
}

impl From<SpecError> for InputError {
    fn from(error: SpecError) -> Self {
        Problem::Spec(error).into()
    }
}

fn place(line: Option<usize>, column: Option<usize>) -> String {
    match (line, column) {
        (Some(line), Some(column)) => format!("line {line}, column {column}: "),
        (Some(line), None) => format!("line {line}: "),
        (None, Some(column)) => format!("column {column}: "),
        (None, None) => String::new(),
    }
}

/// What can be wrong with an input.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Problem {
    /// Nothing but blank lines and comments.
    #[error("the input holds no puzzle: expected n*n characters in a line (81 for 9x9) or a grid of n lines")]
    Empty,
    /// Not UTF-8.
    #[error("the input is not UTF-8 text: byte {0} (counted from 0) cannot be decoded")]
    NotText(usize),
    /// A line that is nothing known.
    #[error("{} is not a puzzle: expected n*n characters (81 for 9x9), a grid of n lines, or a library line", quote(.0))]
    Unknown(String),
    /// A line of a length that no puzzle has.
    #[error("{found} characters found; {}", expected_length(*size))]
    Length {
        /// How many characters there are.
        found: usize,
        /// The size of the puzzle, when it is known.
        size: Option<usize>,
    },
    /// A character that stands for no digit and no empty cell.
    #[error("{} is not a digit of a {size}x{size} puzzle (expected {}, or one of . 0 * _ for an empty cell)",
        quote(text), digits(*size))]
    Character {
        /// What is written.
        text: String,
        /// The size of the puzzle.
        size: usize,
    },
    /// A number that is no digit of a large puzzle.
    #[error(
        "{} is not a number of a {size}x{size} puzzle (expected 1 to {size}, or one of . 0 * _ for an empty cell)",
        quote(text)
    )]
    Number {
        /// What is written.
        text: String,
        /// The size of the puzzle.
        size: usize,
    },
    /// A `+` that no digit follows.
    #[error("`+` marks a placed digit, but no digit follows")]
    Plus,
    /// A row that is too short or too long.
    #[error("{found} cells found in this row, expected {size} as in a {size}x{size} grid")]
    RowLength {
        /// How many cells there are.
        found: usize,
        /// How many there should be.
        size: usize,
    },
    /// A grid that ends too soon.
    #[error("the grid ends after {found} rows, expected {size} as in a {size}x{size} grid")]
    Rows {
        /// How many rows there are.
        found: usize,
        /// How many there should be.
        size: usize,
    },
    /// More candidates in a cell than there are digits.
    #[error("{} has {found} digits, a cell of a {size}x{size} puzzle has {size} at most", quote(text))]
    TooMany {
        /// What is written.
        text: String,
        /// How many digits that is.
        found: usize,
        /// The size of the puzzle.
        size: usize,
    },
    /// A candidate that is listed twice.
    #[error("{} lists the candidate {} twice", quote(text), digit_char(*digit))]
    Repeated {
        /// What is written.
        text: String,
        /// The digit that comes twice.
        digit: Digit,
    },
    /// A character of a candidate line that does not belong where it stands.
    #[error("{} stands where {cell} has its candidate {} (expected {1}, or one of . 0 * _ when it is gone)",
        quote(text), digit_char(*digit))]
    Candidate {
        /// What is written.
        text: String,
        /// The cell of that place.
        cell: Cell,
        /// The digit of that place.
        digit: Digit,
    },
    /// A library line without a position.
    #[error("a library line has the fields `:code:digits:givens:removed candidates:…`, this one has no givens")]
    Library,
    /// A removed candidate of a library line that is not three digits.
    #[error("{} is not a removed candidate (expected digit, row and column: 436 is 4 in r3c6)", quote(.0))]
    Triple(String),
    /// A library line that removes a digit which stands.
    #[error("{} is listed as removed, but {} stands in {}", .0, digit_char(.0.digit), .0.cell)]
    RemovedClue(Candidate),
    /// A layout option that is not known.
    #[error("{} is not a layout (expected x, windoku, box:RxC such as box:2x5, or jigsaw: and a map)", quote(.0))]
    Layout(String),
    /// Both boxes and a jigsaw map.
    #[error("a layout has boxes or a jigsaw map, once and not both")]
    LayoutTwice,
    /// A jigsaw map of a length that no puzzle has.
    #[error("the jigsaw map has {0} cells, which is not n*n (16, 25, 36, 49, 64, 81 … 625)")]
    MapLength(usize),
    /// A geometry that cannot be.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// Digits or candidates that contradict the rules of Sudoku.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
}

/// The text in quotes, escaped, at most 40 characters of it.
fn quote(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    format!("\"{}\"", short.escape_debug())
}

fn digits(size: usize) -> String {
    match size {
        1 => "1".into(),
        2..=9 => format!("1-{size}"),
        10 => "1-9 or A".into(),
        _ => format!("1-9 or A-{}", digit_char(size as Digit)),
    }
}

fn expected_length(size: Option<usize>) -> String {
    match size {
        Some(size) => format!("a {size}x{size} puzzle has {}", size * size),
        None => "a puzzle has n*n: 16, 36, 64, 81, 100, 144, 225, 256, 400 or 625 (or say --size)".into(),
    }
}
