//! # Extended Rectangle Type 1
//!
//! Two by three cells in two lines and as many boxes as their pairs or triples fill, with the same three digits: only
//! one cell of these has other candidates, so it holds none of the three digits.
//!
//! ## Why it holds
//! If the six cells held only the three digits, exchanging the two lines would give a second solution: each row, column
//! and box would still hold the same digits. A puzzle with one solution cannot have that, so one of the other candidates
//! of these cells, the guardians, is true. Here they are all in one cell, so one of them is true there and the exchanged
//! digits are not. As set logic: the guardians' truth, one link (the cell).
//!
//! ## How to spot it
//! Look at two lines of a band, and a column in each of its three boxes (or at two lines and the three columns of a
//! stack), for six cells that together have hardly more than three digits.
//!
//! ## References
//! Two by four cells with four digits are looked for, too.
//! SudokuWiki: Extended Unique Rectangles, here type 1 by analogy with the rectangle of four cells.

use super::engine::one_cell;
use super::extended::extended_rectangles;
use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct ExtendedRectangle1;

static META: Meta = Meta {
    id: "extended-rectangle-1",
    name: "Extended Rectangle Type 1",
    aliases: &["extended-rectangle-type-1", "extended-unique-rectangle-1", "xr1", "extended-unique-rectangle"],
    family: "uniqueness",
    hodoku: None,
    se: None,
    assumes_unique: true,
    source: include_str!("extended_rectangle_1.rs"),
    example: ":0000::+3+9+6+5+8..217+5+82+1....+24+1+36....+6+2+4+75+183+99+7+5.+38+1.+21+8+3.+9+2...+43+9+8+2+65+1+7+5+6.1.3...+8+1.9.+5...::::",
};

impl<const W: usize> Rule<W> for ExtendedRectangle1 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        extended_rectangles(board, &mut |deadly| one_cell(board, deadly, sink))
    }
}
