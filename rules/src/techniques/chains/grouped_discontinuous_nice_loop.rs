//! # Grouped Discontinuous Nice Loop
//!
//! A discontinuous nice loop some of whose nodes are groups of candidates or almost locked sets: the candidate where it clashes
//! goes, or stays as the only one of its cell.
//!
//! ## Why it holds
//! As in the plain loop: a candidate that makes both its neighbours false, of which one is true, is false, and one whose absence
//! brings it about is true. A group (a digit's places on one line of a box) is true when one of its places is; any two digits
//! of an almost locked set (n cells of a house with n + 1 digits) are linked strongly. As set logic: n truths and n - 1 links
//! between them, and two more to the candidates that go.
//!
//! ## How to spot it
//! As with the plain loop; where a house has three places or more for a digit, see whether they form two groups.
//!
//! ## References
//! SudokuWiki: Grouped X-Cycles, AIC with ALSs. HoDoKu 0710.

use super::engine::{self, Shape, Wanted};
use super::graph::Kind;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct GroupedDiscontinuousNiceLoop;

static META: Meta = Meta {
    id: "grouped-discontinuous-nice-loop",
    name: "Grouped Discontinuous Nice Loop",
    aliases: &["gdnl", "grouped-nice-loop"],
    family: "chains",
    hodoku: Some(Hodoku { code: "0710", score: 300, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("grouped_discontinuous_nice_loop.rs"),
    example: ":0710-2:2:3.2....1.+1..97........+1....5..+18.6....15...7..8.+74.+1..9....1.27.1.4.......5..79.+1::239::7",
};

impl<const W: usize> Rule<W> for GroupedDiscontinuousNiceLoop {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Wanted { kind: Kind::Als, shape: Shape::Discontinuous, least: 2, most: 10 }, sink)
    }
}
