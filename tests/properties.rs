//! Symmetries: a puzzle that is turned, mirrored or relabelled is solved in the same way.

use std::collections::BTreeMap;

use proptest::prelude::*;
use whydoku::profile::Profile;
use whydoku::scheduler::{self, Clock};
use whydoku::trace::Trace;

use crate::support;

const PUZZLES: [&str; 3] = [
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "5......741....76........25.........7.4.3..8....6..8.....98....26.4..39.87....64..",
    "..2.3...8.....8....31.2.....6..5.27..1.....5.2.4.6..31....8.6.5.......13..531.4..",
];

/// Where each cell of the grid comes from, for the eight symmetries of the square.
fn source(symmetry: usize, row: usize, col: usize) -> (usize, usize) {
    let (row, col) = if symmetry & 4 != 0 { (col, row) } else { (row, col) };
    match symmetry & 3 {
        0 => (row, col),
        1 => (8 - row, col),
        2 => (row, 8 - col),
        _ => (8 - row, 8 - col),
    }
}

fn transform(puzzle: &str, symmetry: usize, labels: &[u8]) -> String {
    let cells: Vec<char> = puzzle.chars().collect();
    let cell = |at: usize| {
        let (row, col) = source(symmetry, at / 9, at % 9);
        let c = cells[row * 9 + col];
        c.to_digit(10).map_or('.', |digit| char::from(b'0' + labels[digit as usize - 1]))
    };
    (0..81).map(cell).collect()
}

/// How it ended, and how many sweeps. (Which of two rules finds a fact may depend on the order of cells, the fixpoint
/// of a sweep does not.)
fn shape(trace: &Trace) -> (String, u32, usize, BTreeMap<usize, usize>) {
    let mut left = BTreeMap::new();
    trace.grid.iter().for_each(|digits| *left.entry(digits.len()).or_default() += 1);
    (format!("{:?}", trace.stop), trace.sweeps(), trace.events.len(), left)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_shape_of_a_trace_does_not_depend_on_how_the_puzzle_lies(
        which in 0..PUZZLES.len(),
        symmetry in 0..8_usize,
        labels in Just((1..=9).collect::<Vec<u8>>()).prop_shuffle(),
    ) {
        let profile = Profile::built_in("basic").expect("there is one");
        let profile = profile.without_rules(&["guess".into()]).expect("rules are left");
        let solve = |text: &str| scheduler::solve(&support::puzzle(text), &profile, Clock::Logical);
        let moved = transform(PUZZLES[which], symmetry, &labels);
        prop_assert_eq!(shape(&solve(&moved)), shape(&solve(PUZZLES[which])));
    }
}
