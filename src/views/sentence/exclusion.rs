//! Crossings that are filled up, combinations that are gone through, and templates.

use whydoku_rules::names::{Candidate, Digit, Fact, digit_char};
use whydoku_rules::pattern::{Exclusion, SueDeCoq, Templates};

use super::words::{and, removed_from};
use crate::trace::Node;

pub fn sue_de_coq(node: &Node<'_>, pattern: &SueDeCoq) -> String {
    let [a, b] = &pattern.sides;
    let list = |digits: &[Digit]| and(digits.iter().map(|&digit| digit_char(digit)));
    let cells = pattern.cells.len() + a.cells.len() + b.cells.len();
    let (first, second) = (a.house.words(), b.house.words());
    let mut all: Vec<Digit> = [&pattern.digits, &a.digits, &b.digits].into_iter().flatten().copied().collect();
    all.sort_unstable();
    all.dedup();
    let sorted = |in_a: bool, in_b: bool| -> Vec<Digit> {
        let which = |digit: &&Digit| a.digits.contains(digit) == in_a && b.digits.contains(digit) == in_b;
        all.iter().filter(which).copied().collect()
    };
    let mut places = vec![];
    for (digits, place) in [
        (sorted(true, false), format!("once, in {first}")),
        (sorted(false, true), format!("once, in {second}")),
        (sorted(false, false), "once, where both cross".to_string()),
        (sorted(true, true), format!("twice, in {first} and in {second}")),
    ] {
        if !digits.is_empty() {
            places.push(format!("{} at most {place}", list(&digits)));
        }
    }
    format!(
        "{} in {first} and {second} have the digits {}; with {} ({}) in {first} and {} ({}) in {second} that makes \
         {cells} cells. They can hold {}: {cells} digits for {cells} cells, so all of these are in them, and no other \
         cell of those houses has them: this removes {}.",
        and(&pattern.cells),
        list(&pattern.digits),
        and(&a.cells),
        list(&a.digits),
        and(&b.cells),
        list(&b.digits),
        places.join("; "),
        removed_from(&node.step.conclusions),
    )
}

pub fn exclusion(node: &Node<'_>, pattern: &Exclusion) -> String {
    let mut text = format!("Go through the ways to fill {}.", and(&pattern.cells));
    let held = |candidate: &Candidate| format!("{} in {}", digit_char(candidate.digit), candidate.cell);
    for fact in &node.step.conclusions {
        let mut reasons: Vec<String> = vec![];
        for excluded in &pattern.excluded {
            // Each conclusion's own reasons; with three cells there is just one conclusion.
            if pattern.cells.len() < 3 && excluded.candidates.first() != Some(&fact.candidate) {
                continue;
            }
            let without = excluded.candidates.iter().filter(|candidate| **candidate != fact.candidate);
            let without = and(without.map(held));
            reasons.push(match &excluded.by {
                None if excluded.candidates.contains(&fact.candidate) => format!("{without} (they see each other)"),
                None => format!("{without} together (they see each other)"),
                Some(set) => {
                    let digits = and(set.digits.iter().map(|&digit| digit_char(digit)));
                    let few = if set.cells.len() == 1 { "none" } else { "too few" };
                    format!("{without} (of {digits} in {}, {few} would be left)", and(&set.cells))
                }
            });
        }
        let others = pattern.cells.iter().filter(|&&cell| cell != fact.candidate.cell);
        let digit = held(&fact.candidate);
        text.push_str(&format!(" With {digit} there cannot be {}", reasons.join(", nor ")));
        text.push_str(&format!("; nothing is left for {}.", and(others)));
    }
    format!("{text} So this removes {}.", removed_from(&node.step.conclusions))
}

pub fn templates(node: &Node<'_>, pattern: &Templates) -> String {
    let digit = digit_char(pattern.digit);
    let others = match pattern.others.as_slice() {
        [] => String::new(),
        others => {
            let digits = and(others.iter().map(|&digit| digit_char(digit)));
            let (each, its) = if others.len() == 1 { ("needs", "its") } else { ("need", "their") };
            format!(" outside the cells that {digits} {each} in all of {its} own ways")
        }
    };
    let ways = match pattern.count {
        1 => format!("There is one way to put {digit} into every house at once{others}"),
        count => format!("There are {count} ways to put {digit} into every house at once{others}"),
    };
    let (set, gone): (Vec<&Fact>, Vec<&Fact>) = node.step.conclusions.iter().partition(|fact| fact.holds);
    let mut parts = vec![];
    if !set.is_empty() {
        let all = if pattern.count == 1 { "it puts" } else { "all of them put" };
        parts.push(format!("{all} it into {}", and(set.iter().map(|fact| fact.candidate.cell))));
    }
    if !gone.is_empty() {
        let cells = and(gone.iter().map(|fact| fact.candidate.cell));
        let none = if pattern.count == 1 { "it does not use" } else { "none of them uses" };
        parts.push(format!("{none} {cells}, so {digit} can be removed there"));
    }
    format!("{ways}, and {}.", parts.join("; "))
}
