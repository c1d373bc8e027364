//! A position as text, with lines where regions meet.

use anstyle::Style;
use whydoku_rules::geometry::Geometry;
use whydoku_rules::names::digit_char;

use super::style::{self, paint};
use crate::trace::{Position, Trace};

/// The position of a trace at its beginning: the clues alone.
pub fn start(geometry: &Geometry, trace: &Trace) -> String {
    let clues = Position::after(geometry, given_events(trace));
    draw(geometry, &|cell| match clues.values[cell] {
        Some(digit) => (digit_char(digit), style::CLUE),
        None => ('.', style::FAINT),
    })
}

/// The position of a trace at its end; digits that rest on an assumption stand out.
pub fn end(geometry: &Geometry, trace: &Trace) -> String {
    let clues = Position::after(geometry, given_events(trace));
    let mut colours = vec![style::FAINT; geometry.cell_count()];
    for step in trace.steps.iter().skip(1) {
        let colour = if step.assumptions.is_empty() { style::FOUND } else { style::UNPROVEN };
        for cell in step.conclusions.iter().filter(|fact| fact.holds).filter_map(|f| geometry.index(f.candidate.cell)) {
            colours[cell] = colour;
        }
    }
    let end = Position::after(geometry, &trace.events);
    draw(geometry, &|cell| match (clues.values[cell], end.values[cell]) {
        (Some(digit), _) => (digit_char(digit), style::CLUE),
        (None, Some(digit)) => (digit_char(digit), colours[cell]),
        (None, None) => ('.', style::FAINT),
    })
}

fn given_events(trace: &Trace) -> &[whydoku_rules::log::Event] {
    let own = trace.events.iter().take_while(|event| event.step == 0).count();
    &trace.events[..own]
}

/// Draws one character a cell, and lines between cells of different regions.
fn draw(geometry: &Geometry, shown: &dyn Fn(usize) -> (char, Style)) -> String {
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
                let (c, colour) = shown((row * n as isize + col) as usize);
                line.push_str(&paint(colour, c));
                line.push(' ');
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
