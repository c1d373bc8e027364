//! What several tests need.

use std::path::{Path, PathBuf};

use whydoku::formats::{self, Options};
use whydoku::puzzle::Puzzle;
use whydoku::search::{self, Limits};
use whydoku::trace::Trace;

/// The folder with this package.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A file of the data folder beside the project; where that is missing, says so.
pub fn shared(path: &str) -> Option<PathBuf> {
    let file = root().join("../shared").join(path);
    if file.exists() {
        return Some(file);
    }
    println!("skipped: there is no ../shared/{path}");
    None
}

/// The first `count` lines of a list of puzzles in the data folder.
pub fn list(name: &str, count: usize) -> Vec<String> {
    let file = shared(&format!("data/puzzles/{name}.txt"));
    let text = file.map(|file| std::fs::read_to_string(file).expect("the list can be read")).unwrap_or_default();
    text.lines().take(count).map(str::to_string).collect()
}

/// The puzzle that a text holds.
pub fn puzzle(text: &str) -> Puzzle {
    puzzle_with(text, &Options::default())
}

/// The puzzle that a text holds, read with these options.
pub fn puzzle_with(text: &str, options: &Options) -> Puzzle {
    formats::read(text.as_bytes(), options).unwrap_or_else(|error| panic!("{text}: {error}")).remove(0)
}

/// The only solution of a puzzle, if it has just one.
pub fn only_solution(puzzle: &Puzzle) -> Option<Vec<u8>> {
    let mut found = search::solve(puzzle, Limits { solutions: 2, branchings: None }).solutions;
    (found.len() == 1).then(|| found.remove(0))
}

/// Asserts that no conclusion of the outermost scope contradicts the only solution of the puzzle.
pub fn assert_sound(puzzle: &Puzzle, trace: &Trace) {
    let Some(solution) = only_solution(puzzle) else { return };
    for step in &trace.steps {
        for fact in &step.conclusions {
            let cell = puzzle.geometry.index(fact.candidate.cell).expect("the cell is in the puzzle");
            let agrees = (solution[cell] == fact.candidate.digit) == fact.holds;
            // A guess that was not refuted may be wrong only where the search met another solution, and there is none.
            assert!(agrees, "step {} of {} says {fact}, which is wrong", step.id, puzzle.line());
        }
    }
}

/// Compares a text with the snapshot `snapshots/<folder>/<name>.snap`.
pub fn snapshot(folder: &str, name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(root().join("snapshots").join(folder));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}
