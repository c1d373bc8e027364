//! # Avoidable Rectangle Type 1
//!
//! Three corners of a rectangle hold two digits crosswise, none of them a clue, so the fourth corner does not complete
//! the rectangle.
//!
//! ## Why it holds
//! Digits that were placed can be exchanged like candidates, since only clues are fixed: if all four corners held the
//! two digits and none of them were a clue, exchanging them would give a second solution. A puzzle with one solution
//! cannot have that, so one of the other candidates of the open corners, the guardians, is true. Here they are all in
//! the fourth corner. As set logic: the guardians' truth, one link (the fourth corner).
//!
//! ## How to spot it
//! Remember which digits are clues. Look for two equal digits that were placed, in opposite corners of a rectangle in
//! two boxes, and a placed one in a third corner: the fourth must not be equal to it.
//!
//! ## References
//! HoDoKu 0607: Avoidable Rectangle Type 1. SudokuWiki: Avoidable Rectangles.

use super::engine::one_cell;
use super::rectangle::avoidable_rectangles;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::RectangleUse;

/// See the head of this file.
pub struct AvoidableRectangle1;

static META: Meta = Meta {
    id: "avoidable-rectangle-1",
    name: "Avoidable Rectangle Type 1",
    aliases: &["avoidable-rectangle", "ar1"],
    family: "uniqueness",
    hodoku: Some(Hodoku { code: "0607", score: 100, level: "Hard" }),
    se: None,
    assumes_unique: true,
    source: include_str!("avoidable_rectangle_1.rs"),
    example: ":0607::+6+45.+3..+1.+1+9+3..268.7+2+8+6.14+3.+3+5+21.68...+1+63+8.....87.+2+51+638+712.43.+6+53+4.6..2+126+9.+1+3.+4+8:714 717 919 525 945 749 757 957 958 559 759 959:::",
};

impl<const W: usize> Rule<W> for AvoidableRectangle1 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        avoidable_rectangles(board, RectangleUse::Type1, &mut |deadly| one_cell(board, deadly, sink))
    }
}
