//! Chains in Eureka notation: `(7)r1c2=r1c8-(7=3)r4c8-(3)r4c1=r9c1`, `=` strong, `-` weak.

use whydoku_rules::names::digit_char;
use whydoku_rules::pattern::{Chain, Node, Strong};

use super::cells::compact;

pub fn chain(chain: &Chain) -> String {
    let mut terms: Vec<Term> = vec![];
    let mut at = 0;
    while let Some(node) = chain.nodes.get(at) {
        let strong = chain.strong.get(at / 2).filter(|_| at % 2 == 0);
        let next = chain.nodes.get(at + 1);
        match (strong, next) {
            (Some(Strong::Als { cells, digits }), Some(next)) => {
                let other = digits.iter().filter(|&&digit| digit != node.digit && digit != next.digit);
                let rest: String = other.chain([&next.digit]).map(|&digit| digit_char(digit)).collect();
                terms.push(Term { digits: format!("{}={rest}", digit_char(node.digit)), cells: compact(cells) });
                at += 2;
            }
            (_, Some(next)) if same_cell(node, next) && !into_set(chain, at) => {
                let sign = if strong.is_some() { '=' } else { '-' };
                let digits = format!("{}{sign}{}", digit_char(node.digit), digit_char(next.digit));
                // What stands together takes both of its nodes, so the sign before the next term is the other one.
                terms.push(Term { digits, cells: compact(&node.cells) });
                at += 2;
            }
            _ => {
                terms.push(Term { digits: digit_char(node.digit).to_string(), cells: compact(&node.cells) });
                at += 1;
            }
        }
    }
    join(&terms, chain.is_loop())
}

/// What stands before and behind one pair of brackets.
struct Term {
    digits: String,
    cells: String,
}

/// Whether the weak link behind this node leads into an almost locked set, which stands in brackets of its own.
fn into_set(chain: &Chain, at: usize) -> bool {
    at % 2 == 1 && matches!(chain.strong.get(at.div_ceil(2)), Some(Strong::Als { .. }))
}

fn same_cell(a: &Node, b: &Node) -> bool {
    a.cells.len() == 1 && a.cells == b.cells
}

/// Joins the terms; the sign between two of them is strong after an even number of nodes was joined by strong links.
fn join(terms: &[Term], closed: bool) -> String {
    let mut text = String::new();
    let mut nodes = 0;
    let mut before: Option<&str> = None;
    for term in terms {
        if nodes > 0 {
            text.push(if nodes % 2 == 1 { '=' } else { '-' });
        }
        // A bare digit is not repeated while it stays the same.
        if before != Some(term.digits.as_str()) {
            text.push_str(&format!("({})", term.digits));
        }
        text.push_str(&term.cells);
        before = Some(&term.digits).filter(|digits| digits.chars().count() == 1).map(String::as_str);
        nodes += if term.digits.chars().count() == 1 { 1 } else { 2 };
    }
    if closed {
        text.push_str("-loop");
    }
    text
}
