//! # Hidden Triple
//!
//! In a house, three digits have only three cells between them, so those cells can hold no other digit. The other candidates
//! hide the triple.
//!
//! ## Why it holds
//! Each of the three digits needs a cell of the house, and there are just three for them: all three cells are used up. As set logic:
//! three truths (each digit in the house), three links (the cells), rank 0.
//!
//! ## How to spot it
//! Take the digits with two or three places left in a house, and look for three of them that share three cells. No digit
//! needs to be in all three.
//!
//! ## References
//! SudokuWiki: Hidden Triple. HoDoKu 0211. Sudoku Explainer 4.0.

use super::engine;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct HiddenTriple;

static META: Meta = Meta {
    id: "hidden-triple",
    name: "Hidden Triple",
    aliases: &["hidden-triplet", "h3"],
    family: "subsets",
    hodoku: Some(Hodoku { code: "0211", score: 100, level: "Medium" }),
    se: Some("4.0"),
    assumes_unique: false,
    source: include_str!("hidden_triple.rs"),
    example: ":0211::....+23.9.82.9...+5.4.9.1..+2..8.+25+94+7..9+4671.8+5..5.3..1...+8.9.5+42+9.+2..5+837+54+73+8+2.+6.:",
};

impl<const W: usize> Rule<W> for HiddenTriple {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::hidden(board, 3, sink)
    }
}
