//! # Siamese Finned X-Wing
//!
//! Two finned fish that share their base, one of them at least a Finned X-Wing: with other fins and another cover, the
//! second removes what the first does not. They are told as one step.
//!
//! ## Why it holds
//! Each of the two fish holds on its own, so both may be used; see Finned X-Wing. The certificate has a part for each.
//!
//! ## How to spot it
//! When you have found a Finned X-Wing, exchange one of its cover houses for one through the fins: what was a fin
//! becomes part of the body, and what was part of the body becomes a fin.
//!
//! ## References
//! HoDoKu: Siamese Fish. In its regression library the code is that of the fish with a 1 behind it.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct SiameseFinnedXWing;

static META: Meta = Meta {
    id: "siamese-finned-x-wing",
    name: "Siamese Finned X-Wing",
    aliases: &[],
    family: "fish",
    hodoku: Some(Hodoku { code: "03101", score: 130, level: "Hard" }),
    se: None,
    assumes_unique: false,
    source: include_str!("siamese_finned_x_wing.rs"),
    example: ":siamese-finned-x-wing::.................................................................................:112 114 115 116 117 119 122 123 125 126 127 128 129 131 133 135 136 141 144 145 146 147 148 149 151 152 153 154 157 159 161 163 164 165 166 167 169 171 174 176 177 182 183 184 185 187 188 191 195 196",
};

impl<const W: usize> Rule<W> for SiameseFinnedXWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find_siamese(board, Kind { shape: Shape::Basic, fins: Fins::Some, size: 2 }, sink)
    }
}
