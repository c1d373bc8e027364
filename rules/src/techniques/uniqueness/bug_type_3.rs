//! # Bivalue Universal Grave Type 3
//!
//! The cells with candidates beyond a bivalue universal grave lie in one house, and these candidates form a naked subset
//! with other cells of it.
//!
//! ## Why it holds
//! Suppose that every open cell had two candidates, and every house had two places for each digit that it lacks (a
//! bivalue universal grave). Then any solution puts each digit into one of its two places in a house, and the other
//! places, taken together, are a solution as well. A puzzle with one solution cannot have that, so one of the candidates
//! beyond the grave, the guardians, is true. Here they are in cells of one house, which act there as one cell with the
//! guardians' digits. With k other cells that have k + 1 digits together with it, that is a naked subset: its digits
//! leave the rest of the house. As set logic: the guardians' truth and k truths (the cells), k + 1 links (the digits in
//! the house).
//!
//! ## How to spot it
//! Late in a solve, when the few cells with more than two candidates share a house, note which of their candidates are
//! extra, and look in that house for cells with just these digits.
//!
//! ## References
//! SudokuWiki: BUG, further types. Sudoku Explainer: Bivalue Universal Grave type 3, 5.8.

use super::engine::subset;
use super::grave::grave;
use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct BugType3;

static META: Meta = Meta {
    id: "bug-type-3",
    name: "Bivalue Universal Grave Type 3",
    aliases: &["bug3", "bug-3", "bivalue-universal-grave-3"],
    family: "uniqueness",
    hodoku: None,
    se: Some("5.8"),
    assumes_unique: true,
    source: include_str!("bug_type_3.rs"),
    example: ":0000::.+8+9+3.+4+2614.3+2+6+1+8..+62+1+8+9..+3+43+18+9..4+2+6..+46+32+1+8.+2.+61+4+8..+3+86+75+1+3+9+4+21+3+5+4+2+9+67+8+9+4+2+78+63+1+5::::",
};

impl<const W: usize> Rule<W> for BugType3 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        grave(board, &mut |deadly| subset(board, deadly, sink))
    }
}
