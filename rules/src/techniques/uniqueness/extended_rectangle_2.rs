//! # Extended Rectangle Type 2
//!
//! Two by three cells in two lines and as many boxes as their pairs or triples fill, with the same three digits: the
//! other candidates of the cells of these are one digit, which leaves every cell that sees all of them.
//!
//! ## Why it holds
//! If the six cells held only the three digits, exchanging the two lines would give a second solution: each row, column
//! and box would still hold the same digits. A puzzle with one solution cannot have that, so one of the other candidates
//! of these cells, the guardians, is true. Here they are one digit in several cells, so a cell that sees all of these
//! cannot have it. As set logic: the guardians' truth, and for each eliminated candidate links (the digit in a house) to
//! every guardian.
//!
//! ## How to spot it
//! Look at two lines of a band, and a column in each of its three boxes (or at two lines and the three columns of a
//! stack), for six cells that together have hardly more than three digits.
//!
//! ## References
//! Two by four cells with four digits are looked for, too.
//! SudokuWiki: Extended Unique Rectangles, here type 2 by analogy with the rectangle of four cells.

use super::engine::same_digit;
use super::extended::extended_rectangles;
use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct ExtendedRectangle2;

static META: Meta = Meta {
    id: "extended-rectangle-2",
    name: "Extended Rectangle Type 2",
    aliases: &["extended-rectangle-type-2", "extended-unique-rectangle-2", "xr2"],
    family: "uniqueness",
    hodoku: None,
    se: None,
    assumes_unique: true,
    source: include_str!("extended_rectangle_2.rs"),
    example: ":0000::+3.+2+7..+4187+1+8.4+3...+9.+4+2+1+8.3+742+3.+8.7.+1+8+7.+4.1+3..+1+9.3.+7+8+4.5+8+9+17+42+6+36+318.+2.+7+4+24+7.+3.+1+8.:224 487 215 285:::",
};

impl<const W: usize> Rule<W> for ExtendedRectangle2 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        extended_rectangles(board, &mut |deadly| same_digit(board, deadly, sink))
    }
}
