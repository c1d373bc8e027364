//! # Uniqueness Test 1
//!
//! Three corners of a rectangle in two boxes have the same two candidates and nothing else, so the fourth corner holds
//! neither of them.
//!
//! ## Why it holds
//! If all four corners held only the two digits, exchanging them would give a second solution: each row, column and box
//! of the rectangle would still hold one of each. A puzzle with one solution cannot have that, so one of the other
//! candidates of the corners, the guardians, is true. Here all guardians are in the fourth corner, so one of them is
//! true there and the two digits are not. As set logic: the guardians' truth, one link (the fourth corner).
//!
//! ## How to spot it
//! Look for a pair of equal bivalue cells in a line, and a third one that sees one of them; the rectangle must lie in
//! two rows, two columns and exactly two boxes. Only in puzzles that are known to have one solution.
//!
//! ## References
//! HoDoKu 0600: Uniqueness Test 1. SudokuWiki: Unique Rectangles, type 1. Sudoku Explainer 4.5.

use super::engine::one_cell;
use super::rectangle::unique_rectangles;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::RectangleUse;

/// See the head of this file.
pub struct UniquenessTest1;

static META: Meta = Meta {
    id: "uniqueness-test-1",
    name: "Uniqueness Test 1",
    aliases: &["unique-rectangle-1", "unique-rectangle-type-1", "ur1", "u1"],
    family: "uniqueness",
    hodoku: Some(Hodoku { code: "0600", score: 100, level: "Hard" }),
    se: Some("4.5"),
    assumes_unique: true,
    source: include_str!("uniqueness_test_1.rs"),
    example: ":0600::+4+7.3..1.8+85.4...9.39.+86.+4.7+1342+8.+5.+9+2+8+5+1...+3+496+7+53+4..1+6+2871+3+9+45+5+1+3+9+42..+6+74+96+58.+1.::::",
};

impl<const W: usize> Rule<W> for UniquenessTest1 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        unique_rectangles(board, RectangleUse::Type1, &mut |deadly| one_cell(board, deadly, sink))
    }
}
