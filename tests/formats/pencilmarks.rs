use super::*;

const MARKS: &str = "
.------------------.-------------------.----------------.
| 5    3     124   | 26    7     2468  | 1489 1249 248  |
| 6    247   247   | 1     9     5     | 3478 234  2478 |
| 12   9     8     | 23    34    24    | 13457 6   247  |
:------------------+-------------------+----------------:
| 8    15    1259  | 579   6     147   | 4579 2459 3    |
| 4    25    2569  | 8     5     3     | 579  259  1    |
| 7    15    1359  | 59    2     14    | 4589 459  6    |
:------------------+-------------------+----------------:
| 139  6     134579| 357   35    7     | 2    8    4    |
| 23   278   237   | 4     1     9     | 36   3    5    |
| 123  1245  12345 | 2356  8     26    | 1346 7    9    |
'------------------'-------------------'----------------'
";

#[test]
fn framed_and_bare() {
    let framed = formats::read(MARKS.as_bytes(), &Options::default()).map(|mut puzzles| puzzles.remove(0)).unwrap();
    let bare: String = MARKS
        .lines()
        .filter(|line| line.starts_with('|'))
        .map(|line| line.replace('|', " ").split_whitespace().collect::<Vec<_>>().join(" ") + "\n")
        .collect();
    assert_eq!(one(&bare), framed);
    assert!(framed.removed.iter().any(|gone| gone.to_string() == "r4c2=2"));
    let commas = bare.replace(' ', ", ");
    assert_eq!(one(&commas), framed);
    let bars: String = bare.lines().map(|line| format!("| {} |\n", line.replace(' ', " | "))).collect();
    assert_eq!(one(&bars), framed);
}

#[test]
fn lone_digits_are_placed() {
    let rest = "1234 1234 1234 1234\n".repeat(3);
    for (field, given) in [("1", true), ("<1>", true), ("(1)", true), ("+1", false)] {
        let puzzle = one(&format!("{field} 234 234 234\n{rest}"));
        assert_eq!((puzzle.clues.len(), puzzle.clues[0].given), (1, given));
        assert_eq!(puzzle.removed, []);
    }
    let puzzle = one(&format!("1 24 234 234\n{rest}"));
    assert_eq!(puzzle.removed.iter().map(ToString::to_string).collect::<Vec<_>>(), ["r1c2=3"]);
}

#[test]
fn an_untouched_grid_is_no_line_of_digits() {
    let text = format!("{}\n", ["123456789"; 9].join(" ")).repeat(9);
    let puzzle = one(&text);
    assert_eq!((puzzle.clues.len(), puzzle.removed.len()), (0, 0));
    let large = format!("{}\n", ["123456789ABCDEFG"; 16].join(" ")).repeat(16);
    assert_eq!(one(&large).geometry.size(), 16);
}
