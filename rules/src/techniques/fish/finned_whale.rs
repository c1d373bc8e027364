//! # Finned Whale
//!
//! A Whale with fins: in six rows, a digit is possible only in six columns and in a few more cells, the fins. It leaves
//! those other cells of the columns that see every fin. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the six rows have the digit only in the six
//! columns, and the fish removes it from all other cells of these columns. So what both would remove is false in any
//! case. As set logic: six truths (the digit in each base house), six links (the digit in each cover house), and a link
//! from the target to the fins; one link more than truths, but the target lies in two of them.
//!
//! ## How to spot it
//! Look for six rows that would make a Whale but for one or a few extra places in one box. What can fall lies in that
//! box, in a column of the fish.
//!
//! ## References
//! HoDoKu: Finned Fish. HoDoKu 0314. If a row would have a single place left without the fins, see the sashimi form.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FinnedWhale;

static META: Meta = Meta {
    id: "finned-whale",
    name: "Finned Whale",
    aliases: &["fbf6"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0314", score: 470, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("finned_whale.rs"),
    example: ":finned-whale::..4+5..3...9.27.54..6.+4....291.6+35+4.7..+6..4.3.3+4.19..5.6+3.+94...+5+4......93.7+9+35...+4:257 857 859",
};

impl<const W: usize> Rule<W> for FinnedWhale {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::Some, size: 6 }, sink)
    }
}
