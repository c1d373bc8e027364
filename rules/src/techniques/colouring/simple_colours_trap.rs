//! # Simple Colors Trap
//!
//! The pairs of places of one digit that are linked strongly, coloured by turns: all candidates of one colour are true, or all of
//! the other. A candidate that sees both colours is false.
//!
//! ## Why it holds
//! In a house with two places for the digit, one is true and one is false; so along such pairs true and false take turns, and one of
//! the two colours is the true one. Whichever it is, it excludes what sees both. As set logic: along the way between the two
//! candidates that are seen, the pairs are truths and links by turns, and two more links lead to what goes.
//!
//! ## How to spot it
//! Draw lines between the two places of each house that has just two, and colour the ends by turns. Then look at the other places.
//!
//! ## References
//! SudokuWiki: Singles Chains, rule 4. HoDoKu 0500. Each elimination is that of an X-Chain.

use super::engine;
use super::web::webs;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct SimpleColoursTrap;

static META: Meta = Meta {
    id: "simple-colours-trap",
    name: "Simple Colors Trap",
    aliases: &["singles-chains", "simple-coloring", "simple-colouring", "color-trap", "sc1"],
    family: "colouring",
    hodoku: Some(Hodoku { code: "0500", score: 150, level: "Hard" }),
    se: None,
    assumes_unique: false,
    source: include_str!("simple_colours_trap.rs"),
    example: ":0500:3:8.+7.9.6.2+95+28+6..4.3.6.+2.+5+9+8+7+8+19+34+25+62+6+4.....9+53+96.2..+4+6.....+4+21+12..+46+98.4.8+21..+65:726 157 757 158 767:326::",
};

impl<const W: usize> Rule<W> for SimpleColoursTrap {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        for digit in engine::digits(board, |colours| colours.trap).iter() {
            for web in webs(board, &[digit], false).iter().filter(|web| web.spots.len() > 2) {
                if let Some(finding) = engine::trap(board, &[digit], web) {
                    sink(finding)?;
                }
            }
        }
        Flow::Continue(())
    }
}
