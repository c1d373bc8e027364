//! # Naked Triple
//!
//! In a house, three cells have only three digits between them, so no other cell of the house can have those digits.
//!
//! ## Why it holds
//! The three cells take three digits, one each, and have no others to choose from: whichever way round, all three digits are
//! used up in them. As set logic: three truths (the cells), three links (each digit in the house), rank 0. Where the cells share
//! two houses, as in a box and a row, both lose the digits.
//!
//! ## How to spot it
//! Look for three cells of a house with two or three digits each that come from the same three digits. No cell needs to
//! have all three: 12, 23 and 13 will do.
//!
//! ## References
//! SudokuWiki: Naked Triple. HoDoKu 0201. Sudoku Explainer 3.6.

use super::engine;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct NakedTriple;

static META: Meta = Meta {
    id: "naked-triple",
    name: "Naked Triple",
    aliases: &["naked-triplet", "disjoint-triple", "n3"],
    family: "subsets",
    hodoku: Some(Hodoku { code: "0201", score: 80, level: "Medium" }),
    se: Some("3.6"),
    assumes_unique: false,
    source: include_str!("naked_triple.rs"),
    example: ":0201::.1.......3.45......76.9...47+2+14+8+9+563.3.627+41+946+9+3+15+8+276...3.94...+3..82.6.......3.:714 819 728 829 573 581 785 591 593 795 196 296",
};

impl<const W: usize> Rule<W> for NakedTriple {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::naked(board, 3, sink)
    }
}
