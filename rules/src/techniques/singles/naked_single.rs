//! # Naked Single
//!
//! A cell has one digit left, so that digit goes there. Every other digit already stands in the cell's row, column or
//! box, or was removed by an earlier step.
//!
//! ## Why it holds
//! Every cell holds a digit. When all but one are impossible, the one that is left is true. As set logic: one truth
//! (the cell), no link.
//!
//! ## How to spot it
//! Look at cells whose row, column and box together show many different digits, and count the ones that are missing.
//!
//! ## References
//! The method document calls it a *definite*. SudokuWiki: Naked Single. HoDoKu 0003. Sudoku Explainer 2.3.

use crate::board::Board;
use crate::finding::Finding;
use crate::names::Sector;
use crate::pattern::Pattern;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct NakedSingle;

static META: Meta = Meta {
    id: "naked-single",
    name: "Naked Single",
    aliases: &["definite", "sole-candidate", "forced-digit", "ns"],
    family: "singles",
    hodoku: Some(Hodoku { code: "0003", score: 4, level: "Easy" }),
    se: Some("2.3"),
    assumes_unique: false,
    source: include_str!("naked_single.rs"),
    example: ":0003::4.....8.5.3..........7......2.....6.....8.4...+4..1.......6.3.7.5.+32.+1...1.4......:216 226 236 616 626 636:::",
};

impl<const W: usize> Rule<W> for NakedSingle {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        for index in board.lone_cells() {
            if let Some(digit) = board.digits(index).single() {
                let cell = board.layout().cell(index);
                sink(Finding::placement(
                    Pattern::Single { cell, digit, house: None },
                    cell.candidate(digit).is(),
                    Sector::Cell(cell),
                ))?;
            }
        }
        Flow::Continue(())
    }
}
