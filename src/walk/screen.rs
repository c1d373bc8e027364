//! The screen: heading, board left, words right, keys below.

use anstyle::Effects;
use ratatui::Frame as Screen;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};

use super::{Mode, Walk};
use crate::views::grid::{self, Detail, Glyph, Tone};
use crate::views::scene::Role;

/// The least width of the words beside the board.
const WORDS: u16 = 21;

/// Draws the walk; everything is laid out anew for the size of the screen.
pub fn render(screen: &mut Screen<'_>, walk: &Walk<'_>) {
    let [head, body, foot] =
        Layout::vertical([Constraint::Length(1), Constraint::Min(1), Constraint::Length(1)]).areas(screen.area());
    let bar = Style::new().add_modifier(Modifier::REVERSED);
    screen.render_widget(Paragraph::new(walk.heading()).style(bar), head);
    screen.render_widget(Paragraph::new(walk.footing()), foot);
    let rows = board(walk, body);
    let width = rows.iter().map(Vec::len).max().unwrap_or(0) as u16;
    let [left, _, right] =
        Layout::horizontal([Constraint::Length(width), Constraint::Length(1), Constraint::Min(0)]).areas(body);
    screen.render_widget(Paragraph::new(text(&rows, walk)), left);
    // Where a board leaves too little room beside it, words go below.
    let area = match right.width >= WORDS {
        true => right,
        false => {
            let taken = (rows.len() as u16).min(body.height.saturating_sub(5));
            Rect { y: body.y + taken, height: body.height - taken, ..body }
        }
    };
    if area.width < right.width || area.y > body.y {
        screen.render_widget(ratatui::widgets::Clear, area);
    }
    let words = Paragraph::new(walk.panel(area.width.into())).wrap(Wrap { trim: false });
    let scrolled = walk.scrolled.min(u16::MAX.into()) as u16;
    screen.render_widget(words.scroll((scrolled, 0)), area);
}

/// The board with as much detail as leaves room for words.
fn board(walk: &Walk<'_>, body: Rect) -> Vec<Vec<Glyph>> {
    let columns = body.width.saturating_sub(WORDS + 1);
    let detail = Detail::fitting(walk.index.geometry, columns.into(), body.height.into());
    grid::grid(walk.index.geometry, &walk.before, walk.scene.as_ref(), &walk.clues, detail)
}

fn text(rows: &[Vec<Glyph>], walk: &Walk<'_>) -> Text<'static> {
    let cursor = (walk.mode == Mode::Cells).then_some(walk.cursor);
    let span = |run: &[Glyph]| {
        let style = tone_style(run[0].tone, run[0].ground);
        let here = cursor.is_some() && run[0].cell == cursor;
        let style = if here { style.add_modifier(Modifier::REVERSED) } else { style };
        Span::styled(run.iter().map(|glyph| glyph.c).collect::<String>(), style)
    };
    let alike = |a: &Glyph, b: &Glyph| (a.tone, a.ground, a.cell == cursor) == (b.tone, b.ground, b.cell == cursor);
    Text::from_iter(rows.iter().map(|row| Line::from(row.chunk_by(alike).map(span).collect::<Vec<_>>())))
}

/// The style of a tone on this screen.
pub(super) fn tone_style(tone: Tone, ground: Option<Role>) -> Style {
    let own = grid::style_of(tone, ground);
    let colour = |colour: anstyle::Color| match colour {
        anstyle::Color::Ansi256(colour) => Color::Indexed(colour.0),
        anstyle::Color::Ansi(colour) => Color::Indexed(colour as u8),
        anstyle::Color::Rgb(anstyle::RgbColor(r, g, b)) => Color::Rgb(r, g, b),
    };
    let mut style = Style::new();
    style.fg = own.get_fg_color().map(colour);
    style.bg = own.get_bg_color().map(colour);
    let own = own.get_effects();
    for (effect, modifier) in [
        (Effects::BOLD, Modifier::BOLD),
        (Effects::DIMMED, Modifier::DIM),
        (Effects::UNDERLINE, Modifier::UNDERLINED),
        (Effects::STRIKETHROUGH, Modifier::CROSSED_OUT),
        (Effects::INVERT, Modifier::REVERSED),
    ] {
        if own.contains(effect) {
            style = style.add_modifier(modifier);
        }
    }
    style
}
