//! # Unique Loop Type 4
//!
//! A loop of six or more cells with the same two candidates, two cells in each house that it visits: two cells have
//! other candidates and are the only places for one of the two digits in a house, so they hold nothing else of the two.
//!
//! ## Why it holds
//! If all cells of the loop held only the two digits, they would alternate around it, and exchanging them would give a
//! second solution: each house with two cells of the loop would still hold one of each. A puzzle with one solution
//! cannot have that, so one of the other candidates of the loop's cells, the guardians, is true. Here they are in two
//! cells of a house, and one of the exchanged digits has no place in it but these two; so one of them holds that digit
//! and the other a guardian, and no room is left for another exchanged digit. As set logic: the guardians' truth and one
//! truth (the digit in the house), two links (the two cells).
//!
//! ## How to spot it
//! Look for many bivalue cells with the same pair, and link those that share a house into a ring in which each row,
//! column and box that it touches has exactly two cells.
//! Of the cells with other candidates, up to two may lack one of the two digits: that makes the loop no less deadly.
//!
//! ## References
//! Sudoku Explainer: Unique Loop type 4, 4.6 with six cells, 0.1 more with eight, 0.4 more with ten and more. Also known
//! as Unique Hexagon, deadly loop.

use super::engine::strong_link;
use super::ring::unique_loops;
use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct UniqueLoop4;

static META: Meta = Meta {
    id: "unique-loop-4",
    name: "Unique Loop Type 4",
    aliases: &["unique-loop-type-4", "ul4"],
    family: "uniqueness",
    hodoku: None,
    se: Some("4.6"),
    assumes_unique: true,
    source: include_str!("unique_loop_4.rs"),
    example: ":0000::+4.+7.3+186+5.1...+5+4+7.+5...+4+72+1.6+4+172+9+3+5+8+7..5+8+3+6413+5+8+4+1+6+7+9+2...1.4.+272.5..+8+1+3+4+1.+4+3.+2.+8+6::::",
};

impl<const W: usize> Rule<W> for UniqueLoop4 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        unique_loops(board, &mut |deadly| strong_link(board, deadly, sink))
    }
}
