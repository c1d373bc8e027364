//! A candidate line: n·n·n characters, of which the one at `cell * n + d - 1` is `d` when the cell has that candidate,
//! and a blank when it is gone. A cell with one candidate counts as placed.

use whydoku_rules::cellset::DigitSet;
use whydoku_rules::names::{Cell, Digit};

use super::cells::{Content, Entry, Token, is_blank, listed_digit};
use super::error::{InputError, Problem};
use crate::puzzle::PuzzleError;

/// Understands the line.
pub(super) fn read(token: Token, size: usize) -> Result<Vec<Entry>, InputError> {
    let mut entries = vec![Entry { content: Content::Open, line: token.line, column: 0 }; size * size];
    let mut set = DigitSet::EMPTY;
    for (i, c) in token.text.chars().enumerate() {
        let (index, digit) = (i / size, (i % size + 1) as Digit);
        let at = Token { column: token.column + i, ..token };
        let cell = Cell::new(index / size, index % size);
        if listed_digit(c, size) == Some(digit) {
            set.insert(digit);
        } else if !is_blank(c) {
            return Err(at.fail(Problem::Candidate { text: c.into(), cell, digit }));
        }
        if digit as usize == size {
            let content = match (set.is_empty(), set.single()) {
                (true, _) => return Err(at.fail(PuzzleError::EmptyCell(cell))),
                (_, Some(digit)) => Content::Digit { digit, given: true },
                _ => Content::Candidates(set),
            };
            entries[index] = Entry { content, line: at.line, column: at.column + 1 - size };
            set = DigitSet::EMPTY;
        }
    }
    Ok(entries)
}
