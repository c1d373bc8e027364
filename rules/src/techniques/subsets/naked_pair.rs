//! # Naked Pair
//!
//! In a house, two cells have only two digits between them, so no other cell of the house can have those digits.
//!
//! ## Why it holds
//! The two cells take two digits, one each, and have no others to choose from: whichever way round, all two digits are
//! used up in them. As set logic: two truths (the cells), two links (each digit in the house), rank 0. Where the cells share
//! two houses, as in a box and a row, both lose the digits.
//!
//! ## How to spot it
//! Look for two cells of a house that show the same two digits and nothing else.
//!
//! ## References
//! SudokuWiki: Naked Pair. HoDoKu 0200. Sudoku Explainer 3.0.

use super::engine;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct NakedPair;

static META: Meta = Meta {
    id: "naked-pair",
    name: "Naked Pair",
    aliases: &["disjoint-pair", "conjugate-pair", "n2"],
    family: "subsets",
    hodoku: Some(Hodoku { code: "0200", score: 60, level: "Medium" }),
    se: Some("3.0"),
    assumes_unique: false,
    source: include_str!("naked_pair.rs"),
    example: ":0200::7.+9...+3+4.+3.274.58+948+59..+7+2..3+1..8+49+7.47.9.86..9+84.+7+21.+8+2+3.+79.54+176+2549+3+8+9+5+4....+72:",
};

impl<const W: usize> Rule<W> for NakedPair {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::naked(board, 2, sink)
    }
}
