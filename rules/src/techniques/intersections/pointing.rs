//! # Pointing
//!
//! In a box, a digit is possible only in one row or column, so it leaves the rest of that row or column.
//!
//! ## Why it holds
//! The box needs the digit, and wherever in the box it goes, it stands in that line. The line holds the digit once, so
//! no other cell of the line can have it. As set logic: one truth (the digit in the box), one link (the digit in the
//! line), rank 0.
//!
//! ## How to spot it
//! Take a digit and a box in which it has two or three places left. If they stand in a line, look along the line,
//! outside the box.
//!
//! ## References
//! The method document calls it *box-line pointing*; also Locked Candidates Type 1. SudokuWiki: Pointing Pairs.
//! HoDoKu 0100. Sudoku Explainer 2.6.

use super::confined;
use crate::board::Board;
use crate::names::HouseKind;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::Confinements;

/// See the head of this file.
pub struct Pointing;

static META: Meta = Meta {
    id: "pointing",
    name: "Pointing",
    aliases: &["box-line-pointing", "locked-candidates-1", "locked-candidates-type-1", "pointing-pair", "lc1"],
    family: "intersections",
    hodoku: Some(Hodoku { code: "0100", score: 50, level: "Medium" }),
    se: Some("2.6"),
    assumes_unique: false,
    source: include_str!("pointing.rs"),
    example: "4.....8.5.3..........7......2.....6.....8.4...+4..1.......6.3.7.5.+32.+1...1.4......",
};

impl<const W: usize> Rule<W> for Pointing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let (layout, boxes) = (board.layout(), board.layout().houses_of_kind(HouseKind::Box));
        if !board.is_scouted() {
            return boxes.into_iter().try_for_each(|region| confined::find(board, region, board.open_in(region), sink));
        }
        let scout = board.derived::<Confinements>();
        if !scout.may_point() {
            return Flow::Continue(());
        }
        boxes.into_iter().try_for_each(|region| {
            let first = layout.house_cells(region)[0];
            let digits = board.open_in(region).iter().filter(|&digit| scout.points(first, digit)).collect();
            confined::find(board, region, digits, sink)
        })
    }
}
