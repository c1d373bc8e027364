//! Scouts never change what a rule finds, nor the order.

use whydoku::profile::Profile;
use whydoku_rules::board::Board;
use whydoku_rules::geometry::Layout;
use whydoku_rules::rule::{self, Rule};
use whydoku_rules::techniques;

use crate::support;

/// Puzzles that need much, one of them without a solution; wrong guesses make positions without one too.
const PUZZLES: [&str; 4] = [
    "5......741....76........25.........7.4.3..8....6..8.....98....26.4..39.87....64..",
    "....14....3....2...7..........9...3.6.1.............8.2.....1.4....5.6.....7.8...",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..",
];

/// Of the positions of a solve every so many.
const EVERY: usize = 7;

/// More steps than any solve has.
const WHOLE: usize = 10_000;

/// Families whose rules do not search long without scouts.
const QUICK: [&str; 9] = [
    "singles",
    "intersections",
    "subsets",
    "wings",
    "single_digit",
    "colouring",
    "uniqueness",
    "exclusion",
    "miscellaneous",
];

/// These search too long without scouts to be asked in every position.
const SLOW: [&str; 3] = ["guess", "kraken-fish-type-1", "kraken-fish-type-2"];

#[test]
fn rules_find_the_same_with_and_without_scouts() {
    let human = Profile::built_in("human").expect("there is one");
    let named = human.rules.iter().map(String::as_str).chain(["vwxyz-wing"]);
    let rules: Vec<_> = named.filter_map(techniques::find_rule::<2>).filter(|rule| !is_slow(*rule)).collect();
    let lists = ["qqwing_expert", "sudoku17", "top1465", "forum_hardest_1905_5k"].map(|name| support::list(name, 2));
    let mut positions = 0;
    for puzzle in PUZZLES.map(str::to_string).into_iter().chain(lists.concat()) {
        positions += compare(&puzzle, &rules, (EVERY, 0));
    }
    assert!(positions > 20, "only {positions} positions were compared");
}

#[test]
fn quick_rules_find_the_same_with_and_without_scouts_in_thousands_of_puzzles() {
    let human = Profile::built_in("human").expect("there is one");
    let quick = |rule: &&dyn Rule<2>| QUICK.contains(&rule.meta().family);
    let rules: Vec<_> = human.rules.iter().filter_map(|id| techniques::find_rule::<2>(id)).filter(quick).collect();
    let lists = ["qqwing_expert", "sudoku17", "top1465", "kaggle_10k"].map(|name| support::list(name, 750));
    let puzzles = lists.concat();
    let positions: usize =
        puzzles.iter().enumerate().map(|(at, puzzle)| compare(puzzle, &rules, (WHOLE, at % 48))).sum();
    assert!(positions >= puzzles.len() / 2, "only {positions} positions of {} puzzles", puzzles.len());
}

fn is_slow(rule: &dyn Rule<2>) -> bool {
    SLOW.contains(&rule.meta().id)
}

/// Solves, now and then by a guess, and compares what each rule finds on the way, at every so many steps from the first;
/// says in how many positions.
fn compare(puzzle: &str, rules: &[&'static dyn Rule<2>], (every, first): (usize, usize)) -> usize {
    let puzzle = support::puzzle(puzzle);
    let layout = Layout::<2>::new(puzzle.geometry.clone());
    let mut board = Board::new(&layout);
    for clue in &puzzle.clues {
        let cell = layout.index(clue.cell).expect("a cell of the puzzle");
        board.place(cell, clue.digit);
        board.mark_clue(cell);
    }
    let mut positions = 0;
    for step in 0.. {
        if step % every == first {
            let mut plain = board.clone();
            plain.search_without_scouts();
            for &rule in rules {
                let (with, without) = (rule::all(rule, &board), rule::all(rule, &plain));
                assert!(with == without, "{} at step {step} of {}", rule.meta().id, puzzle.line());
            }
            positions += 1;
        }
        let Some(cell) = board.unplaced().iter().min_by_key(|&cell| board.digits(cell).len()) else { break };
        let simple = |rule: &&&'static dyn Rule<2>| !matches!(rule.meta().family, "chains" | "als" | "fish");
        let found = rules.iter().filter(simple).find_map(|&rule| rule::first(rule, &board));
        let guess = board.digits(cell).iter().next().map(|digit| vec![board.candidate(cell, digit).is()]);
        let Some(facts) = found.map(|finding| finding.conclusions.into_vec()).or(guess) else { break };
        for fact in facts {
            let (cell, digit) = (layout.index(fact.candidate.cell).expect("a cell"), fact.candidate.digit);
            match fact.holds {
                true if !board.has(cell, digit) => return positions,
                true => board.place(cell, digit),
                false => drop(board.remove(cell, digit)),
            }
        }
        if board.broken().is_some() {
            break;
        }
    }
    positions
}
