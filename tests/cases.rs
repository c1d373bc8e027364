//! The rules' cases: `tests/cases/<rule-id>/<case>.txt`.
//!
//! A case has lines `source:`, perhaps `layout:` and `size:`, one or more `expect:`, and `grid:`, after which the
//! position follows in any input form. Each `expect:` lists the conclusions of one finding, or is `none`.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use whydoku::formats::{Options, write};
use whydoku::profile::Profile;
use whydoku::puzzle::Puzzle;
use whydoku::registry;
use whydoku::scheduler::Solver;
use whydoku::trace::{self, Index, Trace};
use whydoku::views::{explain, notation};

use crate::support;

struct Case {
    rule: String,
    name: String,
    source: String,
    puzzle: Puzzle,
    expected: Vec<BTreeSet<String>>,
}

fn folders() -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = entries(&support::root().join("tests/cases"));
    folders.sort();
    folders
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let list = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = list.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.sort();
    paths
}

fn stem(path: &Path) -> String {
    path.file_stem().expect("a name").to_string_lossy().to_string()
}

fn read(path: &Path) -> Case {
    let text = std::fs::read_to_string(path).expect("the case can be read");
    let (head, grid) = text.split_once("\ngrid:").unwrap_or_else(|| panic!("{}: no grid", path.display()));
    let values = |key: &str| -> Vec<String> {
        let own = head.lines().filter_map(|line| line.strip_prefix(key));
        own.map(|value| value.trim().to_string()).collect()
    };
    let options = Options {
        layout: values("layout:").pop(),
        size: values("size:").pop().map(|size| size.parse().expect("a number")),
    };
    let facts = |line: &String| line.split_whitespace().filter(|&word| word != "none").map(str::to_string).collect();
    Case {
        rule: stem(path.parent().expect("a folder")),
        name: stem(path),
        source: values("source:").pop().unwrap_or_else(|| panic!("{}: no source", path.display())),
        puzzle: support::puzzle_with(grid.trim_matches('\n'), &options),
        expected: values("expect:").iter().map(facts).collect(),
    }
}

fn all() -> Vec<Case> {
    let files = folders().into_iter().flat_map(|folder| entries(&folder));
    files.map(|file| read(&file)).collect()
}

fn conclusions(trace: &Trace) -> BTreeSet<String> {
    trace.steps.iter().skip(1).take(1).flat_map(|step| &step.conclusions).map(ToString::to_string).collect()
}

#[test]
fn each_case_finds_what_it_expects() {
    let mut wrong = vec![];
    for case in all() {
        let place = format!("{}/{}", case.rule, case.name);
        assert!(!case.expected.is_empty(), "{place}: no `expect:`");
        let found = Solver::new(Profile::built_in("basic").expect("there is one")).findings(&case.puzzle, &case.rule);
        for trace in &found {
            trace::verify(trace).unwrap_or_else(|error| panic!("{place}: {error}"));
            support::assert_sound(&case.puzzle, trace);
        }
        let expected: Vec<_> = case.expected.iter().filter(|facts| !facts.is_empty()).collect();
        let none = expected.is_empty() && case.rule != "contradiction";
        if none && !found.is_empty() {
            wrong
                .push(format!("{place}: expected none, found {:?}", found.iter().map(conclusions).collect::<Vec<_>>()));
            continue;
        }
        let mut text = format!("source: {}\n{}", case.source, position(&case.puzzle));
        for facts in expected {
            match found.iter().find(|trace| conclusions(trace) == *facts) {
                Some(trace) => text.push_str(&shown(trace)),
                None => wrong.push(format!(
                    "{place}: expected {facts:?}, found {:?}",
                    found.iter().map(conclusions).collect::<Vec<_>>()
                )),
            }
        }
        if none {
            text.push_str("\nno finding\n");
        }
        support::snapshot(&format!("cases/{}", case.rule), &case.name, &text);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn position(puzzle: &Puzzle) -> String {
    let (candidates, placed) = write::position(puzzle);
    write::pencilmarks(&puzzle.geometry, &candidates, &placed)
}

fn shown(trace: &Trace) -> String {
    let geometry = whydoku_rules::geometry::Geometry::new(trace.layout.clone()).expect("the layout is known");
    let index = Index::new(trace, &geometry);
    let mut text = format!("\n{}", explain::steps(&index, &|_| true));
    let notation = index.nodes().get(1).map(notation::notation).unwrap_or_default();
    let _ = writeln!(text, "notation: {notation}\nkernel: holds");
    let step = serde_json::to_string_pretty(&trace.steps[1]).expect("a step is JSON");
    let _ = writeln!(text, "{step}");
    anstream::adapter::strip_str(&text).to_string()
}

#[test]
fn each_rule_has_a_positive_and_a_negative_case() {
    let cases = all();
    for meta in registry::rules() {
        let own: Vec<&Case> = cases.iter().filter(|case| case.rule == meta.id).collect();
        let empty = |case: &&&Case| case.expected.iter().all(BTreeSet::is_empty);
        if meta.id == "contradiction" {
            assert!(own.len() > 1, "rule {} has too few cases", meta.id);
            continue;
        }
        assert!(own.iter().any(|case| !empty(&case)), "rule {} has no positive case", meta.id);
        assert!(own.iter().any(|case| empty(&case)), "rule {} has no negative case", meta.id);
    }
    for case in &cases {
        assert!(registry::rules().iter().any(|meta| meta.id == case.rule), "there is no rule {}", case.rule);
    }
}
