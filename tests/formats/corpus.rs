//! The public collections beside the project, where they are at hand.

use std::path::{Path, PathBuf};

use super::*;

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data")).join(folder);
    let Ok(entries) = std::fs::read_dir(&folder) else {
        println!("skipped: {} is not here", folder.display());
        return vec![];
    };
    entries.map(|entry| entry.unwrap().path()).collect()
}

fn read(path: &Path) -> (String, Vec<Puzzle>) {
    let bytes = std::fs::read(path).unwrap();
    let puzzles = formats::read(&bytes, &Options::default());
    let puzzles = puzzles.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    (String::from_utf8(bytes).unwrap(), puzzles)
}

#[test]
fn lists_of_puzzles() {
    for path in files("puzzles") {
        let (text, puzzles) = read(&path);
        assert!(puzzles.iter().map(Puzzle::line).eq(text.lines().map(str::to_string)), "{}", path.display());
    }
}

#[test]
fn lists_with_ratings() {
    for path in files("ratings") {
        let (text, puzzles) = read(&path);
        let lines = text.lines().filter(|line| !line.starts_with("puzzle")).map(|line| line[..81].to_string());
        assert!(puzzles.iter().map(Puzzle::line).eq(lines), "{}", path.display());
        assert!(puzzles.iter().all(|puzzle| puzzle.name.is_none()));
    }
}

#[test]
fn library() {
    for path in files("reglib") {
        let (text, puzzles) = read(&path);
        assert_eq!(puzzles.len(), 576);
        for (line, puzzle) in text.lines().zip(&puzzles) {
            let fields: Vec<&str> = line.split(':').collect();
            assert_eq!(puzzle.name.as_deref(), Some(fields[1]));
            assert_eq!(puzzle.line(), fields[3]);
            assert!(puzzle.removed.len() <= fields[4].split_whitespace().count());
            assert_eq!(one(&formats::write::library_line(puzzle)), *puzzle);
        }
    }
}
