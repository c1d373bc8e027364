use proptest::prelude::*;
use whydoku::formats::write;
use whydoku::puzzle::Clue;
use whydoku_rules::cellset::DigitSet;
use whydoku_rules::names::{Candidate, Digit, char_digit};

use super::*;

const JIGSAW: &str = "AAAABBCCCAAABBBCCCAABBBBCCFDDDDEECFFDDDEEEFFFDDEEEEFFFGGGHHHHIIGGGHHHIIIGGGHHIIII";

/// A layout and a solution in it, or nothing but the layout.
fn layouts() -> Vec<(Options, String)> {
    let mut list: Vec<_> = [4, 6, 9, 12, 16, 25].map(|size| (Options::default(), solved(size))).into();
    list.push((options(None, "box:3x2"), ".".repeat(36)));
    list.push((options(None, "x,windoku"), ".".repeat(81)));
    list.push((options(None, "jigsaw:AAAAB ABBBB CCCCC DDDDE DEEEE"), ".".repeat(25)));
    list
}

/// The clues of a solution that a mask keeps, and some of the candidates that are no part of it.
fn puzzle(options: &Options, solution: &str, keep: &[u8], name: Option<&str>, remove: bool) -> Puzzle {
    let plain = formats::read_line(solution, options).unwrap();
    let (size, geometry) = (plain.geometry.size(), plain.geometry);
    let mask = |i: usize| keep[i % keep.len()] as usize ^ (i / keep.len() * 37 % 256);
    let (mut clues, mut removed): (Vec<Clue>, Vec<Candidate>) = (vec![], vec![]);
    for (index, c) in solution.chars().enumerate() {
        let cell = geometry.cell(index);
        match char_digit(c) {
            Some(digit) if mask(index) % 3 == 0 => clues.push(Clue { cell, digit, given: mask(index) % 2 == 0 }),
            digit if remove => {
                let spare = digit.unwrap_or(1) as usize;
                let others = (1..=size).filter(|&other| other != spare && other != spare % size + 1);
                removed.extend(others.filter(|d| mask(index + d) % 4 == 1).map(|d| cell.candidate(d as Digit)));
            }
            _ => {}
        }
    }
    Puzzle::new(geometry, name.map(Into::into), clues, removed).unwrap()
}

fn reread(text: &str, puzzle: &Puzzle, options: &Options) -> Puzzle {
    let options = Options { size: Some(puzzle.geometry.size()), ..options.clone() };
    let mut puzzles = formats::read(text.as_bytes(), &options).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(puzzles.len(), 1, "{text}");
    puzzles.remove(0)
}

/// What is left of a puzzle in a form that does not tell givens from placed digits.
fn all_given(puzzle: &Puzzle) -> Puzzle {
    let clues = puzzle.clues.iter().map(|clue| Clue { given: true, ..*clue }).collect();
    Puzzle { clues, name: None, ..puzzle.clone() }
}

/// In forms that do not tell a naked single from a placed digit, a lone candidate is placed.
fn settled(puzzle: &Puzzle) -> Option<Puzzle> {
    let (candidates, placed) = write::position(puzzle);
    let lone = |(set, digit): (&DigitSet, &Option<Digit>)| digit.is_none() && set.len() <= 1;
    (!candidates.iter().zip(&placed).any(lone)).then(|| all_given(puzzle))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_form_is_read_back(keep in prop::collection::vec(any::<u8>(), 7..120), which in 0_usize..9, named in any::<bool>()) {
        let (options, solution) = &layouts()[which];
        let name = named.then_some("0301-2");
        let bare = puzzle(options, solution, &keep, None, false);
        prop_assert_eq!(reread(&bare.line(), &bare, options), bare.clone());
        let (candidates, placed) = write::position(&bare);
        prop_assert_eq!(reread(&write::grid(&bare.geometry, &placed), &bare, options), all_given(&bare));
        if let Some(settled) = settled(&bare) {
            prop_assert_eq!(reread(&write::pencilmarks(&bare.geometry, &candidates, &placed), &bare, options), settled);
        }
        let full = puzzle(options, solution, &keep, name, true);
        prop_assert_eq!(reread(&write::library_line(&full), &full, options), full.clone());
        let (candidates, placed) = write::position(&full);
        if let Some(settled) = settled(&full) {
            let grid = write::pencilmarks(&full.geometry, &candidates, &placed);
            prop_assert_eq!(reread(&grid, &full, options), settled.clone());
            let line = write::candidate_line(&full.geometry, &candidates, &placed);
            prop_assert_eq!(reread(&line, &full, options), settled);
        }
    }
}

#[test]
fn drawings() {
    let puzzle = one(EASY);
    let (candidates, placed) = write::position(&puzzle);
    assert_eq!(
        write::grid(&puzzle.geometry, &placed).lines().take(6).collect::<Vec<_>>().join("\n"),
        "+-------+-------+-------+\n| 5 3 . | . 7 . | . . . |\n| 6 . . | 1 9 5 | . . . |\n| . 9 8 | . . . | . 6 . |\n+-------+-------+-------+\n| 8 . . | . 6 . | . . 3 |"
    );
    let marks = write::pencilmarks(&puzzle.geometry, &candidates, &placed);
    assert_eq!(marks.lines().nth(1), Some("| 5   3    124    | 26   7  2468 | 1489  1249 248  |"), "{marks}");
    let small = formats::read_line("1", &options(Some(1), "")).unwrap();
    assert_eq!(write::grid(&small.geometry, &[Some(1)]), "+---+\n| 1 |\n+---+\n");
    let jigsaw = options(None, "jigsaw:AAAAB ABBBB CCCCC DDDDE DEEEE");
    let jigsaw = formats::read_line("12345....................", &jigsaw).unwrap();
    let (_, placed) = write::position(&jigsaw);
    let drawing = [
        "+-----------+---+",
        "| 1   2 3 4 | 5 |",
        "|   +-------+   |",
        "| . | . . .   . |",
        "+---+-----------+",
        "| .   . . .   . |",
        "+-----------+---+",
        "| .   . . . | . |",
        "|   +-------+   |",
        "| . | . . .   . |",
        "+---+-----------+\n",
    ];
    assert_eq!(write::grid(&jigsaw.geometry, &placed), drawing.join("\n"));
}

#[test]
fn the_jigsaw_is_drawn_and_read_back() {
    let options = options(None, &format!("jigsaw:{JIGSAW}"));
    let puzzle = formats::read_line(&format!("1{}2", ".".repeat(79)), &options).unwrap();
    let (_, placed) = write::position(&puzzle);
    assert_eq!(reread(&write::grid(&puzzle.geometry, &placed), &puzzle, &options), puzzle);
}
