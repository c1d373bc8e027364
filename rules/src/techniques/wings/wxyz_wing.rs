//! # WXYZ-Wing
//!
//! Four cells with four digits between them, not all in one house, one of which sees the others. All digits but one are confined to
//! cells that see each other, so that the remaining one is true in at least one of its cells; whatever sees them all loses it.
//!
//! ## Why it holds
//! Suppose the cells held the digit nowhere: then four cells would have to hold one digit fewer, each of which fits once, since its
//! places share a house. As set logic: four truths (the cells), a link for each confined digit, and the links of the remaining digit
//! from each of its places to the candidate that goes.
//!
//! ## How to spot it
//! Take a cell in the crossing of a box and a line, and cells with few digits in both. Count: as many cells as digits. Then see which
//! digit stands in cells that do not see each other: there must be just one.
//!
//! ## References
//! SudokuWiki: WXYZ-Wing. It is also an ALS-XZ. Rated from 4.6 on by successors of Sudoku Explainer.

use super::engine;
use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct WxyzWing;

static META: Meta = Meta {
    id: "wxyz-wing",
    name: "WXYZ-Wing",
    aliases: &["wxyzw", "bent-quad"],
    family: "wings",
    hodoku: None,
    se: None,
    assumes_unique: false,
    source: include_str!("wxyz_wing.rs"),
    example: ".2....1585+9.+8+1+2+47.7+1+8+54...6+8.+2+4+5+1.6..4+9...5+81.+51.98.+4298.1.5..4....+8...5..+5.6.8..",
};

impl<const W: usize> Rule<W> for WxyzWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, 4, None, sink)
    }
}
