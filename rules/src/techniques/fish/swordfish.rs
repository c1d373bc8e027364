//! # Swordfish
//!
//! In three rows, a digit is possible only in the same three columns, so it leaves the rest of those columns. It works
//! the same with rows and columns exchanged.
//!
//! ## Why it holds
//! The three rows need the digit three times, and no column takes it twice. So each of the three columns gets its digit
//! from one of these rows, and no other cell of the columns can have it. As set logic: three truths (the digit in each
//! base house), three links (the digit in each cover house), rank 0.
//!
//! ## How to spot it
//! Take a digit and look for three rows with two or three places each that use only three columns between them. No row
//! needs to have all three: two places each will do.
//!
//! ## References
//! SudokuWiki: Sword-Fish Strategy. HoDoKu 0301. Sudoku Explainer 3.8.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct Swordfish;

static META: Meta = Meta {
    id: "swordfish",
    name: "Swordfish",
    aliases: &["bf3", "3-fish"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0301", score: 150, level: "Hard" }),
    se: Some("3.8"),
    assumes_unique: false,
    source: include_str!("swordfish.rs"),
    example: ":swordfish::...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2..+79..8..5...5..9..7:",
};

impl<const W: usize> Rule<W> for Swordfish {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::None, size: 3 }, sink)
    }
}
