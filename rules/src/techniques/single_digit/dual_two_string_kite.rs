//! # Dual 2-String Kite
//!
//! Two 2-String Kites of one digit with the same two places in the same box: from each of the two places one string leads along
//! the row and one along the column. Both kites are seen at once, and each removes its own candidate.
//!
//! ## Why it holds
//! Each kite holds by itself: the two places in the box exclude each other, so of one row and one column at least one has the
//! digit at its far end. As set logic: two sums of two truths and three links.
//!
//! ## How to spot it
//! Whenever you see a 2-String Kite, try the other row and the other column of the two places in the box.
//!
//! ## References
//! HoDoKu 0404.

use super::engine::{finding, turbots};
use crate::board::Board;
use crate::pattern::TurbotShape;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct DualTwoStringKite;

static META: Meta = Meta {
    id: "dual-two-string-kite",
    name: "Dual 2-String Kite",
    aliases: &["d2sk"],
    family: "single_digit",
    hodoku: Some(Hodoku { code: "0404", score: 150, level: "Hard" }),
    se: None,
    assumes_unique: false,
    source: include_str!("dual_two_string_kite.rs"),
    example: ":0404:7:...+7+93.8+4+8..+4+5+697.+4+9+7821+35678..+4+9...+9.1..+84....+4.6..9817+9684....48.....+9.2.9..+8+4.:681 184 287 587 288 388 399 599:785 796::",
};

impl<const W: usize> Rule<W> for DualTwoStringKite {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let found = turbots(board, TurbotShape::TwoStringKite);
        for (at, first) in found.iter().enumerate() {
            for second in
                found[at + 1..].iter().filter(|second| first.pairs_with(second) && first.inner() == second.inner())
            {
                sink(finding(board, TurbotShape::TwoStringKite, &[first, second]))?;
            }
        }
        Flow::Continue(())
    }
}
