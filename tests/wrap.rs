//! Explanations on terminals of several widths.

use std::process::Command;

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

#[test]
fn commands_break_their_sentences_where_a_terminal_ends() {
    let puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    for call in ["explain", "why r4c5", "why-not r4c5=9", "find --rule pointing"] {
        let Some(lines) = at_60_columns(&format!("{call} {puzzle}")) else { return };
        let sentences: Vec<&String> = lines.iter().filter(|line| !line.contains(['─', '│'])).collect();
        assert_eq!(sentences.iter().find(|line| line.chars().count() > 60), None, "{call}");
        let broken =
            |pair: &[&String]| pair[0].starts_with("     In box 3, 7 is possible") && pair[1].starts_with("     ");
        assert!(sentences.windows(2).any(broken), "{call} has a sentence that takes two lines");
    }
}

/// What a command prints on a terminal of 60 columns; says so where no terminal can be had.
fn at_60_columns(args: &str) -> Option<Vec<String>> {
    let call = format!("stty rows 40 cols 60; exec {} {args}", env!("CARGO_BIN_EXE_whydoku"));
    let Ok(output) = Command::new("script").args(["-qec", &call, "/dev/null"]).output() else {
        assert!(std::env::var_os("CI").is_none(), "CI has script, which is a part of Debian's base");
        println!("skipped: script is not installed");
        return None;
    };
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    Some(strip_str(&text).to_string().lines().map(str::to_string).collect())
}
