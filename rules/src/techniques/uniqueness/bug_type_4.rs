//! # Bivalue Universal Grave Type 4
//!
//! Two cells of a house have candidates beyond a bivalue universal grave, and share one of its digits, so their other
//! digit of the grave goes.
//!
//! ## Why it holds
//! Suppose that every open cell had two candidates, and every house had two places for each digit that it lacks (a
//! bivalue universal grave). Then any solution puts each digit into one of its two places in a house, and the other
//! places, taken together, are a solution as well. A puzzle with one solution cannot have that, so one of the candidates
//! beyond the grave, the guardians, is true. Here they are in two cells of a house, and one of the grave's digits has no
//! place in it but these two; so one of them holds that digit and the other a guardian, and no room is left for another
//! digit of the grave. As set logic: the guardians' truth and one truth (the digit in the house), two links (the two
//! cells).
//!
//! ## How to spot it
//! Late in a solve, when two cells that see each other have more than two candidates and all others have two, look for a
//! digit with no other place in a house of both.
//!
//! ## References
//! SudokuWiki: BUG, further types. Sudoku Explainer: Bivalue Universal Grave type 4, 5.7.

use super::engine::strong_link;
use super::grave::grave;
use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct BugType4;

static META: Meta = Meta {
    id: "bug-type-4",
    name: "Bivalue Universal Grave Type 4",
    aliases: &["bug4", "bug-4", "bivalue-universal-grave-4"],
    family: "uniqueness",
    hodoku: None,
    se: Some("5.7"),
    assumes_unique: true,
    source: include_str!("bug_type_4.rs"),
    example: ":0000::.+8+9+3.+4+2614.3+2+6+1+8..+62+1+8+9..+3+43+18+9..4+2+6..+46+32+1+8.+2.+61+4+8..+3+86+75+1+3+9+4+21+3+5+4+2+9+67+8+9+4+2+78+63+1+5::::",
};

impl<const W: usize> Rule<W> for BugType4 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        grave(board, &mut |deadly| strong_link(board, deadly, sink))
    }
}
