//! Whole solves: traces and graphs as snapshots, and what every trace must be.

use std::process::{Command, Stdio};

use whydoku::graph;
use whydoku::profile::{Guessing, Profile};
use whydoku::scheduler::{self, Clock, Solver};
use whydoku::trace::{self, Index, Position, Stop, Trace};
use whydoku::views::graph::{dot, show};
use whydoku::views::{explain, markdown, summary};
use whydoku_rules::log::{Assumption, Step};

use crate::puzzles::{PUZZLES, named};
use crate::support;

fn basic() -> Profile {
    Profile::built_in("basic").expect("there is one")
}

fn profile_for(name: &str) -> Profile {
    let guess = if name == "stalled" { Guessing::None } else { Guessing::First };
    Profile { guess, ..basic() }
}

fn solve(name: &str) -> Trace {
    scheduler::solve(&named(name), &profile_for(name), Clock::Logical)
}

/// What must hold of every trace: it verifies, replays, agrees with the solution, and survives writing and reading.
pub fn assert_good(puzzle: &whydoku::puzzle::Puzzle, trace: &Trace) {
    trace::verify(trace).unwrap_or_else(|error| panic!("{}: {error}", trace.puzzle));
    assert_eq!(Position::after(&puzzle.geometry, &trace.events).grid(), trace.grid);
    if trace.steps.iter().all(|step| step.assumptions.is_empty()) {
        support::assert_sound(puzzle, trace);
    }
    let json = trace.to_json();
    assert_eq!(json, serde_json::to_string(trace).expect("JSON"), "it is written as serde would");
    assert_eq!(Trace::from_json(&json).expect("it was just written").to_json(), json);
}

#[test]
fn traces_and_graphs_are_as_reviewed() {
    for (name, ..) in PUZZLES {
        let trace = solve(name);
        assert_good(&named(name), &trace);
        support::snapshot("traces", name, &trace.to_json_pretty());
        let puzzle = named(name);
        let index = Index::new(&trace, &puzzle.geometry);
        support::snapshot(
            "graphs",
            name,
            &dot::dot(&show(&index, &graph::build(&index, &graph::Options::default()), &summary::closing(&trace))),
        );
        let words = explain::explain(&index);
        support::snapshot("explanations", name, &anstream::adapter::strip_str(&words).to_string());
    }
    let puzzle = named("sweeps");
    let trace = solve("sweeps");
    let index = Index::new(&trace, &puzzle.geometry);
    support::snapshot("explanations", "sweeps-markdown", &markdown::explain(&index));
    let slice = trace::reach(&index, &[trace::Target::Fact("r2c5=5".parse().expect("a fact"))]);
    for (name, facts) in [("sweeps-why", false), ("sweeps-why-facts", true)] {
        let options = graph::Options { facts, slice: Some(slice.clone()), ..graph::Options::default() };
        support::snapshot(
            "graphs",
            name,
            &dot::dot(&show(&index, &graph::build(&index, &options), &summary::closing(&trace))),
        );
    }
}

#[test]
fn a_solver_that_is_sent_to_another_thread_says_the_same() {
    let mut solver = Solver::new(basic());
    let here = solver.run(&named("nested-guesses"), Clock::Logical);
    let there = std::thread::spawn(move || solver.run(&named("nested-guesses"), Clock::Logical));
    assert_eq!(there.join().expect("no panic"), here);
}

#[test]
fn times_are_written_too() {
    let mut trace = scheduler::solve(&named("4x4"), &basic(), Clock::Wall);
    for (event, nanos) in trace.events.iter_mut().zip([0, 7, 10, 99, 100, 999, 1000, 9999, 10_000, u64::MAX]) {
        event.nanos = Some(nanos);
    }
    trace.steps[1].rule = "a \"rule\"\n".into();
    assert_eq!(trace.to_json(), serde_json::to_string(&trace).expect("JSON"));
}

