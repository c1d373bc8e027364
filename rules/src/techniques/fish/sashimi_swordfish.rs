//! # Sashimi Swordfish
//!
//! A finned Swordfish that lacks a corner: without its fins, one of the three rows would have a single place left.
//! Other cells of the columns that see every fin lose the digit. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the three rows have the digit only in the three
//! columns, and whatever is left of the fish, down to a single place in a row, removes the digit from all other cells
//! of these columns. What both would remove is false in any case. As set logic: three truths (the digit in each base
//! house), three links (the digit in each cover house), and a link from the target to the fins.
//!
//! ## How to spot it
//! Look for three rows that would make a Swordfish if one more cell still had the digit, while the row in question has
//! it nearby, in the same box: there are the fins.
//!
//! ## References
//! HoDoKu: Sashimi Fish. HoDoKu 0321. If every row keeps two places without the fins, see the finned form.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct SashimiSwordfish;

static META: Meta = Meta {
    id: "sashimi-swordfish",
    name: "Sashimi Swordfish",
    aliases: &["sbf3"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0321", score: 240, level: "Unfair" }),
    se: Some("4.1"),
    assumes_unique: false,
    source: include_str!("sashimi_swordfish.rs"),
    example: ":sashimi-swordfish::.4.7+1.+96+3..39.....+1+9.+8...57.......3.2+3..8.....19...57.6..+24.+3.+5+35+41.+8...+92.+3+56.84:245 246 269 446 456 466 546 556 645 665 821 822",
};

impl<const W: usize> Rule<W> for SashimiSwordfish {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::Sashimi, size: 3 }, sink)
    }
}
