//! # Sashimi X-Wing
//!
//! A finned X-Wing that lacks a corner: without its fins, one of the two rows would have a single place left. Other
//! cells of the columns that see every fin lose the digit. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the two rows have the digit only in the two
//! columns, and whatever is left of the fish, down to a single place in a row, removes the digit from all other cells
//! of these columns. What both would remove is false in any case. As set logic: two truths (the digit in each base
//! house), two links (the digit in each cover house), and a link from the target to the fins.
//!
//! ## How to spot it
//! Look for two rows that would make an X-Wing if one more cell still had the digit, while the row in question has it
//! nearby, in the same box: there are the fins.
//!
//! ## References
//! SudokuWiki: Sashimi X-Wing. HoDoKu 0320. If every row keeps two places without the fins, see the finned form.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct SashimiXWing;

static META: Meta = Meta {
    id: "sashimi-x-wing",
    name: "Sashimi X-Wing",
    aliases: &["sbf2"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0320", score: 150, level: "Hard" }),
    se: Some("3.5"),
    assumes_unique: false,
    source: include_str!("sashimi_x_wing.rs"),
    example: ":sashimi-x-wing::..4+5..3...9.27.54..6.+4....291.6+35+4.7..+6..4.3.3+4.19..5.6+3.+94...+5+4......93.7+9+35...+4:257 857 859",
};

impl<const W: usize> Rule<W> for SashimiXWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::Sashimi, size: 2 }, sink)
    }
}
