//! # Hidden Set
//!
//! In a house, five or more digits have only as many cells between them, so those cells can hold no other digit. On a 9x9,
//! the naked subset in the rest of the house is never larger than a quadruple and says the same; this rule is for larger grids.
//!
//! ## Why it holds
//! Each of the digits needs a cell of the house, and there are just as many cells for them, so all are used up. As set logic:
//! as many truths (each digit in the house) as links (the cells), rank 0.
//!
//! ## How to spot it
//! Start from the digits with the fewest places in a house and add digits that bring few new places, until there are as many
//! digits as places.
//!
//! ## References
//! Also hidden quintuple, sextuple and so on, by size. It is looked for up to half the size of the grid; beyond that, the
//! naked subset is the smaller one.

use super::engine;
use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct HiddenSet;

static META: Meta = Meta {
    id: "hidden-set",
    name: "Hidden Set",
    aliases: &["hidden-quintuple", "hidden-quintuplet", "hidden-sextuple", "hidden-sextuplet", "hidden-septuple"],
    family: "subsets",
    hodoku: None,
    se: None,
    assumes_unique: false,
    source: include_str!("hidden_set.rs"),
    example: ":hidden-set::....................................................................................................:113 114 115 119 11A 213 214 215 219 21A 313 314 315 319 31A 413 414 415 419 41A 513 514 515 519 51A",
};

impl<const W: usize> Rule<W> for HiddenSet {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        for size in 5..=board.layout().size() / 2 {
            engine::hidden(board, size, sink)?;
        }
        Flow::Continue(())
    }
}
