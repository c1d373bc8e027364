//! # Sashimi Jellyfish
//!
//! A finned Jellyfish that lacks a corner: without its fins, one of the four rows would have a single place left. Other
//! cells of the columns that see every fin lose the digit. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the four rows have the digit only in the four
//! columns, and whatever is left of the fish, down to a single place in a row, removes the digit from all other cells
//! of these columns. What both would remove is false in any case. As set logic: four truths (the digit in each base
//! house), four links (the digit in each cover house), and a link from the target to the fins.
//!
//! ## How to spot it
//! Look for four rows that would make a Jellyfish if one more cell still had the digit, while the row in question has
//! it nearby, in the same box: there are the fins.
//!
//! ## References
//! HoDoKu: Sashimi Fish. HoDoKu 0322. If every row keeps two places without the fins, see the finned form.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct SashimiJellyfish;

static META: Meta = Meta {
    id: "sashimi-jellyfish",
    name: "Sashimi Jellyfish",
    aliases: &["sbf4"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0322", score: 260, level: "Unfair" }),
    se: Some("5.6"),
    assumes_unique: false,
    source: include_str!("sashimi_jellyfish.rs"),
    example: ":sashimi-jellyfish::7+18...3..+9..6+41...4.+6.+3.....6..+9..253.+9.8.......1...9+3.9.5....2....7.4...........:137 147 197 234 236 452 454 456 518 528 536 697 727 737 738 739 797 827 837 838 839 877 897 919 934 936",
};

impl<const W: usize> Rule<W> for SashimiJellyfish {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::Sashimi, size: 4 }, sink)
    }
}
