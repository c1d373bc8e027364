//! # 2-String Kite
//!
//! A row and a column in which a digit has two places each, one of each in a common box. So the digit is at one of the two other
//! places, the ends of the strings, and the cell that sees both loses it.
//!
//! ## Why it holds
//! The two places in the box exclude each other, so the row or the column must have the digit at its far end. As set logic: two
//! truths (the digit in the row and in the column), a link (the digit in the box), two more to the candidate that goes.
//!
//! ## How to spot it
//! Look at a box for a digit that has a partner along a row from one of its cells, and along a column from another. The cell
//! where the far ends meet is the one to check.
//!
//! ## References
//! SudokuWiki: X-Cycles. HoDoKu 0401. Sudoku Explainer: Turbot Fish, 6.6.

use super::engine::{finding, turbots};
use crate::board::Board;
use crate::pattern::TurbotShape;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct TwoStringKite;

static META: Meta = Meta {
    id: "two-string-kite",
    name: "2-String Kite",
    aliases: &["kite", "2-string-kite", "2sk"],
    family: "single_digit",
    hodoku: Some(Hodoku { code: "0401", score: 150, level: "Hard" }),
    se: Some("6.6"),
    assumes_unique: false,
    source: include_str!("two_string_kite.rs"),
    example: ":0401:5:.81.2.+6...+4+2.+6..+89.+568..+24.+6+931+4+27+5+8+4+28+357916+1+7+5+6+8+9+3+245+1..+36+89223...84+6.+8+6.+2.....::524::",
};

impl<const W: usize> Rule<W> for TwoStringKite {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        for found in turbots(board, TurbotShape::TwoStringKite) {
            sink(finding(board, TurbotShape::TwoStringKite, &[&found]))?;
        }
        Flow::Continue(())
    }
}
