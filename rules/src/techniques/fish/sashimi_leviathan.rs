//! # Sashimi Leviathan
//!
//! A finned Leviathan that lacks a corner: without its fins, one of the seven rows would have a single place left.
//! Other cells of the columns that see every fin lose the digit. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the seven rows have the digit only in the seven
//! columns, and whatever is left of the fish, down to a single place in a row, removes the digit from all other cells
//! of these columns. What both would remove is false in any case. As set logic: seven truths (the digit in each base
//! house), seven links (the digit in each cover house), and a link from the target to the fins.
//!
//! ## How to spot it
//! Look for seven rows that would make a Leviathan if one more cell still had the digit, while the row in question has
//! it nearby, in the same box: there are the fins.
//!
//! ## References
//! HoDoKu: Sashimi Fish. HoDoKu 0325. If every row keeps two places without the fins, see the finned form.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct SashimiLeviathan;

static META: Meta = Meta {
    id: "sashimi-leviathan",
    name: "Sashimi Leviathan",
    aliases: &["sbf7"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0325", score: 470, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("sashimi_leviathan.rs"),
    example: ":sashimi-leviathan::.735..+8.48+4+27.....6...48.2+7+5.7.9.4+82..+8.+7....23+48.57.+9.+2....6...8....5.......7+29.:128 129 154 156 158 159 171 175 178 181 188 191 195 329 354 356 359 375 378 388 395 628 654 656 658 692 695 933 971 981",
};

impl<const W: usize> Rule<W> for SashimiLeviathan {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::Sashimi, size: 7 }, sink)
    }
}