#[test]
fn solves_end_as_they_should() {
    let ends = |name: &str| solve(name).stop;
    assert_eq!(ends("stalled"), Stop::Stalled);
    assert!(matches!(ends("no-solution"), Stop::Contradiction { .. }));
    for name in ["easy", "nested-guesses", "several-solutions", "4x4", "6x6", "16x16", "x", "windoku", "jigsaw"] {
        assert_eq!(ends(name), Stop::Solved, "{name}");
    }
    assert_eq!(solve("several-solutions").solutions, trace::Solutions::Several);
    assert_eq!(solve("easy").solutions, trace::Solutions::One);
}

#[test]
fn guesses_wind_back_and_are_marked() {
    let trace = solve("nested-guesses");
    let nested =
        |step: &&whydoku_rules::log::Step| step.branches.iter().any(|b| b.steps.iter().any(|s| !s.branches.is_empty()));
    assert!(trace.steps.iter().any(|step| nested(&step)), "a guess inside a guess");
    let open = trace.steps.iter().find(|step| step.rule == "guess" && step.branches.is_empty()).expect("an open guess");
    assert_eq!(open.assumptions.len(), 1);
    assert!(trace.steps.last().is_some_and(|last| !last.assumptions.is_empty()), "the mark is inherited");
    let refuted = Profile { guess: Guessing::Refute, ..basic() };
    let proven = scheduler::solve(&named("nested-guesses"), &refuted, Clock::Logical);
    assert_eq!(proven.stop, Stop::Solved);
    assert!(proven.all_steps().iter().all(|step| step.assumptions.is_empty()));
    assert_good(&named("nested-guesses"), &proven);
}

#[test]
fn refuting_guesses_end_where_several_solutions_begin() {
    let profile = Profile { guess: Guessing::Refute, ..basic() };
    let puzzle = named("several-solutions");
    let trace = scheduler::solve(&puzzle, &profile, Clock::Logical);
    assert_eq!((trace.stop, trace.solutions), (Stop::Stalled, trace::Solutions::Several));
    trace::verify(&trace).expect("what is left is proven");
}

#[test]
fn limits_policies_and_choices_of_rules_are_kept() {
    let puzzle = named("sweeps");
    let limited = scheduler::solve(&puzzle, &Profile { max_steps: Some(7), ..basic() }, Clock::Logical);
    assert_eq!((limited.stop, limited.step_count()), (Stop::MaxSteps { limit: 7 }, 7));
    let without = basic().without_rules(&["box-line-pointing".into()]).expect("a rule");
    let trace = scheduler::solve(&puzzle, &without, Clock::Logical);
    assert!(trace.all_steps().iter().all(|step| step.rule != "pointing"));
    let only = basic().with_rules(&["definite".into()]).expect("a rule");
    let trace = scheduler::solve(&puzzle, &only, Clock::Logical);
    assert!(trace.steps.iter().skip(1).all(|step| step.rule == "naked-single") && trace.guesses() == 0);
    let gentle = scheduler::solve(&puzzle, &Profile::built_in("gentle").expect("there is one"), Clock::Logical);
    for (at, step) in gentle.steps.iter().enumerate().filter(|(_, step)| step.rule == "pointing") {
        let position = trace::position_before(&puzzle.geometry, &gentle, step.id).expect("a step");
        let naked = position
            .candidates
            .iter()
            .zip(&position.values)
            .any(|(digits, value)| value.is_none() && digits.len() == 1);
        assert!(!naked, "step {at} points although there was a naked single");
    }
}

#[test]
fn the_wall_clock_is_opt_in() {
    let puzzle = named("easy");
    let timed = scheduler::solve(&puzzle, &basic(), Clock::Wall);
    assert!(timed.events.iter().all(|event| event.nanos.is_some()));
    assert!(timed.events.windows(2).all(|pair| pair[0].nanos <= pair[1].nanos));
    assert_eq!(solve("easy").to_json(), solve("easy").to_json());
    assert!(!solve("easy").to_json().contains("nanos"));
}

