//! Sets of cells as SVG paths: filled areas, outlines, borders.

use std::collections::BTreeSet;

use super::frame::Frame;

/// The cells as an area to be filled; cells side by side in a row are one rectangle.
pub fn area(frame: &Frame, cells: &[usize]) -> String {
    let cells: BTreeSet<usize> = cells.iter().copied().filter(|&cell| cell < frame.cells.len()).collect();
    let mut path = String::new();
    let starts = cells.iter().copied().filter(|&cell| cell % frame.size == 0 || !cells.contains(&(cell - 1)));
    for start in starts {
        let row_end = (start / frame.size + 1) * frame.size;
        let count = (start..row_end).take_while(|cell| cells.contains(cell)).count() as i32;
        let ([x, y], width) = (frame.cells[start], count * frame.side);
        path.push_str(&format!("M{x} {y}h{width}v{}h-{width}z", frame.side));
    }
    path
}

/// A line around the cells, this far inside of their border.
pub fn outline(frame: &Frame, cells: &[usize], inset: i32) -> String {
    let size = frame.size as i32;
    let set: BTreeSet<usize> = cells.iter().copied().collect();
    let inside = |row: i32, col: i32| {
        (0..size).contains(&row) && (0..size).contains(&col) && set.contains(&((row * size + col) as usize))
    };
    // Where a side ends: short of the corner, at it where the next cell goes on, beyond it where that one turns.
    let end = |next: bool, diagonal: bool| match (next, diagonal) {
        (false, _) => -inset,
        (true, false) => 0,
        (true, true) => inset,
    };
    let mut lines = Lines::default();
    for &cell in set.iter().filter(|&&cell| cell < frame.cells.len()) {
        let (row, col) = ((cell as i32) / size, (cell as i32) % size);
        let ([x, y], side) = (frame.cells[cell], frame.side);
        for step in [-1, 1] {
            let far = if step > 0 { side - inset } else { inset };
            if !inside(row + step, col) {
                let left = end(inside(row, col - 1), inside(row + step, col - 1));
                let right = end(inside(row, col + 1), inside(row + step, col + 1));
                lines.flat(y + far, x - left, x + side + right);
            }
            if !inside(row, col + step) {
                let top = end(inside(row - 1, col), inside(row - 1, col + step));
                let bottom = end(inside(row + 1, col), inside(row + 1, col + step));
                lines.upright(x + far, y - top, y + side + bottom);
            }
        }
    }
    lines.path()
}

/// The borders between cells of different groups, and around the board.
pub fn borders(frame: &Frame, group: impl Fn(usize) -> usize) -> String {
    let size = frame.size;
    let mut lines = Lines::default();
    for cell in 0..frame.cells.len() {
        let ([x, y], side) = (frame.cells[cell], frame.side);
        if cell < size || group(cell) != group(cell - size) {
            lines.flat(y, x, x + side);
        }
        if cell % size == 0 || group(cell) != group(cell - 1) {
            lines.upright(x, y, y + side);
        }
        if cell >= size * (size - 1) {
            lines.flat(y + side, x, x + side);
        }
        if cell % size == size - 1 {
            lines.upright(x + side, y, y + side);
        }
    }
    lines.path()
}

/// Lines along the axes, joined where one goes on from another.
#[derive(Default)]
struct Lines {
    /// Upright or flat, at which coordinate, from, to.
    parts: Vec<(bool, i32, i32, i32)>,
}

impl Lines {
    fn flat(&mut self, y: i32, from: i32, to: i32) {
        self.parts.push((false, y, from, to));
    }

    fn upright(&mut self, x: i32, from: i32, to: i32) {
        self.parts.push((true, x, from, to));
    }

    fn path(mut self) -> String {
        self.parts.sort_unstable();
        let mut joined: Vec<(bool, i32, i32, i32)> = vec![];
        for part in self.parts {
            match joined.last_mut() {
                Some(last) if (last.0, last.1) == (part.0, part.1) && last.3 >= part.2 => last.3 = last.3.max(part.3),
                _ => joined.push(part),
            }
        }
        let line = |&(upright, at, from, to): &(bool, i32, i32, i32)| match upright {
            true => format!("M{at} {from}V{to}"),
            false => format!("M{from} {at}H{to}"),
        };
        joined.iter().map(line).collect()
    }
}
