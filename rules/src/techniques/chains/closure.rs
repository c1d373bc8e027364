//! All that follows from each node's being false, by however many links.

use super::reach::{Live, Set};

/// What follows from what.
pub struct Closure<const N: usize> {
    /// For each node what is true if it is false.
    pub on: Vec<Set<N>>,
    /// The nodes that are all false if one of them is, two or more together.
    pub together: Vec<Set<N>>,
}

impl<const N: usize> Closure<N> {
    /// Nodes that are false together have the same consequences. So they are looked for first, in Tarjan's way: it comes
    /// upon them after all that follows from them.
    pub fn of(live: &[Live<N>]) -> Self {
        let mut search = Search {
            live,
            left: (0..live.len()).collect(),
            waiting: Set::EMPTY,
            path: Vec::with_capacity(live.len()),
            stack: Vec::with_capacity(live.len()),
            low: vec![0; live.len()],
            off: vec![Set::EMPTY; live.len()],
            found: Self { on: vec![Set::EMPTY; live.len()], together: vec![] },
        };
        while let Some(start) = search.left.lowest() {
            search.follow(start);
        }
        search.found
    }
}

struct Search<'l, const N: usize> {
    live: &'l [Live<N>],
    /// The nodes that have not been met.
    left: Set<N>,
    /// The nodes of which it is not known yet what they follow from, in the order in which they were met.
    waiting: Set<N>,
    stack: Vec<usize>,
    /// The nodes from the start to where the search is, with their places on the stack.
    path: Vec<(usize, usize)>,
    /// For each node that waits the place on the stack of the first one that is known to follow from it.
    low: Vec<usize>,
    /// For each node what is false if it is.
    off: Vec<Set<N>>,
    found: Closure<N>,
}

impl<const N: usize> Search<'_, N> {
    fn follow(&mut self, start: usize) {
        self.meet(start);
        while let Some(&(at, place)) = self.path.last() {
            let step = self.live[at].step;
            if let Some(next) = (step & self.left).lowest() {
                self.meet(next);
                continue;
            }
            self.low[at] = (step & self.waiting).iter().map(|other| self.low[other]).fold(place, usize::min);
            if self.low[at] == place {
                self.close(place);
            }
            self.path.pop();
        }
    }

    fn meet(&mut self, at: usize) {
        self.left.remove(at);
        self.waiting.insert(at);
        self.path.push((at, self.stack.len()));
        self.low[at] = self.stack.len();
        self.stack.push(at);
    }

    /// The nodes from this place of the stack on follow from each other.
    fn close(&mut self, place: usize) {
        let together = &self.stack[place..];
        let (mut off, mut on): (Set<N>, Set<N>) = (together.iter().copied().collect(), Set::EMPTY);
        self.waiting = self.waiting - off;
        if together.len() > 1 {
            self.found.together.push(off);
        }
        let mut next = Set::EMPTY;
        for &at in together {
            next |= self.live[at].step;
            on |= self.live[at].strong;
        }
        next = next - off;
        while let Some(at) = next.lowest() {
            off |= self.off[at];
            on |= self.found.on[at];
            next = next - self.off[at];
        }
        for at in self.stack.drain(place..) {
            (self.off[at], self.found.on[at]) = (off, on);
        }
    }
}
