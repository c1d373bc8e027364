//! # Unique Loop Type 2
//!
//! A loop of six or more cells with the same two candidates, two cells in each house that it visits: the other
//! candidates of the cells of it are one digit, which leaves every cell that sees all of them.
//!
//! ## Why it holds
//! If all cells of the loop held only the two digits, they would alternate around it, and exchanging them would give a
//! second solution: each house with two cells of the loop would still hold one of each. A puzzle with one solution
//! cannot have that, so one of the other candidates of the loop's cells, the guardians, is true. Here they are one digit
//! in several cells, so a cell that sees all of these cannot have it. As set logic: the guardians' truth, and for each
//! eliminated candidate links (the digit in a house) to every guardian.
//!
//! ## How to spot it
//! Look for many bivalue cells with the same pair, and link those that share a house into a ring in which each row,
//! column and box that it touches has exactly two cells.
//! Of the cells with other candidates, up to two may lack one of the two digits: that makes the loop no less deadly.
//!
//! ## References
//! Sudoku Explainer: Unique Loop type 2, 4.6 with six cells, 0.1 more with eight, 0.4 more with ten and more. Also known
//! as Unique Hexagon, deadly loop.

use super::engine::same_digit;
use super::ring::unique_loops;
use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct UniqueLoop2;

static META: Meta = Meta {
    id: "unique-loop-2",
    name: "Unique Loop Type 2",
    aliases: &["unique-loop-type-2", "ul2"],
    family: "uniqueness",
    hodoku: None,
    se: Some("4.6"),
    assumes_unique: true,
    source: include_str!("unique_loop_2.rs"),
    example: ":0000::+4+6..+2.+7537+5+36.+4+8.+2+2+8.+5+7+3.4+6+524+7+6.+3...+38+45+2.+6+7.+7+63..+5+2+4+81+7+94+62+3+56+9+5+2+37+4..3+4+2..+56+7+9:225 757:::",
};

impl<const W: usize> Rule<W> for UniqueLoop2 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        unique_loops(board, &mut |deadly| same_digit(board, deadly, sink))
    }
}
