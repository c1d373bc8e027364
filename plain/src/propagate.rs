//! Draws all consequences of what is known, box by box and band by band.
//!
//! The clauses: in a box's matrix each digit is in exactly one lane of each of the first three rows and columns (a cell
//! or the negated triad); a cell has exactly one digit; a triad has three, so that its negation has six; in a band each
//! digit has exactly one configuration. Naked and hidden singles and locked candidates all follow from these.

use crate::lanes::Lanes;
use crate::state::State;
use crate::tables::{CELLS, FEWEST, FOURTH, OTHERS, RESTRICT, THREE, TO_BAND, TO_STACK, TRIADS, WITH_TRIAD};

/// Bands and stacks, and boxes, whose consequences are not drawn yet: a bit each.
#[derive(Debug, Clone, Copy)]
pub struct Changed {
    pub bands: u32,
    pub boxes: u32,
}

impl Changed {
    pub const EVERYTHING: Self = Self { bands: 0x3f, boxes: 0x1ff };

    pub const fn band(band: usize) -> Self {
        Self { bands: 1 << band, boxes: 0 }
    }
}

/// Draws the consequences of what changed: all bands, then all boxes, and round again, so that a box hears of its band
/// and its stack at once. False when there is a contradiction.
#[inline(always)]
pub fn propagate<L: Lanes>(lanes: L, state: &mut State, changed: Changed) -> bool {
    let Changed { mut bands, mut boxes } = changed;
    loop {
        while bands != 0 {
            let band = bands.trailing_zeros() as usize % 8;
            bands &= bands - 1;
            boxes |= restrict(lanes, state, band);
        }
        if boxes == 0 {
            return true;
        }
        let mut again = 0;
        while boxes != 0 {
            let index = boxes.trailing_zeros() as usize % 16;
            boxes &= boxes - 1;
            match settle_box(lanes, state, index) {
                Some(changed) => {
                    bands |= changed.bands;
                    again |= changed.boxes;
                }
                None => return false,
            }
        }
        boxes = again;
    }
}

/// Draws the consequences of a band for its boxes: which of them changed.
#[inline(always)]
fn restrict<L: Lanes>(lanes: L, state: &mut State, band: usize) -> u32 {
    let triads = settle_band(lanes, state, band);
    let vertical = band / 3;
    let (first, step) = if vertical == 0 { (band * 3, 1) } else { (band - 3, 3) };
    let [one, other] = &RESTRICT[vertical];
    let (one, other) = (lanes.load(one), lanes.load(other));
    let mut changed = 0;
    for place in 0..3 {
        let index = first + place * step;
        let row = lanes.row(triads, place);
        let may_be = lanes.or(lanes.shuffle(row, one), lanes.shuffle(row, other));
        let own = lanes.load(&state.boxes[index]);
        state.boxes[index] = lanes.save(lanes.and(own, may_be));
        changed |= u32::from(!lanes.within(own, may_be)) << index;
    }
    changed
}

/// The triads that a band still allows, after those that are full have taken their digits from the others. The fourth
/// column holds all digits.
#[inline(always)]
fn settle_band<L: Lanes>(lanes: L, state: &mut State, band: usize) -> L::Wide {
    let configurations = lanes.load_half(&state.bands[band]);
    let twice = lanes.twice(configurations);
    let of = |twice| {
        let both = lanes.or(lanes.shuffle(twice, lanes.load(&TRIADS[0])), lanes.shuffle(twice, lanes.load(&TRIADS[1])));
        lanes.or(both, lanes.load(&FOURTH))
    };
    let triads = of(twice);
    let full = lanes.and(triads, lanes.equal(lanes.count(triads), lanes.load(&THREE)));
    let elsewhere = lanes.or(lanes.shuffle(full, lanes.load(&OTHERS[0])), lanes.shuffle(full, lanes.load(&OTHERS[1])));
    let gone = lanes
        .or(lanes.shuffle(elsewhere, lanes.load(&WITH_TRIAD[0])), lanes.shuffle(elsewhere, lanes.load(&WITH_TRIAD[1])));
    let gone = lanes.or_half(lanes.low(gone), lanes.high(gone));
    let left = lanes.less_half(configurations, gone);
    state.bands[band] = lanes.save_half(left);
    of(lanes.twice(left))
}

