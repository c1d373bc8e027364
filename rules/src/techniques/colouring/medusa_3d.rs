//! # 3D Medusa
//!
//! Candidates of all digits coloured by turns, along the two places of a digit in a house and the two digits of a cell: all candidates of
//! one colour are true, or all of the other. What sees both colours is false; and a colour that meets itself, or empties a cell, is
//! false altogether.
//!
//! ## Why it holds
//! Of two candidates that are linked strongly and weakly at once, just one is true; so along them true and false take turns. A candidate
//! that sees both colours is excluded whichever is true. A colour with two candidates in one house or cell cannot be true, nor can
//! one that excludes every digit of a cell. As set logic: the ways through the cluster are truths and links by turns.
//!
//! ## How to spot it
//! Start at a cell with two digits in a region full of pairs, and colour on in both ways until nothing can be added. Then look for
//! cells with both colours, for cells and houses with one colour twice, and for cells whose digits all see the same colour.
//!
//! ## References
//! SudokuWiki: 3D Medusa, rules 1 to 6.

use super::engine;
use super::web::webs;
use crate::board::Board;
use crate::names::Digit;
use crate::rule::{Flow, Meta, Rule, Sink};
use crate::scouts::Medusa;

/// See the head of this file.
pub struct Medusa3d;

static META: Meta = Meta {
    id: "medusa-3d",
    name: "3D Medusa",
    aliases: &["medusa", "three-d-medusa", "multi-digit-colouring"],
    family: "colouring",
    hodoku: None,
    se: None,
    assumes_unique: false,
    source: include_str!("medusa_3d.rs"),
    example: ":medusa-3d::.+64.7+1...8+7+2...4.1.13..4+6.+7.........12....8.4.....97..6+3+8..7+1+42+7..1+4+2+36+8+2+4+13+6897+5:541 561 941:::",
};

impl<const W: usize> Rule<W> for Medusa3d {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        if board.is_scouted() && !board.derived::<Medusa>().0 {
            return Flow::Continue(());
        }
        let digits: Vec<Digit> = board.layout().digits().collect();
        for web in webs(board, &digits, true).iter().filter(|web| web.spots.len() > 2) {
            for colour in [true, false] {
                if let Some(finding) = engine::wrap(board, None, web, colour) {
                    sink(finding)?;
                }
            }
            if let Some(finding) = engine::trap(board, &digits, web) {
                sink(finding)?;
            }
            for colour in [true, false] {
                if let Some(finding) = engine::emptied(board, web, colour) {
                    sink(finding)?;
                }
            }
        }
        Flow::Continue(())
    }
}
