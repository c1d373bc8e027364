//! # XYZ-Wing
//!
//! A cell with three digits X, Y and Z, the pivot, sees a cell with X and Z and a cell with Y and Z, the pincers. One of the three
//! is Z, so whatever sees all three loses Z.
//!
//! ## Why it holds
//! If the pivot is X, the first pincer is Z; if it is Y, the second one is; otherwise it is Z itself. As set logic: three truths
//! (the cells), two links (X and Y between the pivot and a pincer), and the links of Z from all three to the candidate that goes.
//!
//! ## How to spot it
//! Look at a cell with three digits for two peers whose digits are among them, one in its box and one in a line through it. The
//! eliminations stand where that line crosses the box.
//!
//! ## References
//! SudokuWiki: XYZ-Wing. HoDoKu 0801. Sudoku Explainer 4.4.

use super::engine;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct XyzWing;

static META: Meta = Meta {
    id: "xyz-wing",
    name: "XYZ-Wing",
    aliases: &["xyzw", "xyz"],
    family: "wings",
    hodoku: Some(Hodoku { code: "0801", score: 180, level: "Hard" }),
    se: Some("4.4"),
    assumes_unique: false,
    source: include_str!("xyz_wing.rs"),
    example: ":0801:289:9.+5.3+1+7+2.+1.3...+9.5+28....+3165+917+632..+6....4+5+3+1+3..1..69+78+3+6+549+172+7+5+921+8+4+6+34+1+2+3+7+6+85+9::865::",
};

impl<const W: usize> Rule<W> for XyzWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, 3, Some(3), sink)
    }
}
