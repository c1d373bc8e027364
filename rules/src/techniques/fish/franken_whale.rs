//! # Franken Whale
//!
//! A Whale in which boxes take part: six houses out of rows and boxes have a digit only in six columns or boxes, so it
//! leaves the rest of those. It works the same with rows and columns exchanged.
//!
//! ## Why it holds
//! The six base houses need the digit six times, and no cover house takes it twice. So each cover house gets its digit
//! from the base, and none is left for its other cells. A cell that two cover houses hold would use up both of them,
//! and falls as well even if it is in the base. As set logic: six truths (the digit in each base house), six links (the
//! digit in each cover house), rank 0. No place is in two base houses.
//!
//! ## How to spot it
//! Take the boxes in which the digit has few places. A box whose places lie in two columns can stand in for a row, and
//! a box that catches the places of two rows can stand in for a column.
//!
//! ## References
//! HoDoKu 0334: Franken Fish. If cover and base need rows and columns on the same side, it is a mutant fish.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FrankenWhale;

static META: Meta = Meta {
    id: "franken-whale",
    name: "Franken Whale",
    aliases: &["ff6"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0334", score: 470, level: "Extreme" }),
    se: None,
    assumes_unique: false,
    source: include_str!("franken_whale.rs"),
    example: ":franken-whale::.135+9........7.4......+3....1......892.4.6....7.+8+3+1....+38.1.+6...6...+8.2.....9.3...:245 266 358 359 466 488 489 492 568 569 573 583 588 589 592 593 617 628 629 637 638 639 668 669 697 737 738 739 782 783 788 789 922 923 932 933 982",
};

impl<const W: usize> Rule<W> for FrankenWhale {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Franken, fins: Fins::None, size: 6 }, sink)
    }
}
