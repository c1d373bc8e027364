use super::*;

fn error_with(text: &str, size: Option<usize>, layout: &str) -> String {
    let result = formats::read(text.as_bytes(), &options(size, layout));
    result.map_or_else(|error| error.to_string(), |puzzles| panic!("{} puzzles in {text}", puzzles.len()))
}

fn error(text: &str) -> String {
    error_with(text, None, "")
}

const NO_PUZZLE: &str =
    "the input holds no puzzle: expected n*n characters in a line (81 for 9x9) or a grid of n lines";
const SQUARES: &str = "a puzzle has n*n: 16, 36, 64, 81, 100, 144, 225, 256, 400 or 625 (or say --size)";

#[test]
fn characters() {
    let bad = EASY.replacen("..7", "q.7", 1);
    let words = "\"q\" is not a digit of a 9x9 puzzle (expected 1-9, or one of . 0 * _ for an empty cell)";
    assert_eq!(error(&format!("# one\n{EASY}\n{bad}")), format!("line 3, column 3: {words}"));
    assert_eq!(error(&rows(&bad, 9).join("\n")), format!("line 1, column 3: {words}"));
    assert_eq!(
        error(&bad.replace('q', "\u{1b}")).split('(').next().unwrap().trim(),
        "line 1, column 3: \"\\u{1b}\" is not a digit of a 9x9 puzzle"
    );
    assert_eq!(
        error(&format!("H{}", &sparse(16)[1..])),
        "line 1, column 1: \"H\" is not a digit of a 16x16 puzzle (expected 1-9 or A-G, or one of . 0 * _ for an empty cell)"
    );
    assert_eq!(
        error(&format!("+{}", ".".repeat(81))),
        "line 1, column 1: `+` marks a placed digit, but no digit follows"
    );
    assert_eq!(error(&format!("{EASY}+")), "line 1, column 82: `+` marks a placed digit, but no digit follows");
}

#[test]
fn lengths() {
    assert_eq!(error(&EASY[1..]), format!("line 1: 80 characters found; {SQUARES}"));
    assert_eq!(error(&format!("{EASY}\n{EASY}.\n{EASY}")), format!("line 2: 82 characters found; {SQUARES}"));
    assert_eq!(error_with(&EASY[1..], Some(9), ""), "line 1: 80 characters found; a 9x9 puzzle has 81");
    assert_eq!(error_with(EASY, Some(16), ""), "line 1: 81 characters found; a 16x16 puzzle has 256");
    assert_eq!(
        error("hello world"),
        "line 1: \"hello world\" is not a puzzle: expected n*n characters (81 for 9x9), a grid of n lines, or a library line"
    );
    assert_eq!(
        error(&"hello world ".repeat(1_000_000)),
        "line 1: \"hello world hello world hello world hell…\" is not a puzzle: expected n*n characters (81 for 9x9), a grid of n lines, or a library line"
    );
    assert_eq!(error(&"Grid one\n".repeat(20)).split(" is not").next(), Some("line 2: \"Grid one\""));
    assert_eq!(error(&format!("{EASY}\nhello world\n{EASY}")).split(':').next(), Some("line 2"));
    assert_eq!(error(&format!("puzzle\n{}", &EASY[1..])), format!("line 2: 80 characters found; {SQUARES}"));
}

#[test]
fn grids() {
    let rows = rows(EASY, 9);
    assert_eq!(error(&rows[..8].join("\n")), "line 8: the grid ends after 8 rows, expected 9 as in a 9x9 grid");
    let short = format!("{}\n{}\n{}", rows[..4].join("\n"), &rows[4][1..], rows[5..].join("\n"));
    assert_eq!(error(&short), "line 5: 8 cells found in this row, expected 9 as in a 9x9 grid");
    let first = format!("{}\n{}", &rows[0][1..], rows[1..].join("\n"));
    assert_eq!(error(&first), "line 1: 8 cells found in this row, expected 9 as in a 9x9 grid");
    let decimal = format!("{}27\n{}", "10 . ".repeat(12), format!("{}\n", ". ".repeat(25)).repeat(24));
    assert_eq!(
        error(&decimal),
        "line 1, column 61: \"27\" is not a number of a 25x25 puzzle (expected 1 to 25, or one of . 0 * _ for an empty cell)"
    );
}

#[test]
fn clashes() {
    let clash = EASY.replacen("53", "55", 1);
    assert_eq!(error(&format!("\n{clash}")), "line 2, column 2: 5 stands twice in row 1: at r1c1 and at r1c2");
    assert_eq!(
        error(&rows(&EASY.replacen("6..195", "6.5195", 1), 9).join("\n")),
        "line 2, column 3: 5 stands twice in box 1: at r1c1 and at r2c3"
    );
}

