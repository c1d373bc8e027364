//! # Squirmbag
//!
//! In five rows, a digit is possible only in the same five columns, so it leaves the rest of those columns. It works
//! the same with rows and columns exchanged. On a 9x9 a smaller fish the other way round, in the rows and columns that
//! are left over, says the same; this rule is for larger grids and for the sake of completeness.
//!
//! ## Why it holds
//! The five rows need the digit five times, and no column takes it twice. So each of the five columns gets its digit
//! from one of these rows, and no other cell of the columns can have it. As set logic: five truths (the digit in each
//! base house), five links (the digit in each cover house), rank 0.
//!
//! ## How to spot it
//! Take a digit and look for five rows that use only five columns between them for it.
//!
//! ## References
//! Also called Starfish. HoDoKu 0303.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct Squirmbag;

static META: Meta = Meta {
    id: "squirmbag",
    name: "Squirmbag",
    aliases: &["bf5", "starfish", "5-fish"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0303", score: 470, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("squirmbag.rs"),
    example: ":squirmbag::.4+5..1...9+3+7.+8215..+16....9..52.1+9+3.8..+983.+2+1+5+18+3+2...693.8...+9.1+5.+1.2+863...4+1.+35+8.:219 291 714 715 719 737 739 778",
};

impl<const W: usize> Rule<W> for Squirmbag {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::None, size: 5 }, sink)
    }
}
