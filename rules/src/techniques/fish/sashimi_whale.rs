//! # Sashimi Whale
//!
//! A finned Whale that lacks a corner: without its fins, one of the six rows would have a single place left. Other
//! cells of the columns that see every fin lose the digit. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the six rows have the digit only in the six
//! columns, and whatever is left of the fish, down to a single place in a row, removes the digit from all other cells
//! of these columns. What both would remove is false in any case. As set logic: six truths (the digit in each base
//! house), six links (the digit in each cover house), and a link from the target to the fins.
//!
//! ## How to spot it
//! Look for six rows that would make a Whale if one more cell still had the digit, while the row in question has it
//! nearby, in the same box: there are the fins.
//!
//! ## References
//! HoDoKu: Sashimi Fish. HoDoKu 0324. If every row keeps two places without the fins, see the finned form.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct SashimiWhale;

static META: Meta = Meta {
    id: "sashimi-whale",
    name: "Sashimi Whale",
    aliases: &["sbf6"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0324", score: 470, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("sashimi_whale.rs"),
    example: ":sashimi-whale::+7531+9+6..2..+6+85.7+39+98.7.+3+1+56...+9......9.+3.1...+637.8.9.+1.6.239+51+757.6.+8.+9.+3.+9....68:247 257 483 492 546",
};

impl<const W: usize> Rule<W> for SashimiWhale {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::Sashimi, size: 6 }, sink)
    }
}