#[test]
fn marks() {
    let grid = |field: &str| {
        format!("1 234 234 234\n{}{field} 1234\n1234 1234 1234 1234\n", "1234 1234 1234 1234\n1234 1234 ")
    };
    assert_eq!(error(&grid("0")), "line 3, column 11: r3c3 has no candidate left");
    assert_eq!(error(&grid(".")), "line 3, column 11: r3c3 has no candidate left");
    assert_eq!(error(&grid("1214")), "line 3, column 13: \"1214\" lists the candidate 1 twice");
    assert_eq!(
        error(&grid("12345")),
        "line 3, column 11: \"12345\" has 5 digits, a cell of a 4x4 puzzle has 4 at most"
    );
    assert_eq!(
        error(&grid("125")),
        "line 3, column 13: \"5\" is not a digit of a 4x4 puzzle (expected 1-4, or one of . 0 * _ for an empty cell)"
    );
    assert_eq!(error(&grid("1 2")), "line 3: 5 cells found in this row, expected 4 as in a 4x4 grid");
}

#[test]
fn candidate_lines() {
    let line = "123456789".repeat(81);
    let bad = format!("{}4{}", &line[..10], &line[11..]);
    assert_eq!(
        error(&bad),
        "line 1, column 11: \"4\" stands where r1c2 has its candidate 2 (expected 2, or one of . 0 * _ when it is gone)"
    );
    assert_eq!(error(&format!("{}{}", ".".repeat(9), &line[9..])), "line 1, column 9: r1c1 has no candidate left");
    assert!(error(&format!("{line}+")).starts_with("line 1, column 730: \"+\" stands where"));
}

#[test]
fn library_lines() {
    let triple = |text: &str| error(&format!(":0000::{EASY}:{text}:::"));
    let words = "is not a removed candidate (expected digit, row and column: 436 is 4 in r3c6)";
    assert_eq!(triple("136 4x6"), format!("line 1, column 94: \"4x6\" {words}"));
    assert_eq!(triple("1234"), format!("line 1, column 90: \"1234\" {words}"));
    assert_eq!(triple("A11"), format!("line 1, column 90: \"A11\" {words}"));
    assert_eq!(triple("511"), "line 1, column 90: r1c1=5 is listed as removed, but 5 stands in r1c1");
    assert_eq!(triple("113 213 313 413 513 613 713 813 913"), "line 1, column 10: r1c3 has no candidate left");
    assert_eq!(
        error(":0000:1"),
        "line 1: a library line has the fields `:code:digits:givens:removed candidates:…`, this one has no givens"
    );
    assert_eq!(error(&format!(":0000::{}", &EASY[1..])), format!("line 1, column 8: 80 characters found; {SQUARES}"));
}

#[test]
fn texts() {
    for text in ["", "\n\n", "# nothing\n", "\u{feff}", "[Puzzle]\n", "+---+\n+---+"] {
        assert_eq!(error(text), NO_PUZZLE);
    }
    let error = formats::read(b"# \xe4\n..\n", &Options::default()).unwrap_err();
    assert_eq!(error.to_string(), "line 1: the input is not UTF-8 text: byte 2 (counted from 0) cannot be decoded");
    assert_eq!(formats::read_line("", &Options::default()).unwrap_err().to_string(), NO_PUZZLE);
    let error = formats::read_line(&EASY[1..], &Options::default()).unwrap_err();
    assert_eq!(error.at_line(7).to_string(), format!("line 7: 80 characters found; {SQUARES}"));
}

#[test]
fn layouts() {
    let layout = |layout: &str| error_with(EASY, None, layout);
    let words = "is not a layout (expected x, windoku, box:RxC such as box:2x5, or jigsaw: and a map)";
    for bad in ["hyper", "box:3", "box:0x9", "box:axb", "box", "jigsaw", "x:1"] {
        assert_eq!(layout(bad), format!("\"{bad}\" {words}"));
    }
    assert_eq!(layout("x,,windoku"), format!("\"\" {words}"));
    assert_eq!(layout("box:3x3,jigsaw:AB"), "a layout has boxes or a jigsaw map, once and not both");
    assert_eq!(layout("jigsaw:AABB C"), "the jigsaw map has 5 cells, which is not n*n (16, 25, 36, 49, 64, 81 … 625)");
    assert_eq!(
        layout("jigsaw:AABC"),
        "region A of the jigsaw map has 2 cells, expected 2"
            .replace("A of the jigsaw map has 2", "B of the jigsaw map has 1")
    );
    assert_eq!(layout("box:6x7"), "size 42 is not supported: whydoku knows sizes 1 to 25");
    let size = |size, layout| error_with(EASY, Some(size), layout);
    assert_eq!(size(0, ""), "size 0 is not supported: whydoku knows sizes 1 to 25");
    assert_eq!(size(26, ""), "size 26 is not supported: whydoku knows sizes 1 to 25");
    assert_eq!(size(7, ""), "size 7 has no rectangular box: say which with --layout box:RxC, or give a jigsaw map");
    assert_eq!(size(9, "box:2x5"), "boxes of 2x5 do not fit size 9: rows times columns must be 9");
    assert_eq!(size(9, "jigsaw:AABB"), "the jigsaw map has 4 cells, a puzzle of size 9 has 81");
    assert!(error_with(&".".repeat(36), None, "windoku").starts_with("windows need square boxes"));
}
