//! Puzzles that several tests solve: a name, how to read it, and the puzzle.

use whydoku::formats::Options;
use whydoku::puzzle::Puzzle;

use crate::support;

/// Name, layout option, size, puzzle.
type Entry = (&'static str, Option<&'static str>, Option<usize>, &'static str);

/// Every kind of end and every kind of layout.
pub const PUZZLES: [Entry; 13] = [
    ("easy", None, None, "..2.3...8.....8....31.2.....6..5.27..1.....5.2.4.6..31....8.6.5.......13..531.4.."),
    ("sweeps", None, None, "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"),
    ("nested-guesses", None, None, "....14....3....2...7..........9...3.6.1.............8.2.....1.4....5.6.....7.8..."),
    (
        "several-solutions",
        None,
        None,
        "4.....8.5.3..........7......2.....6.....8........1.......6.3.7.5..2.....1.4......",
    ),
    ("no-solution", None, None, "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3.."),
    ("4x4", None, None, "...4..3.....4..1"),
    ("6x6", None, None, "....3...6..12.....1..46.........31.5"),
    (
        "10x10",
        None,
        None,
        "..9.1.6A...768...........3.4.1.........7.3...4....75.......3..8...59..6..7...13..2.1497......38.2...",
    ),
    (
        "16x16",
        None,
        None,
        "A.713.G9...B.E....45C..7A.EF...96C9BAD....G8..1...EG845.9..7.B...1.F2.48...36.B...2...A5E.F9..CD85B.9..C6.......E.D96\
         ..1..8A...G..5E...4.A..G..3.2.4.C.G.....75A9..3...DG2.4FC..7.GC....F.5D.8.4...AG....F...5.B....D.....65.G8..GC..1.EB.\
         ..DF7.F96..78.43.G.AE.",
    ),
    ("x", Some("x"), None, "...3...8.98.......43..1...982....6.3.5...........7...5....5.....75.........6....."),
    (
        "windoku",
        Some("windoku"),
        None,
        ".......8..8.5.....47......3.2.6..9.1.5...........9...5..1...4...9................",
    ),
    (
        "jigsaw",
        Some("jigsaw:AAABBBCCCAAABBBCCCAAABEBCFCDDDBEEEFCDDDEEFFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII"),
        None,
        "..16......5....1....7..52......7...8.13.........9.8..13...6.82..9.....3....3..4..",
    ),
    ("stalled", None, None, "5......741....76........25.........7.4.3..8....6..8.....98....26.4..39.87....64.."),
];

/// A puzzle of the list.
pub fn named(name: &str) -> Puzzle {
    let &(_, layout, size, text) = PUZZLES.iter().find(|entry| entry.0 == name).expect("a puzzle of the list");
    support::puzzle_with(text, &Options { size, layout: layout.map(str::to_string) })
}
