//! Reading puzzles as people have them, the form told by content, and writing them.
//!
//! # Forms
//! - **A line**: a character a cell, row by row, `.`, `0`, `*` or `_` for an empty cell. Spaces between groups of cells
//!   do not count; where a line has n·n characters with its spaces, they are the empty cells. `+` before a digit says
//!   that it was placed, and is no given. Further columns (a rating, a solution) are not read.
//! - **A grid** of n lines, with or without a frame. Cells are divided by nothing, spaces, bars, tabs or commas.
//! - **A pencilmark grid**: the same with each cell's candidates. A lone digit counts as placed, and as a given, since
//!   the grid does not tell (`+7` is placed and no given; `<7>` and `(7)` are givens). An empty field is a mistake.
//! - **A candidate line** of n·n·n characters: the one at `cell * n + d - 1` is `d`, or a blank when `d` is gone.
//! - **A library line** `:code:digits:givens:removed candidates:…` as HoDoKu's regression library has them.
//!
//! # Sizes and digits
//! The size is told by the options or by the number of cells; only sizes with usual boxes (4, 6, 8, 9, 10, 12 … 25) are
//! guessed. Without a word from the options, 64 characters are 8x8 and not the candidates of 4x4, and 16 lines of 16 cells
//! are a 16x16 grid unless nothing beyond 4 is in them, when they are 16 puzzles of 4x4.
//!
//! Digits above 9 are A (10) to P (25), lower case accepted, or decimal numbers in a grid with a field a cell. Two other
//! habits are known by their content, above 9x9 only: without any digit 1 to 9, and with a letter too high for this size,
//! A is 1 (25x25 in A to Y); with both `0` and another sign for empty cells, and without the highest digit, 0 is 1
//! (16x16 in 0 to F).
//!
//! # Many puzzles
//! Forms may be mixed. Lines that begin with `#`, `;` or `//` are comments; a single one just above a puzzle is its name,
//! as is a comment behind it, a title above a grid (`Grid 01`), or a lone further column of words. One heading line at
//! the top (`puzzle,solution`) is skipped. Once a `[Puzzle]` section was seen, other sections are not read.
//!
//! ```
//! use whydoku::formats::{self, Options};
//!
//! let puzzles = formats::read(b"puzzle,name\n1.3.3.1..1.34.2.,small", &Options::default())?;
//! assert_eq!(puzzles[0].line(), "1.3.3.1..1.34.2.");
//! assert_eq!(puzzles[0].name.as_deref(), Some("small"));
//! let error = formats::read_line("1.3.3.1..1.q4.2.", &Options::default()).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "column 12: \"q\" is not a digit of a 4x4 puzzle (expected 1-4, or one of . 0 * _ for an empty cell)"
//! );
//! # Ok::<(), formats::InputError>(())
//! ```

mod candidates;
mod cells;
mod error;
mod file;
mod grid;
mod layout;
mod library;
mod line;
mod pencilmarks;
pub mod write;

pub use error::{InputError, Problem};
pub use file::{Between, Puzzles};

use crate::puzzle::Puzzle;
use cells::Row;
use file::{Kind, kind};
use layout::Layouts;

/// What the reader is told about the puzzles beforehand.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Options {
    /// Rows, columns and digits, when the content shall not tell.
    pub size: Option<usize>,
    /// A comma list of `x` (both diagonals), `windoku`, `box:RxC` (R rows, C columns) and `jigsaw:MAP` (any character a
    /// cell, white space ignored).
    pub layout: Option<String>,
}

/// Reads puzzles of one layout. Those of the same size share their geometry.
#[derive(Debug, Default)]
pub struct Reader {
    layouts: Layouts,
}

impl Reader {
    /// A reader with these options.
    ///
    /// # Errors
    /// When the layout or the size cannot be.
    pub fn new(options: &Options) -> Result<Self, InputError> {
        Ok(Self { layouts: Layouts::new(options.size, options.layout.as_deref())? })
    }

    /// All puzzles of a text, at least one.
    ///
    /// # Errors
    /// At the first mistake, or when there is no puzzle.
    pub fn read(&self, text: &[u8]) -> Result<Vec<Puzzle>, InputError> {
        let text = std::str::from_utf8(text).map_err(|error| {
            let at = error.valid_up_to();
            let line = text[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
            InputError::from(Problem::NotText(at)).at_line(line)
        })?;
        let puzzles: Vec<Puzzle> = self.puzzles(text).collect::<Result<_, _>>()?;
        if puzzles.is_empty() { Err(Problem::Empty.into()) } else { Ok(puzzles) }
    }

    /// The puzzles of a text one by one, mistakes among them, after which it goes on.
    pub fn puzzles<'r, 't>(&'r self, text: &'t str) -> Puzzles<'r, 't> {
        Puzzles::new(&self.layouts, text)
    }

    /// The puzzle in a single line. Errors have no line number: see [`InputError::at_line`].
    ///
    /// # Errors
    /// When the line holds no puzzle, or a mistake.
    pub fn read_line(&self, line: &str) -> Result<Puzzle, InputError> {
        let text = line.strip_prefix('\u{feff}').unwrap_or(line).trim_end_matches(['\r', '\n']);
        let row = Row { line: 1, text };
        let read = || {
            if is_idle(text) {
                return Err(Problem::Empty.into());
            }
            if text.trim_start().starts_with(':') {
                return library::read(&self.layouts, row);
            }
            line::find(&self.layouts, row).ok_or_else(|| line::unknown(&self.layouts, row))?.read(&self.layouts)
        };
        read().map_err(|error| InputError { line: None, ..error })
    }
}

/// All puzzles of a text, at least one: [`Reader::read`].
///
/// # Errors
/// At the first mistake, or when there is no puzzle, or when the options cannot be.
pub fn read(text: &[u8], options: &Options) -> Result<Vec<Puzzle>, InputError> {
    Reader::new(options)?.read(text)
}

/// The puzzle in a single line: [`Reader::read_line`], which is the one to use for many lines.
///
/// # Errors
/// When the line holds no puzzle, or a mistake, or when the options cannot be.
pub fn read_line(line: &str, options: &Options) -> Result<Puzzle, InputError> {
    Reader::new(options)?.read_line(line)
}

/// Whether a line of a list is blank, a comment, a section's name or part of a frame, and so no puzzle.
pub fn is_idle(line: &str) -> bool {
    kind(line) != Kind::Data
}

/// Whether a first line that cannot be read looks like a heading such as `puzzle,solution`, to be skipped.
pub fn is_heading(line: &str) -> bool {
    file::is_heading(line)
}
