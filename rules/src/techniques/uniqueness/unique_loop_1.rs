//! # Unique Loop Type 1
//!
//! A loop of six or more cells with the same two candidates, two cells in each house that it visits: only one cell of it
//! has other candidates, so it holds none of the two digits.
//!
//! ## Why it holds
//! If all cells of the loop held only the two digits, they would alternate around it, and exchanging them would give a
//! second solution: each house with two cells of the loop would still hold one of each. A puzzle with one solution
//! cannot have that, so one of the other candidates of the loop's cells, the guardians, is true. Here they are all in
//! one cell, so one of them is true there and the exchanged digits are not. As set logic: the guardians' truth, one link
//! (the cell).
//!
//! ## How to spot it
//! Look for many bivalue cells with the same pair, and link those that share a house into a ring in which each row,
//! column and box that it touches has exactly two cells.
//! Of the cells with other candidates, up to two may lack one of the two digits: that makes the loop no less deadly.
//!
//! ## References
//! Sudoku Explainer: Unique Loop type 1, 4.6 with six cells, 0.1 more with eight, 0.4 more with ten and more. Also known
//! as Unique Hexagon, deadly loop.

use super::engine::one_cell;
use super::ring::unique_loops;
use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct UniqueLoop1;

static META: Meta = Meta {
    id: "unique-loop-1",
    name: "Unique Loop Type 1",
    aliases: &["unique-loop-type-1", "ul1", "unique-loop"],
    family: "uniqueness",
    hodoku: None,
    se: Some("4.6"),
    assumes_unique: true,
    source: include_str!("unique_loop_1.rs"),
    example: ":0000::+5..+9+7.2.3+2+364.+5.+9.+7.+9+2.+35.+41+9+56+2+4+37+882+3+5+9+7+4+1+6+4+6+783+1+9+5+2+3...59+6+2.+65..+42.+3+9+9.+2+3...4+5:195:::",
};

impl<const W: usize> Rule<W> for UniqueLoop1 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        unique_loops(board, &mut |deadly| one_cell(board, deadly, sink))
    }
}
