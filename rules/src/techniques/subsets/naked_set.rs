//! # Naked Set
//!
//! In a house, five or more cells have only as many digits between them, so no other cell of the house can have those
//! digits. On a 9x9, the hidden subset in the rest of the house is never larger than a quadruple and says the same; this rule is
//! for larger grids.
//!
//! ## Why it holds
//! The cells take one digit each and have no others to choose from, so between them they use all those digits up. As set
//! logic: as many truths (the cells) as links (each digit in the house), rank 0.
//!
//! ## How to spot it
//! Start from the cells of a house with the fewest digits and add cells that bring few new ones, until there are as many cells as
//! digits.
//!
//! ## References
//! Also naked quintuple, sextuple and so on, by size. It is looked for up to half the size of the grid; beyond that, the
//! hidden subset is the smaller one.

use super::engine;
use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct NakedSet;

static META: Meta = Meta {
    id: "naked-set",
    name: "Naked Set",
    aliases: &["naked-quintuple", "naked-quintuplet", "naked-sextuple", "naked-sextuplet", "naked-septuple"],
    family: "subsets",
    hodoku: None,
    se: None,
    assumes_unique: false,
    source: include_str!("naked_set.rs"),
    example: ":naked-set::....................................................................................................:611 711 811 911 A11 111 612 712 812 912 A12 212 616 716 816 916 A16 316 617 717 817 917 A17 417 618 718 818 918 A18 518",
};

impl<const W: usize> Rule<W> for NakedSet {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        for size in 5..=board.layout().size() / 2 {
            engine::naked(board, size, sink)?;
        }
        Flow::Continue(())
    }
}
