//! # Kraken Fish Type 2
//!
//! A finned fish in which all places of one cover house, and all fins, are tied to one target by chains. One of them is
//! true, so the target is false, whatever its digit is.
//!
//! ## Why it holds
//! If no fin is true, the fish holds, and each cover house gets the digit from the base; so one of the places that the
//! base has in the chosen cover house is true. So one of these places, or a fin, is true in any case, and from each of
//! them a chain of weak and strong links says that the target is false. As set logic: the base houses and the strong
//! links are truths, the other cover houses and the weak links are links.
//!
//! ## How to spot it
//! Take a finned fish of rows and columns and one of its cover houses. Follow what each place there, and each fin,
//! would remove; what all of them remove is false.
//!
//! ## References
//! HoDoKu 0372. Fish of two to four rows or columns with at most four fins are looked for; for a target of which there is
//! none, Franken and then mutant fish of two or three houses. For each target the simplest is shown: the smallest, then the
//! one with the fewest fins, then the shortest chains.

use super::kraken::{self, Type};
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct KrakenFishType2;

static META: Meta = Meta {
    id: "kraken-fish-type-2",
    name: "Kraken Fish Type 2",
    aliases: &["kf2"],
    family: "fish",
    hodoku: Some(Hodoku { code: "0372", score: 500, level: "Extreme" }),
    se: None,
    assumes_unique: false,
    source: include_str!("kraken_fish_type_2.rs"),
    example: ":kraken-fish-type-2::7.8...3.....2.1...5.........4.....263...8.......1...9+3.9.6....4....7.5...........:334 336 345 375 395 434 436 552 553 554 556 636 737 738 739 827 837 838 839 877 897 934 936",
};

impl<const W: usize> Rule<W> for KrakenFishType2 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        kraken::find(board, Type::Two, sink)
    }
}
