//! `whydoku rate`, as it is called.

use std::process::{Command, Output};

use serde_json::Value;
use whydoku::profile::Profile;
use whydoku::rating::hodoku::{LEVELS, rate};
use whydoku::registry;
use whydoku::scheduler::{self, Clock};

use crate::support;

/// Solved by singles alone.
const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// The hardest kind: no solve without guesses or more than HoDoKu's usual techniques.
const HARD: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn call(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_whydoku"));
    command.args(["--color", "never", "rate"]).args(arguments).output().expect("the command runs")
}

fn rating(puzzle: &str) -> Value {
    let output = call(&["--scale", "hodoku", "--json", puzzle]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("it is JSON")
}

#[test]
fn an_easy_puzzle_is_rated_by_its_singles() {
    let rating = rating(EASY);
    assert_eq!((&rating["scale"], &rating["level"]), (&Value::from("hodoku"), &Value::from("Easy")));
    let techniques = rating["techniques"].as_array().expect("a list");
    let count: u64 = techniques.iter().filter_map(|technique| technique["count"].as_u64()).sum();
    assert_eq!(count, 51, "one step for each open cell");
    let total: u64 = techniques.iter().filter_map(|technique| technique["total"].as_u64()).sum();
    assert_eq!(rating["score"], total);
    let text = call(&[EASY]);
    assert!(String::from_utf8_lossy(&text.stdout).starts_with("HoDoKu: Easy, score "));
}

#[test]
fn a_very_hard_puzzle_is_extreme() {
    let rating = rating(HARD);
    assert_eq!(rating["level"], "Extreme");
    assert!(rating["score"].as_u64() > Some(1800));
}

#[test]
fn an_impossible_puzzle_has_no_rating() {
    let output = call(&["11..............................................................................."]);
    assert_eq!(output.status.code(), Some(2), "two equal digits in a row cannot be read");
    let output = call(&["12345678......................................................9.................."]);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
}

#[test]
fn a_score_beyond_a_level_raises_it() {
    let profile = Profile::built_in("hodoku").expect("there is one");
    for puzzle in support::list("qqwing_expert", 20) {
        let rating = rate(&scheduler::solve(&support::puzzle(&puzzle), &profile, Clock::Logical));
        let (_, most) = LEVELS.into_iter().find(|(level, _)| *level == rating.level).expect("a level");
        assert!(rating.score <= most, "{rating:?}");
    }
}

#[test]
fn the_profile_holds_rules_that_hodoku_scores() {
    for id in Profile::built_in("hodoku").expect("there is one").rules {
        let meta = registry::find(&id).expect("a rule");
        assert!(id == "guess" || meta.hodoku.is_some(), "HoDoKu has no {id}");
    }
}
