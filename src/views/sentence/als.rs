//! Almost locked sets.

use whydoku_rules::names::{Digit, digit_char};
use whydoku_rules::pattern::{AlsChain, AlsSet, DeathBlossom};

use super::words::{and, or, removed_from};
use crate::trace::Node;

/// `the cells r1c2 and r1c5 of row 1, which have 3 digits (2, 5 and 8)`; a single cell is just named.
fn set(set: &AlsSet) -> String {
    let digits = and(set.digits.iter().map(|&digit| digit_char(digit)));
    match set.cells.as_slice() {
        [cell] => format!("{cell} (digits {digits})"),
        cells => format!("{} in {} (digits {digits})", and(cells), set.house.words()),
    }
}

/// The letter of a set: A, B, C… along the chain; of three sets the middle one is C, after the field's custom.
fn letter(at: usize, count: usize) -> String {
    let at = if count == 3 { [0, 2, 1][at % 3] } else { at };
    let name = char::from(b'A' + (at % 26) as u8);
    if at < 26 { name.to_string() } else { format!("{name}{}", at / 26 + 1) }
}

fn digits(list: &[Digit], join: fn(Vec<char>) -> String) -> String {
    join(list.iter().map(|&digit| digit_char(digit)).collect())
}

pub fn chain(node: &Node<'_>, chain: &AlsChain) -> String {
    let letter = |at: usize| letter(at, chain.sets.len());
    let mut named: Vec<String> =
        chain.sets.iter().enumerate().map(|(at, als)| format!("{} = {}", letter(at), set(als))).collect();
    if chain.sets.len() == 3 {
        named.swap(1, 2);
    }
    let named = format!("Each of these sets has one digit more than cells: {}.", named.join("; "));
    let gone = removed_from(&node.step.conclusions);
    if chain.links.len() == chain.sets.len() {
        return format!("{named} {}; so this removes {gone}.", ring(chain));
    }
    let (last, common) = (letter(chain.sets.len() - 1), digits(&chain.common, and));
    let either = digits(&chain.common, or);
    let mut text = named;
    for (at, link) in chain.links.iter().enumerate() {
        let (digit, house) = (digit_char(link.digit), link.house.words());
        let (one, other) = (letter(at), letter(at + 1));
        text.push_str(&match at {
            0 => format!(" If A had no {either}, it would hold all its other digits, {digit} among them"),
            _ => format!(" and hold {digit}"),
        });
        text.push_str(&format!(
            "; {one} and {other} have {digit} only in {house}, so {other} would go without {digit}"
        ));
    }
    text.push_str(&format!(" and hold {common}."));
    let either = match chain.common.as_slice() {
        [_] => format!("Thus {common} is in A or in {last}"),
        _ => format!("Thus each of {common} is in A or in {last}"),
    };
    format!("{text} {either}, and what sees all its cells in both cannot be it: this removes {gone}.")
}

fn ring(chain: &AlsChain) -> String {
    let joints = chain.links.iter().map(|link| format!("{} in {}", digit_char(link.digit), link.house.words()));
    let commons: Vec<Digit> = chain.links.iter().map(|link| link.digit).collect();
    format!(
        "Both have {}, which only one of them can hold; one set loses {}, the other the other, and both are then \
         filled by the rest of their digits. So each of those houses has its digit in the two sets, and each other \
         digit of a set stands in that set",
        and(joints),
        digits(&commons, or),
    )
}

pub fn death_blossom(node: &Node<'_>, blossom: &DeathBlossom) -> String {
    let common = digits(&blossom.common, and);
    let petals = blossom.petals.iter().map(|petal| {
        let digit = digit_char(petal.digit);
        format!("if it is {digit}, {} loses {digit}", set(&petal.set))
    });
    format!(
        "Each digit of the stem {} touches a set with one digit more than cells, which it locks: {}. The set that is \
         locked holds {common}; so what sees every {} of all these sets cannot be it: this removes {}.",
        blossom.stem,
        petals.collect::<Vec<_>>().join("; "),
        digits(&blossom.common, or),
        removed_from(&node.step.conclusions),
    )
}
