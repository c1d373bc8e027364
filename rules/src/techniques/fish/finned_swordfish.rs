//! # Finned Swordfish
//!
//! A Swordfish with fins: in three rows, a digit is possible only in three columns and in a few more cells, the fins.
//! It leaves those other cells of the columns that see every fin. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the three rows have the digit only in the three
//! columns, and the fish removes it from all other cells of these columns. So what both would remove is false in any
//! case. As set logic: three truths (the digit in each base house), three links (the digit in each cover house), and a
//! link from the target to the fins; one link more than truths, but the target lies in two of them.
//!
//! ## How to spot it
//! Look for three rows that would make a Swordfish but for one or a few extra places in one box. What can fall lies in
//! that box, in a column of the fish.
//!
//! ## References
//! SudokuWiki: Finned Swordfish. HoDoKu 0311. If a row would have a single place left without the fins, see the sashimi
//! form.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FinnedSwordfish;

static META: Meta = Meta {
    id: "finned-swordfish",
    name: "Finned Swordfish",
    aliases: &["fbf3"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0311", score: 200, level: "Unfair" }),
    se: Some("4.0"),
    assumes_unique: false,
    source: include_str!("finned_swordfish.rs"),
    example: ":finned-swordfish::..4+5..3...9.27.54..6.+4....291.6+35+4.7..+6..4.3.3+4.19..5.6+3.+94...+5+4......93.7+9+35...+4:257 857 859",
};

impl<const W: usize> Rule<W> for FinnedSwordfish {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::Some, size: 3 }, sink)
    }
}
