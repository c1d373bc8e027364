//! # Multi Colors 1
//!
//! Two clusters of one digit, each coloured by turns. A colour of one sees a colour of the other, so at most one of these two is true,
//! and at least one of the two other colours is. What sees both of those is false.
//!
//! ## Why it holds
//! In each cluster one colour is true. If neither of the two other colours were, the two that see each other would both be true. As set
//! logic: the ways through the two clusters are truths and links by turns, with a link where they meet and two to what goes.
//!
//! ## How to spot it
//! Colour all pairs of a digit, each cluster in two colours of its own. Look for a house with colours of two clusters.
//!
//! ## References
//! SudokuWiki: Multi-Colouring. HoDoKu 0502. Each elimination is that of an X-Chain.

use super::engine;
use super::web::webs;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct MultiColours1;

static META: Meta = Meta {
    id: "multi-colours-1",
    name: "Multi Colors 1",
    aliases: &["multi-colouring", "mc1"],
    family: "colouring",
    hodoku: Some(Hodoku { code: "0502", score: 200, level: "Hard" }),
    se: None,
    assumes_unique: false,
    source: include_str!("multi_colours_1.rs"),
    example: ":0502:3:.9..4187678.3..15441.8..329..91...6.1...6.9..674..851.967485231.4..12.95521......::341 353::",
};

impl<const W: usize> Rule<W> for MultiColours1 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        for digit in engine::digits(board, |colours| colours.bridge).iter() {
            let webs = webs(board, &[digit], false);
            for (at, first) in webs.iter().enumerate() {
                for second in &webs[at + 1..] {
                    if let Some(finding) = engine::bridge(board, digit, [first, second]) {
                        sink(finding)?;
                    }
                }
            }
        }
        Flow::Continue(())
    }
}
