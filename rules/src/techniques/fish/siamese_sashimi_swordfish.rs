//! # Siamese Sashimi Swordfish
//!
//! Two finned fish that share their base, one of them at least a Sashimi Swordfish: with other fins and another cover,
//! the second removes what the first does not. They are told as one step.
//!
//! ## Why it holds
//! Each of the two fish holds on its own, so both may be used; see Sashimi Swordfish. The certificate has a part for
//! each.
//!
//! ## How to spot it
//! When you have found a Sashimi Swordfish, exchange one of its cover houses for one through the fins: what was a fin
//! becomes part of the body, and what was part of the body becomes a fin.
//!
//! ## References
//! HoDoKu: Siamese Fish. In its regression library the code is that of the fish with a 1 behind it.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct SiameseSashimiSwordfish;

static META: Meta = Meta {
    id: "siamese-sashimi-swordfish",
    name: "Siamese Sashimi Swordfish",
    aliases: &[],
    family: "fish",
    hodoku: Some(Hodoku { code: "03211", score: 240, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("siamese_sashimi_swordfish.rs"),
    example: ":siamese-sashimi-swordfish::.4.7+1.+96+3..39.....+1+9.+8...57.......3.2+3..8.....19...57.6..+24.+3.+5+35+41.+8...+92.+3+56.84:245 246 269 446 456 466 546 556 645 665 821 822",
};

impl<const W: usize> Rule<W> for SiameseSashimiSwordfish {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find_siamese(board, Kind { shape: Shape::Basic, fins: Fins::Sashimi, size: 3 }, sink)
    }
}
