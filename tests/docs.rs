//! The documents say what is so.

use whydoku::formats::{self, Options};
use whydoku::profile::Profile;
use whydoku::scheduler::{self, Clock};
use whydoku::trace::{self, Index, Trace};
use whydoku::views;

use crate::support;

fn document(name: &str) -> String {
    std::fs::read_to_string(support::root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The code blocks of a language.
fn blocks<'d>(document: &'d str, language: &str) -> Vec<&'d str> {
    let fence = format!("```{language}\n");
    document.split(fence.as_str()).skip(1).filter_map(|rest| rest.split("\n```").next()).collect()
}

#[test]
fn every_trace_in_the_documents_verifies() {
    let page = document("docs/trace.md");
    let traces: Vec<&str> = blocks(&page, "json").into_iter().filter(|block| block.contains("\"schema\"")).collect();
    let mut kinds = std::collections::BTreeSet::new();
    for text in traces {
        let trace = Trace::from_json(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        trace::verify(&trace).unwrap_or_else(|error| panic!("{error}: {text}"));
        let steps = serde_json::to_value(trace.all_steps()).expect("JSON");
        let all = steps.as_array().expect("a list").iter();
        kinds.extend(all.map(|step| step["certificate"]["kind"].as_str().expect("a kind").to_string()));
    }
    for kind in ["given", "sum", "propagation", "cases", "uniqueness", "parts", "assumption"] {
        assert!(kinds.contains(kind), "docs/trace.md has no example of {kind}, only of {kinds:?}");
    }
}

#[test]
fn the_library_example_of_the_readme_is_right() {
    let readme = document("README.md");
    let example = blocks(&readme, "rust").join("\n");
    // The same lines, run here.
    let puzzle = formats::read(b"...4..3.....4..1", &Options::default()).expect("a puzzle").remove(0);
    let trace = scheduler::solve(&puzzle, &Profile::built_in("basic").expect("there is one"), Clock::Logical);
    assert!(views::explain::explain(&Index::new(&trace, &puzzle.geometry)).contains("Solved"));
    for line in [
        "formats::read(b\"...4..3.....4..1\", &formats::Options::default())",
        "views::explain::explain(&Index::new(&trace, &puzzle.geometry))",
    ] {
        assert!(example.contains(line), "the README's example lacks {line}");
    }
}

#[test]
fn no_document_or_source_speaks_of_a_registry() {
    let documents = ["README.md", "CONTRIBUTING.md", "docs/trace.md", "docs/batch.md", "docs/speed.md"];
    for name in documents.into_iter().chain(["tests/setup", "tests/all", ".ci/run"]) {
        let text = document(name);
        for host in [["crates", "io"].join("."), ["pypi", "org"].join("."), ["npmjs", "com"].join(".")] {
            assert!(!text.contains(&host), "{name} names {host}");
        }
    }
}
