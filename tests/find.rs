//! `whydoku find`, as it is called.

use std::process::{Command, Output};

use serde_json::Value;

/// A 17-clue puzzle with its three hidden singles placed.
const POSITION: &str = "4.....8.5.3..........7......2.....6.....8.4...4..1.......6.3.7.5.32.1...1.4......";
/// The same with the last digit of the clues left out: many solutions.
const LOOSE: &str = "4.....8.5.3..........7......2.....6.....8.4...4..1.......6.3.7.5.32.1...1........";
/// A position of HoDoKu's library, with a placed digit and removed candidates.
const LIBRARY: &str = ":0003::4.....8.5.3..........7......2.....6.....8.4...+4..1.......6.3.7.5.+32.+1...1.4......:216 226 236 616 626 636:::";

fn find(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_whydoku"));
    command.args(["--color", "never", "find"]).args(arguments).output().expect("the command runs")
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("it is text")
}

fn steps(arguments: &[&str]) -> Vec<Value> {
    match serde_json::from_str(&text(&find(arguments))).expect("it is JSON") {
        Value::Array(steps) => steps,
        other => panic!("{other} is no array"),
    }
}

#[test]
fn each_step_of_a_rule_is_listed_with_its_words_and_what_it_opens() {
    let text = text(&find(&["--rule", "lc1", POSITION]));
    assert!(text.starts_with("Pointing (8)\n"), "{text}");
    assert!(text.contains("7 in b3 => r2c13<>7\n"), "{text}");
    assert!(text.contains("In box 3, 7 is possible only in row 2"), "{text}");
    assert!(text.contains("2 candidates fall"), "{text}");
}

#[test]
fn the_json_holds_what_a_program_needs() {
    let steps = steps(&["--rule", "0100,naked-single", "--json", POSITION]);
    let rules: Vec<&str> = steps.iter().filter_map(|step| step["rule"].as_str()).collect();
    assert_eq!(rules, ["pointing"; 8]);
    assert_eq!(steps[1]["eliminations"], serde_json::json!(["r1c6<>2", "r2c6<>2", "r3c6<>2"]));
    for step in &steps {
        for field in ["placements", "pattern", "sentence", "notation", "certificate"] {
            assert!(!step[field].is_null(), "{field} is missing in {step}");
        }
    }
}

#[test]
fn a_position_in_mid_solve_is_taken_as_it_is() {
    let steps = steps(&["--rule", "Naked Single", "--json", LIBRARY]);
    assert_eq!(steps.len(), 1);
    assert_eq!(steps[0]["placements"], serde_json::json!(["r1c6=9"]));
}

#[test]
fn all_rules_but_the_guess_are_asked() {
    let all = steps(&["--json", "--all-variants", POSITION]);
    assert!(all.iter().any(|step| step["rule"] == "pointing"));
    assert!(all.iter().all(|step| step["rule"] != "guess"));
    let some = steps(&["--json", POSITION]);
    assert!(some.len() <= all.len());
}

#[test]
fn what_rests_on_one_solution_is_left_out_where_there_are_several() {
    let output = find(&["--rule", "uniqueness-test-1", LOOSE]);
    assert_eq!(text(&output), "No rule finds a step here.\n");
    assert!(String::from_utf8_lossy(&output.stderr).contains("one solution"));
}

#[test]
fn an_unknown_rule_is_refused() {
    let output = find(&["--rule", "pointig", POSITION]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    assert!(String::from_utf8_lossy(&output.stderr).contains("did you mean pointing"));
}
