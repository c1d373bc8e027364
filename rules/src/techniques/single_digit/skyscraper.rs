//! # Skyscraper
//!
//! Two rows (or two columns) in which a digit has two places each, one of them in a common column (or row): the feet. So the digit
//! is on one of the two roofs, the other places, and what sees both roofs loses it.
//!
//! ## Why it holds
//! The feet share a line, so at most one of them is true. Then in at least one of the two rows the digit is on the roof. As set
//! logic: two truths (the digit in the two rows), a link for the feet, two more to the candidate that goes.
//!
//! ## How to spot it
//! Look for a digit with two places in each of two parallel lines that almost form an X-Wing: one pair of ends is lined up, the
//! other is not. The eliminations stand in the boxes of the roofs.
//!
//! ## References
//! SudokuWiki: X-Cycles (Skyscraper). HoDoKu 0400. Sudoku Explainer: Turbot Fish, 6.6.

use super::engine::{finding, turbots};
use crate::board::Board;
use crate::pattern::TurbotShape;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct Skyscraper;

static META: Meta = Meta {
    id: "skyscraper",
    name: "Skyscraper",
    aliases: &["turbot-two-lines", "sk"],
    family: "single_digit",
    hodoku: Some(Hodoku { code: "0400", score: 130, level: "Hard" }),
    se: Some("6.6"),
    assumes_unique: false,
    source: include_str!("skyscraper.rs"),
    example: ":0400:6:+1+6+328+9754+79.4.38.+1+4+8.+1.....+6397+1+428+584+7+5....3+25+1..+8+47.+5+28.+41.9+7+9+7+4+8.5..23+16+9..+5+4+8::657 658 664 665::",
};

impl<const W: usize> Rule<W> for Skyscraper {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        for found in turbots(board, TurbotShape::Skyscraper) {
            sink(finding(board, TurbotShape::Skyscraper, &[&found]))?;
        }
        Flow::Continue(())
    }
}
