//! Naked and hidden subsets: `2,5 in r3c47`.

use whydoku_rules::names::digit_char;
use whydoku_rules::pattern::Subset;

use super::compact;

pub fn notation(subset: &Subset) -> String {
    let digits: Vec<String> = subset.digits.iter().map(|&digit| digit_char(digit).to_string()).collect();
    format!("{} in {}", digits.join(","), compact(&subset.cells))
}
