//! # Empty Rectangle
//!
//! In a box the places of a digit form a cross: they all lie in one row and one column. A line outside that has just two places for
//! the digit meets the row (or column) with one of them; from the other one and the column (or row) a candidate is excluded.
//!
//! ## Why it holds
//! If the far place of the line is false, the near one is true, and takes the digit from the box's row; so in the box it is in the
//! column. Either way the cell that sees the far place and lies in the column is not the digit. As set logic: two truths (the
//! digit in the line and in the box), a link (the row), two more to the candidate that goes.
//!
//! ## How to spot it
//! Look for a box in which a digit is missing from a rectangle of four cells, so that its places form a cross, a corner or a T. Then
//! look for a line with two places, one of which is level with an arm of the cross.
//!
//! ## References
//! SudokuWiki: Empty Rectangles. HoDoKu 0402. Rated by Sudoku Explainer's successors as a grouped Turbot Fish.

use super::engine::{empty_rectangles, finding};
use crate::board::Board;
use crate::pattern::TurbotShape;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct EmptyRectangle;

static META: Meta = Meta {
    id: "empty-rectangle",
    name: "Empty Rectangle",
    aliases: &["er", "rectangle-elimination", "grouped-turbot-fish"],
    family: "single_digit",
    hodoku: Some(Hodoku { code: "0402", score: 120, level: "Hard" }),
    se: None,
    assumes_unique: false,
    source: include_str!("empty_rectangle.rs"),
    example: ":0402:1:.45.+9.8.....+845...3.8.1+6+54+9+4+52.3198......+8...+86795.1...9..6.2.8...18+9....+84...69.:318 319 357 358 359 291 799:129::",
};

impl<const W: usize> Rule<W> for EmptyRectangle {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        for found in empty_rectangles(board) {
            sink(finding(board, TurbotShape::EmptyRectangle, &[&found]))?;
        }
        Flow::Continue(())
    }
}
