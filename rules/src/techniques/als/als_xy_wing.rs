//! # ALS-XY-Wing
//!
//! Three almost locked sets: a middle one shares a restricted common X with the first and another one, Y, with the
//! second, so a digit Z that both wings have is true in one of them.
//!
//! ## Why it holds
//! An almost locked set has one digit more than cells: if it loses one digit, it holds all the others. Suppose that
//! the first wing has no Z. Then it holds X, so the middle set has no X and holds Y, so the second wing has no Y and
//! holds Z. Either way Z is in one of the wings, and a cell that sees every Z of both cannot be Z. As set logic: the
//! truths are the cells of the three sets, the links are their digits, X and Y; rank 1.
//!
//! ## How to spot it
//! It is an XY-Wing in which each of the three cells may be a group. Start from the middle set, often a cell with two
//! digits, and look for sets that share one of its digits in a common house.
//!
//! ## References
//! SudokuWiki: ALS-XY-Wing. HoDoKu 0902.

use rustc_hash::FxHashSet;

use super::engine::Sets;
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::names::{Digit, Fact};
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::sets::bits::meet;

/// See the head of this file.
pub struct AlsXyWing;

static META: Meta = Meta {
    id: "als-xy-wing",
    name: "ALS-XY-Wing",
    aliases: &["almost-locked-set-xy-wing", "axy"],
    family: "als",
    hodoku: Some(Hodoku { code: "0902", score: 320, level: "Unfair" }),
    se: Some("8.0"),
    assumes_unique: false,
    source: include_str!("als_xy_wing.rs"),
    example: ":0902:7:+8...43..+1.+3+1.5+7..8.721......9+3+5+1......5....1.18.3..........1.67..7..91..3+1+8+76592+4:441 247 451 254 454 854 255 257 265 267 471 274 875 481 284 885:768::",
};

/// A set, and the digit that joins it to the middle.
type Wing = (usize, Digit);

impl<const W: usize> Rule<W> for AlsXyWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let sets = Sets::of(board);
        // The size, the middle, and each wing with its restricted common; small sets first.
        let mut wings: Vec<(usize, usize, Wing, Wing)> = vec![];
        for (middle, als) in sets.list.iter().enumerate() {
            for x in als.usable.iter() {
                for y in als.usable.below(x).iter().filter(|&y| meet(sets.next(middle, x), sets.next(middle, y))) {
                    around(&sets, middle, (x, y), &mut wings);
                }
            }
        }
        wings.sort_unstable();
        let mut seen = FxHashSet::<Vec<Fact>>::default();
        for (_, middle, (a, x), (b, y)) in wings {
            let gone: Vec<_> = sets.eliminations(a, b, DigitSet::of(x) | DigitSet::of(y)).collect();
            if seen.insert(sets.facts(&gone)) {
                sink(sets.chain(&[a, middle, b], &[x, y], &gone))?;
            }
        }
        Flow::Continue(())
    }
}

/// Adds the wings of a middle with these restricted commons.
fn around<const W: usize>(
    sets: &Sets<'_, '_, W>,
    middle: usize,
    (x, y): (Digit, Digit),
    wings: &mut Vec<(usize, usize, Wing, Wing)>,
) {
    let size = |als: usize| sets.list[als].size;
    let seconds: Vec<usize> = sets.joined(middle, y).filter(|&b| sets.fells(b, y, sets.next(middle, x))).collect();
    for a in sets.joined(middle, x).filter(|&a| sets.fells(a, x, sets.next(middle, y))) {
        let useful = |b: usize| sets.eliminations(a, b, DigitSet::of(x) | DigitSet::of(y)).next().is_some();
        for b in seconds.iter().copied().filter(|&b| b != a && useful(b)) {
            let (first, second) = if a < b { ((a, x), (b, y)) } else { ((b, y), (a, x)) };
            wings.push((size(a) + size(middle) + size(b), middle, first, second));
        }
    }
}