/// Draws the next consequences within a box, then those for its band and stack: what changed, or `None` for a
/// contradiction. A box that changed has to be looked at again: looking until it stays as it is would cost a branch that
/// no processor foresees, and its band may have more to say by then.
#[inline(always)]
fn settle_box<L: Lanes>(lanes: L, state: &mut State, index: usize) -> Option<Changed> {
    let before = lanes.load(&state.boxes[index]);
    let cells = lanes.load(&CELLS);
    let fewest = lanes.load(&FEWEST);
    let count = lanes.count(before);
    if lanes.any_below(count, fewest) {
        return None;
    }
    let single = lanes.and(before, lanes.equal(count, fewest));
    let placed = lanes.and(lanes.or(single, hidden(lanes, before)), cells);
    let gone = gone(lanes, placed);
    let own = lanes.less(before, gone);
    state.boxes[index] = lanes.save(own);
    let inner = lanes.and(own, cells);
    // In the margins: the digits of the three cells. A negated triad that has its six digits for certain forbids them.
    let margins = lanes.less(lanes.or(along_rows(lanes, inner), along_columns(lanes, inner)), single);
    let (low, high) = (lanes.low(margins), lanes.high(margins));
    let (band, stack) = (index / 3, index % 3);
    let [from_low, from_high] = &TO_BAND[stack];
    let for_band = lanes.or_half(
        lanes.shuffle_half(low, lanes.load_half(from_low)),
        lanes.shuffle_half(high, lanes.load_half(from_high)),
    );
    let for_stack = lanes.shuffle_half(high, lanes.load_half(&TO_STACK[band]));
    let mut changed = Changed { bands: 0, boxes: u32::from(!lanes.apart(before, gone)) << index };
    for (which, allowed) in [(band, for_band), (3 + stack, for_stack)] {
        let before = lanes.load_half(&state.bands[which]);
        state.bands[which] = lanes.save_half(lanes.and_half(before, allowed));
        changed.bands |= u32::from(!lanes.within_half(before, allowed)) << which;
    }
    Some(changed)
}

/// What is alone of its digit in its row or column of the matrix.
#[inline(always)]
fn hidden<L: Lanes>(lanes: L, own: L::Wide) -> L::Wide {
    let (next, under) = (lanes.left_1(own), lanes.up_1(own));
    let repeated = |one, both, one_2, both_2| lanes.or(lanes.or(both, both_2), lanes.and(one, one_2));
    let (one, both) = (lanes.or(own, next), lanes.and(own, next));
    let in_row = repeated(one, both, lanes.left_2(one), lanes.left_2(both));
    let (one, both) = (lanes.or(own, under), lanes.and(own, under));
    let in_column = repeated(one, both, lanes.up_2(one), lanes.up_2(both));
    lanes.less(own, lanes.and(in_row, in_column))
}

/// What placed cells remove from their box.
#[inline(always)]
fn gone<L: Lanes>(lanes: L, placed: L::Wide) -> L::Wide {
    let in_column = along_columns(lanes, placed);
    let anywhere = lanes.and(along_rows(lanes, in_column), lanes.load(&CELLS));
    let margins = lanes.or(along_rows(lanes, placed), in_column);
    let none = lanes.equal(placed, lanes.less(placed, placed));
    let others = lanes.less(lanes.load(&CELLS), none);
    lanes.less(lanes.or(lanes.or(anywhere, margins), others), placed)
}

/// In each lane the digits of its row.
#[inline(always)]
fn along_rows<L: Lanes>(lanes: L, it: L::Wide) -> L::Wide {
    let two = lanes.or(it, lanes.left_1(it));
    lanes.or(two, lanes.left_2(two))
}

/// In each lane the digits of its column.
#[inline(always)]
fn along_columns<L: Lanes>(lanes: L, it: L::Wide) -> L::Wide {
    let two = lanes.or(it, lanes.up_1(it));
    lanes.or(two, lanes.up_2(two))
}
