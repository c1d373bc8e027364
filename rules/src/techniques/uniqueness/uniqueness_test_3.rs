//! # Uniqueness Test 3
//!
//! Two corners of a rectangle have only its two digits, and what the other two have more forms a naked subset with cells
//! of their house.
//!
//! ## Why it holds
//! If all four corners held only the two digits, exchanging them would give a second solution: each row, column and box
//! of the rectangle would still hold one of each. A puzzle with one solution cannot have that, so one of the other
//! candidates of the corners, the guardians, is true. Here the guardians are in two cells of one house, so these two act
//! there as one cell that has the guardians' digits. With k other cells that have k + 1 digits together with it, that is
//! a naked subset: its digits leave the rest of the house. As set logic: the guardians' truth and k truths (the cells),
//! k + 1 links (the digits in the house).
//!
//! ## How to spot it
//! Note the extra digits of the roof, and look along its line and its box for cells with few candidates beyond these
//! digits.
//! The form with a hidden subset is the same step told from the other side: what the naked subset leaves of the house is
//! the hidden one.
//!
//! ## References
//! HoDoKu 0602: Uniqueness Test 3. SudokuWiki: Unique Rectangles, type 3. Sudoku Explainer 4.6 with a pair, 4.7 with a
//! triplet, 4.8 with a quad.

use super::engine::subset;
use super::rectangle::unique_rectangles;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::RectangleUse;

/// See the head of this file.
pub struct UniquenessTest3;

static META: Meta = Meta {
    id: "uniqueness-test-3",
    name: "Uniqueness Test 3",
    aliases: &["unique-rectangle-3", "unique-rectangle-type-3", "ur3", "u3"],
    family: "uniqueness",
    hodoku: Some(Hodoku { code: "0602", score: 100, level: "Hard" }),
    se: Some("4.5"),
    assumes_unique: true,
    source: include_str!("uniqueness_test_3.rs"),
    example: ":0602::3.......7...98.+5.3.5.....2+6+2+31+4..+6+85+7968+512+3+4...+6237+9+1..4...+1+79..+371.+45.......36.::::",
};

impl<const W: usize> Rule<W> for UniquenessTest3 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        unique_rectangles(board, RectangleUse::Type3, &mut |deadly| subset(board, deadly, sink))
    }
}
