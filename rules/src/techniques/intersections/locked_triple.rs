//! # Locked Triple
//!
//! Where a box and a row or column cross, three cells have only three digits between them, so both the box and the line lose
//! those digits elsewhere. It is a naked triple with two houses to work in.
//!
//! ## Why it holds
//! The three cells take three digits, one each, and have no others to choose from. So all three digits of the box, and all three of the
//! line, stand in these cells. As set logic: the three cells are truths and each digit is a link, once for the box and once for
//! the line, rank 0.
//!
//! ## How to spot it
//! When you find a naked triple in a box, see whether its cells also stand in a line; then look along the line as well. A step is
//! only counted here when both houses lose something that the other alone would not.
//!
//! ## References
//! HoDoKu 0111. Sudoku Explainer has the naked triple only.

use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::techniques::subsets;

/// See the head of this file.
pub struct LockedTriple;

static META: Meta = Meta {
    id: "locked-triple",
    name: "Locked Triple",
    aliases: &["l3"],
    family: "intersections",
    hodoku: Some(Hodoku { code: "0111", score: 60, level: "Medium" }),
    se: None,
    assumes_unique: false,
    source: include_str!("locked_triple.rs"),
    example: ":0111::....4.3...8...1429..15......76.....8.....2.....9.5..7...8......3.........9.1.863.:",
};

impl<const W: usize> Rule<W> for LockedTriple {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        subsets::locked(board, 3, sink)
    }
}
