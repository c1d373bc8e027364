//! # Siamese Finned Swordfish
//!
//! Two finned fish that share their base, one of them at least a Finned Swordfish: with other fins and another cover,
//! the second removes what the first does not. They are told as one step.
//!
//! ## Why it holds
//! Each of the two fish holds on its own, so both may be used; see Finned Swordfish. The certificate has a part for
//! each.
//!
//! ## How to spot it
//! When you have found a Finned Swordfish, exchange one of its cover houses for one through the fins: what was a fin
//! becomes part of the body, and what was part of the body becomes a fin.
//!
//! ## References
//! HoDoKu: Siamese Fish. In its regression library the code is that of the fish with a 1 behind it.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct SiameseFinnedSwordfish;

static META: Meta = Meta {
    id: "siamese-finned-swordfish",
    name: "Siamese Finned Swordfish",
    aliases: &[],
    family: "fish",
    hodoku: Some(Hodoku { code: "03111", score: 200, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("siamese_finned_swordfish.rs"),
    example: ":siamese-finned-swordfish::75..+9.+231+89..21+7+5+6..2..+7+48+9+42+9.+1.+3+75..87..9+2+437+5+2+496+18+2+8+1+97.5.+3+5+4.1.+2+89+79.+7.+8.1.2:496 655 656 696",
};

impl<const W: usize> Rule<W> for SiameseFinnedSwordfish {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find_siamese(board, Kind { shape: Shape::Basic, fins: Fins::Some, size: 3 }, sink)
    }
}
