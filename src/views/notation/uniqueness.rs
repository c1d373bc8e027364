//! Deadly patterns: `2/7 in r23c17`, as HoDoKu writes them.

use whydoku_rules::names::{Cell, digit_char};
use whydoku_rules::pattern::{DeadlyShape, Uniqueness};

use super::compact;

pub fn notation(pattern: &Uniqueness) -> String {
    if pattern.shape == DeadlyShape::Grave {
        let guardians: Vec<String> = pattern.guardians.iter().map(ToString::to_string).collect();
        return guardians.join("|");
    }
    let mut digits: Vec<u8> = pattern.cells.iter().flat_map(|deadly| deadly.digits.clone()).collect();
    digits.sort_unstable();
    digits.dedup();
    let digits: Vec<String> = digits.into_iter().map(|digit| digit_char(digit).to_string()).collect();
    let cells: Vec<Cell> = pattern.cells.iter().map(|deadly| deadly.cell).collect();
    format!("{} in {}", digits.join("/"), compact(&cells))
}
