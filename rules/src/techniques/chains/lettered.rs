//! Where the wings that have letters begin: a look at all nodes at once, for one form of chain.

use super::reach::{Live, Set};
use super::short::Form;
use crate::names::{Digit, MAX_SIZE};

/// The lower ends of chains of this form; `places` are the digit and the cell of each node. A few may be no chains
/// since they cross themselves.
pub fn starts<const N: usize>(live: &[Live<N>], places: &[(Digit, usize)], form: Form) -> Set<N> {
    let mut digits = [Set::<N>::EMPTY; MAX_SIZE + 1];
    let mut inside = Vec::<Set<N>>::with_capacity(live.len());
    for own in places.chunk_by(|a, b| a.1 == b.1) {
        let cell = (inside.len()..inside.len() + own.len()).collect();
        own.iter().zip(inside.len()..).for_each(|(&(digit, _), at)| digits[digit as usize].insert(at));
        inside.resize(inside.len() + own.len(), cell);
    }
    let part = |set: Set<N>, at: usize, within: bool| if within { set & inside[at] } else { set - inside[at] };
    let strong = |at: usize, number: usize| part(live[at].strong, at, form.cells[number]);
    let weak = |at: usize, number: usize| part(live[at].weak, at, form.inside[number]);
    // Where the last two links lead.
    let last = |c: usize| match strong(c, 1).is_empty() {
        true => Set::EMPTY,
        false => weak(c, 1).iter().fold(Set::EMPTY, |all, d| all | strong(d, 2)),
    };
    let last: Vec<Set<N>> = (0..live.len()).map(last).collect();
    // Where all that follows the first weak link, and the first strong one, may lead: looked at before the ways are.
    let later = |b: usize| strong(b, 1).iter().fold(Set::EMPTY, |all, c| all | last[c]);
    let later: Vec<Set<N>> = (0..live.len()).map(later).collect();
    let after = |a: usize| match strong(a, 0).is_empty() {
        true => Set::EMPTY,
        false => weak(a, 0).iter().fold(Set::EMPTY, |all, b| all | later[b]),
    };
    let after: Vec<Set<N>> = (0..live.len()).map(after).collect();
    let mut found = Set::EMPTY;
    for (start, own) in live.iter().enumerate() {
        let digit = digits[places[start].0 as usize];
        let ends = own.allies - own.weak - Set::of(start);
        let ends = if form.same { ends & digit } else { ends - digit };
        for a in strong(start, 0).iter().filter(|&a| !after[a].is_disjoint(&ends)) {
            for b in (weak(a, 0) - Set::of(start)).iter().filter(|&b| !later[b].is_disjoint(&ends)) {
                for c in strong(b, 1) - Set::of(start) - Set::of(a) {
                    let mut ends = (last[c] & ends) - Set::of(a) - Set::of(b);
                    if form.cells[2] {
                        // Not back the way it came.
                        ends = ends - strong(b, 2);
                    }
                    ends.iter().for_each(|end| found.insert(end.min(start)));
                }
            }
        }
    }
    found
}
