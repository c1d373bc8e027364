use super::*;

const SIZES: [usize; 10] = [4, 6, 8, 9, 10, 12, 15, 16, 20, 25];

#[test]
fn every_size_is_told_by_its_length() {
    for size in SIZES {
        for line in [sparse(size), solved(size)] {
            let puzzle = one(&line);
            assert_eq!(puzzle.geometry.size(), size);
            assert_eq!(puzzle.line(), line);
            assert_eq!(one(&line.to_lowercase()).line(), line);
        }
    }
}

#[test]
fn every_blank_is_known() {
    for blank in ["0", "*", "_"] {
        assert_eq!(one(&EASY.replace('.', blank)).line(), EASY);
    }
    let spaces = EASY.replace('.', " ");
    assert_eq!(one(&spaces).line(), EASY);
    let dense = format!("{}{}", solved(9).split_at(16).0, EASY.split_at(16).1.replace(|c| c != '.', "."));
    assert_eq!(one(&dense.replace('.', " ")).line(), dense);
    let late = format!("{}.....", &EASY[..76]);
    assert_eq!(one(late.replace('.', " ").trim_end()).line(), late);
    let early = format!(".....{}", &EASY[5..]);
    assert_eq!(one(&early.replace('.', " ")).line(), early);
}

#[test]
fn cells_may_stand_in_groups() {
    assert_eq!(one(&rows(EASY, 9).join(" ")).line(), EASY);
    let spread: Vec<String> = EASY.chars().map(String::from).collect();
    assert_eq!(one(&spread.join(" ")).line(), EASY);
    assert_eq!(one(&rows(EASY, 9).join("|")).line(), EASY);
    assert_eq!(one(&format!("{} # Easy", rows(EASY, 9).join(" "))).name.as_deref(), Some("Easy"));
}

#[test]
fn other_alphabets_are_told_by_content() {
    let from_a = |size: usize| -> String {
        let letter =
            |c: char| if c == '.' { c } else { (b'A' - 1 + whydoku_rules::names::char_digit(c).unwrap()) as char };
        sparse(size).chars().map(letter).collect()
    };
    for size in [10, 16, 25] {
        assert_eq!(one(&from_a(size)).line(), sparse(size));
        assert_eq!(one(&from_a(size).to_lowercase()).line(), sparse(size));
    }
    let hexadecimal: String = sparse(16)
        .chars()
        .map(|c| whydoku_rules::names::char_digit(c).map_or(c, |d| char::from_digit(d as u32 - 1, 16).unwrap()))
        .collect();
    assert_eq!(one(&hexadecimal).line(), sparse(16));
    assert_eq!(one(&hexadecimal.replace('.', "_")).line(), sparse(16));
    // Only letters, but none too high: A stays 10.
    assert_eq!(one(&format!("G{}", ".".repeat(255))).line(), format!("G{}", ".".repeat(255)));
}

#[test]
fn placed_digits_are_no_givens() {
    let puzzle = one(&EASY.replacen("53", "+53", 1));
    let givens: Vec<bool> = puzzle.clues.iter().map(|clue| clue.given).collect();
    assert!(!givens[0] && givens[1..].iter().all(|&given| given));
    assert_eq!(puzzle.line(), EASY.replacen("53", "+53", 1));
}

#[test]
fn candidate_lines_are_told_by_their_length() {
    let line = format!("1..{}", "123456789".repeat(81).split_at(3).1);
    assert!(formats::read(line.as_bytes(), &Options::default()).is_ok());
    let mut cells = vec!["123456789".to_string(); 81];
    cells[0] = "1........".into();
    cells[1] = "...45....".into();
    let puzzle = one(&cells.concat());
    assert_eq!(puzzle.line(), format!("1{}", ".".repeat(80)));
    let gone: Vec<String> = puzzle.removed.iter().map(ToString::to_string).collect();
    assert_eq!(gone.join(" "), "r1c2=2 r1c2=3 r1c2=6 r1c2=7 r1c2=8 r1c2=9");
    let small = "1...".to_string() + &"1234".repeat(15);
    assert_eq!(
        formats::read(small.as_bytes(), &options(Some(4), "")).unwrap()[0].line(),
        format!("1{}", ".".repeat(15))
    );
}

