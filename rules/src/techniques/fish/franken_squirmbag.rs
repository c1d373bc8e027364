//! # Franken Squirmbag
//!
//! A Squirmbag in which boxes take part: five houses out of rows and boxes have a digit only in five columns or boxes,
//! so it leaves the rest of those. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! The five base houses need the digit five times, and no cover house takes it twice. So each cover house gets its
//! digit from the base, and none is left for its other cells. A cell that two cover houses hold would use up both of
//! them, and falls as well even if it is in the base. As set logic: five truths (the digit in each base house), five
//! links (the digit in each cover house), rank 0. No place is in two base houses.
//!
//! ## How to spot it
//! Take the boxes in which the digit has few places. A box whose places lie in two columns can stand in for a row, and
//! a box that catches the places of two rows can stand in for a column.
//!
//! ## References
//! HoDoKu 0333: Franken Fish. If cover and base need rows and columns on the same side, it is a mutant fish.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FrankenSquirmbag;

static META: Meta = Meta {
    id: "franken-squirmbag",
    name: "Franken Squirmbag",
    aliases: &["ff5"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0333", score: 470, level: "Extreme" }),
    se: None,
    assumes_unique: false,
    source: include_str!("franken_squirmbag.rs"),
    example: ":franken-squirmbag::...3+89.7+18..4.+1...1........2..5..6+1..3+1....4.....1....5..+1..8......2.1...+1.7....9:232 233 237 238 239 373 383 393 567 568 569 622 623 632 633 749 759 769",
};

impl<const W: usize> Rule<W> for FrankenSquirmbag {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Franken, fins: Fins::None, size: 5 }, sink)
    }
}
