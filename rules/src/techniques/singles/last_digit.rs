//! # Last Digit
//!
//! A digit stands everywhere but once, so its last copy goes into the one cell that is left for it.
//!
//! ## Why it holds
//! Every row holds the digit. All rows but one have it, and in that row the columns and boxes leave one cell. It is a
//! hidden single, in a row, a column and a box at once. As set logic: one truth (the digit in the row), no link.
//!
//! ## How to spot it
//! Count how often each digit stands in the grid. Where one copy is missing, find the row and the column without it;
//! they cross in the cell.
//!
//! ## References
//! SudokuWiki: Last Remaining Cell. Sudoku Explainer rates it as the hidden single that it is.

use crate::board::Board;
use crate::finding::Finding;
use crate::names::{HouseKind, Sector};
use crate::pattern::Pattern;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct LastDigit;

static META: Meta = Meta {
    id: "last-digit",
    name: "Last Digit",
    aliases: &["last-copy"],
    family: "singles",
    hodoku: None,
    se: None,
    assumes_unique: false,
    source: include_str!("last_digit.rs"),
    example: "1...........1...........1...1...........1...........1...1...........1............",
};

impl<const W: usize> Rule<W> for LastDigit {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let layout = board.layout();
        for digit in layout.digits() {
            let missing = board.places(digit) & board.unplaced();
            let Some(place) = missing.single() else { continue };
            if board.places(digit).len() != layout.size() {
                continue;
            }
            let row = layout.houses_of(place).iter().find(|&&house| layout.house(house).kind == HouseKind::Row);
            let Some(&row) = row else { continue };
            let (cell, house) = (layout.cell(place), layout.house(row));
            sink(Finding::placement(
                Pattern::Single { cell, digit, house: Some(house) },
                cell.candidate(digit).is(),
                Sector::House(house, digit),
            ))?;
        }
        Flow::Continue(())
    }
}
