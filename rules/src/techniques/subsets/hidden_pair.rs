//! # Hidden Pair
//!
//! In a house, two digits have only two cells between them, so those cells can hold no other digit. The other candidates
//! hide the pair.
//!
//! ## Why it holds
//! Each of the two digits needs a cell of the house, and there are just two for them: all two cells are used up. As set logic:
//! two truths (each digit in the house), two links (the cells), rank 0.
//!
//! ## How to spot it
//! Take a house and mark the digits that have just two places left in it. If two of them have the same two places, clear
//! those cells of everything else.
//!
//! ## References
//! SudokuWiki: Hidden Pair. HoDoKu 0210. Sudoku Explainer 3.4.

use super::engine;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct HiddenPair;

static META: Meta = Meta {
    id: "hidden-pair",
    name: "Hidden Pair",
    aliases: &["unique-pair", "h2"],
    family: "subsets",
    hodoku: Some(Hodoku { code: "0210", score: 70, level: "Medium" }),
    se: Some("3.4"),
    assumes_unique: false,
    source: include_str!("hidden_pair.rs"),
    example: ":0210::.6...1..4.48....9+1....+4...+2+4..2.87+5+658+2967+143..65.4+9+2+8+6.....+4+1.+85+4+1.+326.1..4.+6+38.:913 315 325 932 933",
};

impl<const W: usize> Rule<W> for HiddenPair {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::hidden(board, 2, sink)
    }
}
