//! What the forms have in common: lines with their numbers, characters that stand for cells, and the way from cells to
//! a puzzle.

use whydoku_rules::cellset::DigitSet;
use whydoku_rules::names::{Candidate, Digit, char_digit};

use super::error::{InputError, Problem};
use super::layout::Layouts;
use crate::puzzle::{Clue, Puzzle, PuzzleError};

/// A line of the input.
#[derive(Debug, Clone, Copy)]
pub(super) struct Row<'t> {
    /// Its number, from 1.
    pub line: usize,
    /// What it holds, without the line break.
    pub text: &'t str,
}

impl<'t> Row<'t> {
    /// A piece of this line as a token; `text` begins at that byte.
    pub fn token(self, offset: usize, text: &'t str) -> Token<'t> {
        Token { text, line: self.line, column: self.text[..offset].chars().count() + 1 }
    }

    /// The pieces between separators.
    pub fn split(self, separator: impl Fn(char) -> bool) -> impl Iterator<Item = (usize, &'t str)> {
        let start = self.text.as_ptr() as usize;
        self.text.split(separator).map(move |piece| (piece.as_ptr() as usize - start, piece))
    }

    /// An error about the whole line.
    pub fn fail(self, problem: impl Into<Problem>) -> InputError {
        InputError { line: Some(self.line), column: None, problem: problem.into() }
    }
}

/// A piece of a line, and where it stands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Token<'t> {
    pub text: &'t str,
    pub line: usize,
    pub column: usize,
}

impl Token<'_> {
    /// An error at the first character of this piece.
    pub fn fail(self, problem: impl Into<Problem>) -> InputError {
        InputError { line: Some(self.line), column: Some(self.column), problem: problem.into() }
    }
}

/// A character that stands for a cell.
#[derive(Debug, Clone, Copy)]
pub(super) struct Symbol {
    character: char,
    placed: bool,
    line: usize,
    column: usize,
}

/// What the input says about a cell, and where it says so.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry {
    pub content: Content,
    pub line: usize,
    pub column: usize,
}

#[derive(Debug, Clone, Copy)]
pub(super) enum Content {
    Open,
    Digit { digit: Digit, given: bool },
    Candidates(DigitSet),
}

/// Whether the character stands for an empty cell.
pub(super) fn is_blank(c: char) -> bool {
    matches!(c, '.' | '0' | '*' | '_')
}

/// Whether the character is a line of a frame that separates cells.
pub(super) fn is_bar(c: char) -> bool {
    c == '|' || ('\u{2500}'..='\u{257f}').contains(&c)
}

/// Whether the character can stand in a puzzle.
pub(super) fn is_cell(c: char) -> bool {
    c.is_ascii_alphanumeric() || is_blank(c)
}

/// How many cells the characters stand for, frames and spaces not counted.
pub(super) fn count_cells(text: &str) -> usize {
    text.chars().filter(|&c| c != '+' && !c.is_whitespace() && !is_bar(c)).count()
}

/// Whether most of a text can be cells of this size; words cannot, whatever their length.
pub(super) fn is_likely(text: &str, size: usize) -> bool {
    let letter = |c: char| size > 9 && ('a'..='y').contains(&c.to_ascii_lowercase());
    let likely = |&c: &char| is_blank(c) || letter(c) || listed_digit(c, size).is_some();
    4 * text.chars().filter(likely).count() >= 3 * count_cells(text)
}

/// The characters of a token that stand for cells. `spaces`: a space is an empty cell.
pub(super) fn symbols(token: Token, spaces: bool, symbols: &mut Vec<Symbol>) -> Result<(), InputError> {
    let mut plus = None;
    for (i, character) in token.text.chars().enumerate() {
        let at = Token { column: token.column + i, ..token };
        if let Some(plus) = plus.take_if(|_| !character.is_ascii_alphanumeric()) {
            return Err(Token::fail(plus, Problem::Plus));
        }
        if character == '+' {
            plus = Some(at);
        } else if (!character.is_whitespace() && !is_bar(character)) || (spaces && character == ' ') {
            let placed = plus.take().is_some();
            let character = if character == ' ' { '.' } else { character };
            symbols.push(Symbol { character, placed, line: at.line, column: at.column });
        }
    }
    plus.map_or(Ok(()), |plus| Err(plus.fail(Problem::Plus)))
}

