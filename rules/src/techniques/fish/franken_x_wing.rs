//! # Franken X-Wing
//!
//! An X-Wing in which boxes take part: two houses out of rows and boxes have a digit only in two columns or boxes, so
//! it leaves the rest of those. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! The two base houses need the digit two times, and no cover house takes it twice. So each cover house gets its digit
//! from the base, and none is left for its other cells. A cell that two cover houses hold would use up both of them,
//! and falls as well even if it is in the base. As set logic: two truths (the digit in each base house), two links (the
//! digit in each cover house), rank 0. No place is in two base houses.
//!
//! ## How to spot it
//! Take the boxes in which the digit has few places. A box whose places lie in two columns can stand in for a row, and
//! a box that catches the places of two rows can stand in for a column.
//!
//! ## References
//! HoDoKu 0330: Franken Fish. If cover and base need rows and columns on the same side, it is a mutant fish.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FrankenXWing;

static META: Meta = Meta {
    id: "franken-x-wing",
    name: "Franken X-Wing",
    aliases: &["ff2"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0330", score: 300, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("franken_x_wing.rs"),
    example: ":franken-x-wing::.................................................................................:112 113 116 117 118 119 121 122 125 126 128 129 133 134 135 136 138 141 143 144 145 148 149 151 152 153 154 158 159 162 163 165 166 167 169 171 172 174 175 178 179 182 183 185 187 188 189 191 192 193 194 195 198",
};

impl<const W: usize> Rule<W> for FrankenXWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Franken, fins: Fins::None, size: 2 }, sink)
    }
}
