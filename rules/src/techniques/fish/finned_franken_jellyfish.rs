//! # Finned Franken Jellyfish
//!
//! A Franken Jellyfish with fins: four houses out of rows and boxes have a digit only in four columns or boxes and in a
//! few more cells, the fins. It leaves those other cells of the cover that see every fin. It works the same with rows
//! and columns exchanged.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the base houses have the digit only in the cover
//! houses, one each, and none is left for the cover's other cells. A place in two base houses at once, an endo-fin,
//! would serve both and leave a cover house free; so it counts as a fin, too. As set logic: four truths (the digit in
//! each base house), four links (the digit in each cover house), and a link from the target to the fins.
//!
//! ## How to spot it
//! Start from a cell that you would like to remove, and take the digit to be true there. If four rows and boxes then
//! have to share three columns or boxes, the fish is there; the fins are what the cell itself took away.
//!
//! ## References
//! HoDoKu 0342: Finned Franken Fish, with endo-fins and cannibalism.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FinnedFrankenJellyfish;

static META: Meta = Meta {
    id: "finned-franken-jellyfish",
    name: "Finned Franken Jellyfish",
    aliases: &["fff4"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0342", score: 430, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("finned_franken_jellyfish.rs"),
    example: ":finned-franken-jellyfish::7.8...3.....2.1...5.........4.....263...8.......1...9+3.9.6....4....7.5...........:334 336 345 375 395 434 436 552 553 554 556 636 737 738 739 827 837 838 839 877 897 934 936",
};

impl<const W: usize> Rule<W> for FinnedFrankenJellyfish {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Franken, fins: Fins::Some, size: 4 }, sink)
    }
}
