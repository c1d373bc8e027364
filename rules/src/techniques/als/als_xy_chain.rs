//! # ALS-XY-Chain
//!
//! Four or more almost locked sets in a row, each joined to the next by a restricted common: a digit Z that both ends
//! have is true in one of them.
//!
//! ## Why it holds
//! An almost locked set has one digit more than cells: if it loses one digit, it holds all the others. Suppose that
//! the first set has no Z. Then it holds the first restricted common, so the second set goes without that, and holds
//! the next restricted common, and so on; no set passes on the digit that it has lost. The last set loses the last
//! restricted common and thus holds Z. Read from the other end, it says the same. So a cell that sees every Z of both
//! ends cannot be Z. As set logic: the truths are the cells of all sets, the links are their digits and the restricted
//! commons; rank 1.
//!
//! ## How to spot it
//! It is an XY-Chain in which each cell may be a group. Follow it from a set with few digits; sets of a row may share
//! cells as long as the digit that joins two of them is not in a shared cell. Two sets are an ALS-XZ, three an
//! ALS-XY-Wing.
//!
//! ## References
//! SudokuWiki: ALS-XY-Chains. HoDoKu 0903. A row of three or more sets whose ends are joined as well is a ring, in which
//! every digit is locked; it is told as a Grouped Continuous Nice Loop.

use rustc_hash::FxHashSet;

use super::engine::{Found, Sets};
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::names::{Digit, Fact};
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::sets::bits::{Matrix, each, grow, unite, without};

/// See the head of this file.
pub struct AlsXyChain;

