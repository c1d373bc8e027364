//! Chains and loops: the two ends first, then link by link.

use whydoku_rules::geometry::Geometry;
use whydoku_rules::names::{Cell, Fact, Sector, digit_char};
use whydoku_rules::pattern::{Chain, ForcingBranch, ForcingChain, Node, RemotePair, Strong};

use super::words::{and, or, removed_from};
use crate::trace::{Index, Node as Step};

pub fn sentence(index: &Index<'_>, step: &Step<'_>, chain: &Chain) -> String {
    let [first, .., last] = chain.nodes.as_slice() else { return String::new() };
    let facts = &step.step.conclusions;
    let links = walk(chain);
    if chain.is_loop() {
        let back = format!("and {} closes the loop, so it can be read from any of its links", meet(last, first));
        let gone = removed_by_links(index.geometry, chain, facts);
        return format!(
            "A closed loop: suppose that {}. {links}; {back}. So exactly one end of each weak link is true: {gone}.",
            off(first)
        );
    }
    if first == last {
        let cell = and(&first.cells);
        let gone = and(facts.iter().map(|fact| digit_char(fact.candidate.digit)));
        return format!(
            "{} must be {}: suppose that it is not. {links} after all. So {gone} can be removed from {cell}.",
            cell,
            digit_char(first.digit)
        );
    }
    format!(
        "Either {} or {}: suppose that {}. {links}. Whichever of the two holds, it removes {}.",
        on(first),
        on(last),
        off(first),
        removed_from(facts)
    )
}

/// `r1c2 is 7`, `one of r1c2 and r1c3 is 7`.
pub fn on(node: &Node) -> String {
    match node.cells.as_slice() {
        [cell] => format!("{cell} is {}", digit_char(node.digit)),
        cells => format!("one of {} is {}", and(cells), digit_char(node.digit)),
    }
}

/// `r1c2 is not 7`, `none of r1c2 and r1c3 is 7`.
fn off(node: &Node) -> String {
    match node.cells.as_slice() {
        [cell] => format!("{cell} is not {}", digit_char(node.digit)),
        [a, b] => format!("neither {a} nor {b} is {}", digit_char(node.digit)),
        cells => format!("none of {} is {}", and(cells), digit_char(node.digit)),
    }
}

/// What follows from the first node being false, link by link.
fn walk(chain: &Chain) -> String {
    let mut parts = vec![];
    for (at, (pair, strong)) in chain.nodes.chunks(2).zip(&chain.strong).enumerate() {
        let [from, to] = pair else { continue };
        let so = if at == 0 { String::new() } else { format!("so {}; ", off(from)) };
        parts.push(format!("{so}then {}", reached(from, to, strong)));
    }
    let text = parts.join(", ");
    text.replacen("then", "Then", 1)
}

/// The end of a strong link, with the reason.
fn reached(from: &Node, to: &Node, strong: &Strong) -> String {
    let (gone, here) = (digit_char(from.digit), on(to));
    match strong {
        Strong::Sector(Sector::Cell(_)) => format!("{here} (its only other digit)"),
        Strong::Sector(Sector::House(house, _)) => {
            let places = if to.cells.len() == 1 { "only other place" } else { "only other places" };
            format!("{here} (the {places} in {})", house.words())
        }
        Strong::Als { cells, digits } => {
            let rest = and(digits.iter().filter(|&&digit| digit != from.digit).map(|&digit| digit_char(digit)));
            format!("{} without {gone} must hold {rest}, and {here}", and(cells))
        }
    }
}

/// Where two nodes exclude each other.
fn meet(a: &Node, b: &Node) -> String {
    let end = |node: &Node| format!("{} in {}", digit_char(node.digit), or(&node.cells));
    format!("the weak link from {} to {}", end(a), end(b))
}

