//! # Grouped Continuous Nice Loop
//!
//! A continuous nice loop some of whose nodes are groups of candidates or almost locked sets: every candidate that sees both ends
//! of one of its weak links goes.
//!
//! ## Why it holds
//! As in the plain loop, exactly one end of each weak link is true. An almost locked set in the loop is missing one of the two
//! digits that take part, so that its other digits are locked in it and go from what sees all their places. As set logic: as
//! many truths as links, rank 0.
//!
//! ## How to spot it
//! When a chain with a group or an almost locked set leads back to what sees its first node, it is closed.
//!
//! ## References
//! SudokuWiki: Grouped X-Cycles, AIC with ALSs. HoDoKu 0709.

use super::engine::{self, Shape, Wanted};
use super::graph::Kind;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct GroupedContinuousNiceLoop;

static META: Meta = Meta {
    id: "grouped-continuous-nice-loop",
    name: "Grouped Continuous Nice Loop",
    aliases: &["gcnl", "grouped-aic-loop"],
    family: "chains",
    hodoku: Some(Hodoku { code: "0709", score: 300, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("grouped_continuous_nice_loop.rs"),
    example: ":0709-1:56:3....876....9..+3287..3...54.4....2.+72...8...5..7..+3.4.41+2.+39..683...6..+2.768....3:933 143 543 943 544 545 645 148 948 154 654 156 958 962 564 665 967 987 595 596 997:521 587 662::7",
};

impl<const W: usize> Rule<W> for GroupedContinuousNiceLoop {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Wanted { kind: Kind::Als, shape: Shape::Loop, least: 2, most: 10 }, sink)
    }
}
