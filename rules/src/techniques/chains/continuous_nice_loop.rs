//! # Continuous Nice Loop
//!
//! Strong and weak links in turn that close to a ring. Then each weak link is strong as well: exactly one of its two ends is
//! true, and every other candidate that sees both goes.
//!
//! ## Why it holds
//! Run round the ring in either direction: if one candidate is true, every second one is, and if it is false, the others are.
//! So of each weak link exactly one end is true, and what excludes both ends is false. As set logic: n truths, n links,
//! rank 0, and so every candidate in a link that is in no truth is false.
//!
//! ## How to spot it
//! When a chain leads to a candidate that sees its first one, or that stands in the same cell, look again: it is closed, and
//! each of its weak links may remove something.
//!
//! ## References
//! SudokuWiki: X-Cycles, Alternating Inference Chains. HoDoKu 0706. Sudoku Explainer: Bidirectional Cycle, from 7.0 on.

use super::engine::{self, Shape, Wanted};
use super::graph::Kind;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct ContinuousNiceLoop;

static META: Meta = Meta {
    id: "continuous-nice-loop",
    name: "Continuous Nice Loop",
    aliases: &["cnl", "bidirectional-cycle", "aic-ring", "aic-loop"],
    family: "chains",
    hodoku: Some(Hodoku { code: "0706", score: 280, level: "Unfair" }),
    se: Some("7.0"),
    assumes_unique: false,
    source: include_str!("continuous_nice_loop.rs"),
    example: ":0706:38:6+4.15.7.8.7.....4+1..14....97+1+36+25+9+8+4+59+4+3812+7+6+28+6...+3+1+5.+6.....934...9.1+6+2.....6.+57::395 873 874 876::7",
};

impl<const W: usize> Rule<W> for ContinuousNiceLoop {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Wanted { kind: Kind::Plain, shape: Shape::Loop, least: 3, most: 12 }, sink)
    }
}
