//! # Leviathan
//!
//! In seven rows, a digit is possible only in the same seven columns, so it leaves the rest of those columns. It works
//! the same with rows and columns exchanged. On a 9x9 a smaller fish the other way round, in the rows and columns that
//! are left over, says the same; this rule is for larger grids and for the sake of completeness.
//!
//! ## Why it holds
//! The seven rows need the digit seven times, and no column takes it twice. So each of the seven columns gets its digit
//! from one of these rows, and no other cell of the columns can have it. As set logic: seven truths (the digit in each
//! base house), seven links (the digit in each cover house), rank 0.
//!
//! ## How to spot it
//! Take a digit and look for seven rows that use only seven columns between them for it.
//!
//! ## References
//! Found in every catalogue of fish, needed in none of their puzzles. HoDoKu 0305.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct Leviathan;

static META: Meta = Meta {
    id: "leviathan",
    name: "Leviathan",
    aliases: &["bf7", "7-fish"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0305", score: 470, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("leviathan.rs"),
    example: ":leviathan::.31...+48+2+8+2.4..35.4.+52+3+8..7+3+7+8+5+2+4.6.142...5+7+8.5.+187+2+43.8+4..+2.3.2...4....51.....+24:129 187 386 675 683 684 686 687 775 975 983 984 986 987",
};

impl<const W: usize> Rule<W> for Leviathan {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::None, size: 7 }, sink)
    }
}
