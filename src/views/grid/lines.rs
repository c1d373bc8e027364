//! The lines of a board, heavy between regions and light between cells, and the numbers beside it.

use whydoku_rules::geometry::Geometry;

use super::Glyph;
use super::symbol::Tone;

/// A sheet of characters on which the cells have their places.
pub struct Canvas {
    pub rows: Vec<Vec<Glyph>>,
    /// The first row and the first column of the cells.
    tops: Vec<usize>,
    lefts: Vec<usize>,
}

impl Canvas {
    /// The top left corner of a cell.
    pub fn corner(&self, cell: usize) -> (usize, usize) {
        (self.tops[cell / self.tops.len()], self.lefts[cell % self.lefts.len()])
    }

    pub fn at(&mut self, row: usize, col: usize) -> Option<&mut Glyph> {
        self.rows.get_mut(row)?.get_mut(col)
    }

    fn put(&mut self, row: usize, col: usize, c: char) {
        if let Some(glyph) = self.at(row, col) {
            *glyph = Glyph { c, tone: Tone::Line, ..Glyph::BLANK };
        }
    }

    /// A number whose last digit stands here.
    fn number(&mut self, row: usize, last: usize, number: usize) {
        for (back, c) in number.to_string().chars().rev().enumerate() {
            if let Some(glyph) = last.checked_sub(back).and_then(|col| self.at(row, col)) {
                *glyph = Glyph { c, tone: Tone::Faint, ..Glyph::BLANK };
            }
        }
    }
}

/// Which lines between rows, the outer ones included, have something to show; the others take no room. (Between columns
/// there is a blank even then.)
pub fn floors(geometry: &Geometry, all: bool) -> Vec<bool> {
    let n = geometry.size();
    let meet = |line: usize| (0..n).any(|col| geometry.box_of((line - 1) * n + col) != geometry.box_of(line * n + col));
    (0..=n).map(|line| all || line == 0 || line == n || meet(line)).collect()
}

/// The lines around cells of this width and height; all of them, or only those where regions meet.
pub fn canvas(geometry: &Geometry, width: usize, height: usize, all: bool) -> Canvas {
    let n = geometry.size();
    let region = |row: usize, col: usize| {
        let inside = (1..=n).contains(&row) && (1..=n).contains(&col);
        inside.then(|| geometry.box_of((row - 1) * n + col - 1))
    };
    // Whether regions meet left of, or above, a cell; rows and columns count from 0 at the outer border.
    let wall = |row: usize, col: usize| region(row, col) != region(row, col + 1);
    let floor = |row: usize, col: usize| region(row, col) != region(row + 1, col);
    let has_floor = floors(geometry, all);
    let margin = if n > 9 { 3 } else { 2 };
    let tops: Vec<usize> =
        (0..n).map(|row| row * height + has_floor[..=row].iter().filter(|is| **is).count()).collect();
    let lefts: Vec<usize> = (0..n).map(|col| margin + 1 + col * (width + 1)).collect();
    let lines = n * height + has_floor.iter().filter(|is| **is).count();
    let mut canvas = Canvas { rows: vec![vec![Glyph::BLANK; margin + 1 + n * (width + 1)]; lines], tops, lefts };
    for (row, &floored) in has_floor.iter().enumerate() {
        let y = if row < n { canvas.tops[row] } else { lines };
        for col in 0..=n {
            let x = margin + col * (width + 1);
            if row < n {
                let line = if wall(row + 1, col) {
                    '┃'
                } else if all {
                    '│'
                } else {
                    ' '
                };
                (0..height).for_each(|line_row| canvas.put(y + line_row, x, line));
            }
            if !floored {
                continue;
            }
            let weight = |inside: bool, heavy: bool| match (inside, heavy) {
                (false, _) => 0,
                (true, true) => 2,
                (true, false) => u8::from(all),
            };
            let up = weight(row > 0, wall(row, col));
            let down = weight(row < n, wall(row + 1, col));
            let left = weight(col > 0, floor(row, col));
            let right = weight(col < n, floor(row, col + 1));
            canvas.put(y - 1, x, joint(up, right, down, left));
            if col < n {
                let line = [' ', '─', '━'][right as usize];
                (1..=width).for_each(|step| canvas.put(y - 1, x + step, line));
            }
        }
    }
    for at in 0..n {
        let (top, left) = (canvas.tops[at], canvas.lefts[at]);
        // In the upper border, where they take no room.
        canvas.number(0, left + width / 2, at + 1);
        canvas.number(top + (height - 1) / 2, margin - 2, at + 1);
    }
    canvas
}

/// The line character whose arms have these weights: none, light, heavy.
fn joint(up: u8, right: u8, down: u8, left: u8) -> char {
    // Ordered by the weights of left, down, right and up, as digits of base three.
    const JOINTS: [char; 81] = [
        ' ', '╵', '╹', '╶', '└', '┖', '╺', '┕', '┗', '╷', '│', '╿', '┌', '├', '┞', '┍', '┝', '┡', '╻', '╽', '┃', '┎',
        '┟', '┠', '┏', '┢', '┣', '╴', '┘', '┚', '─', '┴', '┸', '╼', '┶', '┺', '┐', '┤', '┦', '┬', '┼', '╀', '┮', '┾',
        '╄', '┒', '┧', '┨', '┰', '╁', '╂', '┲', '╆', '╊', '╸', '┙', '┛', '╾', '┵', '┹', '━', '┷', '┻', '┑', '┥', '┩',
        '┭', '┽', '╃', '┯', '┿', '╇', '┓', '┪', '┫', '┱', '╅', '╉', '┳', '╈', '╋',
    ];
    JOINTS[usize::from(up) + 3 * usize::from(right) + 9 * usize::from(down) + 27 * usize::from(left)]
}
