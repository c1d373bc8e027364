//! # AIC
//!
//! An alternating inference chain: strong and weak links in turn, over digits and cells alike, strong at both ends. So one
//! of its ends is true, and here that removes two candidates or more.
//!
//! ## Why it holds
//! A strong link joins the two digits of a cell or the two places of a digit in a house: if one is false, the other is true.
//! A weak link joins any two digits of a cell or two places of a digit in a house: if one is true, the other is false. Thus
//! if the first end is false, the last is true. Where both ends have the same digit, what sees both loses it (type 1). Where
//! they have different digits and stand in cells that see each other, neither cell can hold the digit of the other (type 2).
//! As set logic: n truths, n - 1 links between them, two more to each candidate that goes.
//!
//! ## How to spot it
//! Begin with a candidate whose removal would help, and ask of the candidates that exclude it: what if this one were false?
//! Follow cells with two digits and digits with two places. If you arrive at another candidate that excludes it, it goes.
//!
//! ## References
//! SudokuWiki: Alternating Inference Chains. HoDoKu 0708. Sudoku Explainer: Forcing Chain, from 7.0 on, rising with length.

use super::engine::{self, Shape, Wanted};
use super::graph::Kind;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct Aic;

static META: Meta = Meta {
    id: "aic",
    name: "AIC",
    aliases: &["alternating-inference-chain", "nice-loop-aic"],
    family: "chains",
    hodoku: Some(Hodoku { code: "0708", score: 280, level: "Unfair" }),
    se: Some("7.0"),
    assumes_unique: false,
    source: include_str!("aic.rs"),
    example: ":0708-1:8:.....+2+1.+3.+3.1..6.2+25+1+3+6749+8+1+235+7+8+9+6+4+5+8629+4+731+974+6+132+8+53....+1.+2.+7+1+5826+3+4+9..+2.+3..1.::877 891::7",
};

impl<const W: usize> Rule<W> for Aic {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Wanted { kind: Kind::Plain, shape: Shape::Aic, least: 2, most: 12 }, sink)
    }
}
