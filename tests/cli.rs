//! The real command: what it prints, what it says to bad input, how it exits.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use crate::support;

const PUZZLE: &str = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const HARD: &str = "5......741....76........25.........7.4.3..8....6..8.....98....26.4..39.87....64..";
const SEVERAL: &str = "4.....8.5.3..........7......2.....6.....8........1.......6.3.7.5..2.....1.4......";
const IMPOSSIBLE: &str = "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_whydoku"));
    command.args(arguments).env_remove("CLICOLOR_FORCE").env("NO_COLOR", "1");
    command
}

/// With the profile `basic`, where the command takes one.
fn run(arguments: &[&str]) -> Output {
    command(&basic(arguments)).stdin(Stdio::null()).output().expect("the command runs")
}

fn basic<'a>(arguments: &[&'a str]) -> Vec<&'a str> {
    let solves =
        matches!(arguments.first(), Some(&("explain" | "trace" | "graph" | "why" | "why-not" | "stats" | "measure")));
    let chosen = arguments.contains(&"--profile");
    arguments
        .iter()
        .copied()
        .chain(if solves && !chosen { ["--profile", "basic"].as_slice() } else { &[] }.iter().copied())
        .collect()
}

fn run_with(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = command(&basic(arguments))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    // The command may end before it has read everything.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    child.wait_with_output().expect("the command ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

fn temporary(name: &str, content: &[u8]) -> PathBuf {
    let file = std::env::temp_dir().join(format!("whydoku-{}-{name}", std::process::id()));
    std::fs::write(&file, content).expect("a temporary file");
    file
}

#[test]
fn commands_print_what_was_reviewed() {
    let shown: [(&str, &[&str]); 20] = [
        ("explain-human", &["explain", HARD, "--profile", "human"]),
        ("measure", &["measure", PUZZLE]),
        ("explain-board", &["explain", PUZZLE, "--board", "--max-steps", "3"]),
        ("why-not", &["why-not", "r2c5=4", PUZZLE]),
        ("why-several", &["why", "r8c3 r1c6", PUZZLE]),
        ("solve-common", &["solve", "--common", SEVERAL]),
        ("explain", &["explain", PUZZLE, "--max-steps", "12"]),
        ("explain-markdown", &["explain", PUZZLE, "--format", "markdown", "--max-steps", "3"]),
        ("explain-impossible", &["explain", IMPOSSIBLE]),
        ("trace", &["trace", PUZZLE, "--pretty", "--max-steps", "2"]),
        ("graph-why", &["graph", PUZZLE, "--why", "r8c3"]),
        ("graph-facts", &["graph", PUZZLE, "--why", "r8c3", "--level", "fact"]),
        ("why", &["why", "r1c6", PUZZLE]),
        ("why-elimination", &["why", "r1c6<>2", PUZZLE]),
        ("why-clue", &["why", "r1c1", PUZZLE]),
        ("solve", &["solve", PUZZLE]),
        ("rules", &["rules"]),
        ("rules-page", &["rules", "definite"]),
        ("profiles", &["profiles"]),
        ("profiles-basic", &["profiles", "basic"]),
    ];
    for (name, arguments) in shown {
        let output = run(arguments);
        assert_eq!(text(&output.stderr), "", "{name}");
        let expected = if name.ends_with("impossible") { 1 } else { 0 };
        assert_eq!(output.status.code(), Some(expected), "{name}");
        support::snapshot("cli", name, &text(&output.stdout));
    }
    support::snapshot("cli", "help", &text(&run(&["--help"]).stdout));
}

#[test]
fn puzzles_come_as_arguments_files_and_standard_input() {
    let file = temporary("puzzle.txt", format!("# three puzzles\n{PUZZLE}\n{IMPOSSIBLE}\n{PUZZLE}\n").as_bytes());
    let expected = text(&run(&["solve", PUZZLE]).stdout);
    assert_eq!(text(&run_with(&["solve", "-"], PUZZLE.as_bytes()).stdout), expected);
    let all = run(&["solve", &file.to_string_lossy()]);
    assert_eq!(text(&all.stdout).lines().count(), 3);
    assert_eq!(all.status.code(), Some(1), "one of them has no solution");
    let first = run(&["explain", &file.to_string_lossy()]);
    assert!(text(&first.stderr).contains("3 puzzles found"), "{}", text(&first.stderr));
    assert_eq!(first.status.code(), Some(0));
    assert_eq!(run(&["explain", &file.to_string_lossy(), "--pick", "2"]).status.code(), Some(1));
    std::fs::remove_file(file).expect("it was written");
}

#[test]
fn traces_are_verified_and_explained_from_their_file() {
    let json = run(&["trace", PUZZLE]).stdout;
    let holds = run_with(&["verify", "-"], &json);
    assert_eq!(
        (text(&holds.stdout).as_str(), holds.status.code()),
        ("The trace holds: 74 steps and 729 events checked.\n", Some(0))
    );
    assert_eq!(run_with(&["explain", "-"], &json).stdout, run(&["explain", PUZZLE]).stdout);
    assert_eq!(run_with(&["trace", "-"], &json).stdout, json, "read and written again");
    assert_eq!(run_with(&["graph", "-"], &json).stdout, run(&["graph", PUZZLE]).stdout);
    let broken = text(&json).replacen("\"r6c2=4\"", "\"r6c2=5\"", 1);
    let fails = run_with(&["verify", "-"], broken.as_bytes());
    assert_eq!(fails.status.code(), Some(1));
    assert!(text(&fails.stderr).contains("step 1:"), "{}", text(&fails.stderr));
    assert!(fails.stdout.is_empty());
}

#[test]
fn bad_input_gets_one_sentence_and_exit_code_2() {
    let two_fours = format!("44{}", &PUZZLE[2..]);
    let stray = format!("{}q", &PUZZLE[..80]);
    let trace = text(&run(&["trace", PUZZLE]).stdout);
    let newer = trace.replace("whydoku.trace/1", "whydoku.trace/9");
    let pencil = "1 2 3 4\n3 4 1 2\n2 . 4 3\n4 3 2 1\n";
    let cases: Vec<(&str, Vec<&str>, Vec<u8>)> = vec![
        ("wrong-length", vec!["explain", &PUZZLE[..80]], vec![]),
        ("stray-character", vec!["explain", &stray], vec![]),
        ("equal-givens", vec!["explain", &two_fours], vec![]),
        (
            "empty-cell",
            vec!["explain", "-", "--size", "4"],
            pencil.replace('.', "0").replace("1 2 3 4\n3", "12 2 3 4\n3").into_bytes(),
        ),
        ("empty-file", vec!["explain", "-"], vec![]),
        ("not-text", vec!["explain", "-"], vec![0xff, 0xfe, 0x31]),
        (
            "jigsaw-sizes",
            vec![
                "explain",
                PUZZLE,
                "--layout",
                "jigsaw:AAAABBCCCAAABBBCCCAAABEBCFCDDDBEEEFCDDDEEFFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII",
            ],
            vec![],
        ),
        ("unknown-layout", vec!["explain", PUZZLE, "--layout", "spiral"], vec![]),
        ("unknown-rule", vec!["explain", PUZZLE, "--without", "hiden-single"], vec![]),
        ("unknown-profile", vec!["explain", PUZZLE, "--profile", "basik"], vec![]),
        ("no-file", vec!["explain", "missing.txt"], vec![]),
        ("schema-version", vec!["verify", "-"], newer.into_bytes()),
        ("truncated-json", vec!["verify", "-"], trace.as_bytes()[..2000].to_vec()),
        ("no-trace", vec!["verify", "-"], b"hello".to_vec()),
        ("not-a-fact", vec!["why", "r4d5", PUZZLE], vec![]),
        ("outside", vec!["why", "r4c10", PUZZLE], vec![]),
        ("pick", vec!["explain", PUZZLE, "--pick", "2"], vec![]),
    ];
    let mut said = String::new();
    for (name, arguments, input) in cases {
        let output = run_with(&arguments, &input);
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{name}: {error}");
        assert!(output.stdout.is_empty(), "{name} writes to standard output");
        assert_eq!(error.lines().count(), 1, "{name}: {error}");
        said.push_str(&format!("{name}: {error}"));
    }
    support::snapshot("cli", "errors", &said);
}

#[test]
fn answers_that_are_no_get_exit_code_1() {
    for arguments in [vec!["solve", IMPOSSIBLE], vec!["explain", IMPOSSIBLE], vec!["trace", IMPOSSIBLE]] {
        assert_eq!(run(&arguments).status.code(), Some(1), "{arguments:?}");
    }
    let other_way = run(&["why", "r2c5=4", PUZZLE]);
    assert_eq!(other_way.status.code(), Some(1));
    assert!(text(&other_way.stderr).contains("r2c5<>4"), "{}", text(&other_way.stderr));
    let several =
        run(&["explain", &format!("{}{}", &PUZZLE[..45], &PUZZLE[..45].replace(char::is_numeric, ".")[..36])]);
    assert!(text(&several.stdout).contains("several solutions"));
    assert_eq!(several.status.code(), Some(0));
}

#[test]
fn solutions_are_counted_up_to_the_limit() {
    let solve = |puzzle: &str, limit: &str| text(&run(&["solve", puzzle, "--limit", limit]).stdout);
    assert!(solve(PUZZLE, "2").ends_with("1 solution\n"));
    let empty = ".".repeat(16);
    assert!(solve(&empty, "2").ends_with("2 or more solutions\n"));
    let all = solve(&empty, "1000");
    assert_eq!(all.lines().count(), 288, "the number of 4x4 grids");
    assert!(all.ends_with("288 solutions\n"));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let mut child = command(&["trace", PUZZLE, "--pretty"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the command ends");
    assert_eq!((text(&output.stderr).as_str(), output.status.code()), ("", Some(0)));
}

#[test]
fn files_are_written_whole() {
    let file = std::env::temp_dir().join(format!("whydoku-{}-out.json", std::process::id()));
    let name = file.to_string_lossy().to_string();
    assert_eq!(run(&["trace", PUZZLE, "-o", &name]).status.code(), Some(0));
    assert_eq!(std::fs::read(&file).expect("it was written"), run(&["trace", PUZZLE]).stdout);
    std::fs::remove_file(&file).expect("it was written");
    let nowhere = run(&["trace", PUZZLE, "-o", "/no/such/folder/trace.json"]);
    assert_eq!(nowhere.status.code(), Some(2));
    assert!(text(&nowhere.stderr).contains("/no/such/folder/trace.json"));
}

#[test]
fn colour_is_used_only_where_it_is_asked_for() {
    assert!(!text(&run(&["explain", PUZZLE]).stdout).contains('\u{1b}'));
    assert!(text(&run(&["explain", PUZZLE, "--color", "always"]).stdout).contains('\u{1b}'));
}

#[test]
fn stats_count_what_it_took() {
    let list = format!(
        "{PUZZLE}\n{IMPOSSIBLE}\n..2.3...8.....8....31.2.....6..5.27..1.....5.2.4.6..31....8.6.5.......13..531.4..\n"
    );
    let output = run_with(&["stats", "-"], list.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    support::snapshot("cli", "stats", &text(&output.stdout));
}

#[test]
fn steps_are_drawn_from_puzzles_and_traces() {
    let folder = std::env::temp_dir().join(format!("whydoku-{}-pictures", std::process::id()));
    let path = folder.to_string_lossy().to_string();
    let one = run(&["draw", PUZZLE, "--step", "2", "--profile", "basic"]);
    assert_eq!((text(&one.stderr).as_str(), one.status.code()), ("", Some(0)));
    let trace = run(&["trace", PUZZLE]).stdout;
    assert_eq!(run_with(&["draw", "-", "--step", "2"], &trace).stdout, one.stdout, "from the trace");
    let several = run(&["draw", PUZZLE, "--step", "2-4", "-o", &path, "--profile", "basic"]);
    assert_eq!((text(&several.stdout).as_str(), several.status.code()), ("", Some(0)));
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .expect("the folder is there")
        .map(|file| file.expect("a file").file_name().to_string_lossy().to_string())
        .collect();
    names.sort();
    assert_eq!(names, ["step-02.svg", "step-03.svg", "step-04.svg"]);
    assert_eq!(std::fs::read(folder.join("step-02.svg")).expect("a file"), one.stdout);
    std::fs::remove_dir_all(folder).expect("it was made");
}

#[test]
fn wrong_steps_are_one_clear_sentence() {
    for (step, sentence) in [
        ("75", "there is no step 75: there are 74 steps"),
        ("70-80", "there is no step 80: there are 74 steps"),
        ("7-3", "steps 7-3 run backwards: expected 3-7"),
        ("x", "`x` is no step: expected a number, a range such as 3-7, or all"),
        ("all", "several pictures need a folder: name one with -o DIR"),
    ] {
        let output = run(&["draw", PUZZLE, "--step", step, "--profile", "basic"]);
        assert_eq!(text(&output.stderr), format!("whydoku: {sentence}\n"));
        assert_eq!((output.stdout.len(), output.status.code()), (0, Some(2)));
    }
}

#[test]
fn walk_needs_a_terminal() {
    let output = run(&["walk", PUZZLE]);
    assert_eq!((output.stdout.len(), output.status.code()), (0, Some(2)));
    assert!(text(&output.stderr).contains("needs a terminal"), "{}", text(&output.stderr));
}

#[test]
fn boards_fit_into_80_columns_and_need_no_colour() {
    let output = run(&["explain", HARD, "--board", "--profile", "human"]);
    let shown = text(&output.stdout);
    assert!(!shown.contains('\u{1b}'), "NO_COLOR is set");
    let boards = shown.lines().filter(|line| line.contains(['│', '━', '┃']));
    assert!(boards.clone().count() > 1_000);
    boards.for_each(|line| assert!(line.chars().count() <= 80, "{line}"));
    let coloured = command(&["explain", HARD, "--board", "--color", "always"]).env_remove("NO_COLOR").output();
    assert!(text(&coloured.expect("the command runs").stdout).contains('\u{1b}'));
}
