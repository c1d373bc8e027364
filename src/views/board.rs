//! A position as text, with lines where regions meet.

use anstyle::Style;
use whydoku_rules::geometry::Geometry;
use whydoku_rules::log::Assumption;
use whydoku_rules::names::digit_char;

use super::style::{self, paint};
use crate::trace::{Position, Trace};

/// The position of a trace at its beginning: the clues alone.
pub fn start(geometry: &Geometry, trace: &Trace) -> String {
    let clues = Position::after(geometry, given_events(trace));
    draw(geometry, &|cell| match clues.values[cell] {
        Some(digit) => (digit_char(digit), ' ', style::CLUE),
        None => ('.', ' ', style::FAINT),
    })
}

/// The position of a trace at its end. `?` follows a digit that rests on a guess, `*` one that rests on the puzzle
/// having one solution.
pub fn end(geometry: &Geometry, trace: &Trace) -> String {
    let clues = Position::after(geometry, given_events(trace));
    let mut marks = vec![None; geometry.cell_count()];
    for unproven in &trace.unproven {
        let guessed = unproven.assumptions.iter().any(|assumption| *assumption != Assumption::Unique);
        if let Some(cell) = geometry.index(unproven.fact.candidate.cell) {
            marks[cell] = Some(if guessed { '?' } else { '*' });
        }
    }
    let end = Position::after(geometry, &trace.events);
    draw(geometry, &|cell| match (clues.values[cell], end.values[cell], marks[cell]) {
        (Some(digit), ..) => (digit_char(digit), ' ', style::CLUE),
        (None, Some(digit), None) => (digit_char(digit), ' ', style::FOUND),
        (None, Some(digit), Some(mark)) => (digit_char(digit), mark, style::UNPROVEN),
        (None, None, _) => ('.', ' ', style::FAINT),
    })
}

fn given_events(trace: &Trace) -> &[whydoku_rules::log::Event] {
    let own = trace.events.iter().take_while(|event| event.step == 0).count();
    &trace.events[..own]
}

/// Draws a character and a mark a cell, and lines between cells of different regions.
fn draw(geometry: &Geometry, shown: &dyn Fn(usize) -> (char, char, Style)) -> String {
    let n = geometry.size();
    // The region of the cell at (row, col), and none outside the grid.
    let region = |row: isize, col: isize| {
        let inside = |at: isize| (0..n as isize).contains(&at);
        (inside(row) && inside(col)).then(|| geometry.box_of(row as usize * n + col as usize))
    };
    let wall = |row: isize, col: isize| region(row, col - 1) != region(row, col);
    let floor = |row: isize, col: isize| region(row - 1, col) != region(row, col);
    let lines = 0..=n as isize;
    let has_wall: Vec<bool> = lines.clone().map(|col| (0..n as isize).any(|row| wall(row, col))).collect();
    let has_floor: Vec<bool> = lines.clone().map(|row| (0..n as isize).any(|col| floor(row, col))).collect();
    let mut out = String::new();
    for row in lines {
        if has_floor[row as usize] {
            let mut line = String::new();
            for col in 0..=n as isize {
                if has_wall[col as usize] {
                    line.push(joint(wall(row - 1, col), floor(row, col), wall(row, col), floor(row, col - 1)));
                    line.push(if floor(row, col) { '─' } else { ' ' });
                }
                let dash = if floor(row, col) { '─' } else { ' ' };
                line.extend([dash, dash]);
            }
            out.push_str(line.trim_end());
            out.push('\n');
        }
        if row == n as isize {
            break;
        }
        let mut line = String::new();
        for col in 0..=n as isize {
            if has_wall[col as usize] {
                line.push_str(if wall(row, col) { "│ " } else { "  " });
            }
            if col < n as isize {
                let (c, mark, colour) = shown((row * n as isize + col) as usize);
                line.push_str(&paint(colour, c));
                line.push(mark);
            }
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// The line character that reaches up, right, down and left as told.
fn joint(up: bool, right: bool, down: bool, left: bool) -> char {
    const JOINTS: [char; 16] = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
    JOINTS[up as usize | (right as usize) << 1 | (down as usize) << 2 | (left as usize) << 3]
}
