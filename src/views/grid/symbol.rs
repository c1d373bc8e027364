//! The symbol and the colours of each role in a terminal.

use anstyle::{Ansi256Color, Color, Style};

use crate::views::scene::Role;
use crate::views::style;

/// What a character stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// Nothing.
    Plain,
    /// A line of the board.
    Line,
    /// A number beside the board, or what is beside the point.
    Faint,
    /// A clue.
    Clue,
    /// A digit that was found.
    Found,
    /// A candidate that plays no part.
    Candidate,
    /// A sign of an area.
    Tag,
    /// A marked digit or candidate.
    Role(Role),
}

/// The symbol that stands beside a marked digit; of a link, the one that stands between its ends in notation.
pub fn symbol(role: Role) -> char {
    match role {
        Role::Pattern | Role::Deadly => '*',
        Role::Linking => '=',
        Role::Common => '°',
        Role::Fin | Role::Guardian => '^',
        Role::EndoFin => '"',
        Role::OtherFin => '\'',
        Role::Off => '-',
        Role::On => '+',
        Role::Colour(at) => char::from(b'a' + at % 4),
        Role::Cause => '#',
        Role::Blocked => '×',
        Role::Supposed | Role::Resting => '?',
        Role::Placed => '!',
        Role::Removed => 'x',
        Role::Swept => '~',
        Role::Set(at) => char::from(b'A' + at % 26),
        Role::Cells => '▌',
        Role::Hinge => '►',
        Role::Broken => '!',
        Role::Assumed => '?',
        Role::House | Role::Base => '·',
        Role::Cover => ':',
        Role::Strong => '=',
        Role::Weak => '-',
        Role::Group => '_',
    }
}

/// The colour of a mark.
fn colour(role: Role) -> u8 {
    match role {
        Role::Removed | Role::Broken => 202,
        Role::Placed | Role::On | Role::Linking | Role::Colour(2) | Role::Cause => 36,
        Role::Fin | Role::Guardian | Role::Off | Role::Colour(1) => 214,
        Role::EndoFin | Role::OtherFin | Role::Colour(3) => 176,
        Role::Common | Role::Deadly => 220,
        Role::Swept | Role::Blocked => 245,
        _ => 74,
    }
}

/// The colour behind a cell: dark, so that both light and coloured characters can be read on it.
fn ground(role: Role) -> Option<u8> {
    match role {
        Role::House => Some(236),
        Role::Base => Some(237),
        Role::Cells | Role::Hinge | Role::Set(_) => Some(239),
        Role::Broken => Some(52),
        _ => None,
    }
}

/// What sets a mark apart where there is no room for its symbol, or no colour.
fn effects(role: Role) -> Style {
    let bold = Style::new().bold();
    match role {
        Role::Removed => bold.strikethrough(),
        Role::Swept | Role::Blocked => Style::new().strikethrough(),
        Role::Placed => bold.invert(),
        _ => bold.underline(),
    }
}

fn ansi(colour: u8) -> Color {
    Color::Ansi256(Ansi256Color(colour))
}

/// The style of a character.
pub fn style_of(tone: Tone, behind: Option<Role>) -> Style {
    let ground = behind.and_then(ground);
    // On a dark ground the terminal's own colour may be dark too.
    let light = ground.map(|_| ansi(252));
    let own = match tone {
        Tone::Plain => Style::new(),
        Tone::Line | Tone::Faint => style::FAINT,
        Tone::Clue => style::CLUE.fg_color(light),
        Tone::Found => {
            if ground.is_some() {
                Style::new().fg_color(Some(ansi(77)))
            } else {
                style::FOUND
            }
        }
        Tone::Candidate => Style::new().fg_color(light),
        Tone::Tag => Style::new().bold().fg_color(light),
        Tone::Role(role) => effects(role).fg_color(Some(ansi(colour(role)))),
    };
    own.bg_color(ground.map(ansi))
}

/// The text in the style of its tone.
pub fn paint(tone: Tone, behind: Option<Role>, text: &str) -> String {
    match style_of(tone, behind) {
        plain if plain == Style::new() => text.to_string(),
        own => style::paint(own, text),
    }
}
