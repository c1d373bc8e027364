//! # Mutant Whale
//!
//! A Whale in any houses: six rows, columns and boxes in any mixture have a digit only in six other houses, so it
//! leaves the rest of those. Rows and columns stand on the same side.
//!
//! ## Why it holds
//! The six base houses share no place, so they need the digit six times, and no cover house takes it twice. So each
//! cover house gets its digit from the base, and none is left for its other cells. A cell that two cover houses hold
//! would use up both of them, and falls as well even if it is in the base. As set logic: six truths (the digit in each
//! base house), six links (the digit in each cover house), rank 0.
//!
//! ## How to spot it
//! These are hardly ever found by eye. Start from a cell that you would like to remove, and take the digit to be true
//! there; then look for six houses that have to share the places of five.
//!
//! ## References
//! HoDoKu 0354: Mutant Fish. Diagonals and windows count as houses here.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct MutantWhale;

static META: Meta = Meta {
    id: "mutant-whale",
    name: "Mutant Whale",
    aliases: &["mf6"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0354", score: 470, level: "Extreme" }),
    se: None,
    assumes_unique: false,
    source: include_str!("mutant_whale.rs"),
    example: ":mutant-whale::...3+89.7+18..4.+1...1........2..5..6+1..3+1....4.....1....5..+1..8......2.1...+1.7....9:232 233 237 238 239 373 383 393 567 568 569 622 623 632 633 749 759 769",
};

impl<const W: usize> Rule<W> for MutantWhale {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Mutant, fins: Fins::None, size: 6 }, sink)
    }
}
