//! # Multi Colors 2
//!
//! Two clusters of one digit, each coloured by turns. A colour of the first sees both colours of the second, so it is false.
//!
//! ## Why it holds
//! One of the two colours of the second cluster is true, and it excludes a candidate of the first cluster's colour; since all candidates
//! of a colour are true or none, the whole colour is false. As set logic: the ways through the clusters are truths and links by turns,
//! with a link at each place where they meet.
//!
//! ## How to spot it
//! Colour all pairs of a digit, each cluster in two colours of its own. Look for a colour that meets both colours of another cluster.
//!
//! ## References
//! SudokuWiki: Multi-Colouring. HoDoKu 0503.

use super::engine;
use super::web::webs;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct MultiColours2;

static META: Meta = Meta {
    id: "multi-colours-2",
    name: "Multi Colors 2",
    aliases: &["mc2"],
    family: "colouring",
    hodoku: Some(Hodoku { code: "0503", score: 200, level: "Hard" }),
    se: None,
    assumes_unique: false,
    source: include_str!("multi_colours_2.rs"),
    example: ":0503:8:......58779..52..15.41..932.......2.2.6.3.1.5.5.......947.182.....76..1961.......::824 832::",
};

impl<const W: usize> Rule<W> for MultiColours2 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        for digit in engine::digits(board, |colours| colours.squeeze).iter() {
            let webs = webs(board, &[digit], false);
            for (at, first) in webs.iter().enumerate() {
                for second in webs.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, web)| web) {
                    for colour in [true, false] {
                        if let Some(finding) = engine::squeeze(board, digit, [first, second], colour) {
                            sink(finding)?;
                        }
                    }
                }
            }
        }
        Flow::Continue(())
    }
}
