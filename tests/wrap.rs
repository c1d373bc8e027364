//! Explanations on terminals of several widths.

use anstream::adapter::strip_str;
use whydoku::profile::Profile;
use whydoku::scheduler::{self, Clock};
use whydoku::trace::Index;
use whydoku::views::explain;
use whydoku::views::wrap::wrap;

use crate::puzzles::named;

#[test]
fn sentences_fit_into_the_terminal_and_lose_no_word() {
    for name in ["easy", "nested-guesses", "16x16"] {
        let puzzle = named(name);
        let profile = Profile::built_in("basic").expect("there is one");
        let trace = scheduler::solve(&puzzle, &profile, Clock::Logical);
        let text = explain::explain(&Index::new(&trace, &puzzle.geometry));
        assert_eq!(wrap(&text, usize::MAX), text);
        for columns in [60, 80, 120] {
            let wrapped = wrap(&text, columns);
            let words = |text: &str| -> Vec<String> {
                let plain = strip_str(text).to_string();
                plain.split_whitespace().filter(|word| *word != "│").map(str::to_string).collect()
            };
            assert_eq!(words(&wrapped), words(&text), "{name} at {columns}");
            let plain = strip_str(&wrapped).to_string();
            let drawn = |line: &str| line.trim_start_matches([' ', '│']).contains(['─', '┼', '│']);
            let mut sentences = plain.lines().filter(|line| !drawn(line));
            assert!(sentences.clone().count() > 20, "{name} has sentences");
            assert_eq!(sentences.find(|line| line.chars().count() > columns), None, "{name} at {columns}");
        }
    }
}
