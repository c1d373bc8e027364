//! # Avoidable Rectangle Type 2
//!
//! Two corners of a rectangle hold placed digits, the other two could complete it or hold the same third digit, so that
//! digit leaves every cell that sees both of these corners.
//!
//! ## Why it holds
//! Digits that were placed can be exchanged like candidates, since only clues are fixed: if all four corners held the
//! two digits and none of them were a clue, exchanging them would give a second solution. A puzzle with one solution
//! cannot have that, so one of the other candidates of the open corners, the guardians, is true. Here they are one digit
//! in two cells, so a cell that sees both cannot have it. As set logic: the guardians' truth, and for each eliminated
//! candidate a link (the digit in a house) to every guardian.
//!
//! ## How to spot it
//! Look for two placed digits, not clues, side by side, and two cells opposite, each with two candidates: the one that
//! would complete the rectangle, and a third digit that both have.
//!
//! ## References
//! HoDoKu 0608: Avoidable Rectangle Type 2. SudokuWiki: Avoidable Rectangles.

use super::engine::same_digit;
use super::rectangle::avoidable_rectangles;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::RectangleUse;

/// See the head of this file.
pub struct AvoidableRectangle2;

static META: Meta = Meta {
    id: "avoidable-rectangle-2",
    name: "Avoidable Rectangle Type 2",
    aliases: &["ar2"],
    family: "uniqueness",
    hodoku: Some(Hodoku { code: "0608", score: 100, level: "Hard" }),
    se: None,
    assumes_unique: true,
    source: include_str!("avoidable_rectangle_2.rs"),
    example: ":0608::9+8....6+4+7..1..6+9387.6.8+9+5+1+2+1...+3.+476+3+741+6+2+8+5+9+65+8947+12+32.....+3.5+8..25.+7.+4....9.+2.1:474 494:::",
};

impl<const W: usize> Rule<W> for AvoidableRectangle2 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        avoidable_rectangles(board, RectangleUse::Type2, &mut |deadly| same_digit(board, deadly, sink))
    }
}
