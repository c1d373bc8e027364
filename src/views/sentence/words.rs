//! Lists as words.

use whydoku_rules::names::{Cell, Fact, digit_char};

/// `a`, `a and b`, `a, b and c`.
pub fn and(items: impl IntoIterator<Item = impl ToString>) -> String {
    list(items, "and")
}

/// `a`, `a or b`, `a, b or c`.
pub fn or(items: impl IntoIterator<Item = impl ToString>) -> String {
    list(items, "or")
}

fn list(items: impl IntoIterator<Item = impl ToString>, word: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {word} {last}", most.join(", ")),
    }
}

/// Eliminations by digit: `4 from r1c2 and r1c3; 7 from r5c5`.
pub fn removed_from(facts: &[Fact]) -> String {
    let part = |(digit, cells): &(u8, Vec<Cell>)| format!("{} from {}", digit_char(*digit), and(cells));
    by_digit(facts).iter().map(part).collect::<Vec<_>>().join("; ")
}

fn by_digit(facts: &[Fact]) -> Vec<(u8, Vec<Cell>)> {
    let mut by_digit: Vec<(u8, Vec<Cell>)> = vec![];
    for fact in facts.iter().filter(|fact| !fact.holds) {
        match by_digit.iter_mut().find(|(digit, _)| *digit == fact.candidate.digit) {
            Some((_, cells)) => cells.push(fact.candidate.cell),
            None => by_digit.push((fact.candidate.digit, vec![fact.candidate.cell])),
        }
    }
    by_digit.sort_by_key(|(digit, _)| *digit);
    by_digit
}

/// Eliminations as the end of a sentence: `4 and 5 can be removed from r1c2 and r1c3, and 7 from r5c5`.
pub fn can_be_removed(facts: &[Fact]) -> String {
    let mut groups: Vec<(Vec<char>, Vec<Cell>)> = vec![];
    for (digit, cells) in by_digit(facts) {
        match groups.iter_mut().find(|(_, known)| *known == cells) {
            Some((digits, _)) => digits.push(digit_char(digit)),
            None => groups.push((vec![digit_char(digit)], cells)),
        }
    }
    let part = |(at, (digits, cells)): (usize, &(Vec<char>, Vec<Cell>))| {
        let verb = if at == 0 { "can be removed " } else { "" };
        format!("{} {verb}from {}", and(digits), and(cells))
    };
    groups.iter().enumerate().map(part).collect::<Vec<_>>().join(", and ")
}

/// Small numbers as words.
pub fn number(count: usize) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    words.get(count).map_or_else(|| count.to_string(), ToString::to_string)
}
