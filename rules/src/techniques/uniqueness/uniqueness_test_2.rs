//! # Uniqueness Test 2
//!
//! Two corners of a rectangle have only its two digits, and the other two, side by side, have the same one digit more,
//! which leaves every cell that sees both.
//!
//! ## Why it holds
//! If all four corners held only the two digits, exchanging them would give a second solution: each row, column and box
//! of the rectangle would still hold one of each. A puzzle with one solution cannot have that, so one of the other
//! candidates of the corners, the guardians, is true. Here all guardians are one digit in two cells, so it is in one of
//! these two, and a cell that sees both cannot have it. As set logic: the guardians' truth, one link (the digit in a
//! house of both).
//!
//! ## How to spot it
//! Two equal bivalue cells side by side in a box or line, and two cells opposite that have the same three candidates, or
//! two of the three.
//!
//! ## References
//! HoDoKu 0601: Uniqueness Test 2. SudokuWiki: Unique Rectangles, type 2. Sudoku Explainer 4.5.

use super::engine::same_digit;
use super::rectangle::unique_rectangles;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::RectangleUse;

/// See the head of this file.
pub struct UniquenessTest2;

static META: Meta = Meta {
    id: "uniqueness-test-2",
    name: "Uniqueness Test 2",
    aliases: &["unique-rectangle-2", "unique-rectangle-type-2", "ur2", "u2"],
    family: "uniqueness",
    hodoku: Some(Hodoku { code: "0601", score: 100, level: "Hard" }),
    se: Some("4.5"),
    assumes_unique: true,
    source: include_str!("uniqueness_test_2.rs"),
    example: ":0601::.9..+52+6+4.6..4+8..+53..5..628....8....4.1..+4......+4.27........341+8+1+865+743+92..9+21+8+576::::",
};

impl<const W: usize> Rule<W> for UniquenessTest2 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        unique_rectangles(board, RectangleUse::Type2, &mut |deadly| match deadly.roof.len() == 2
            && deadly.roof_shares_house(board)
        {
            true => same_digit(board, deadly, sink),
            false => Flow::Continue(()),
        })
    }
}
