//! The two plain searches, for 9x9 and for every layout, find the same solutions.

use std::collections::BTreeSet;

use whydoku::search::{self, Found, Limits, Solution};
use whydoku_rules::names::Fact;

use crate::support;

/// Both searches on a puzzle, with candidates removed: the same number of solutions, and the same ones if that is all.
fn same(line: &str, removed: &[Fact], limit: usize) -> usize {
    let puzzle = support::puzzle(line);
    let clues = puzzle.clues.iter().map(|clue| clue.cell.candidate(clue.digit).is());
    let facts: Vec<Fact> = clues.chain(removed.iter().copied()).collect();
    let limits = Limits { solutions: limit, branchings: None };
    let fast = search::solve_position(&puzzle.geometry, &facts, limits);
    let slow = search::solve_by_board(&puzzle.geometry, &facts, limits);
    let set = |found: &Found| found.solutions.iter().cloned().collect::<BTreeSet<Solution>>();
    assert!(fast.complete && slow.complete);
    assert_eq!(fast.solutions.len(), slow.solutions.len(), "{line} without {removed:?}");
    if fast.solutions.len() < limit {
        assert_eq!(set(&fast), set(&slow), "{line} without {removed:?}");
    }
    fast.solutions.len()
}

#[test]
fn both_searches_find_the_same_in_puzzles_of_every_kind() {
    for (name, count, limit) in [
        ("sudoku17", 300, 2),
        ("top1465", 200, 2),
        ("kaggle_10k", 300, 2),
        ("multi_solution_10k", 300, 2),
        ("multi_solution_10k", 60, 100),
    ] {
        support::list(name, count).iter().for_each(|line| assert!(same(&line[..81], &[], limit) > 0, "{name}: {line}"));
    }
}

#[test]
fn both_searches_find_the_same_where_candidates_are_removed() {
    let line = "4.....8.5.3..........7......2.....6.....8........1.......6.3.7.5..2.....1.4......";
    let puzzle = support::puzzle(line);
    let mut seen = BTreeSet::new();
    for cell in 0..81 {
        for digit in puzzle.geometry.digits() {
            let gone = puzzle.geometry.cell(cell).candidate(digit);
            seen.insert(same(line, &[gone.is_not()], 12));
            if cell % 8 == 0 {
                seen.insert(same(line, &[gone.is()], 12));
            }
        }
    }
    assert!(seen.contains(&0) && seen.len() > 1, "removals should make a difference: {seen:?}");
}

#[test]
fn both_searches_refuse_contradictions() {
    let empty = support::puzzle(&".".repeat(81));
    let five = |at: usize| empty.geometry.cell(at).candidate(5).is();
    assert_eq!(same(&".".repeat(81), &[five(0), five(1)], 2), 0);
    assert_eq!(same("..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..", &[], 2), 0);
}
