//! # Uniqueness Test 5
//!
//! Two opposite corners of a rectangle, or three of its corners, have the same one digit more, which leaves every cell
//! that sees all of them.
//!
//! ## Why it holds
//! If all four corners held only the two digits, exchanging them would give a second solution: each row, column and box
//! of the rectangle would still hold one of each. A puzzle with one solution cannot have that, so one of the other
//! candidates of the corners, the guardians, is true. Here all guardians are one digit, so it is in one of these
//! corners, and a cell that sees all of them cannot have it. As set logic: the guardians' truth, and for each eliminated
//! candidate a link (the digit in a house) to every guardian.
//!
//! ## How to spot it
//! Like type 2, but with the extra digit in opposite corners or in three; few cells see all of them, most often the ones
//! in a box with one of the corners.
//!
//! ## References
//! HoDoKu 0604: Uniqueness Test 5. SudokuWiki counts it as Unique Rectangles, type 2c.

use super::engine::same_digit;
use super::rectangle::unique_rectangles;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::RectangleUse;

/// See the head of this file.
pub struct UniquenessTest5;

static META: Meta = Meta {
    id: "uniqueness-test-5",
    name: "Uniqueness Test 5",
    aliases: &["unique-rectangle-5", "unique-rectangle-type-5", "ur5", "u5"],
    family: "uniqueness",
    hodoku: Some(Hodoku { code: "0604", score: 100, level: "Hard" }),
    se: Some("4.5"),
    assumes_unique: true,
    source: include_str!("uniqueness_test_5.rs"),
    example: ":0604::+324+56+7+918..+9..+8.+3...+893+4.+5...+5+7.63.+9+9624+8+3+5+71.+37.5+9+8....+389+17..+7+96+34+2+185..1+6+7+5.+93:121 122 227 229 629 639 479:::",
};

impl<const W: usize> Rule<W> for UniquenessTest5 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        unique_rectangles(board, RectangleUse::Type5, &mut |deadly| match deadly.roof.len() > 2
            || !deadly.roof_shares_house(board)
        {
            true => same_digit(board, deadly, sink),
            false => Flow::Continue(()),
        })
    }
}
