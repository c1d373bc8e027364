//! # Locked Pair
//!
//! Where a box and a row or column cross, two cells have only two digits between them, so both the box and the line lose
//! those digits elsewhere. It is a naked pair with two houses to work in.
//!
//! ## Why it holds
//! The two cells take two digits, one each, and have no others to choose from. So all two digits of the box, and all two of the
//! line, stand in these cells. As set logic: the two cells are truths and each digit is a link, once for the box and once for
//! the line, rank 0.
//!
//! ## How to spot it
//! When you find a naked pair in a box, see whether its cells also stand in a line; then look along the line as well. A step is
//! only counted here when both houses lose something that the other alone would not.
//!
//! ## References
//! HoDoKu 0110. Sudoku Explainer has the naked pair only.

use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::techniques::subsets;

/// See the head of this file.
pub struct LockedPair;

static META: Meta = Meta {
    id: "locked-pair",
    name: "Locked Pair",
    aliases: &["l2"],
    family: "intersections",
    hodoku: Some(Hodoku { code: "0110", score: 40, level: "Medium" }),
    se: None,
    assumes_unique: false,
    source: include_str!("locked_pair.rs"),
    example: ":0110::6.......8..2....7.94.........15.98..79....5.2.....4..916...5.2......2..5..3961...:",
};

impl<const W: usize> Rule<W> for LockedPair {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        subsets::locked(board, 2, sink)
    }
}
