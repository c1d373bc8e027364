//! # Siamese Finned Franken X-Wing
//!
//! Two finned fish that share their base, one of them at least a Finned Franken X-Wing: with other fins and another
//! cover, the second removes what the first does not. They are told as one step.
//!
//! ## Why it holds
//! Each of the two fish holds on its own, so both may be used; see Finned Franken X-Wing. The certificate has a part
//! for each.
//!
//! ## How to spot it
//! When you have found a Finned Franken X-Wing, exchange one of its cover houses for one through the fins: what was a
//! fin becomes part of the body, and what was part of the body becomes a fin.
//!
//! ## References
//! HoDoKu: Siamese Fish. In its regression library the code is that of the fish with a 1 behind it.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct SiameseFinnedFrankenXWing;

static META: Meta = Meta {
    id: "siamese-finned-franken-x-wing",
    name: "Siamese Finned Franken X-Wing",
    aliases: &[],
    family: "fish",
    hodoku: Some(Hodoku { code: "03401", score: 390, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("siamese_finned_franken_x_wing.rs"),
    example: ":siamese-finned-franken-x-wing::7+18...3..+9..6+41...4.+6.+3.....6..+9..253.+9.8.......1...9+3.9.5....2....7.4...........:137 147 197 234 236 452 454 456 518 528 536 697 727 737 738 739 797 827 837 838 839 877 897 919 934 936",
};

impl<const W: usize> Rule<W> for SiameseFinnedFrankenXWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find_siamese(board, Kind { shape: Shape::Franken, fins: Fins::Some, size: 2 }, sink)
    }
}
