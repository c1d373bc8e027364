//! # Finned Squirmbag
//!
//! A Squirmbag with fins: in five rows, a digit is possible only in five columns and in a few more cells, the fins. It
//! leaves those other cells of the columns that see every fin. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the five rows have the digit only in the five
//! columns, and the fish removes it from all other cells of these columns. So what both would remove is false in any
//! case. As set logic: five truths (the digit in each base house), five links (the digit in each cover house), and a
//! link from the target to the fins; one link more than truths, but the target lies in two of them.
//!
//! ## How to spot it
//! Look for five rows that would make a Squirmbag but for one or a few extra places in one box. What can fall lies in
//! that box, in a column of the fish.
//!
//! ## References
//! HoDoKu: Finned Fish. HoDoKu 0313. If a row would have a single place left without the fins, see the sashimi form.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FinnedSquirmbag;

static META: Meta = Meta {
    id: "finned-squirmbag",
    name: "Finned Squirmbag",
    aliases: &["fbf5"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0313", score: 470, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("finned_squirmbag.rs"),
    example: ":finned-squirmbag::3.7..4.2....1..8..9............3..9..5.8......4.6...........5.12...7..........6.+2:153 163 244 246 247 253 263 373 383 393 653 728 738 758 768 863 973 982 983 984 986 993",
};

impl<const W: usize> Rule<W> for FinnedSquirmbag {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::Some, size: 5 }, sink)
    }
}
