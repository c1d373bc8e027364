//! Colours for the terminal, by meaning. Whoever prints decides whether they reach the screen.

use anstyle::{AnsiColor, Style};

/// Digits that are clues.
pub const CLUE: Style = Style::new().bold();
/// Digits that were found.
pub const FOUND: Style = AnsiColor::Green.on_default();
/// Digits that rest on an unproven assumption, and words about that.
pub const UNPROVEN: Style = AnsiColor::Yellow.on_default();
/// What was removed, and contradictions.
pub const GONE: Style = AnsiColor::Red.on_default();
/// Rule names.
pub const RULE: Style = AnsiColor::Cyan.on_default();
/// Headings.
pub const HEAD: Style = Style::new().bold();
/// What is beside the point.
pub const FAINT: Style = Style::new().dimmed();

/// The text in this style.
pub fn paint(style: Style, text: impl std::fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}
