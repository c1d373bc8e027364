//! # Claiming
//!
//! In a row or column, a digit is possible only inside one box, so it leaves the rest of that box. It is pointing the
//! other way round.
//!
//! ## Why it holds
//! The line needs the digit, and wherever in the line it goes, it stands in that box. The box holds the digit once, so
//! no other cell of the box can have it. As set logic: one truth (the digit in the line), one link (the digit in the
//! box), rank 0.
//!
//! ## How to spot it
//! Take a digit and a row or column in which it has two or three places left. If one box holds them all, look at the
//! rest of that box.
//!
//! ## References
//! Locked Candidates Type 2. SudokuWiki: Box/Line Reduction. HoDoKu 0101. Sudoku Explainer 2.8.

use super::confined;
use crate::board::Board;
use crate::names::HouseKind;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::Confinements;

/// See the head of this file.
pub struct Claiming;

static META: Meta = Meta {
    id: "claiming",
    name: "Claiming",
    aliases: &["box-line-reduction", "locked-candidates-2", "locked-candidates-type-2", "lc2"],
    family: "intersections",
    hodoku: Some(Hodoku { code: "0101", score: 50, level: "Medium" }),
    se: Some("2.8"),
    assumes_unique: false,
    source: include_str!("claiming.rs"),
    example: ":0101::..7+1+2+3+5..3+5+16497..6+295+78+3+4+1..+6+4.2.35.+32...4..59+43..+2.....9.61.4.+65214..3......6..:818 819 758 768 791 792 798 799",
};

impl<const W: usize> Rule<W> for Claiming {
    fn meta(&self) -> &'static Meta {
        &META
    }

    /// Bases are all houses that are no boxes, so that diagonals and windows claim too.
    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let layout = board.layout();
        let mut lines = (0..layout.houses().len()).filter(|&house| layout.house(house).kind != HouseKind::Box);
        if board.is_scouted() && !board.derived::<Confinements>().may_claim() {
            return Flow::Continue(());
        }
        lines.try_for_each(|line| confined::find(board, line, board.open_in(line), sink))
    }
}
