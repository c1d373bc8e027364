//! # Naked Quadruple
//!
//! In a house, four cells have only four digits between them, so no other cell of the house can have those digits.
//!
//! ## Why it holds
//! The four cells take four digits, one each, and have no others to choose from: whichever way round, all four digits are
//! used up in them. As set logic: four truths (the cells), four links (each digit in the house), rank 0. Where the cells share
//! two houses, as in a box and a row, both lose the digits.
//!
//! ## How to spot it
//! Look for four cells of a house whose digits all come from the same four. Start from cells with two or three digits and
//! add one that brings at most one new digit. Often the hidden subset in the rest of the house is easier to see.
//!
//! ## References
//! SudokuWiki: Naked Quad. HoDoKu 0202. Sudoku Explainer 5.0.

use super::engine;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct NakedQuad;

static META: Meta = Meta {
    id: "naked-quad",
    name: "Naked Quadruple",
    aliases: &["naked-quadruple", "disjoint-quad", "n4"],
    family: "subsets",
    hodoku: Some(Hodoku { code: "0202", score: 120, level: "Hard" }),
    se: Some("5.0"),
    assumes_unique: false,
    source: include_str!("naked_quad.rs"),
    example: ":0202::+53+2+78+6...9+78+241.+6...19+5+32+87.254..6+7...3+617.5+27..+5........+1........+8.51.6...3...98:",
};

impl<const W: usize> Rule<W> for NakedQuad {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::naked(board, 4, sink)
    }
}
