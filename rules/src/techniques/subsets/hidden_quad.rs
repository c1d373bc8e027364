//! # Hidden Quadruple
//!
//! In a house, four digits have only four cells between them, so those cells can hold no other digit. The other candidates
//! hide the quad.
//!
//! ## Why it holds
//! Each of the four digits needs a cell of the house, and there are just four for them: all four cells are used up. As set logic:
//! four truths (each digit in the house), four links (the cells), rank 0.
//!
//! ## How to spot it
//! Take the digits with two to four places left in a house, and look for four that share four cells. The naked subset in
//! the rest of the house says the same and is often easier to see.
//!
//! ## References
//! SudokuWiki: Hidden Quad. HoDoKu 0212. Sudoku Explainer 5.4.

use super::engine;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct HiddenQuad;

static META: Meta = Meta {
    id: "hidden-quad",
    name: "Hidden Quadruple",
    aliases: &["hidden-quadruple", "h4"],
    family: "subsets",
    hodoku: Some(Hodoku { code: "0212", score: 150, level: "Hard" }),
    se: Some("5.4"),
    assumes_unique: false,
    source: include_str!("hidden_quad.rs"),
    example: ":0212::...........5.2....9.7...1.....94.5.........6....5.78.16....5..2..43...163.9.1..8+5:",
};

impl<const W: usize> Rule<W> for HiddenQuad {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::hidden(board, 4, sink)
    }
}
