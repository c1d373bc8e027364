//! Each program behind one small function: how many of these puzzles does it solve?

use std::hint::black_box;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

use rustoku_lib::Rustoku;
use rustoku_lib::core::TechniqueFlags;
use sudoku::Sudoku;
use sudoku::strategy::{Strategy, StrategySolver};
use whydoku::formats::{self, Options, Reader};
use whydoku::profile::Profile;
use whydoku::puzzle::Puzzle;
use whydoku::scheduler::{Clock, Log, Solver};
use whydoku::trace::{Stop, Trace};
use whydoku_plain::Grid;

use crate::lists::Line;

/// whydoku with a built-in profile. The one place that calls the engine.
pub struct Explainer(Solver);

impl Explainer {
    pub fn new(profile: &str) -> Self {
        Self(Solver::new(Profile::built_in(profile).expect("a built-in profile")))
    }

    /// Every finding and every candidate that fell, kept in memory.
    pub fn explain(&mut self, puzzle: &Puzzle) -> Log {
        self.0.log(puzzle, Clock::Logical)
    }

    /// The log unfolded: with premises and the tree of guesses.
    pub fn trace(&mut self, puzzle: &Puzzle) -> Trace {
        let log = self.explain(puzzle);
        self.0.trace(puzzle, log)
    }

    pub fn solved(&mut self, puzzles: &[Puzzle]) -> usize {
        let solves = |puzzle: &&Puzzle| black_box(self.explain(puzzle)).stop == Stop::Solved;
        puzzles.iter().filter(solves).count()
    }

    /// The log of each solve, kept in memory, without its trace.
    pub fn logged(&mut self, puzzles: &[Puzzle]) -> usize {
        let solves = |puzzle: &&Puzzle| black_box(self.0.log(puzzle, Clock::Logical)).stop == Stop::Solved;
        puzzles.iter().filter(solves).count()
    }

    /// How many need no guess; not timed.
    pub fn solved_by_logic(&mut self, puzzles: &[Puzzle]) -> usize {
        let traces = puzzles.iter().map(|puzzle| self.trace(puzzle));
        traces.filter(|trace| trace.stop == Stop::Solved && trace.guesses() == 0).count()
    }

    /// Solved puzzles, their traces worked out and dropped.
    pub fn traced(&mut self, puzzles: &[Puzzle]) -> usize {
        let traces = puzzles.iter().map(|puzzle| black_box(self.trace(puzzle)));
        traces.filter(|trace| trace.stop == Stop::Solved).count()
    }

    /// Solved puzzles and bytes of their traces as JSON lines, written to nowhere.
    pub fn written(&mut self, puzzles: &[Puzzle]) -> (usize, usize) {
        let traces = puzzles.iter().map(|puzzle| self.trace(puzzle));
        traces.fold((0, 0), |(solved, bytes), trace| {
            let line = black_box(trace.to_json());
            (solved + usize::from(trace.stop == Stop::Solved), bytes + line.len() + 1)
        })
    }
}

/// A puzzle as whydoku has it.
pub fn puzzle(line: &[u8]) -> Puzzle {
    formats::read(line, &Options::default()).expect("a puzzle of the lists").remove(0)
}

/// The same by a reader, which makes the geometry of each size once.
pub fn read(reader: &Reader, line: &[u8]) -> Puzzle {
    let text = std::str::from_utf8(line).expect("puzzles are ASCII");
    reader.read_line(text).expect("a puzzle")
}

/// The 14 strategies of crate `sudoku` that are neither mutant fish nor avoidable rectangles: those it uses itself.
pub fn strategies(puzzles: &[Sudoku]) -> usize {
    use Strategy::*;
    #[rustfmt::skip]
    let all = [
        NakedSingles, HiddenSingles, LockedCandidates, NakedPairs, XWing, HiddenPairs, NakedTriples, Swordfish,
        HiddenTriples, XyWing, XyzWing, NakedQuads, Jellyfish, HiddenQuads,
    ];
    let solves = |&&puzzle: &&Sudoku| black_box(StrategySolver::from_sudoku(puzzle).solve(&all)).is_ok();
    puzzles.iter().filter(solves).count()
}

/// rustoku-lib with all its techniques, until they end; whatever is left it would guess.
pub fn rustoku(puzzles: &[Rustoku]) -> usize {
    puzzles
        .iter()
        .filter(|&&puzzle| black_box(puzzle.with_techniques(TechniqueFlags::all()).solve_any()).is_some())
        .count()
}

/// Debian's program qqwing with its instructions written to nowhere.
pub fn qqwing(puzzles: &[Line]) -> usize {
    let mut child = Command::new("qqwing")
        .args(["--solve", "--instructions", "--nosolution", "--one-line"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("qqwing is installed (Debian's package qqwing)");
    let mut input = child.stdin.take().expect("a pipe");
    let text: Vec<u8> = puzzles.iter().flat_map(|line| line.iter().copied().chain([b'\n'])).collect();
    let feeder = thread::spawn(move || input.write_all(&text));
    let status = child.wait().expect("qqwing ends");
    feeder.join().expect("the feeder does not panic").expect("qqwing reads everything");
    assert!(status.success(), "qqwing: {status}");
    puzzles.len()
}

/// The plain solver, first solutions.
pub fn first(solver: &mut whydoku_plain::Solver, grids: &[Grid]) -> usize {
    grids.iter().filter(|grid| black_box(solver.first(grid)).is_some()).count()
}

/// The plain solver, up to two solutions.
pub fn unique(solver: &mut whydoku_plain::Solver, grids: &[Grid]) -> usize {
    grids.iter().filter(|grid| black_box(solver.count(grid, 2)) == 1).count()
}
