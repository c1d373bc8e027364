//! # Siamese Finned Jellyfish
//!
//! Two finned fish that share their base, one of them at least a Finned Jellyfish: with other fins and another cover,
//! the second removes what the first does not. They are told as one step.
//!
//! ## Why it holds
//! Each of the two fish holds on its own, so both may be used; see Finned Jellyfish. The certificate has a part for
//! each.
//!
//! ## How to spot it
//! When you have found a Finned Jellyfish, exchange one of its cover houses for one through the fins: what was a fin
//! becomes part of the body, and what was part of the body becomes a fin.
//!
//! ## References
//! HoDoKu: Siamese Fish. In its regression library the code is that of the fish with a 1 behind it.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct SiameseFinnedJellyfish;

static META: Meta = Meta {
    id: "siamese-finned-jellyfish",
    name: "Siamese Finned Jellyfish",
    aliases: &[],
    family: "fish",
    hodoku: Some(Hodoku { code: "03121", score: 250, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("siamese_finned_jellyfish.rs"),
    example: ":siamese-finned-jellyfish::+98+6+724+13+557..+189.+2+21.+95..+87..+5.+7.+29..+2+719+58....+9..2+7+5..51+2.+93+7+87.+8+5.+1.2+9.92.8+75+1.:341 361 441 461 641 661",
};

impl<const W: usize> Rule<W> for SiameseFinnedJellyfish {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find_siamese(board, Kind { shape: Shape::Basic, fins: Fins::Some, size: 4 }, sink)
    }
}
