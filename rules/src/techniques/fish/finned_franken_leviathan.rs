//! # Finned Franken Leviathan
//!
//! A Franken Leviathan with fins: seven houses out of rows and boxes have a digit only in seven columns or boxes and in
//! a few more cells, the fins. It leaves those other cells of the cover that see every fin. It works the same with rows
//! and columns exchanged.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the base houses have the digit only in the cover
//! houses, one each, and none is left for the cover's other cells. A place in two base houses at once, an endo-fin,
//! would serve both and leave a cover house free; so it counts as a fin, too. As set logic: seven truths (the digit in
//! each base house), seven links (the digit in each cover house), and a link from the target to the fins.
//!
//! ## How to spot it
//! Start from a cell that you would like to remove, and take the digit to be true there. If seven rows and boxes then
//! have to share six columns or boxes, the fish is there; the fins are what the cell itself took away.
//!
//! ## References
//! HoDoKu 0345: Finned Franken Fish, with endo-fins and cannibalism.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FinnedFrankenLeviathan;

static META: Meta = Meta {
    id: "finned-franken-leviathan",
    name: "Finned Franken Leviathan",
    aliases: &["fff7"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0345", score: 470, level: "Extreme" }),
    se: None,
    assumes_unique: false,
    source: include_str!("finned_franken_leviathan.rs"),
    example: ":finned-franken-leviathan::3.7..4.2....1..8..9............3..9..5.8......4.6...........5.12...7..........6.+2:153 163 244 246 247 253 263 373 383 393 653 728 738 758 768 863 973 982 983 984 986 993",
};

impl<const W: usize> Rule<W> for FinnedFrankenLeviathan {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Franken, fins: Fins::Some, size: 7 }, sink)
    }
}
