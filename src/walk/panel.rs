//! The words beside the board.

use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::keys::HELP;
use super::screen::tone_style;
use super::{Mode, Walk};
use crate::views::{explain, grid, summary};

impl Walk<'_> {
    /// The lines of the panel, before they are wrapped.
    pub(super) fn panel(&self, width: usize) -> Vec<Line<'static>> {
        match self.mode {
            Mode::Help => HELP.iter().map(|(keys, what)| Line::from(format!("{keys:<13} {what}"))).collect(),
            Mode::Cells => self.why.iter().cloned().map(Line::from).collect(),
            Mode::Steps | Mode::Search(_) => self.words(width),
        }
    }

    fn words(&self, width: usize) -> Vec<Line<'static>> {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let Some(scene) = &self.scene else {
            let mut lines = vec![Line::styled("The end", bold), Line::default()];
            lines.push(Line::from(summary::closing(self.index.trace)));
            lines.extend(summary::caveats(self.index.trace).into_iter().map(Line::from));
            return lines;
        };
        let mut lines = vec![Line::styled(scene.rule.clone(), bold)];
        if !scene.notation.is_empty() {
            lines.push(Line::from(scene.notation.clone()));
        }
        lines.extend([Line::default(), Line::from(scene.title.clone())]);
        let marks = self.index.node(scene.step).map(|node| node.step.assumptions.as_slice()).unwrap_or_default();
        if !marks.is_empty() {
            let marks: Vec<String> = marks.iter().map(ToString::to_string).collect();
            lines.push(Line::from(format!("It rests on {}.", marks.join(", "))));
        }
        lines.push(Line::default());
        for line in grid::legend(scene, width) {
            let span = |(tone, text): (grid::Tone, String)| Span::styled(text, tone_style(tone, None));
            lines.push(Line::from(line.into_iter().map(span).collect::<Vec<_>>()));
        }
        lines
    }

    /// The line above everything: the puzzle, and how far the walk has come.
    pub(super) fn heading(&self) -> String {
        let place = match self.steps.get(self.at) {
            Some(step) => {
                let depth = self.index.node(*step).map_or(0, |node| node.depth);
                let inside = if depth > 0 { format!(", {depth} deep in guesses") } else { String::new() };
                format!("step {step} of {}{inside}", self.steps.len())
            }
            None => format!("end, after {} steps", self.steps.len()),
        };
        let title = explain::title(self.index.trace).replace(|c: char| c.is_control(), " ");
        format!("{place} │ {title}")
    }

    /// The line below everything: a message, what is being typed, or the most needed keys.
    pub(super) fn footing(&self) -> String {
        match &self.mode {
            _ if !self.message.is_empty() => self.message.clone(),
            Mode::Search(text) => format!("/{text}"),
            Mode::Cells => "arrows: another cell  Enter: to its step  d u: scroll  w: back to the steps".into(),
            Mode::Help => "any key: back".into(),
            Mode::Steps if !self.count.is_empty() => self.count.clone(),
            Mode::Steps => "j k: next, previous  space b: ten  g G: ends  /: find  w: why  h: help  q: quit".into(),
        }
    }
}
