use super::*;

/// Rows with something between cells, and something else between groups of them.
fn spread(line: &str, size: usize, group: usize, between: &str, bar: &str) -> Vec<String> {
    let join = |row: &&str| {
        let cells: Vec<String> = row.chars().map(String::from).collect();
        cells.chunks(group).map(|cells| cells.join(between)).collect::<Vec<_>>().join(bar)
    };
    rows(line, size).iter().map(join).collect()
}

#[test]
fn bare_and_spaced_rows_of_every_size() {
    for (size, group) in [(4, 2), (6, 3), (8, 4), (9, 3), (10, 5), (12, 4), (15, 5), (16, 4), (20, 5), (25, 5)] {
        for line in [sparse(size), solved(size)] {
            for (between, bar) in [("", ""), (" ", " "), ("", " "), ("", "|"), (" ", " | "), (" ", "  "), ("\t", "\t")]
            {
                let text = spread(&line, size, group, between, bar).join("\n");
                assert_eq!(one(&text).line(), line, "{text}");
            }
        }
    }
}

#[test]
fn frames_of_many_kinds() {
    let framed = |top: &str, middle: &str, bottom: &str, left: &str, bar: &str, right: &str| {
        let rows = spread(EASY, 9, 3, " ", bar);
        let bands: Vec<String> =
            rows.chunks(3).map(|rows| rows.iter().map(|row| format!("{left}{row}{right}\n")).collect()).collect();
        format!("{top}\n{}{bottom}\n", bands.join(&format!("{middle}\n")))
    };
    let plain = "+-------+-------+-------+";
    for text in [
        framed(plain, plain, plain, "| ", " | ", " |"),
        framed("", "------+-------+------", "", "", " | ", ""),
        framed("", "", "", "", "  ", ""),
        framed("=====", "=====", "=====", "|", "|", "|"),
        framed("*-----------*", "|---+---+---|", "*-----------*", "|", "|", "|"),
        framed(".-------.", ":-------+-------:", "'-------'", "| ", " | ", " |"),
        framed("┌───────┬───────┐", "├───────┼───────┤", "└───────┘", "│ ", " │ ", " │"),
        framed("╔═══════╦═══════╗", "╠═══════╬═══════╣", "╚═══════╝", "║ ", " ║ ", " ║"),
    ] {
        assert_eq!(one(&text).line(), EASY, "{text}");
        assert_eq!(one(&text.replace('\n', "\r\n")).line(), EASY);
    }
}

#[test]
fn empty_cells_may_be_nothing() {
    let blank = EASY.replace('.', " ");
    for (between, bar, side) in [(" | ", " | ", "| "), ("│", "║", "║"), ("|", "|", "")] {
        let rows = spread(&blank, 9, 3, between, bar);
        let text: String = rows.iter().map(|row| format!("{side}{row}{}\n", side.trim())).collect();
        // Without sides, a blank at the end of a row is not told from a frame.
        if !side.is_empty() {
            assert_eq!(one(&text).line(), EASY, "{text}");
        }
    }
    let rows = spread(&blank, 9, 3, "", "|");
    let text: String = rows.iter().map(|row| format!("|{row}|\n")).collect();
    assert_eq!(one(&text).line(), EASY, "{text}");
    assert_eq!(one(&super::rows(&blank, 9).join("\n")).line(), EASY);
    let separated: String = EASY.replace('.', " ").chars().map(String::from).collect::<Vec<_>>().concat();
    let values: Vec<String> = super::rows(&separated, 9)
        .iter()
        .map(|row| row.chars().map(|c| c.to_string().trim().to_string()).collect::<Vec<_>>().join(","))
        .collect();
    assert_eq!(one(&values.join("\n")).line(), EASY, "{}", values.join("\n"));
}

#[test]
fn large_grids_in_decimal() {
    for size in [10, 12, 16, 25] {
        let number = |c: char| whydoku_rules::names::char_digit(c).map_or(c.to_string(), |digit| digit.to_string());
        let lines: Vec<String> = rows(&sparse(size), size)
            .iter()
            .map(|row| row.chars().map(|c| format!("{:>2}", number(c))).collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(one(&lines.join("\n")).line(), sparse(size));
        assert_eq!(one(&lines.join("\n").replace(" .", " 0")).line(), sparse(size));
    }
}

#[test]
fn blank_lines_part_bands_rows_and_grids() {
    let rows = rows(EASY, 9);
    let bands: Vec<String> = rows.chunks(3).map(|rows| rows.join("\n")).collect();
    assert_eq!(one(&bands.join("\n\n")).line(), EASY);
    assert_eq!(one(&rows.join("\n\n")).line(), EASY);
    assert_eq!(all(&format!("{0}\n\n{0}\n{0}\n", rows.join("\n"))).len(), 3);
    let mixed = format!("{EASY}\n{}\n:0000::{EASY}\n# name\n{}", rows.join("\n"), bands.join("\n\n"));
    assert_eq!(all(&mixed).iter().map(|puzzle| puzzle.line()).collect::<Vec<_>>(), [EASY; 4]);
}

#[test]
fn titles_sections_and_comments() {
    let grid = rows(EASY, 9).join("\n");
    let titled = all(&format!("Grid 01\n{grid}\nGrid 02\n{grid}"));
    assert_eq!(titled.iter().map(|p| p.name.as_deref().unwrap()).collect::<Vec<_>>(), ["Grid 01", "Grid 02"]);
    let solution = rows(EASY, 9).join("\n").replace('.', "0");
    let sdk = format!("#A someone\n#D something\n[Puzzle]\n{grid}\n[State]\n{solution}\n[PencilMarks]\n5,3,12\n");
    assert_eq!(one(&sdk).line(), EASY);
    assert_eq!(one(&format!("# Easy\n{grid}")).name.as_deref(), Some("Easy"));
    assert_eq!(one(&format!("# first\n# second\n{grid}")).name, None);
}

#[test]
fn four_by_four_and_sixteen() {
    let sixteen = rows(&sparse(16), 16).join("\n");
    assert_eq!(one(&sixteen).geometry.size(), 16);
    let text = format!("{}\n", sparse(4)).repeat(16);
    assert_eq!(all(&text).len(), 16);
    assert_eq!(formats::read(text.as_bytes(), &options(Some(4), "")).unwrap().len(), 16);
}
