//! # Siamese Sashimi X-Wing
//!
//! Two finned fish that share their base, one of them at least a Sashimi X-Wing: with other fins and another cover, the
//! second removes what the first does not. They are told as one step.
//!
//! ## Why it holds
//! Each of the two fish holds on its own, so both may be used; see Sashimi X-Wing. The certificate has a part for each.
//!
//! ## How to spot it
//! When you have found a Sashimi X-Wing, exchange one of its cover houses for one through the fins: what was a fin
//! becomes part of the body, and what was part of the body becomes a fin.
//!
//! ## References
//! HoDoKu: Siamese Fish. In its regression library the code is that of the fish with a 1 behind it.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct SiameseSashimiXWing;

static META: Meta = Meta {
    id: "siamese-sashimi-x-wing",
    name: "Siamese Sashimi X-Wing",
    aliases: &[],
    family: "fish",
    hodoku: Some(Hodoku { code: "03201", score: 150, level: "Hard" }),
    se: None,
    assumes_unique: false,
    source: include_str!("siamese_sashimi_x_wing.rs"),
    example: ":siamese-sashimi-x-wing::7+18...3..+9..6+41...4.+6.+3.....6..+9..253.+9.8.......1...9+3.9.5....2....7.4...........:137 147 197 234 236 452 454 456 518 528 536 697 727 737 738 739 797 827 837 838 839 877 897 919 934 936",
};

impl<const W: usize> Rule<W> for SiameseSashimiXWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find_siamese(board, Kind { shape: Shape::Basic, fins: Fins::Sashimi, size: 2 }, sink)
    }
}
