//! # X-Wing
//!
//! In two rows, a digit is possible only in the same two columns, so it leaves the rest of those columns. It works the
//! same with rows and columns exchanged.
//!
//! ## Why it holds
//! The two rows need the digit two times, and no column takes it twice. So each of the two columns gets its digit from
//! one of these rows, and no other cell of the columns can have it. As set logic: two truths (the digit in each base
//! house), two links (the digit in each cover house), rank 0.
//!
//! ## How to spot it
//! Take a digit and look for two rows in which it has just two places left, one pair above the other. Then look along
//! the two columns, and do the same with rows and columns exchanged.
//!
//! ## References
//! SudokuWiki: X-Wing Strategy. HoDoKu 0300. Sudoku Explainer 3.2.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct XWing;

static META: Meta = Meta {
    id: "x-wing",
    name: "X-Wing",
    aliases: &["bf2", "2-fish"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0300", score: 140, level: "Hard" }),
    se: Some("3.2"),
    assumes_unique: false,
    source: include_str!("x_wing.rs"),
    example: ":x-wing::3..5..1...7.....8...8..4..66..4..9...3..6..5...7..1+6.48..1..3....+3.2..6...2..9...:",
};

impl<const W: usize> Rule<W> for XWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::None, size: 2 }, sink)
    }
}
