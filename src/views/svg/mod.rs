//! A step as a picture: the board before it with what its [`Scene`] shows, and a caption, as SVG.

mod board;
mod caption;
#[cfg(feature = "png")]
mod letters;
#[cfg(feature = "png")]
mod png;

use super::scene::{Frame, Scene, scene};
#[cfg(feature = "png")]
pub use png::{PngError, png};

use crate::trace::{Index, Node, Position, Trace, clues};

/// The style of every picture: the colour-blind-safe palette of Okabe and Ito, by role.
pub const STYLE: &str = include_str!("style.css");

/// A step as an SVG document.
pub fn draw(index: &Index<'_>, frame: &Frame, node: &Node<'_>, before: &Position) -> String {
    document(index.trace, frame, &scene(index, frame, node, before), before)
}

/// A scene as an SVG document.
fn document(trace: &Trace, frame: &Frame, scene: &Scene, before: &Position) -> String {
    let caption = caption::Caption::new(trace, frame, scene);
    let [left, top, width, height] = caption.view;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" role=\"img\">\n\
         <title>{}</title>\n<desc>{}</desc>\n<style>\n{STYLE}</style>\n\
         <rect class=\"paper\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\"/>\n{}{}</svg>\n",
        escape(&caption.title),
        escape(&scene.title),
        board::board(frame, scene, before, &clues(trace, frame.cells.len())),
        caption.text,
    )
}

/// Text as it may stand between tags and in attributes; what XML cannot hold becomes a replacement character.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\t' | '\n' | '\r' => out.push(' '),
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ => out.push(c),
        }
    }
    out
}
