//! # Whale
//!
//! In six rows, a digit is possible only in the same six columns, so it leaves the rest of those columns. It works the
//! same with rows and columns exchanged. On a 9x9 a smaller fish the other way round, in the rows and columns that are
//! left over, says the same; this rule is for larger grids and for the sake of completeness.
//!
//! ## Why it holds
//! The six rows need the digit six times, and no column takes it twice. So each of the six columns gets its digit from
//! one of these rows, and no other cell of the columns can have it. As set logic: six truths (the digit in each base
//! house), six links (the digit in each cover house), rank 0.
//!
//! ## How to spot it
//! Take a digit and look for six rows that use only six columns between them for it.
//!
//! ## References
//! Found in every catalogue of fish, needed in none of their puzzles. HoDoKu 0304.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct Whale;

static META: Meta = Meta {
    id: "whale",
    name: "Whale",
    aliases: &["bf6", "6-fish"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0304", score: 470, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("whale.rs"),
    example: ":whale::.629.+57+8..5+3.+7.+9+6+2+7+89.62.+5.+31+57+29+64+884+7+5.+6.2+92+96.+8.5..+9+7..5.2.+6+6+38+2.7.9+55+2.6+9.+8..:",
};

impl<const W: usize> Rule<W> for Whale {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::None, size: 6 }, sink)
    }
}
