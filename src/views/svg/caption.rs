//! What stands around the board: the heading above, the legend, notation and sentence below.

use std::fmt::Write;

use whydoku_rules::names::digit_char;

use super::board::{name, path, text};
use crate::trace::Trace;
use crate::views::scene::{Entry, Frame, Role, Sample, Scene, Shape, shape_path};

/// The narrowest picture, so that words fit beside a small board.
const NARROWEST: i32 = 720;

/// Heading and legend, with the view-box that holds them and the board.
pub struct Caption {
    pub view: [i32; 4],
    /// The picture's title.
    pub title: String,
    /// The elements.
    pub text: String,
}

impl Caption {
    pub fn new(trace: &Trace, frame: &Frame, scene: &Scene) -> Self {
        let size = frame.text;
        let width = frame.view[2].max(NARROWEST);
        let left = (frame.view[2] - width) / 2;
        let top = -2 * size;
        let mut sheet = Sheet { out: String::new(), left: left + size, right: left + width - size, y: -size, size };
        let puzzle = trace.name.as_deref().filter(|name| !name.trim().is_empty());
        let heading = match scene.step {
            0 => scene.rule.clone(),
            step => format!("{step}. {}", scene.rule),
        };
        sheet.heading(&heading, puzzle.unwrap_or_default());
        sheet.y = frame.view[3] + size / 2;
        sheet.legend(frame, scene);
        let conclusions = shorten(&scene.notation, sheet.room());
        if !conclusions.is_empty() {
            sheet.line("notation", &conclusions);
            sheet.y += size / 3;
        }
        wrap(&scene.title, sheet.room()).iter().for_each(|line| sheet.line("sentence", line));
        let place = if scene.step == 0 { "the start".to_string() } else { format!("step {}", scene.step) };
        let of = puzzle.map(|name| format!("{name}, ")).unwrap_or_default();
        let title = format!("{of}{place}, {}: {}", scene.rule, scene.title);
        Self { view: [left, top, width, sheet.y + size / 2 - top], title, text: sheet.out }
    }
}

/// Where the next line is written.
struct Sheet {
    out: String,
    left: i32,
    right: i32,
    y: i32,
    size: i32,
}

impl Sheet {
    /// How many characters fit into a line.
    fn room(&self) -> usize {
        ((self.right - self.left) / width(1, self.size).max(1)).max(10) as usize
    }

    fn line(&mut self, class: &str, content: &str) {
        text(&mut self.out, class, [self.left, self.y], self.size, content);
        self.y += self.size * 4 / 3;
    }

    fn heading(&mut self, heading: &str, name: &str) {
        let size = self.size * 5 / 4;
        text(&mut self.out, "head", [self.left, self.y], size, heading);
        let taken = width(heading.chars().count() + 3, size);
        let room = (self.right - self.left - taken) / width(1, self.size).max(1);
        if room > 8 && !name.is_empty() {
            let name = shorten(name, room as usize);
            text(&mut self.out, "head aside", [self.left + taken, self.y], self.size, &name);
        }
    }

    /// Samples with what they stand for, as many in a line as fit.
    fn legend(&mut self, frame: &Frame, scene: &Scene) {
        if scene.legend.is_empty() {
            return;
        }
        let (sample, gap) = (self.size * 2, self.size);
        let mut x = self.left;
        for entry in &scene.legend {
            let content = shorten(&entry.text, self.room().saturating_sub(6));
            let needed = sample + self.size / 2 + width(content.chars().count(), self.size);
            if x > self.left && x + needed > self.right {
                x = self.left;
                self.y += self.size * 8 / 5;
            }
            self.sample(frame, scene, entry, x + sample / 2);
            text(&mut self.out, "entry", [x + sample + self.size / 2, self.y], self.size, &content);
            x += needed + gap;
        }
        self.y += self.size * 9 / 5;
    }

    fn sample(&mut self, frame: &Frame, scene: &Scene, entry: &Entry, x: i32) {
        let (role, y, size) = (entry.role, self.y, self.size);
        let (wide, high) = (size * 4 / 5, size * 3 / 5);
        match entry.sample {
            Sample::Shade => {
                let area = format!("M{} {}h{}v{}h{}z", x - wide, y - high, 2 * wide, 2 * high, -2 * wide);
                if role != Role::Cover {
                    path(&mut self.out, &format!("shade {role}"), &area);
                }
                if matches!(role, Role::Cover | Role::Hinge | Role::Broken | Role::Assumed) {
                    path(&mut self.out, &format!("outline {role}"), &area);
                }
                if let Some(tag) = &entry.tag {
                    name(&mut self.out, frame, [x, y], size * 3 / 4, tag);
                }
            }
            Sample::Mark => {
                let mark = scene.marks.iter().find(|mark| mark.role == role);
                let digit = mark.map(|mark| digit_char(mark.candidate.digit).to_string()).unwrap_or_default();
                let shape = shape_path(role.shape(), [x, y], size * 3 / 5);
                let above = matches!(role.shape(), Shape::Stroke | Shape::Cross);
                let class = format!("mark {role}");
                if !above {
                    path(&mut self.out, &class, &shape);
                }
                if role != Role::Blocked {
                    let class = if role == Role::Removed { "candidate gone" } else { "candidate strong" };
                    text(&mut self.out, class, [x, y], size * 4 / 5, &digit);
                }
                if above {
                    path(&mut self.out, &class, &shape);
                }
            }
            Sample::Digit => {
                text(&mut self.out, "found resting", [x - size / 5, y], size * 5 / 4, "5");
                let sign = entry.tag.as_deref().unwrap_or_default();
                text(&mut self.out, "resting-on", [x + size / 2, y - size / 3], size * 4 / 5, sign);
            }
            Sample::Link => path(&mut self.out, &format!("link {role}"), &format!("M{} {y}h{}", x - wide, 2 * wide)),
        }
    }
}

/// How wide so many characters are, roughly.
fn width(characters: usize, size: i32) -> i32 {
    characters as i32 * size * 13 / 25
}

/// A text in one line of at most so many characters.
fn shorten(text: &str, room: usize) -> String {
    if text.chars().count() <= room {
        return text.to_string();
    }
    text.chars().take(room.saturating_sub(1)).chain(['…']).collect()
}

/// A text in lines of at most so many characters, broken between words.
fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![];
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > room {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        let _ = write!(line, "{word}");
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}
