//! # Franken Swordfish
//!
//! A Swordfish in which boxes take part: three houses out of rows and boxes have a digit only in three columns or
//! boxes, so it leaves the rest of those. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! The three base houses need the digit three times, and no cover house takes it twice. So each cover house gets its
//! digit from the base, and none is left for its other cells. A cell that two cover houses hold would use up both of
//! them, and falls as well even if it is in the base. As set logic: three truths (the digit in each base house), three
//! links (the digit in each cover house), rank 0. No place is in two base houses.
//!
//! ## How to spot it
//! Take the boxes in which the digit has few places. A box whose places lie in two columns can stand in for a row, and
//! a box that catches the places of two rows can stand in for a column.
//!
//! ## References
//! HoDoKu 0331: Franken Fish. If cover and base need rows and columns on the same side, it is a mutant fish.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FrankenSwordfish;

static META: Meta = Meta {
    id: "franken-swordfish",
    name: "Franken Swordfish",
    aliases: &["ff3"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0331", score: 350, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("franken_swordfish.rs"),
    example: ":franken-swordfish::...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2..+79..8..5...5..9..7:",
};

impl<const W: usize> Rule<W> for FrankenSwordfish {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Franken, fins: Fins::None, size: 3 }, sink)
    }
}