/// What each weak link of a loop removes; then what is locked in almost locked sets.
fn removed_by_links(geometry: &Geometry, chain: &Chain, facts: &[Fact]) -> String {
    let mut left = facts.to_vec();
    let mut parts = vec![];
    let count = chain.nodes.len();
    for (a, b) in (0..count / 2).map(|link| (&chain.nodes[2 * link + 1], &chain.nodes[(2 * link + 2) % count])) {
        let (gone, rest): (Vec<Fact>, Vec<Fact>) =
            left.into_iter().partition(|fact| excludes(geometry, a, *fact) && excludes(geometry, b, *fact));
        left = rest;
        if !gone.is_empty() {
            parts.push(format!("{}, which removes {}", one_of(a, b), removed_from(&gone)));
        }
    }
    for (strong, ends) in chain.strong.iter().zip(chain.nodes.chunks(2)) {
        let Strong::Als { cells, digits } = strong else { continue };
        let locked = |fact: &Fact| {
            let digit = fact.candidate.digit;
            let sees = |cell: &Cell| linked(geometry, *cell, fact.candidate.cell);
            digits.contains(&digit) && ends.iter().all(|end| end.digit != digit) && cells.iter().any(sees)
        };
        let (gone, rest): (Vec<Fact>, Vec<Fact>) = left.into_iter().partition(locked);
        left = rest;
        if !gone.is_empty() {
            parts.push(format!(
                "the other digits of {} are locked there, which removes {}",
                and(cells),
                removed_from(&gone)
            ));
        }
    }
    parts.join("; ")
}

fn one_of(a: &Node, b: &Node) -> String {
    let (x, y) = (digit_char(a.digit), digit_char(b.digit));
    match a.digit == b.digit {
        true => format!("{x} is in one of {}", and(a.cells.iter().chain(&b.cells))),
        false => format!("{} is {x} or {y}", and(&a.cells)),
    }
}

fn excludes(geometry: &Geometry, node: &Node, fact: Fact) -> bool {
    let (cell, digit) = (fact.candidate.cell, fact.candidate.digit);
    match node.digit == digit {
        true => node.cells.iter().all(|&own| linked(geometry, own, cell)),
        false => node.cells == [cell],
    }
}

/// Whether two cells see each other.
fn linked(geometry: &Geometry, a: Cell, b: Cell) -> bool {
    let (Some(a), Some(b)) = (geometry.index(a), geometry.index(b)) else { return false };
    geometry.peers(a).contains(&b)
}

pub fn forcing(seen: &ForcingChain) -> String {
    let digit = digit_char(seen.target.digit);
    let wrong = format!("{} is not {digit}", seen.target.cell);
    let starts = seen.branches.iter().map(|branch| branch.start);
    let choice = match seen.over {
        Sector::Cell(cell) => format!("{cell} is {}", or(starts.map(|start| digit_char(start.digit)))),
        Sector::House(house, digit) => {
            format!("In {}, {} is in {}", house.words(), digit_char(digit), or(starts.map(|start| start.cell)))
        }
    };
    let says = |start: &ForcingBranch| format!("{} is {}", start.start.cell, digit_char(start.start.digit));
    // What sees the target needs no chain.
    let (near, far): (Vec<&ForcingBranch>, Vec<&ForcingBranch>) =
        seen.branches.iter().partition(|branch| branch.chain.nodes.is_empty());
    let mut cases: Vec<String> =
        far.into_iter().map(|branch| format!("If {}, {}, so {wrong}", says(branch), forced(&branch.chain))).collect();
    if !near.is_empty() {
        cases.push(format!("If {}, {wrong} at once", or(near.into_iter().map(says))));
    }
    format!("{choice}. {}. So in every case, {digit} can be removed from {}.", cases.join(". "), seen.target.cell)
}

/// What follows from the first node being false, in one sentence.
fn forced(chain: &Chain) -> String {
    let pairs = chain.nodes.chunks(2).zip(&chain.strong);
    let link = |(pair, strong): (&[Node], &Strong)| match pair {
        [from, to] => format!("{}, so {}", off(from), reached(from, to, strong)),
        _ => String::new(),
    };
    pairs.map(link).collect::<Vec<_>>().join(", so ")
}

pub fn remote_pair(step: &Step<'_>, pair: &RemotePair) -> String {
    let [first, .., last] = pair.cells.as_slice() else { return String::new() };
    let digits = and(pair.digits.iter().map(|&digit| digit_char(digit)));
    format!(
        "{} all have just {digits}, and each sees the next, so the two digits take turns: {first} and {last}, an odd number of steps \
         apart, hold one each. What sees both holds neither: it removes {}.",
        and(&pair.cells),
        removed_from(&step.step.conclusions)
    )
}
