//! # Extended Rectangle Type 3
//!
//! Two by three cells in two lines and as many boxes as their pairs or triples fill, with the same three digits: the
//! other candidates are in cells of one house, where they form a naked subset with other cells.
//!
//! ## Why it holds
//! If the six cells held only the three digits, exchanging the two lines would give a second solution: each row, column
//! and box would still hold the same digits. A puzzle with one solution cannot have that, so one of the other candidates
//! of these cells, the guardians, is true. Here they are in cells of one house, which act there as one cell with the
//! guardians' digits. With k other cells that have k + 1 digits together with it, that is a naked subset: its digits
//! leave the rest of the house. As set logic: the guardians' truth and k truths (the cells), k + 1 links (the digits in
//! the house).
//!
//! ## How to spot it
//! Look at two lines of a band, and a column in each of its three boxes (or at two lines and the three columns of a
//! stack), for six cells that together have hardly more than three digits.
//!
//! ## References
//! Two by four cells with four digits are looked for, too.
//! SudokuWiki: Extended Unique Rectangles, here type 3 by analogy with the rectangle of four cells.

use super::engine::subset;
use super::extended::extended_rectangles;
use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct ExtendedRectangle3;

static META: Meta = Meta {
    id: "extended-rectangle-3",
    name: "Extended Rectangle Type 3",
    aliases: &["extended-rectangle-type-3", "extended-unique-rectangle-3", "xr3"],
    family: "uniqueness",
    hodoku: None,
    se: None,
    assumes_unique: true,
    source: include_str!("extended_rectangle_3.rs"),
    example: ":0000::+3..+8+4+5.26.8+2.+63....+6+4.7+2.+8+31+2+34+9+78+6+56.52+3+8...+8.7+5+1+63.+2+43+6+7+2+19+5+8+2.+8+35.+6...+5.6+8.+2+3.::::",
};

impl<const W: usize> Rule<W> for ExtendedRectangle3 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        extended_rectangles(board, &mut |deadly| subset(board, deadly, sink))
    }
}
