//! No input makes the reader panic.

use proptest::prelude::*;
use whydoku::formats::write;

use super::*;

fn feed(text: &[u8]) {
    let jigsaw = "jigsaw:AAAAB ABBBB CCCCC DDDDE DEEEE";
    for options in [Options::default(), options(Some(9), ""), options(Some(16), "x"), options(None, jigsaw)] {
        let reader = formats::Reader::new(&options).unwrap();
        let whole = reader.read(text).map_err(|error| error.to_string());
        let text = String::from_utf8_lossy(text);
        if let Err(error) = whole {
            assert!(!error.is_empty() && error.chars().count() < 400, "{error}");
        }
        for puzzle in reader.puzzles(&text).flatten() {
            assert!(puzzle.clues.iter().all(|clue| puzzle.geometry.digits().contains(&clue.digit)));
        }
        for line in text.lines() {
            let _ = (reader.read_line(line), formats::is_idle(line), formats::is_heading(line));
        }
    }
}

/// Valid inputs of every form, to be spoiled.
fn samples() -> Vec<String> {
    let puzzle = one(&format!(":0301-2:12:+{EASY}:413 226:417::"));
    let (candidates, placed) = write::position(&puzzle);
    vec![
        EASY.into(),
        format!("puzzle,solution\n{EASY},{EASY}\n# name\n{EASY} # name\n"),
        write::library_line(&puzzle),
        write::grid(&puzzle.geometry, &placed),
        write::pencilmarks(&puzzle.geometry, &candidates, &placed),
        write::candidate_line(&puzzle.geometry, &candidates, &placed),
        rows(&sparse(16), 16).join("\n"),
        format!("[Puzzle]\n{}\n[State]\n", rows(&EASY.replace('.', " "), 9).join("\n")),
        "│5│3│ │4│\n".repeat(4),
        ".....\n".repeat(5),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn random_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        feed(&bytes);
    }

    #[test]
    fn random_text_of_puzzle_characters(text in "[0-9A-Za-z.*_+|<>():;,# \t\r\n─│-]{0,400}") {
        feed(text.as_bytes());
    }

    #[test]
    fn spoiled_inputs(
        which in 0_usize..10,
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0_u8..4, any::<char>()), 1..6),
    ) {
        let mut text: Vec<char> = samples()[which].chars().collect();
        for (at, kind, new) in edits {
            let at = at.index(text.len().max(1)).min(text.len().saturating_sub(1));
            let known = ['1', '.', '+', ' ', '\n', '|', ':', '#', '0', 'A'][new as usize % 10];
            match kind {
                0 if !text.is_empty() => drop(text.remove(at)),
                1 => text.insert(at, known),
                2 if !text.is_empty() => text[at] = known,
                3 if !text.is_empty() => text[at] = new,
                _ => text.truncate(at),
            }
        }
        feed(text.into_iter().collect::<String>().as_bytes());
    }

    #[test]
    fn random_layouts(layout in "[a-z0-9:x, ]{0,20}|box:[0-9]{1,3}x[0-9]{1,3}|jigsaw:[AB \n]{0,20}", size in 0_usize..40) {
        for size in [None, Some(size)] {
            if let Err(error) = formats::read(EASY.as_bytes(), &options(size, &layout)) {
                prop_assert!(!error.to_string().is_empty());
            }
        }
    }
}
