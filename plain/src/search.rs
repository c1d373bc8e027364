//! The search: consequences, then a choice, the other way kept for later.

use crate::lanes::{Half, Lanes};
use crate::propagate::{Changed, propagate};
use crate::state::State;
use crate::tables::CONFIGURATIONS;

/// States to come back to; the last one is at work. Kept from puzzle to puzzle.
pub struct Stack {
    states: Vec<(State, Changed)>,
}

/// How a search ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Everything was seen.
    Complete,
    /// The caller had enough.
    Enough,
    /// There were more choices than allowed.
    GaveUp,
}

impl Stack {
    pub fn new() -> Self {
        Self { states: vec![] }
    }
}

/// Hands every solution of this state to `found`, until it says no or so many choices were made.
#[inline(always)]
pub fn search<L: Lanes>(
    lanes: L,
    stack: &mut Stack,
    mut state: State,
    mut choices: u64,
    mut found: impl FnMut(&State) -> bool,
) -> End {
    let mut changed = Changed::EVERYTHING;
    stack.states.clear();
    loop {
        if propagate(lanes, &mut state, changed) {
            if let Some((band, digit)) = choose(&state) {
                if choices == 0 {
                    return End::GaveUp;
                }
                choices -= 1;
                let first = first_configuration(&state.bands[band], digit);
                changed = Changed::band(band);
                if stack.states.is_empty() {
                    // A choice fixes a digit in a band, so there are at most 54 at once.
                    stack.states.reserve(54);
                }
                stack.states.push((state.clone(), changed));
                if let Some((later, _)) = stack.states.last_mut() {
                    later.bands[band].0[first] &= !digit;
                }
                for (configuration, lane) in state.bands[band].0.iter_mut().enumerate() {
                    *lane &= if configuration == first { u16::MAX } else { !digit };
                }
                continue;
            }
            if state.is_solution() && !found(&state) {
                return End::Enough;
            }
        }
        match stack.states.pop() {
            Some(next) => (state, changed) = next,
            None => return End::Complete,
        }
    }
}

/// The first configuration that this digit has in a band.
fn first_configuration(band: &Half, digit: u16) -> usize {
    band.0.iter().position(|lane| lane & digit != 0).unwrap_or(0)
}

/// A band and a digit (as a bit) with at least two configurations: in the band with the fewest, the digit with the
/// fewest. `None` when nothing is left to choose.
#[inline(always)]
fn choose(state: &State) -> Option<(usize, u16)> {
    let mut best = (u32::MAX, 0);
    for (index, band) in state.bands.iter().enumerate() {
        let words: [u64; 2] = bytemuck::cast(*band);
        let count = words[0].count_ones() + words[1].count_ones();
        // Nine are none to choose from.
        best = best.min((count.wrapping_sub(10), index));
    }
    if best.0 > 45 {
        return None;
    }
    let [a, b, c, d, e, f, ..] = state.bands[best.1].0;
    let digits = fewest([a, b, c, d, e, f]);
    Some((best.1, digits & digits.wrapping_neg()))
}

/// The digits that are in the fewest of these sets, two at least.
#[inline(always)]
fn fewest(sets: [u16; CONFIGURATIONS]) -> u16 {
    // Those in at least two, three, four.
    let (mut one, mut two, mut three, mut four) = (0, 0, 0, 0);
    for set in sets {
        four |= three & set;
        three |= two & set;
        two |= one & set;
        one |= set;
    }
    [two & !three, three & !four, four].into_iter().find(|&digits| digits != 0).unwrap_or(0)
}
