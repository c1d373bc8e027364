//! Where loops begin: only among nodes that are all true or all false together.

use super::reach::{Live, Run, Set};

/// The search for loops from everywhere.
pub struct Rings<const N: usize> {
    /// The start, the node that its first strong link leads to, what may become false on the way, and what has followed.
    runs: Vec<(usize, usize, Set<N>, Run<N>)>,
    /// For each number of links where loops begin.
    levels: Vec<Vec<(usize, usize)>>,
}

impl<const N: usize> Rings<N> {
    /// The start of the search; if no loop could remove anything, it ends here.
    ///
    /// A node of a loop that is false makes all of its nodes that are off false, and they make it false in turn. So
    /// the loop stays in one component of nodes that follow from each other. It removes something by one of its weak
    /// links, or by the other digits of an almost locked set in it.
    pub fn new(live: &[Live<N>], components: &[Set<N>]) -> Self {
        let useful = components.iter().any(|together| {
            let on = together.iter().fold(Set::EMPTY, |all, off| all | live[off].strong);
            together.iter().any(|at| {
                let others = *together - Set::of(at);
                let by_set = |on: usize| !live[on].weak.is_disjoint(&others);
                !on.is_disjoint(&live[at].loose) || live[at].sets.iter().any(by_set)
            })
        });
        let mut runs = vec![];
        for together in components.iter().filter(|_| useful) {
            for start in *together {
                let within = *together - Set::of(start);
                for first in live[start].strong {
                    let front = live[first].weak & within;
                    if !front.is_empty() {
                        let run = Run { on: Set::of(first), off: front | Set::of(start), front };
                        runs.push((start, first, within, run));
                    }
                }
            }
        }
        runs.sort_by_key(|&(start, first, ..)| (start, first));
        Self { runs, levels: vec![vec![]] }
    }

    /// Where loops of so many strong links begin: the first two nodes, rising.
    pub fn of(&mut self, links: usize, live: &[Live<N>]) -> Option<&[(usize, usize)]> {
        while self.levels.len() < links {
            if self.runs.is_empty() {
                return None;
            }
            let mut level = vec![];
            self.runs.retain_mut(|(start, first, within, run)| {
                if !run.advance(live).is_disjoint(&live[*start].weak) {
                    level.push((*start, *first));
                }
                run.front &= *within;
                !run.front.is_empty()
            });
            self.levels.push(level);
        }
        Some(&self.levels[links - 1])
    }
}
