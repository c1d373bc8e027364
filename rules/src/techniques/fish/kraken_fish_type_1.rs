//! # Kraken Fish Type 1
//!
//! A finned fish with a target that does not see all of its fins: those that it does not see are tied to it by chains.
//! Whether a fin is true or none is, the target is false.
//!
//! ## Why it holds
//! If no fin is true, the fish holds, and the target, which lies in its cover, is false. If a fin is true, its chain of
//! weak and strong links says that the target is false. As set logic: the base houses and the strong links are truths,
//! the cover houses and the weak links are links; the target lies in one link more for each fin.
//!
//! ## How to spot it
//! Take a finned fish of rows and columns that would remove something if it had no fins. For each fin, see whether
//! taking it to be true removes the same candidate by a short chain.
//!
//! ## References
//! HoDoKu 0371. Fish of two to four rows or columns with at most four fins are looked for; for a target of which there is
//! none, Franken and then mutant fish of two or three houses. For each target the simplest is shown: the smallest, then the
//! one with the fewest fins, then the shortest chains.

use super::kraken::{self, Type};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct KrakenFishType1;

static META: Meta = Meta {
    id: "kraken-fish-type-1",
    name: "Kraken Fish Type 1",
    aliases: &["kf1", "kraken-fish"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0371", score: 500, level: "Extreme" }),
    se: None,
    assumes_unique: false,
    source: include_str!("kraken_fish_type_1.rs"),
    example: ":kraken-fish-type-1::.4..1.2.......9.7..1..........43.6..8......5....2+8....7.5..8......6..3..9........:233 313 333 516 536 586 596 613 633 743 753 763 813 824 827 829 833 943 952 953 957 959 963",
};

impl<const W: usize> Rule<W> for KrakenFishType1 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        kraken::find(board, Type::One, sink)
    }
}
