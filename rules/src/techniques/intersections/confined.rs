//! A digit whose places in one house all lie in another: what pointing and claiming share.

use crate::board::Board;
use crate::cellset::DigitSet;
use crate::certificate::Certificate;
use crate::finding::Finding;
use crate::names::Sector;
use crate::pattern::Pattern;
use crate::rule::{Flow, Sink};

/// Every one of these digits that the base confines to another house, from the rest of which it is removed.
pub fn find<const W: usize>(board: &Board<'_, W>, base: usize, digits: DigitSet, sink: &mut Sink<'_>) -> Flow {
    let layout = board.layout();
    for digit in digits.iter() {
        let places = board.places_in(digit, base);
        let Some(first) = places.lowest().filter(|_| board.count_in(digit, base) > 1) else { continue };
        for &cover in layout.houses_of(first) {
            let confined = cover != base && places.is_subset(&layout.house_set(cover));
            let gone = board.places_in(digit, cover) - places;
            if !confined || gone.is_empty() {
                continue;
            }
            let (base, cover) = (layout.house(base), layout.house(cover));
            let cells = places.iter().map(|cell| layout.cell(cell)).collect();
            sink(Finding::new(
                Pattern::Intersection { digit, base, cover, cells },
                gone.iter().map(|cell| board.candidate(cell, digit).is_not()),
                Certificate::sum([Sector::House(base, digit).into()], [Sector::House(cover, digit)]),
            ))?;
        }
    }
    Flow::Continue(())
}
