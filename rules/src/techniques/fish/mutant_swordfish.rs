//! # Mutant Swordfish
//!
//! A Swordfish in any houses: three rows, columns and boxes in any mixture have a digit only in three other houses, so
//! it leaves the rest of those. Rows and columns stand on the same side.
//!
//! ## Why it holds
//! The three base houses share no place, so they need the digit three times, and no cover house takes it twice. So each
//! cover house gets its digit from the base, and none is left for its other cells. A cell that two cover houses hold
//! would use up both of them, and falls as well even if it is in the base. As set logic: three truths (the digit in
//! each base house), three links (the digit in each cover house), rank 0.
//!
//! ## How to spot it
//! These are hardly ever found by eye. Start from a cell that you would like to remove, and take the digit to be true
//! there; then look for three houses that have to share the places of two.
//!
//! ## References
//! HoDoKu 0351: Mutant Fish. Diagonals and windows count as houses here.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct MutantSwordfish;

static META: Meta = Meta {
    id: "mutant-swordfish",
    name: "Mutant Swordfish",
    aliases: &["mf3"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0351", score: 450, level: "Extreme" }),
    se: None,
    assumes_unique: false,
    source: include_str!("mutant_swordfish.rs"),
    example: ":mutant-swordfish::...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2..+79..8..5...5..9..7:",
};

impl<const W: usize> Rule<W> for MutantSwordfish {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Mutant, fins: Fins::None, size: 3 }, sink)
    }
}
