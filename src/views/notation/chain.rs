//! Chains in Eureka notation: `(7)r1c2=r1c8-(7=3)r4c8-(3)r4c1=r9c1`, `=` strong, `-` weak.

use whydoku_rules::names::{Candidate, Sector, digit_char};
use whydoku_rules::pattern::{Chain, ForcingBranch, ForcingChain, Node, Strong};

use super::cells::compact;

pub fn chain(chain: &Chain) -> String {
    let nodes: Vec<&Node> = chain.nodes.iter().collect();
    let text = eureka(&nodes, &|at| chain.strong.get(at / 2).filter(|_| at % 2 == 0));
    if chain.is_loop() { format!("{text}-loop") } else { text }
}

/// What the chains start from, then each of them: `r1c1 {379}; (3)r1c1-r1c5=...; (7)r1c1-...`.
pub fn forcing(seen: &ForcingChain) -> String {
    let over = match seen.over {
        Sector::Cell(cell) => {
            let digits = seen.branches.iter().map(|branch| digit_char(branch.start.digit));
            format!("{cell} {{{}}}", digits.collect::<String>())
        }
        Sector::House(house, digit) => format!("{} in {house}", digit_char(digit)),
    };
    let branches = seen.branches.iter().map(|branch| forced(branch, seen.target));
    std::iter::once(over).chain(branches).collect::<Vec<_>>().join("; ")
}

/// A chain that begins and ends with a weak link: from its start to the target.
fn forced(ForcingBranch { start, chain }: &ForcingBranch, target: Candidate) -> String {
    let single = |candidate: &Candidate| Node { digit: candidate.digit, cells: vec![candidate.cell] };
    let (start, target) = (single(start), single(&target));
    let nodes: Vec<&Node> = std::iter::once(&start).chain(&chain.nodes).chain([&target]).collect();
    eureka(&nodes, &|at| chain.strong.get(at / 2).filter(|_| at % 2 == 1))
}

/// One pair of brackets, and the number of its first node.
struct Term {
    at: usize,
    digits: String,
    cells: String,
}

/// The nodes with their links; `strong` tells the strong link between a node and the next, if it is one.
fn eureka<'c>(nodes: &[&Node], strong: &dyn Fn(usize) -> Option<&'c Strong>) -> String {
    let mut terms: Vec<Term> = vec![];
    let mut at = 0;
    // A strong link in an almost locked set stands in brackets of its own.
    let into_set = |at: usize| matches!(strong(at + 1), Some(Strong::Als { .. }));
    while let Some(node) = nodes.get(at) {
        let digit = digit_char(node.digit);
        let (digits, cells) = match (strong(at), nodes.get(at + 1)) {
            (Some(Strong::Als { cells, digits }), Some(next)) => {
                let other = digits.iter().filter(|&&digit| digit != node.digit && digit != next.digit);
                let rest: String = other.chain([&next.digit]).map(|&digit| digit_char(digit)).collect();
                (format!("{digit}={rest}"), cells)
            }
            (link, Some(next)) if same_cell(node, next) && (link.is_some() || !into_set(at)) => {
                let sign = if link.is_some() { '=' } else { '-' };
                (format!("{digit}{sign}{}", digit_char(next.digit)), &node.cells)
            }
            _ => (digit.to_string(), &node.cells),
        };
        terms.push(Term { at, cells: compact(cells), digits });
        at += if terms[terms.len() - 1].digits.len() > 1 { 2 } else { 1 };
    }
    join(&terms, &|at| if strong(at).is_some() { '=' } else { '-' })
}

fn same_cell(a: &Node, b: &Node) -> bool {
    a.cells.len() == 1 && a.cells == b.cells
}

/// Joins the terms by the signs of the links between them. A bare digit is not repeated while it stays the same.
fn join(terms: &[Term], sign: &dyn Fn(usize) -> char) -> String {
    let mut text = String::new();
    let mut before: Option<&str> = None;
    for Term { at, digits, cells } in terms {
        if *at > 0 {
            text.push(sign(at - 1));
        }
        if before != Some(digits) {
            text.push_str(&format!("({digits})"));
        }
        text.push_str(cells);
        before = Some(digits.as_str()).filter(|digits| digits.len() == 1);
    }
    text
}
