//! # Hidden Single
//!
//! A digit has one place left in a box, column or row, so it goes there. The cell may have other candidates; they hide
//! it.
//!
//! ## Why it holds
//! Every house holds every digit. When all its cells but one exclude a digit, the digit is in the one that is left. As
//! set logic: one truth (the digit in the house), no link.
//!
//! ## How to spot it
//! Take a digit and a box without it. Cross out the rows and columns in which that digit already stands; if one empty
//! cell is left, that is it. Then do the same for columns and rows.
//!
//! ## References
//! SudokuWiki: Hidden Single. HoDoKu 0002. Sudoku Explainer 1.2 in a box, 1.5 in a row or column.

use crate::board::Board;
use crate::finding::Finding;
use crate::names::Sector;
use crate::pattern::Pattern;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct HiddenSingle;

static META: Meta = Meta {
    id: "hidden-single",
    name: "Hidden Single",
    aliases: &["pinned-digit", "crosshatching", "hs"],
    family: "singles",
    hodoku: Some(Hodoku { code: "0002", score: 14, level: "Easy" }),
    se: Some("1.2"),
    assumes_unique: false,
    source: include_str!("hidden_single.rs"),
    example: "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
};

impl<const W: usize> Rule<W> for HiddenSingle {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let layout = board.layout();
        for index in layout.houses_by_method() {
            for digit in board.lone_in(index).iter() {
                let Some(place) = board.places_in(digit, index).single() else { continue };
                let (cell, house) = (layout.cell(place), layout.house(index));
                sink(Finding::placement(
                    Pattern::Single { cell, digit, house: Some(house) },
                    cell.candidate(digit).is(),
                    Sector::House(house, digit),
                ))?;
            }
        }
        Flow::Continue(())
    }
}
