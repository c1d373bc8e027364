//! # Mutant X-Wing
//!
//! An X-Wing in any houses: two rows, columns and boxes in any mixture have a digit only in two other houses, so it
//! leaves the rest of those. Rows and columns stand on the same side.
//!
//! ## Why it holds
//! The two base houses share no place, so they need the digit two times, and no cover house takes it twice. So each
//! cover house gets its digit from the base, and none is left for its other cells. A cell that two cover houses hold
//! would use up both of them, and falls as well even if it is in the base. As set logic: two truths (the digit in each
//! base house), two links (the digit in each cover house), rank 0.
//!
//! ## How to spot it
//! These are hardly ever found by eye. Start from a cell that you would like to remove, and take the digit to be true
//! there; then look for two houses that have to share the places of one.
//!
//! ## References
//! HoDoKu 0350: Mutant Fish. Diagonals and windows count as houses here.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct MutantXWing;

static META: Meta = Meta {
    id: "mutant-x-wing",
    name: "Mutant X-Wing",
    aliases: &["mf2"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0350", score: 450, level: "Extreme" }),
    se: None,
    assumes_unique: false,
    source: include_str!("mutant_x_wing.rs"),
    example: ":mutant-x-wing::.................................................................................:112 113 116 117 118 119 121 122 125 126 128 129 133 134 135 136 138 141 143 144 145 148 149 151 152 153 154 158 159 162 163 165 166 167 169 171 172 174 175 178 179 182 183 185 187 188 189 191 192 193 194 195 198",
};

impl<const W: usize> Rule<W> for MutantXWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Mutant, fins: Fins::None, size: 2 }, sink)
    }
}
