//! Writing positions in the forms that the reader knows. The plain line of a puzzle is [`Puzzle::line`].
//!
//! A position is a geometry with the digits that stand and the candidates that are left, a cell at a time; where a digit
//! stands the candidates do not matter. [`position`] makes one of a puzzle.

use whydoku_rules::cellset::DigitSet;
use whydoku_rules::geometry::Geometry;
use whydoku_rules::names::{Candidate, Digit, digit_char};

use crate::puzzle::Puzzle;

/// The candidates and the digits of each cell of a puzzle before anything is deduced.
pub fn position(puzzle: &Puzzle) -> (Vec<DigitSet>, Vec<Option<Digit>>) {
    let geometry = &puzzle.geometry;
    let mut candidates = vec![DigitSet::all(geometry.size()); geometry.cell_count()];
    let mut placed = vec![None; geometry.cell_count()];
    for clue in &puzzle.clues {
        if let Some(cell) = geometry.index(clue.cell) {
            placed[cell] = Some(clue.digit);
            geometry.peers(cell).iter().for_each(|&peer| candidates[peer].remove(clue.digit));
        }
    }
    for gone in &puzzle.removed {
        if let Some(cell) = geometry.index(gone.cell) {
            candidates[cell].remove(gone.digit);
        }
    }
    for (set, digit) in candidates.iter_mut().zip(&placed) {
        *set = digit.map_or(*set, DigitSet::of);
    }
    (candidates, placed)
}

/// A framed grid with the borders of boxes or regions, `.` for an empty cell.
pub fn grid(geometry: &Geometry, placed: &[Option<Digit>]) -> String {
    framed(geometry, &placed.iter().map(|digit| digit.map_or(".".into(), text)).collect::<Vec<_>>())
}

/// A framed grid of candidates with aligned columns, a digit that stands alone in its cell, `0` for a cell that has
/// nothing left. Read back, a cell with one candidate counts as placed.
pub fn pencilmarks(geometry: &Geometry, candidates: &[DigitSet], placed: &[Option<Digit>]) -> String {
    let field = |(set, digit): (&DigitSet, &Option<Digit>)| match digit {
        Some(digit) => text(*digit),
        None if set.is_empty() => "0".into(),
        None => set.iter().map(digit_char).collect(),
    };
    framed(geometry, &candidates.iter().zip(placed).map(field).collect::<Vec<_>>())
}

/// n·n·n characters: the one at `cell * n + d - 1` is `d`, or `.` when that candidate is gone.
pub fn candidate_line(geometry: &Geometry, candidates: &[DigitSet], placed: &[Option<Digit>]) -> String {
    let sets = candidates.iter().zip(placed).map(|(set, digit)| digit.map_or(*set, DigitSet::of));
    let cell = |set: DigitSet| geometry.digits().map(move |d| if set.contains(d) { digit_char(d) } else { '.' });
    sets.flat_map(cell).collect()
}

/// A line of a HoDoKu library, the puzzle's name as its code and without what a case expects of a solver.
pub fn library_line(puzzle: &Puzzle) -> String {
    let code = puzzle.name.as_deref().unwrap_or_default().replace(|c: char| c == ':' || c.is_control(), " ");
    let number = |index: u8| digit_char(index + 1);
    let triple = |gone: &Candidate| {
        [digit_char(gone.digit), number(gone.cell.row), number(gone.cell.col)].iter().collect::<String>()
    };
    let removed: Vec<String> = puzzle.removed.iter().map(triple).collect();
    format!(":{}::{}:{}:::", code.trim(), puzzle.line(), removed.join(" "))
}

fn text(digit: Digit) -> String {
    digit_char(digit).to_string()
}

/// Draws a text a cell with the borders of the boxes or regions.
fn framed(geometry: &Geometry, cells: &[String]) -> String {
    let n = geometry.size();
    let differ = |a: usize, b: usize| geometry.box_of(a) != geometry.box_of(b);
    let beside = |row: usize, col: usize| differ(row * n + col, row * n + col + 1);
    let below = |row: usize, col: usize| differ(row * n + col, (row + 1) * n + col);
    let widths: Vec<usize> =
        (0..n).map(|col| (0..n).map(|row| cells[row * n + col].len()).max().unwrap_or(1)).collect();
    // Columns that are parted by a border in some row are further apart in all of them.
    let wide: Vec<bool> = (1..n).map(|col| (0..n).any(|row| beside(row, col - 1))).collect();
    // The line above a row; above the first and below the last it is drawn throughout.
    let level = |row: usize| {
        let border = |col: usize| row == 0 || row == n || below(row - 1, col);
        let parted = |col: usize| (row > 0 && beside(row - 1, col)) || (row < n && beside(row, col));
        let dash = |drawn: bool| if drawn { '-' } else { ' ' };
        let mut line: String = [if border(0) { '+' } else { '|' }, dash(border(0))].iter().collect();
        for col in 0..n {
            let here = border(col);
            line.extend(std::iter::repeat_n(dash(here), widths[col]));
            let next = col + 1 < n && border(col + 1);
            if col + 1 == n {
                line.extend([dash(here), if here { '+' } else { '|' }]);
            } else if wide[col] {
                let joint = match (here || next, parted(col)) {
                    (true, true) => '+',
                    (false, true) => '|',
                    (drawn, false) => dash(drawn),
                };
                line.extend([dash(here), joint, dash(next)]);
            } else {
                line.push(dash(here && next));
            }
        }
        line + "\n"
    };
    let cells_of = |row: usize| {
        let mut line = String::from("| ");
        for col in 0..n {
            line += &format!("{:<width$}", cells[row * n + col], width = widths[col]);
            if col + 1 < n {
                line += match (wide[col], wide[col] && beside(row, col)) {
                    (_, true) => " | ",
                    (true, false) => "   ",
                    (false, _) => " ",
                };
            }
        }
        line + " |\n"
    };
    let mut drawing = String::new();
    for row in 0..n {
        if row == 0 || (0..n).any(|col| below(row - 1, col)) {
            drawing += &level(row);
        }
        drawing += &cells_of(row);
    }
    drawing + &level(n)
}
