//! # Finned Mutant X-Wing
//!
//! A Mutant X-Wing with fins: two rows, columns and boxes in any mixture have a digit only in two other houses and in a
//! few more cells, the fins. It leaves those other cells of the cover that see every fin.
//!
//! ## Why it holds
//! If a fin is true, the cells that see it are not. If no fin is true, the base houses have the digit only in the cover
//! houses, one each, and none is left for the cover's other cells. A place in two base houses at once, an endo-fin,
//! would serve both and leave a cover house free; so it counts as a fin, too. As set logic: two truths (the digit in
//! each base house), two links (the digit in each cover house), and a link from the target to the fins.
//!
//! ## How to spot it
//! Start from a cell that you would like to remove, and take the digit to be true there. If two houses then have to
//! share one other house, the fish is there; the fins are what the cell itself took away.
//!
//! ## References
//! HoDoKu 0360: Finned Mutant Fish, with endo-fins and cannibalism. Diagonals and windows count as houses here.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FinnedMutantXWing;

static META: Meta = Meta {
    id: "finned-mutant-x-wing",
    name: "Finned Mutant X-Wing",
    aliases: &["fmf2"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0360", score: 470, level: "Extreme" }),
    se: None,
    assumes_unique: false,
    source: include_str!("finned_mutant_x_wing.rs"),
    example: ":finned-mutant-x-wing::8+19...3.....7+51...5.+7.+3.....7..+4..263...9.......1...4+3.6.2....4....8.5...........:137 197 219 229 236 434 436 552 553 554 556 618 627 628 634 636 797 827 837 838 839 897 927 937 938 939 977 997",
};

impl<const W: usize> Rule<W> for FinnedMutantXWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Mutant, fins: Fins::Some, size: 2 }, sink)
    }
}
