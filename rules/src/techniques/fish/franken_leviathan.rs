//! # Franken Leviathan
//!
//! A Leviathan in which boxes take part: seven houses out of rows and boxes have a digit only in seven columns or
//! boxes, so it leaves the rest of those. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! The seven base houses need the digit seven times, and no cover house takes it twice. So each cover house gets its
//! digit from the base, and none is left for its other cells. A cell that two cover houses hold would use up both of
//! them, and falls as well even if it is in the base. As set logic: seven truths (the digit in each base house), seven
//! links (the digit in each cover house), rank 0. No place is in two base houses.
//!
//! ## How to spot it
//! Take the boxes in which the digit has few places. A box whose places lie in two columns can stand in for a row, and
//! a box that catches the places of two rows can stand in for a column.
//!
//! ## References
//! HoDoKu 0335: Franken Fish. If cover and base need rows and columns on the same side, it is a mutant fish.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FrankenLeviathan;

static META: Meta = Meta {
    id: "franken-leviathan",
    name: "Franken Leviathan",
    aliases: &["ff7"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0335", score: 470, level: "Extreme" }),
    se: None,
    assumes_unique: false,
    source: include_str!("franken_leviathan.rs"),
    example: ":franken-leviathan::.342.+1.9+59...3..1..6+15+9..37+4..319..6+3.+9..+5.+4+1.+164..+95359.+1+4.+3..1.3+9..+5.4+6+4.7+5+3+1.+9:278 288 748 878 888",
};

impl<const W: usize> Rule<W> for FrankenLeviathan {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Franken, fins: Fins::None, size: 7 }, sink)
    }
}
