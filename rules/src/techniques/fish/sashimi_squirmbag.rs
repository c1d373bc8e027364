//! # Sashimi Squirmbag
//!
//! A finned Squirmbag that lacks a corner: without its fins, one of the five rows would have a single place left. Other
//! cells of the columns that see every fin lose the digit. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the five rows have the digit only in the five
//! columns, and whatever is left of the fish, down to a single place in a row, removes the digit from all other cells
//! of these columns. What both would remove is false in any case. As set logic: five truths (the digit in each base
//! house), five links (the digit in each cover house), and a link from the target to the fins.
//!
//! ## How to spot it
//! Look for five rows that would make a Squirmbag if one more cell still had the digit, while the row in question has
//! it nearby, in the same box: there are the fins.
//!
//! ## References
//! HoDoKu: Sashimi Fish. HoDoKu 0323. If every row keeps two places without the fins, see the finned form.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct SashimiSquirmbag;

static META: Meta = Meta {
    id: "sashimi-squirmbag",
    name: "Sashimi Squirmbag",
    aliases: &["sbf5"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0323", score: 470, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("sashimi_squirmbag.rs"),
    example: ":sashimi-squirmbag::.......71.2.8.+1....+1.5.3...7.9+16.......2..8+1.1.+2.......3+1..25..6...1..4.+2.....+1..:323 355 359 367 368 369 423 433 521 523 612 613 617 653 755 765 775 783 793 795 812 831 833 882 892",
};

impl<const W: usize> Rule<W> for SashimiSquirmbag {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::Sashimi, size: 5 }, sink)
    }
}