#[test]
fn the_schema_is_generated_and_every_trace_follows_it() {
    let text = format!("{:#}\n", trace::schema());
    let file = support::root().join("src/trace/schema.json");
    let stored = std::fs::read_to_string(file).expect("the schema is in the tree");
    assert_eq!(text, stored, "run `cargo run -- schema > src/trace/schema.json`");
    let validator = jsonschema::validator_for(&trace::schema()).expect("it is a schema");
    for (name, ..) in PUZZLES {
        let json = serde_json::from_str(&solve(name).to_json()).expect("it is JSON");
        if let Some(error) = validator.iter_errors(&json).next() {
            panic!("{name}: {error}");
        }
    }
    let broken = serde_json::json!({ "schema": trace::SCHEMA, "steps": [] });
    assert!(!validator.is_valid(&broken));
}

#[test]
fn traces_of_the_lists_verify_and_replay() {
    let mut solver = Solver::new(basic());
    for (list, count) in [("qqwing_easy", 40), ("qqwing_expert", 40), ("sudoku17", 60), ("top95", 12)] {
        for line in support::list(list, count) {
            let puzzle = support::puzzle(&line);
            let trace = solver.run(&puzzle, Clock::Logical);
            assert_good(&puzzle, &trace);
            assert_eq!(trace.stop, Stop::Solved, "{line}");
        }
    }
}

#[test]
fn graphviz_reads_the_graphs() {
    if Command::new("dot").arg("-V").stderr(Stdio::null()).status().is_err() {
        assert!(std::env::var_os("CI").is_none(), "CI has Graphviz");
        println!("skipped: Graphviz is not installed");
        return;
    }
    for name in ["sweeps", "nested-guesses", "16x16", "x"] {
        let (trace, puzzle) = (solve(name), named(name));
        let index = Index::new(&trace, &puzzle.geometry);
        let options = graph::Options { facts: name == "x", ..graph::Options::default() };
        let text = dot::dot(&show(&index, &graph::build(&index, &options), &summary::closing(&trace)));
        let file = std::env::temp_dir().join(format!("whydoku-{}-{name}.dot", std::process::id()));
        std::fs::write(&file, text).expect("a temporary file");
        let drawn = Command::new("dot").arg("-Tsvg").arg(&file).output().expect("dot runs");
        std::fs::remove_file(&file).expect("it was written");
        assert!(drawn.status.success(), "{name}: {}", String::from_utf8_lossy(&drawn.stderr));
        assert!(drawn.stderr.is_empty(), "{name}: {}", String::from_utf8_lossy(&drawn.stderr));
        let svg = String::from_utf8_lossy(&drawn.stdout);
        assert!(svg.matches("<g id=\"node").count() > 20, "{name} is drawn");
    }
}

/// What is concluded from a contradiction rests on whatever the contradiction rests on.
#[test]
fn refuted_guesses_inherit_from_their_branches() {
    let text = "98.7..6..75.4.......3.9..7.5...8..3..3...2..6......1..3.......1.7..5..8......4..2";
    let puzzle = support::puzzle_with(text, &Default::default());
    let trace = scheduler::solve(&puzzle, &Profile::built_in("human").expect("there is one"), Clock::Logical);
    assert_good(&puzzle, &trace);
    let rests = |step: &Step| step.assumptions.contains(&Assumption::Unique);
    let refuted = |step: &Step| step.branches.iter().any(|branch| branch.steps.last().is_some_and(rests));
    let at = trace.steps.iter().position(refuted).expect("a contradiction in the puzzle rests on its one solution");
    assert!(rests(&trace.steps[at]));
    let mut unmarked = trace.clone();
    unmarked.steps[at].assumptions.clear();
    assert!(trace::verify(&unmarked).is_err(), "a mark that is left out is missed");
}
