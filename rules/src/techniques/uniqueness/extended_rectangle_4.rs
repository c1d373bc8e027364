//! # Extended Rectangle Type 4
//!
//! Two by three cells in two lines and as many boxes as their pairs or triples fill, with the same three digits: two
//! cells have other candidates and are the only places for one of the three digits in a house, so they hold none else of
//! the three.
//!
//! ## Why it holds
//! If the six cells held only the three digits, exchanging the two lines would give a second solution: each row, column
//! and box would still hold the same digits. A puzzle with one solution cannot have that, so one of the other candidates
//! of these cells, the guardians, is true. Here they are in two cells of a house, and one of the exchanged digits has no
//! place in it but these two; so one of them holds that digit and the other a guardian, and no room is left for another
//! exchanged digit. As set logic: the guardians' truth and one truth (the digit in the house), two links (the two
//! cells).
//!
//! ## How to spot it
//! Look at two lines of a band, and a column in each of its three boxes (or at two lines and the three columns of a
//! stack), for six cells that together have hardly more than three digits.
//!
//! ## References
//! Two by four cells with four digits are looked for, too.
//! SudokuWiki: Extended Unique Rectangles, here type 4 by analogy with the rectangle of four cells.

use super::engine::strong_link;
use super::extended::extended_rectangles;
use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct ExtendedRectangle4;

static META: Meta = Meta {
    id: "extended-rectangle-4",
    name: "Extended Rectangle Type 4",
    aliases: &["extended-rectangle-type-4", "extended-unique-rectangle-4", "xr4"],
    family: "uniqueness",
    hodoku: None,
    se: None,
    assumes_unique: true,
    source: include_str!("extended_rectangle_4.rs"),
    example: ":0000::+3..+8+4+5.26.8+2.+63....+6+4.7+2.+8+31+2+34+9+78+6+56.52+3+8...+8.7+5+1+63.+2+43+6+7+2+19+5+8+2.+8+35.+6...+5.6+8.+2+3.::::",
};

impl<const W: usize> Rule<W> for ExtendedRectangle4 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        extended_rectangles(board, &mut |deadly| strong_link(board, deadly, sink))
    }
}
