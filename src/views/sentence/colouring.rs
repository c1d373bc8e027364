//! Colourings of one digit and of all.

use whydoku_rules::names::{Candidate, Digit, Sector, digit_char};
use whydoku_rules::pattern::{Clash, Cluster, Colouring};

use super::words::{and, removed_from};
use crate::trace::{Index, Node};

pub fn sentence(index: &Index<'_>, node: &Node<'_>, colouring: &Colouring) -> String {
    let gone = removed_from(&node.step.conclusions);
    let [first, rest @ ..] = colouring.clusters.as_slice() else { return String::new() };
    let one = Words { digit: colouring.digit };
    let start = one.cluster(first);
    match &colouring.clash {
        Clash::Trap => {
            let seen = node.step.conclusions.iter().filter_map(|fact| {
                let target = fact.candidate;
                let by = |list: &[Candidate]| list.iter().copied().find(|&own| excludes(index, own, target));
                Some(format!(
                    "{} excludes {} as {} does",
                    one.name(by(&first.first)?),
                    one.bare(target),
                    one.name(by(&first.second)?)
                ))
            });
            format!("{start} What both colours exclude is false: {}. It removes {gone}.", and(seen))
        }
        Clash::Wrap { pair: [a, b], sector } => format!(
            "{start} {} and {} have the first colour, and both are in {}, where only one can be true; so the first colour is \
             false. It removes {gone}.",
            one.name(*a),
            one.name(*b),
            place(*sector)
        ),
        Clash::Emptied { sector } => format!(
            "{start} If the first colour were true, it would exclude every digit of {}; so it is false. It removes {gone}.",
            place(*sector)
        ),
        Clash::Bridge { bridges } => {
            let Some(other) = rest.first() else { return String::new() };
            let meets = bridges.iter().map(|bridge| {
                let [a, b] = bridge.pair;
                format!(
                    "{} and {} are both in {}, so one of their colours is false, and one of the other two true: {}, or {}",
                    one.name(a),
                    one.name(b),
                    place(bridge.sector),
                    one.list(opposite(first, a)),
                    one.list(opposite(other, b))
                )
            });
            let meets = meets.collect::<Vec<_>>().join(". Also, ");
            format!("{start} {} {meets}. What either of them excludes is false: it removes {gone}.", one.other(other))
        }
        Clash::Squeeze { pairs: [[a, b], [c, d]] } => {
            let Some(other) = rest.first() else { return String::new() };
            format!(
                "{start} {} The first colour meets both the third and the fourth, {} with {} and {} with {}, and one of \
                 these two is true; so the first is false. It removes {gone}.",
                one.other(other),
                one.name(*a),
                one.name(*b),
                one.name(*c),
                one.name(*d)
            )
        }
    }
}

/// How candidates are named: by their cells where only one digit is coloured.
struct Words {
    digit: Option<Digit>,
}

impl Words {
    fn name(&self, candidate: Candidate) -> String {
        match self.digit {
            Some(_) => candidate.cell.to_string(),
            None => format!("{} in {}", digit_char(candidate.digit), candidate.cell),
        }
    }

    fn bare(&self, candidate: Candidate) -> String {
        format!("{} in {}", digit_char(candidate.digit), candidate.cell)
    }

    fn list(&self, candidates: &[Candidate]) -> String {
        and(candidates.iter().map(|&candidate| self.name(candidate)))
    }

    fn cluster(&self, cluster: &Cluster) -> String {
        let what = match self.digit {
            Some(digit) => format!("Pairs of places make {} take turns", digit_char(digit)),
            None => "Pairs of places and cells with two digits make these candidates take turns".to_string(),
        };
        format!(
            "{what}: either {} (first colour), or {} (second colour).",
            self.list(&cluster.first),
            self.list(&cluster.second)
        )
    }

    /// A second cluster.
    fn other(&self, cluster: &Cluster) -> String {
        let (third, fourth) = (self.list(&cluster.first), self.list(&cluster.second));
        format!("In the same way, either {third} (third colour), or {fourth} (fourth colour).")
    }
}

/// The colour that the candidate does not have.
fn opposite(cluster: &Cluster, candidate: Candidate) -> &[Candidate] {
    if cluster.first.contains(&candidate) { &cluster.second } else { &cluster.first }
}

fn excludes(index: &Index<'_>, a: Candidate, b: Candidate) -> bool {
    let spot = |candidate: Candidate| Some((index.geometry.index(candidate.cell)?, candidate.digit));
    spot(a).zip(spot(b)).is_some_and(|(a, b)| index.geometry.link(a, b).is_some())
}

fn place(sector: Sector) -> String {
    match sector {
        Sector::House(house, _) => house.words(),
        Sector::Cell(cell) => cell.to_string(),
    }
}
