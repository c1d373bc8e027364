//! # Siamese Finned Mutant X-Wing
//!
//! Two finned fish that share their base, one of them at least a Finned Mutant X-Wing: with other fins and another
//! cover, the second removes what the first does not. They are told as one step.
//!
//! ## Why it holds
//! Each of the two fish holds on its own, so both may be used; see Finned Mutant X-Wing. The certificate has a part for
//! each.
//!
//! ## How to spot it
//! When you have found a Finned Mutant X-Wing, exchange one of its cover houses for one through the fins: what was a
//! fin becomes part of the body, and what was part of the body becomes a fin.
//!
//! ## References
//! HoDoKu: Siamese Fish. In its regression library the code is that of the fish with a 1 behind it.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct SiameseFinnedMutantXWing;

static META: Meta = Meta {
    id: "siamese-finned-mutant-x-wing",
    name: "Siamese Finned Mutant X-Wing",
    aliases: &[],
    family: "fish",
    hodoku: Some(Hodoku { code: "03601", score: 470, level: "Extreme" }),
    se: None,
    assumes_unique: false,
    source: include_str!("siamese_finned_mutant_x_wing.rs"),
    example: ":siamese-finned-mutant-x-wing::.................................................................................:112 113 114 116 117 119 121 122 123 125 128 129 132 133 134 135 136 138 139 141 143 145 146 147 148 149 151 152 153 154 156 158 161 162 163 164 165 166 169 174 176 177 178 179 182 184 185 187 188 189 191 193 194 195 196",
};

impl<const W: usize> Rule<W> for SiameseFinnedMutantXWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find_siamese(board, Kind { shape: Shape::Mutant, fins: Fins::Some, size: 2 }, sink)
    }
}
