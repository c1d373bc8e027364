//! The board: areas, lines, marks, digits and candidates, from the lowest layer to the highest.

use std::fmt::Write;

use whydoku_rules::names::{Candidate, digit_char};

use super::escape;
use crate::trace::Position;
use crate::views::scene::{Frame, Label, Point, Role, Scene, Shape};

pub fn board(frame: &Frame, scene: &Scene, before: &Position, clues: &[bool]) -> String {
    let mut out = String::new();
    for window in &frame.windows {
        path(&mut out, "window", window);
    }
    for shade in &scene.shades {
        path(&mut out, &format!("shade {}", shade.role), &shade.area);
    }
    path(&mut out, "diagonal", &frame.diagonals);
    path(&mut out, "thin", &frame.thin);
    path(&mut out, "thick", &frame.thick);
    for shade in &scene.shades {
        path(&mut out, &format!("outline {}", shade.role), &shade.outline);
    }
    for link in &scene.links {
        path(&mut out, &format!("link {}", link.role), &link.path);
        path(&mut out, &format!("tip {}", link.role), link.head.as_deref().unwrap_or_default());
    }
    let above = |shape: Shape| matches!(shape, Shape::Stroke | Shape::Cross);
    for mark in scene.marks.iter().filter(|mark| !above(mark.shape)) {
        path(&mut out, &format!("mark {}", mark.role), &mark.path);
    }
    digits(&mut out, frame, scene, before, clues);
    for one in &scene.resting {
        text(&mut out, "resting-on", one.at, frame.candidate, &one.sign.to_string());
    }
    for tag in scene.shades.iter().flat_map(|shade| &shade.tags) {
        name(&mut out, frame, tag.at, frame.candidate * 3 / 4, &tag.text);
    }
    for mark in scene.marks.iter().filter(|mark| above(mark.shape)) {
        path(&mut out, &format!("mark {}", mark.role), &mark.path);
    }
    for number in &frame.labels {
        label(&mut out, "label", number, frame.text * 4 / 5);
    }
    out
}

fn digits(out: &mut String, frame: &Frame, scene: &Scene, before: &Position, clues: &[bool]) {
    for (cell, &clue) in clues.iter().enumerate() {
        if let Some(digit) = before.values[cell] {
            let class = match scene.resting.iter().any(|one| one.cell == cell_name(frame, cell)) {
                _ if clue => "given",
                true => "found resting",
                false => "found",
            };
            text(out, class, frame.centre(cell), frame.digit, &digit_char(digit).to_string());
            continue;
        }
        for digit in before.candidates[cell].iter() {
            let candidate = Candidate { cell: cell_name(frame, cell), digit };
            let marks = || scene.marks.iter().filter(move |mark| mark.candidate == candidate);
            let class = match () {
                () if marks().any(|mark| mark.role == Role::Removed) => "candidate gone",
                () if marks().any(|mark| mark.shape != Shape::Stroke) => "candidate strong",
                () => "candidate",
            };
            if let Some(at) = frame.slot(cell, digit) {
                text(out, class, at, frame.candidate, &digit_char(digit).to_string());
            }
        }
    }
}

fn cell_name(frame: &Frame, cell: usize) -> whydoku_rules::names::Cell {
    whydoku_rules::names::Cell::new(cell / frame.size, cell % frame.size)
}

pub fn path(out: &mut String, class: &str, path: &str) {
    if !path.is_empty() {
        let _ = writeln!(out, "<path class=\"{class}\" d=\"{path}\"/>");
    }
}

/// The letter of an area. Where digits are letters too, it stands in a frame.
pub fn name(out: &mut String, frame: &Frame, [x, y]: Point, size: i32, letter: &str) {
    if frame.size > 9 {
        let (wide, high) = (size * (2 + letter.chars().count() as i32) / 5, size * 3 / 5);
        path(out, "badge", &format!("M{} {}h{}v{}h{}z", x - wide, y - high, 2 * wide, 2 * high, -2 * wide));
    } else {
        text(out, "halo", [x, y], size, letter);
    }
    text(out, "tag", [x, y], size, letter);
}

fn label(out: &mut String, class: &str, label: &Label, size: i32) {
    text(out, class, label.at, size, &label.text);
}

/// A text of this height whose middle, or where the class says so whose left end, is here.
pub fn text(out: &mut String, class: &str, [x, y]: Point, size: i32, content: &str) {
    let base = y + size * 36 / 100;
    let _ =
        writeln!(out, "<text class=\"{class}\" x=\"{x}\" y=\"{base}\" font-size=\"{size}\">{}</text>", escape(content));
}
