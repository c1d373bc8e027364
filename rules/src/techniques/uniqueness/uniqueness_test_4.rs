//! # Uniqueness Test 4
//!
//! Two corners of a rectangle have only its two digits, and one of these has no place but the other two corners in a
//! house of both, so the other digit leaves these corners.
//!
//! ## Why it holds
//! If all four corners held only the two digits, exchanging them would give a second solution: each row, column and box
//! of the rectangle would still hold one of each. A puzzle with one solution cannot have that, so one of the other
//! candidates of the corners, the guardians, is true. Here the guardians are in two cells, and one digit of the
//! rectangle must be in one of the two; so one of them holds that digit and the other a guardian, and no room is left
//! for the other digit. As set logic: the guardians' truth and one truth (the digit in the house), two links (the two
//! cells).
//!
//! ## How to spot it
//! Where two corners side by side have extra candidates, see if one of the rectangle's digits is confined to them in
//! their row, column or box.
//!
//! ## References
//! HoDoKu 0603: Uniqueness Test 4. SudokuWiki: Unique Rectangles, type 4. Sudoku Explainer 4.5.

use super::engine::strong_link;
use super::rectangle::unique_rectangles;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::RectangleUse;

/// See the head of this file.
pub struct UniquenessTest4;

static META: Meta = Meta {
    id: "uniqueness-test-4",
    name: "Uniqueness Test 4",
    aliases: &["unique-rectangle-4", "unique-rectangle-type-4", "ur4", "u4"],
    family: "uniqueness",
    hodoku: Some(Hodoku { code: "0603", score: 100, level: "Hard" }),
    se: Some("4.5"),
    assumes_unique: true,
    source: include_str!("uniqueness_test_4.rs"),
    example: ":0603::..+9+4.+6+3+8....3.9+5+6..+6.+8.7149...+2+9+4+631.2.+5+689+74+496+17+3+2+58+9+58+7+3+2+4+1+6+7326+4+1+8+9+5+6..9+8+572+3::::",
};

impl<const W: usize> Rule<W> for UniquenessTest4 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        unique_rectangles(board, RectangleUse::Type4, &mut |deadly| strong_link(board, deadly, sink))
    }
}
