//! # Finned X-Wing
//!
//! An X-Wing with fins: in two rows, a digit is possible only in two columns and in a few more cells, the fins. It
//! leaves those other cells of the columns that see every fin. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the two rows have the digit only in the two
//! columns, and the fish removes it from all other cells of these columns. So what both would remove is false in any
//! case. As set logic: two truths (the digit in each base house), two links (the digit in each cover house), and a link
//! from the target to the fins; one link more than truths, but the target lies in two of them.
//!
//! ## How to spot it
//! Look for two rows that would make an X-Wing but for one or a few extra places in one box. What can fall lies in that
//! box, in a column of the fish.
//!
//! ## References
//! SudokuWiki: Finned X-Wing. HoDoKu 0310. If a row would have a single place left without the fins, see the sashimi
//! form.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FinnedXWing;

static META: Meta = Meta {
    id: "finned-x-wing",
    name: "Finned X-Wing",
    aliases: &["fbf2"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0310", score: 130, level: "Hard" }),
    se: Some("3.4"),
    assumes_unique: false,
    source: include_str!("finned_x_wing.rs"),
    example: ":finned-x-wing::1...24+6..3+2.61..4..46.+8.....63+14+892.+4..+256...2+8.9+7+3+4.+6+65+4+831...9+12+4+6+7...+8+375+9+21+6+4:718 719 737 738 739",
};

impl<const W: usize> Rule<W> for FinnedXWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::Some, size: 2 }, sink)
    }
}