#[test]
fn library_lines_carry_placed_digits_and_removed_candidates() {
    let line = format!(":0902-1:45:+{EASY}:416 226:417::");
    let puzzle = one(&line);
    assert_eq!(puzzle.name.as_deref(), Some("0902-1"));
    assert_eq!(puzzle.line(), format!("+{EASY}"));
    let gone: Vec<String> = puzzle.removed.iter().map(ToString::to_string).collect();
    assert_eq!(gone, ["r1c6=4", "r2c6=2"][..gone.len()]);
    assert_eq!(one(&format!(":x::{EASY}")).clues.len(), 30);
    assert_eq!(formats::read_line(&line, &Options::default()).unwrap(), puzzle);
}

#[test]
fn further_columns_are_not_read() {
    let solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    for tail in ["\t7.2\tNaked Pair", ",7.2", ";1;2", " 1.2 1.2 1.2", &format!(",{solution}"), &format!(" {solution}")]
    {
        let puzzle = one(&format!("{EASY}{tail}"));
        assert_eq!((puzzle.line(), puzzle.name), (EASY.to_string(), None), "{tail}");
    }
    assert_eq!(one(&format!("\"{EASY}\",\"{solution}\"")).line(), EASY);
    assert_eq!(one(&format!("17,{EASY},{solution}")).line(), EASY);
    assert_eq!(one(&format!("{EASY},Golden Nugget")).name.as_deref(), Some("Golden Nugget"));
    assert_eq!(one(&format!("{EASY} # Golden Nugget")).name.as_deref(), Some("Golden Nugget"));
}

#[test]
fn lists_have_comments_headings_and_foreign_line_breaks() {
    let text = format!("\u{feff}# a list\r\n; of two\r\npuzzle,rating\r\n{EASY},1\r\n\r\n// next\r\n{EASY},2\r\n");
    let puzzles = all(&text);
    let names: Vec<_> = puzzles.iter().map(|puzzle| puzzle.name.as_deref()).collect();
    assert_eq!(names, [None, Some("next")]);
    assert!(std::sync::Arc::ptr_eq(&puzzles[0].geometry, &puzzles[1].geometry));
    assert_eq!(all(&format!("{EASY}\r{EASY}\r")).len(), 2);
    assert_eq!(all(&format!("puzzle\tER\n{EASY}\t1.2")).len(), 1);
    assert_eq!(all(&format!("{}\n", sparse(4)).repeat(40)).len(), 40);
    assert_eq!(all(&format!("{EASY}\n{}\n{}", sparse(16), sparse(4))).len(), 3);
}

#[test]
fn a_reader_goes_on_after_a_mistake() {
    let reader = formats::Reader::new(&Options::default()).unwrap();
    let text = format!("{EASY}\n{}\n{EASY}\n{}\n\n{EASY}", &EASY[..80], rows(EASY, 9)[..8].join("\n"));
    let lines: Vec<Option<usize>> = reader.puzzles(&text).map(|result| result.err().and_then(|e| e.line)).collect();
    assert_eq!(lines, [None, Some(2), None, Some(11), None]);
}

#[test]
fn layouts_are_what_the_options_say() {
    let read = |text: &str, size, layout| formats::read(text.as_bytes(), &options(size, layout)).unwrap().remove(0);
    assert_eq!(read(EASY, None, "windoku").geometry.spec().to_string(), "9x9 windoku");
    assert_eq!(read(&".".repeat(81), None, "x, windoku").geometry.houses().len(), 33);
    assert_eq!(read(&".".repeat(36), None, "box:3x2").geometry.spec().boxes, Some([3, 2]));
    assert_eq!(read(&".".repeat(100), None, "box:5X2").geometry.spec().boxes, Some([5, 2]));
    let jigsaw = "jigsaw: AAAAB ABBBB CCCCC\nDDDDE DEEEE";
    assert_eq!(read(&".".repeat(25), None, jigsaw).geometry.spec().to_string(), "5x5 jigsaw");
    assert_eq!(read("12345\n.....\n.....\n.....\n.....", None, jigsaw).clues.len(), 5);
    assert_eq!(read("1", Some(1), "").clues.len(), 1);
}