static META: Meta = Meta {
    id: "als-xy-chain",
    name: "ALS-XY-Chain",
    aliases: &["als-chain", "almost-locked-set-chain", "almost-locked-set-xy-chain", "ach"],
    family: "als",
    hodoku: Some(Hodoku { code: "0903", score: 340, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("als_xy_chain.rs"),
    example: ":0903:7:..7..5..4+5......16+4.....5..3..9....+58.4+5......56378+1+4.+7+4+5+8+32+961+1+8346925+7..91+5+7+4..:212 612 215 318 225 232 235 636 338 339 145 357 258 259:758::",
};

/// Shorter rows are rules of their own.
const SHORTEST: usize = 4;

impl<const W: usize> Rule<W> for AlsXyChain {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let sets = Sets::of(board);
        let far = far(&sets);
        let useful = |&(als, digit): &State| sets.fells(als, digit, &far[sets.spots.number(als, digit)]);
        let states =
            || (0..sets.list.len()).flat_map(|als| sets.list[als].usable.iter().map(move |digit| (als, digit)));
        if !states().any(|state| useful(&state)) {
            return Flow::Continue(());
        }
        let web = Web::of(&sets, states().collect());
        let starts = (0..web.states.len()).filter(|&start| useful(&web.states[start]));
        let mut searches: Vec<Search> = starts.map(|start| web.start(start)).collect();
        let mut seen = FxHashSet::<Vec<Fact>>::default();
        for length in 3.. {
            searches.retain_mut(|search| web.advance(search));
            if searches.is_empty() {
                break;
            }
            if length < SHORTEST {
                continue;
            }
            for search in &searches {
                let (a, x) = web.states[search.start];
                for state in each(&search.front) {
                    let (b, y) = web.states[state];
                    if b <= a {
                        continue;
                    }
                    let gone: Vec<_> = sets.eliminations(a, b, DigitSet::of(x) | DigitSet::of(y)).collect();
                    let facts = sets.facts(&gone);
                    if facts.is_empty() || seen.contains(&facts) {
                        continue;
                    }
                    if let Some((row, links)) = web.row(search.start, state) {
                        seen.insert(facts);
                        sink(sets.chain(&row, &links, &gone))?;
                    }
                }
            }
        }
        Flow::Continue(())
    }
}

/// For each spot what falls if a set at the end of some row that is joined by it goes without a digit; the row may have
/// sets twice.
fn far<const W: usize>(sets: &Found<W>) -> Matrix {
    let (mut far, mut lost) = (sets.joints.next.clone(), sets.joints.lost.clone());
    let count = sets.spots.list.len();
    // The spots for which the last round found more.
    let mut fresh: Vec<usize> = (0..count).filter(|&spot| !sets.spots.joined[spot].is_empty()).collect();
    while !fresh.is_empty() {
        let (mut losing, mut grown) = (vec![false; count], vec![false; count]);
        for &spot in &fresh {
            let digit = DigitSet::of(sets.spots.list[spot].digit);
            for als in sets.spots.holders[spot].iter().map(|&als| als as usize) {
                for other in sets.spots.numbers(als, sets.list[als].usable - digit) {
                    losing[other] |= !sets.spots.joined[other].is_empty() && grow(&mut lost[other], &far[spot]);
                }
            }
        }
        for other in (0..count).filter(|&other| losing[other]) {
            for spot in sets.spots.joined[other].iter().map(|&spot| spot as usize) {
                grown[spot] |= grow(&mut far[spot], &lost[other]);
            }
        }
        fresh = (0..count).filter(|&spot| grown[spot]).collect();
    }
    far
}

/// A set without one of its digits.
type State = (usize, Digit);

/// The restricted commons as a graph.
struct Web {
    /// Small sets first.
    states: Vec<State>,
    /// For each set and digit that it holds: which sets go without that digit because of it.
    out: Matrix,
    /// For each state: what follows from it, one set further.
    next: Matrix,
}

/// The states that follow from a set's holding a digit: all met so far, and those met last.
struct Search {
    start: usize,
    met: Vec<u64>,
    front: Vec<u64>,
    /// Room for the next.
    spare: Vec<u64>,
}

impl Web {
    fn of<const W: usize>(sets: &Found<W>, states: Vec<State>) -> Self {
        let number = |state: State| states.binary_search(&state).ok();
        let mut out = Matrix::new(states.len());
        for (at, &(als, digit)) in states.iter().enumerate() {
            let others = sets.joined(als, digit).filter_map(|other| number((other, digit)));
            others.for_each(|other| out.insert(at, other));
        }
        let mut next = Matrix::new(states.len());
        for (at, &(als, digit)) in states.iter().enumerate() {
            let others = sets.list[als].usable - DigitSet::of(digit);
            others.iter().filter_map(|other| number((als, other))).for_each(|other| unite(&mut next[at], &out[other]));
        }
        Self { states, out, next }
    }

    /// A search from the set's holding the state's digit.
    fn start(&self, start: usize) -> Search {
        let front = self.out[start].to_vec();
        Search { start, met: front.clone(), spare: front.clone(), front }
    }

    /// Goes one set further; says whether that led to anything new.
    fn advance(&self, search: &mut Search) -> bool {
        let Search { met, front, spare, .. } = search;
        spare.fill(0);
        each(front).for_each(|state| unite(spare, &self.next[state]));
        without(spare, met);
        unite(met, spare);
        std::mem::swap(front, spare);
        front.iter().any(|&word| word != 0)
    }

    /// The shortest row of sets from a start to a state, with what joins them; none where a set would stand in it twice.
    fn row(&self, start: usize, end: usize) -> Option<(Vec<usize>, Vec<Digit>)> {
        let mut layers: Vec<Vec<usize>> = vec![each(&self.out[start]).collect()];
        let mut from: Vec<Option<usize>> = vec![None; self.states.len()];
        let mut met: Vec<bool> = vec![false; self.states.len()];
        layers[0].iter().for_each(|&state| met[state] = true);
        while !met[end] {
            let mut layer = vec![];
            for &state in layers.last()? {
                for next in each(&self.next[state]) {
                    if !met[next] {
                        met[next] = true;
                        from[next] = Some(state);
                        layer.push(next);
                    }
                }
            }
            if layer.is_empty() {
                return None;
            }
            layers.push(layer);
        }
        let mut states: Vec<usize> = std::iter::successors(Some(end), |&state| from[state]).collect();
        states.reverse();
        let links: Vec<Digit> = states.iter().map(|&state| self.states[state].1).collect();
        let row: Vec<usize> = [start].iter().chain(&states).map(|&state| self.states[state].0).collect();
        let distinct: FxHashSet<usize> = row.iter().copied().collect();
        (distinct.len() == row.len()).then_some((row, links))
    }
}
