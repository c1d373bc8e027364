//! # Discontinuous Nice Loop
//!
//! A chain of strong and weak links that comes back to where it began and clashes there. Either a candidate would exclude
//! itself, so it is false; or its absence would bring it about, so it is true and its cell loses its other digits.
//!
//! ## Why it holds
//! Follow the chain from the candidate: strong links turn a false into a true, weak ones a true into a false. If both links
//! at the candidate are weak, it cannot be true, since then the chain makes both its neighbours false, and one of them has
//! to be true. If both are strong, it cannot be false. As set logic: n truths and n - 1 links between them, and two more
//! to the candidates that go; with two strong links at the candidate, both lead through its cell.
//!
//! ## How to spot it
//! Take a candidate, suppose it true, and follow what it excludes through cells with two digits and digits with two places,
//! until a chain excludes it. Or suppose it false, and see whether a chain brings it back.
//!
//! ## References
//! SudokuWiki: Alternating Inference Chains (nice loops). HoDoKu 0707. Sudoku Explainer: Forcing Chain, from 7.0 on, rising
//! with length. An AIC that removes a single candidate is the same thing and is listed here.

use super::engine::{self, Shape, Wanted};
use super::graph::Kind;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct DiscontinuousNiceLoop;

static META: Meta = Meta {
    id: "discontinuous-nice-loop",
    name: "Discontinuous Nice Loop",
    aliases: &["dnl", "bidirectional-cycle-type-2", "nice-loop"],
    family: "chains",
    hodoku: Some(Hodoku { code: "0707", score: 280, level: "Unfair" }),
    se: Some("7.0"),
    assumes_unique: false,
    source: include_str!("discontinuous_nice_loop.rs"),
    example: ":0707-2:7:....8.2....5....4..2...5...+9+6+2+8+37.....+321+4+6971+74+5..+83+2..+1......+6973+4+852+1+2+48+75136+9::718::8",
};

impl<const W: usize> Rule<W> for DiscontinuousNiceLoop {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Wanted { kind: Kind::Plain, shape: Shape::Discontinuous, least: 2, most: 12 }, sink)
    }
}