/// How large puzzles write their digits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Alphabet {
    /// 1 to 9, then A for 10.
    Usual,
    /// A for 1.
    Letters,
    /// 0 for 1, then 9 for 10, A for 11.
    FromZero,
}

impl Alphabet {
    fn of(symbols: &[Symbol], size: usize) -> Self {
        let usual = |c: char| listed_digit(c, size);
        let any = |test: &dyn Fn(char) -> bool| symbols.iter().any(|symbol| test(symbol.character));
        if size <= 9 {
            Self::Usual
        } else if !any(&|c| matches!(c, '1'..='9')) && any(&|c| c.is_ascii_alphabetic() && usual(c).is_none()) {
            Self::Letters
        } else if any(&|c| c == '0') && any(&|c| is_blank(c) && c != '0') && !any(&|c| usual(c) == Some(size as u8)) {
            Self::FromZero
        } else {
            Self::Usual
        }
    }

    fn digit(self, c: char) -> Option<Digit> {
        let c = c.to_ascii_uppercase();
        match (self, c) {
            (Self::Letters, 'A'..='Y') => Some(c as u8 - b'A' + 1),
            (Self::Letters, _) => None,
            (Self::FromZero, '0') => Some(1),
            (Self::FromZero, _) => char_digit(c).map(|digit| digit + 1),
            (Self::Usual, _) => char_digit(c),
        }
    }
}

/// Understands characters, one a cell.
pub(super) fn decode(symbols: &[Symbol], size: usize) -> Result<Vec<Entry>, InputError> {
    let alphabet = Alphabet::of(symbols, size);
    let entry = |&Symbol { character, placed, line, column }: &Symbol| {
        let content = match alphabet.digit(character).filter(|&digit| digit as usize <= size) {
            Some(digit) => Content::Digit { digit, given: !placed },
            None if is_blank(character) && !placed => Content::Open,
            None => {
                let problem = Problem::Character { text: character.into(), size };
                return Err(InputError { line: Some(line), column: Some(column), problem });
            }
        };
        Ok(Entry { content, line, column })
    };
    symbols.iter().map(entry).collect()
}

/// The digit of a character in a pencilmark or candidate list, lower case accepted.
pub(super) fn listed_digit(c: char, size: usize) -> Option<Digit> {
    char_digit(c.to_ascii_uppercase()).filter(|&digit| digit as usize <= size)
}

/// Puts a puzzle together from its cells, row by row, and from further candidates that are gone.
pub(super) fn assemble(
    layouts: &Layouts,
    size: usize,
    name: Option<String>,
    entries: &[Entry],
    mut removed: Vec<Candidate>,
) -> Result<Puzzle, InputError> {
    let geometry = layouts.geometry(size)?;
    let mut clues = vec![];
    for (index, entry) in entries.iter().enumerate() {
        let cell = geometry.cell(index);
        match entry.content {
            Content::Open => {}
            Content::Digit { digit, given } => clues.push(Clue { cell, digit, given }),
            Content::Candidates(set) => {
                removed.extend(geometry.digits().filter(|&digit| !set.contains(digit)).map(|d| cell.candidate(d)));
            }
        }
    }
    Puzzle::new(geometry, name, clues, removed).map_err(|error| {
        let (PuzzleError::Clash { second: cell, .. } | PuzzleError::EmptyCell(cell)) = error;
        let entry = entries.get(cell.row as usize * size + cell.col as usize);
        let (line, column) = (entry.map(|entry| entry.line), entry.map(|entry| entry.column));
        InputError { line, column, problem: error.into() }
    })
}
