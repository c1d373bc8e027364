//! # ALS-XZ
//!
//! Two almost locked sets share a digit X that only one of them can hold, so one of them is locked, and a digit Z
//! that both have is true in one of the two.
//!
//! ## Why it holds
//! An almost locked set is a group of cells of one house with one digit more than cells; take any digit from it and
//! the rest must all be placed in it. X is a *restricted common*: all its cells in both sets stand in one house, so at
//! least one set goes without X. That set holds all its other digits, Z among them. A cell that sees every Z of both
//! sets therefore cannot be Z.
//!
//! With two restricted commons the sets are *doubly linked*: one set loses the first, the other the second, both are
//! locked, and each of their digits leaves the cells that see it: each restricted common from its house, every other
//! digit of a set from what sees it there. As set logic: the truths are the cells, the links are the digits of each
//! set and the restricted commons; rank 1 with one restricted common, rank 0 with two.
//!
//! ## How to spot it
//! The smallest almost locked set is a cell with two digits. Take such a cell and a group of two or three cells with
//! one digit more in another house; look whether a digit of both is confined to a shared house, then for a second
//! digit of both and the cells that see all of it. The sets may even share cells, as long as X is in none of them.
//!
//! ## References
//! SudokuWiki: Almost Locked Sets. HoDoKu 0901. WXYZ-Wings and XYZ-Wings are small cases of it.

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use super::engine::Sets;
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::finding::Facts;
use crate::names::Digit;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct AlsXz;

static META: Meta = Meta {
    id: "als-xz",
    name: "ALS-XZ",
    aliases: &["almost-locked-set-xz-rule", "als-xz-rule", "als-xz-single", "als-xz-double", "axz"],
    family: "als",
    hodoku: Some(Hodoku { code: "0901", score: 300, level: "Unfair" }),
    se: Some("7.5"),
    assumes_unique: false,
    source: include_str!("als_xz.rs"),
    example: ":0901:3:.24.6.+7..5.74.9.1.....+7......+5.9+4+87+14+7.+6.85.3..8..7.6.+7......46.+46..3.+57.5.7+4+61..:314 819 225 134 237 937 238 938 239 839 269 372 972 973 274 291 891 999:327::",
};

impl<const W: usize> Rule<W> for AlsXz {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let sets = Sets::of(board);
        let mut pairs: Vec<(usize, usize, usize)> = vec![];
        // For each set the last one that was joined to it.
        let mut last = vec![usize::MAX; sets.list.len()];
        for (a, als) in sets.list.iter().enumerate() {
            let joined = |&x: &Digit| sets.joined(a, x).next().is_some();
            let several = als.usable.iter().filter(joined).nth(1).is_some();
            for x in als.usable.iter() {
                let useful = sets.fells(a, x, sets.next(a, x));
                if !useful && !several {
                    continue;
                }
                for b in sets.joined_later(a, x) {
                    let again = std::mem::replace(&mut last[b], a) == a;
                    if again || useful && sets.eliminations(a, b, DigitSet::of(x)).next().is_some() {
                        pairs.push((als.size + sets.list[b].size, a, b));
                    }
                }
            }
        }
        pairs.sort_unstable();
        pairs.dedup();
        let mut seen = FxHashSet::<Facts>::default();
        for (_, a, b) in pairs {
            let commons: SmallVec<[Digit; 8]> = sets.between(a, b).collect();
            pair(&sets, (a, b), &commons, &mut |finding| match seen.insert(finding.conclusions.clone()) {
                true => sink(finding),
                false => Flow::Continue(()),
            })?;
        }
        Flow::Continue(())
    }
}

fn pair<const W: usize>(
    sets: &Sets<'_, '_, W>,
    (a, b): (usize, usize),
    commons: &[Digit],
    sink: &mut Sink<'_>,
) -> Flow {
    match commons {
        [] => {}
        &[x] => {
            let gone: Vec<_> = sets.eliminations(a, b, DigitSet::of(x)).collect();
            sink(sets.chain(&[a, b], &[x], &gone))?;
        }
        &[x, y, ..] => {
            let cells = sets.list[a].cells | sets.list[b].cells;
            // In one house this is a naked subset.
            if sets.house_of(cells).is_some() || !sets.rings(a, b, [x, y]) {
                return Flow::Continue(());
            }
            // The usual step leaves the two sets as they are; sometimes one takes a digit out of the other, too.
            let unplaced = sets.board.unplaced();
            for within in [unplaced - cells, unplaced] {
                if let Some(finding) = sets.ring(a, b, [x, y], within) {
                    sink(finding)?;
                }
            }
        }
    }
    Flow::Continue(())
}
