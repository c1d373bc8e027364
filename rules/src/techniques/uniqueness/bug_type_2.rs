//! # Bivalue Universal Grave Type 2
//!
//! All candidates that keep the grid from being a bivalue universal grave are one digit, which leaves every cell that
//! sees all of them.
//!
//! ## Why it holds
//! Suppose that every open cell had two candidates, and every house had two places for each digit that it lacks (a
//! bivalue universal grave). Then any solution puts each digit into one of its two places in a house, and the other
//! places, taken together, are a solution as well. A puzzle with one solution cannot have that, so one of the candidates
//! beyond the grave, the guardians, is true. Here they are one digit in several cells, so a cell that sees all of these
//! cannot have it. As set logic: the guardians' truth, and for each eliminated candidate links (the digit in a house) to
//! every guardian.
//!
//! ## How to spot it
//! Late in a solve, when few cells have three candidates, find in each the digit that has three places in all its
//! houses. If it is the same digit everywhere, look for cells that see all of these.
//!
//! ## References
//! SudokuWiki: BUG, further types. Sudoku Explainer: Bivalue Universal Grave type 2, 5.7.

use super::engine::same_digit;
use super::grave::grave;
use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct BugType2;

static META: Meta = Meta {
    id: "bug-type-2",
    name: "Bivalue Universal Grave Type 2",
    aliases: &["bug2", "bug-2", "bivalue-universal-grave-2"],
    family: "uniqueness",
    hodoku: None,
    se: Some("5.7"),
    assumes_unique: true,
    source: include_str!("bug_type_2.rs"),
    example: ":0000::+1+5.3+24...6+3+2+9+7+8+15+4+4.+7+5+1+6.2+3+9+23+4+8+57+1+6+81+6+7+3+24+9+55+7+4+16+9+2+3+8+24+5+6+9+73+81...25..+4....8+4.+5.+2:637 819 713:::",
};

impl<const W: usize> Rule<W> for BugType2 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        grave(board, &mut |deadly| same_digit(board, deadly, sink))
    }
}
