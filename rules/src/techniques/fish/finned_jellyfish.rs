//! # Finned Jellyfish
//!
//! A Jellyfish with fins: in four rows, a digit is possible only in four columns and in a few more cells, the fins. It
//! leaves those other cells of the columns that see every fin. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the four rows have the digit only in the four
//! columns, and the fish removes it from all other cells of these columns. So what both would remove is false in any
//! case. As set logic: four truths (the digit in each base house), four links (the digit in each cover house), and a
//! link from the target to the fins; one link more than truths, but the target lies in two of them.
//!
//! ## How to spot it
//! Look for four rows that would make a Jellyfish but for one or a few extra places in one box. What can fall lies in
//! that box, in a column of the fish.
//!
//! ## References
//! HoDoKu: Finned Fish. HoDoKu 0312. If a row would have a single place left without the fins, see the sashimi form.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FinnedJellyfish;

static META: Meta = Meta {
    id: "finned-jellyfish",
    name: "Finned Jellyfish",
    aliases: &["fbf4"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0312", score: 250, level: "Unfair" }),
    se: Some("5.4"),
    assumes_unique: false,
    source: include_str!("finned_jellyfish.rs"),
    example: ":finned-jellyfish::8+19...3.....7+51...5.+7.+3.....7..+4..263...9.......1...4+3.6.2....4....8.5...........:137 197 219 229 236 434 436 552 553 554 556 618 627 628 634 636 797 827 837 838 839 897 927 937 938 939 977 997",
};

impl<const W: usize> Rule<W> for FinnedJellyfish {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::Some, size: 4 }, sink)
    }
}
