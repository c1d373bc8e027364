//! # Grouped AIC
//!
//! An AIC some of whose nodes are groups of candidates or almost locked sets; it removes two candidates or more.
//!
//! ## Why it holds
//! A group is a digit's places on one line of a box; it is true when one of them is. It takes part in links like a single
//! candidate: with what sees all of its places it is linked weakly, and with the rest of a house's places strongly. An almost
//! locked set is n cells of a house with n + 1 digits: only one of them can be missing, so any two of them are linked
//! strongly. As set logic: the truths of a set are its cells, its links its digits but the two that take part.
//!
//! ## How to spot it
//! Where an AIC stops because a digit has three or more places in a box, see whether all but one of them stand in a line. Where
//! it stops at a cell with three digits, see whether a second cell makes it an almost locked set.
//!
//! ## References
//! SudokuWiki: Grouped X-Cycles, AIC with ALSs. HoDoKu 0711.

use super::engine::{self, Shape, Wanted};
use super::graph::Kind;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct GroupedAic;

static META: Meta = Meta {
    id: "grouped-aic",
    name: "Grouped AIC",
    aliases: &["gaic", "grouped-alternating-inference-chain", "als-aic"],
    family: "chains",
    hodoku: Some(Hodoku { code: "0711", score: 300, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("grouped_aic.rs"),
    example: ":0711-1:6:.6....+948942.......7.9.+4.5...619........3......+1.485...5+9..3.7.+6+1+7..+983432.....9+5:214 514 115 515 516 724 725 726 127 235 835 841 247 249 851 853 257 259 659 269 669 769 274 275 694 794 895:637 695::5",
};

impl<const W: usize> Rule<W> for GroupedAic {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Wanted { kind: Kind::Als, shape: Shape::Aic, least: 2, most: 10 }, sink)
    }
}
