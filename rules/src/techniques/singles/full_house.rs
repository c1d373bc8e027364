//! # Full House
//!
//! A house has one open cell left, so the one digit that is missing goes there. It is the easiest step there is.
//!
//! ## Why it holds
//! Every house holds every digit, and all its other cells are filled. As set logic: one truth (the missing digit in the
//! house), no link.
//!
//! ## How to spot it
//! Look for a row, column or box that is full but for one cell, and count which digit it lacks.
//!
//! ## References
//! SudokuWiki: Last Possible Number. HoDoKu 0000. Sudoku Explainer 1.0.

use smallvec::SmallVec;

use crate::board::Board;
use crate::finding::Finding;
use crate::names::Sector;
use crate::pattern::Pattern;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct FullHouse;

static META: Meta = Meta {
    id: "full-house",
    name: "Full House",
    aliases: &["last-value", "last-remaining-cell", "fh"],
    family: "singles",
    hodoku: Some(Hodoku { code: "0000", score: 4, level: "Easy" }),
    se: Some("1.0"),
    assumes_unique: false,
    source: include_str!("full_house.rs"),
    example: "41736982563215894795872431682543716979158643234691275828964357157329168416487529.",
};

impl<const W: usize> Rule<W> for FullHouse {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let layout = board.layout();
        let mut told = SmallVec::<[usize; 8]>::new();
        for index in board.nearly_full() {
            let Some(digit) = board.open_in(index).single() else { continue };
            let Some(place) = (board.unplaced() & layout.house_set(index)).single() else { continue };
            if told.contains(&place) || !board.has(place, digit) {
                continue;
            }
            told.push(place);
            let (cell, house) = (layout.cell(place), layout.house(index));
            sink(Finding::placement(
                Pattern::Single { cell, digit, house: Some(house) },
                cell.candidate(digit).is(),
                Sector::House(house, digit),
            ))?;
        }
        Flow::Continue(())
    }
}
