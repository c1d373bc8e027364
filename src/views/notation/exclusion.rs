//! Crossings that are filled up, combinations that are gone through, and templates.

use whydoku_rules::names::{Digit, digit_char};
use whydoku_rules::pattern::{Exclusion, SueDeCoq, Templates};

use super::compact;

fn digits(list: &[Digit]) -> String {
    format!("{{{}}}", list.iter().map(|&digit| digit_char(digit)).collect::<String>())
}

pub fn sue_de_coq(pattern: &SueDeCoq) -> String {
    let [a, b] = pattern.sides.each_ref().map(|side| format!("{} - {}", compact(&side.cells), digits(&side.digits)));
    format!("{} - {} ({a}, {b})", compact(&pattern.cells), digits(&pattern.digits))
}

pub fn exclusion(pattern: &Exclusion) -> String {
    pattern.cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

pub fn templates(pattern: &Templates) -> String {
    digit_char(pattern.digit).to_string()
}
