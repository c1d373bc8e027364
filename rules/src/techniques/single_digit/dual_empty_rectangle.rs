//! # Dual Empty Rectangle
//!
//! Two Empty Rectangles of one digit in the same box. Both are seen at once, and each removes its own candidate.
//!
//! ## Why it holds
//! Each rectangle holds by itself: either the far place of its line is true, or the part of the cross that the line does not
//! meet. As set logic: two sums of two truths and three links.
//!
//! ## How to spot it
//! Whenever you see an Empty Rectangle, look for another line with two places that meets an arm of the same cross.
//!
//! ## References
//! HoDoKu 0405.

use super::engine::{empty_rectangles, finding};
use crate::board::Board;
use crate::pattern::TurbotShape;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct DualEmptyRectangle;

static META: Meta = Meta {
    id: "dual-empty-rectangle",
    name: "Dual Empty Rectangle",
    aliases: &["der"],
    family: "single_digit",
    hodoku: Some(Hodoku { code: "0405", score: 120, level: "Hard" }),
    se: None,
    assumes_unique: false,
    source: include_str!("dual_empty_rectangle.rs"),
    example: ":0405:9:47.....+2.+9+3.+42...78+1+25.+734.+36+4.7+2.8.+1+29+845+6+73+58+7...+4.2741.+532.+8+2+5+8+7...+3.+69+32..+75.::968 974::",
};

impl<const W: usize> Rule<W> for DualEmptyRectangle {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let found = empty_rectangles(board);
        for (at, first) in found.iter().enumerate() {
            for second in found[at + 1..]
                .iter()
                .filter(|second| first.pairs_with(second) && first.second_house() == second.second_house())
            {
                sink(finding(board, TurbotShape::EmptyRectangle, &[first, second]))?;
            }
        }
        Flow::Continue(())
    }
}
