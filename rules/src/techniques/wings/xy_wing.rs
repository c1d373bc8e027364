//! # XY-Wing
//!
//! A cell with two digits X and Y, the pivot, sees a cell with X and Z and a cell with Y and Z, the pincers. One of the pincers
//! is Z, so whatever sees both loses Z.
//!
//! ## Why it holds
//! The pivot is X or Y. If it is X, the first pincer is Z; if it is Y, the second one is. As set logic: three truths (the cells),
//! two links (X and Y between the pivot and a pincer), two more (Z from each pincer to the candidate that goes).
//!
//! ## How to spot it
//! Look at a cell with two digits for peers with two digits that share one of them. Two such peers in different houses, with the
//! same third digit, are the pincers.
//!
//! ## References
//! SudokuWiki: Y-Wing. HoDoKu 0800. Sudoku Explainer 4.2.

use super::engine;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct XyWing;

static META: Meta = Meta {
    id: "xy-wing",
    name: "XY-Wing",
    aliases: &["y-wing", "xy", "bent-triple"],
    family: "wings",
    hodoku: Some(Hodoku { code: "0800", score: 160, level: "Hard" }),
    se: Some("4.2"),
    assumes_unique: false,
    source: include_str!("xy_wing.rs"),
    example: ":0800:123:..+8+2..57.+7.+54....+8..9+8+57...4+5+17+2+98+6+3+2765+83+94+1+9+8+3+6+1+4+7+526+9+23+4+5+1+8+7537+168...+81+4+9+726+3+5::337::",
};

impl<const W: usize> Rule<W> for XyWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, 3, Some(2), sink)
    }
}
