//! # Finned Leviathan
//!
//! A Leviathan with fins: in seven rows, a digit is possible only in seven columns and in a few more cells, the fins.
//! It leaves those other cells of the columns that see every fin. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the seven rows have the digit only in the seven
//! columns, and the fish removes it from all other cells of these columns. So what both would remove is false in any
//! case. As set logic: seven truths (the digit in each base house), seven links (the digit in each cover house), and a
//! link from the target to the fins; one link more than truths, but the target lies in two of them.
//!
//! ## How to spot it
//! Look for seven rows that would make a Leviathan but for one or a few extra places in one box. What can fall lies in
//! that box, in a column of the fish.
//!
//! ## References
//! HoDoKu: Finned Fish. HoDoKu 0315. If a row would have a single place left without the fins, see the sashimi form.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FinnedLeviathan;

static META: Meta = Meta {
    id: "finned-leviathan",
    name: "Finned Leviathan",
    aliases: &["fbf7"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0315", score: 470, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("finned_leviathan.rs"),
    example: ":finned-leviathan::...+2..1..3...1...22+15..9...+5.9.8..2...+37...+1.+7.+1+9+4.5.3+1.25..84..5+7+8+24..183+4.9.27+5:452 611 612 622 644 646 652 662 675 676 812 818 819 822 828",
};

impl<const W: usize> Rule<W> for FinnedLeviathan {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::Some, size: 7 }, sink)
    }
}
