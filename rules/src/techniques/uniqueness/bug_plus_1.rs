//! # Bivalue Universal Grave + 1
//!
//! Every open cell has two candidates but for one, and without its extra candidate each digit would have two places in
//! each house, so the extra candidate is true.
//!
//! ## Why it holds
//! Suppose that every open cell had two candidates, and every house had two places for each digit that it lacks (a
//! bivalue universal grave). Then any solution puts each digit into one of its two places in a house, and the other
//! places, taken together, are a solution as well. A puzzle with one solution cannot have that, so one of the candidates
//! beyond the grave, the guardians, is true. Here they are all in one cell, which therefore loses its other candidates.
//! As set logic: the guardians' truth, one link (the cell).
//!
//! ## How to spot it
//! Late in a solve, when all cells but one have two candidates, take the cell with three. The digit that has three
//! places in its row, in its column and in its box is the one that goes there.
//!
//! ## References
//! HoDoKu 0610: Bivalue Universal Grave + 1. SudokuWiki: BUG. Sudoku Explainer 5.6.

use super::engine::one_cell;
use super::grave::grave;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct BugPlus1;

static META: Meta = Meta {
    id: "bug-plus-1",
    name: "Bivalue Universal Grave + 1",
    aliases: &["bug+1", "bug", "bug1", "bug-1", "bug-type-1", "bivalue-universal-grave-1"],
    family: "uniqueness",
    hodoku: Some(Hodoku { code: "0610", score: 100, level: "Hard" }),
    se: Some("5.6"),
    assumes_unique: true,
    source: include_str!("bug_plus_1.rs"),
    example: ":0610::.+9.+613.+8+4...2+5+7+1+393.184+92..968+5+7+1+42+3+4379+2+6+81+5+1..+3+84......+1+9+2..8..9+435+67+1+51.+76+8..+2::::",
};

impl<const W: usize> Rule<W> for BugPlus1 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        grave(board, &mut |deadly| one_cell(board, deadly, sink))
    }
}
