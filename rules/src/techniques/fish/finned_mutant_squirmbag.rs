//! # Finned Mutant Squirmbag
//!
//! A Mutant Squirmbag with fins: five rows, columns and boxes in any mixture have a digit only in five other houses and
//! in a few more cells, the fins. It leaves those other cells of the cover that see every fin.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the base houses have the digit only in the cover
//! houses, one each, and none is left for the cover's other cells. A place in two base houses at once, an endo-fin,
//! would serve both and leave a cover house free; so it counts as a fin, too. As set logic: five truths (the digit in
//! each base house), five links (the digit in each cover house), and a link from the target to the fins.
//!
//! ## How to spot it
//! Start from a cell that you would like to remove, and take the digit to be true there. If five houses then have to
//! share four other houses, the fish is there; the fins are what the cell itself took away.
//!
//! ## References
//! HoDoKu 0363: Finned Mutant Fish, with endo-fins and cannibalism. Diagonals and windows count as houses here.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FinnedMutantSquirmbag;

static META: Meta = Meta {
    id: "finned-mutant-squirmbag",
    name: "Finned Mutant Squirmbag",
    aliases: &["fmf5"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0363", score: 470, level: "Extreme" }),
    se: None,
    assumes_unique: false,
    source: include_str!("finned_mutant_squirmbag.rs"),
    example: ":finned-mutant-squirmbag::7.8...3.....2.1...5.........4.....263...8.......1...9+3.9.6....4....7.5...........:334 336 345 375 395 434 436 552 553 554 556 636 737 738 739 827 837 838 839 877 897 934 936",
};

impl<const W: usize> Rule<W> for FinnedMutantSquirmbag {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Mutant, fins: Fins::Some, size: 5 }, sink)
    }
}
