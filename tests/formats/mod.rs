//! Reading and writing of puzzles.

mod corpus;
mod errors;
mod fuzz;
mod grids;
mod lines;
mod pencilmarks;
mod round_trip;

use whydoku::formats::{self, Options};
use whydoku::puzzle::Puzzle;

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn options(size: Option<usize>, layout: &str) -> Options {
    Options { size, layout: Some(layout.to_string()).filter(|layout| !layout.is_empty()) }
}

fn all(text: &str) -> Vec<Puzzle> {
    formats::read(text.as_bytes(), &Options::default()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn one(text: &str) -> Puzzle {
    let puzzles = all(text);
    assert_eq!(puzzles.len(), 1, "{text}");
    puzzles.into_iter().next().unwrap()
}

/// The lines of a puzzle's characters, `size` each.
fn rows(line: &str, size: usize) -> Vec<&str> {
    (0..size).map(|row| &line[row * size..(row + 1) * size]).collect()
}

/// A solved grid of this size with its usual boxes, in standard digits.
fn solved(size: usize) -> String {
    let geometry =
        whydoku_rules::geometry::Geometry::new(whydoku_rules::geometry::Spec::classic(size).unwrap()).unwrap();
    let [box_rows, box_cols] = geometry.spec().boxes.unwrap().map(usize::from);
    let digit = |row: usize, col: usize| (row % box_rows * box_cols + row / box_rows + col) % size + 1;
    let cells = (0..size * size).map(|cell| digit(cell / size, cell % size) as u8);
    cells.map(whydoku_rules::names::digit_char).collect()
}

/// The same with about two of three cells empty.
fn sparse(size: usize) -> String {
    solved(size).chars().enumerate().map(|(i, c)| if i * i % 7 % 3 == 1 { c } else { '.' }).collect()
}
