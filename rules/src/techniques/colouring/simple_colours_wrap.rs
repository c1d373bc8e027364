//! # Simple Colors Wrap
//!
//! The pairs of places of one digit that are linked strongly, coloured by turns. Two candidates of one colour stand in one house, so
//! this colour is false altogether.
//!
//! ## Why it holds
//! All candidates of a colour are true, or none. A house cannot hold the digit twice, so this colour is not the true one. As set logic,
//! for each candidate of the colour: along the ways to the two that meet, the pairs are links and truths by turns, and the house in
//! which they meet is one more link.
//!
//! ## How to spot it
//! Colour the pairs of a digit by turns and look for a house with two cells of the same colour.
//!
//! ## References
//! SudokuWiki: Singles Chains, rule 2. HoDoKu 0501.

use super::engine;
use super::web::webs;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct SimpleColoursWrap;

static META: Meta = Meta {
    id: "simple-colours-wrap",
    name: "Simple Colors Wrap",
    aliases: &["color-wrap", "colour-wrap", "sc2"],
    family: "colouring",
    hodoku: Some(Hodoku { code: "0501", score: 150, level: "Hard" }),
    se: None,
    assumes_unique: false,
    source: include_str!("simple_colours_wrap.rs"),
    example: ":0501:1:+548..+3....+674.+9+8359..8+5+7+6...+9..+382+5+73..57.4..+8+7+52+9+4163689+7+4+5+31+2...+9..+5...+513.2...::114 119 125 132 141 156 185::",
};

impl<const W: usize> Rule<W> for SimpleColoursWrap {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        for digit in engine::digits(board, |colours| colours.wrap).iter() {
            for web in &webs(board, &[digit], false) {
                for colour in [true, false] {
                    if let Some(finding) = engine::wrap(board, Some(digit), web, colour) {
                        sink(finding)?;
                    }
                }
            }
        }
        Flow::Continue(())
    }
}
