//! # Turbot Fish
//!
//! Two houses in which a digit has two places each, one of each in a common house: so the digit is at one of the two other places.
//! Where both houses are parallel lines it is a Skyscraper, where they are a row and a column a 2-String Kite; here at least one
//! is a box or another house.
//!
//! ## Why it holds
//! The two places that meet exclude each other, so one of the two houses has the digit at its far end. As set logic: two truths
//! (the digit in both houses), a link between the near ends, two more to the candidate that goes.
//!
//! ## How to spot it
//! Look at a box with two places for a digit. If one of them lies in a line with a place that has just one partner in another
//! house, check what sees the partner and the box's other place.
//!
//! ## References
//! SudokuWiki: X-Cycles. HoDoKu 0403. Sudoku Explainer: Turbot Fish, 6.6.

use super::engine::{finding, turbots};
use crate::board::Board;
use crate::pattern::TurbotShape;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct TurbotFish;

static META: Meta = Meta {
    id: "turbot-fish",
    name: "Turbot Fish",
    aliases: &["turbot", "tf"],
    family: "single_digit",
    hodoku: Some(Hodoku { code: "0403", score: 120, level: "Hard" }),
    se: Some("6.6"),
    assumes_unique: false,
    source: include_str!("turbot_fish.rs"),
    example: ":0403:4:+2+8.1.3.9..3..9...+1.+9+1...5.+3+35...7+1.26+27..+1.3.14.2+3....8+1+4+3+6+9+2+579+7+2514+3..+5+6+3+72+84+1+9::445::",
};

impl<const W: usize> Rule<W> for TurbotFish {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        for found in turbots(board, TurbotShape::TurbotFish) {
            sink(finding(board, TurbotShape::TurbotFish, &[&found]))?;
        }
        Flow::Continue(())
    }
}
