//! # Jellyfish
//!
//! In four rows, a digit is possible only in the same four columns, so it leaves the rest of those columns. It works
//! the same with rows and columns exchanged.
//!
//! ## Why it holds
//! The four rows need the digit four times, and no column takes it twice. So each of the four columns gets its digit
//! from one of these rows, and no other cell of the columns can have it. As set logic: four truths (the digit in each
//! base house), four links (the digit in each cover house), rank 0.
//!
//! ## How to spot it
//! Take a digit and look for four rows with two to four places each that use only four columns between them. With many
//! rows open, look the other way round as well, where the fish may be smaller.
//!
//! ## References
//! SudokuWiki: Jelly-Fish Strategy. HoDoKu 0302. Sudoku Explainer 5.2.

use super::engine::{self, Fins, Kind, Shape};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct Jellyfish;

static META: Meta = Meta {
    id: "jellyfish",
    name: "Jellyfish",
    aliases: &["bf4", "4-fish"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0302", score: 160, level: "Hard" }),
    se: Some("5.2"),
    assumes_unique: false,
    source: include_str!("jellyfish.rs"),
    example: ":jellyfish::....3..715.+74.2......+7.....2..6..4.+7.38.7....+7.........7..8..1.6..5.+72........+7..:146 232 233 337 338 339 431 432 433 538 539 546 548 557 567 577 638 639 667 668 669 838 839 938 939 946 948",
};

impl<const W: usize> Rule<W> for Jellyfish {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        engine::find(board, Kind { shape: Shape::Basic, fins: Fins::None, size: 4 }, sink)
    }
}
