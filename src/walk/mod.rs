//! Walking through a solve in a terminal: what is shown and what keys do. Nothing here talks to a terminal; the command
//! `walk` hands keys in and puts the picture on the screen.

mod keys;
mod panel;
mod screen;

use whydoku_rules::log::StepId;
use whydoku_rules::names::Fact;

use crate::trace::{self, Index, Position, Target, clues, position_before};
use crate::views::scene::{Frame, Scene, scene};
use crate::views::sentence::rule_name;

pub use keys::Key;
pub use screen::render;

/// What the keys act upon.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Mode {
    /// Going from step to step.
    Steps,
    /// Going from cell to cell, to see their reasons.
    Cells,
    /// Writing what is searched for.
    Search(String),
    /// Reading what the keys do.
    Help,
}

/// A walk through a trace.
pub struct Walk<'t> {
    index: &'t Index<'t>,
    frame: Frame,
    clues: Vec<bool>,
    /// The steps in their order, then the end.
    steps: Vec<StepId>,
    at: usize,
    mode: Mode,
    cursor: usize,
    /// The number that is being typed before a key.
    count: String,
    query: String,
    message: String,
    /// How many lines of the panel are scrolled out above.
    scrolled: usize,
    before: Position,
    scene: Option<Scene>,
    why: Vec<String>,
}

impl<'t> Walk<'t> {
    /// A walk that begins at the first step.
    pub fn new(index: &'t Index<'t>) -> Self {
        let steps = index.nodes().iter().map(|node| node.step.id).filter(|&id| id > 0).collect();
        let mut walk = Self {
            index,
            frame: Frame::new(index.geometry),
            clues: clues(index.trace, index.geometry.cell_count()),
            steps,
            at: 0,
            mode: Mode::Steps,
            cursor: index.geometry.cell_count() / 2,
            count: String::new(),
            query: String::new(),
            message: String::new(),
            scrolled: 0,
            before: Position::empty(index.geometry),
            scene: None,
            why: vec![],
        };
        walk.go(0);
        walk
    }

    /// Goes to a place among the steps; the last place is the end.
    fn go(&mut self, at: usize) {
        self.at = at.min(self.steps.len());
        self.scrolled = 0;
        let node = self.steps.get(self.at).and_then(|&id| self.index.node(id));
        let before = node.and_then(|node| position_before(self.index.geometry, self.index.trace, node.step.id));
        self.before = before.unwrap_or_else(|| Position::after(self.index.geometry, &self.index.trace.events));
        self.scene = node.map(|node| scene(self.index, &self.frame, node, &self.before));
    }

    /// Goes on by some steps, or back.
    fn step(&mut self, forward: bool, count: usize) {
        let at = if forward { self.at.saturating_add(count) } else { self.at.saturating_sub(count) };
        if at == self.at || at > self.steps.len() && self.at == self.steps.len() {
            self.message = if forward { "This is the end.".into() } else { "This is the start.".into() };
        }
        self.go(at);
    }

    /// Goes to the next step whose rule is searched for.
    fn search(&mut self, forward: bool) {
        let wanted = self.query.to_lowercase();
        if wanted.is_empty() {
            self.message = "Search for what? Press / and type a part of a rule's name.".into();
            return;
        }
        let matches = |at: &usize| {
            let node = self.steps.get(*at).and_then(|&id| self.index.node(id));
            node.is_some_and(|node| {
                node.step.rule.contains(&wanted) || rule_name(&node.step.rule).to_lowercase().contains(&wanted)
            })
        };
        let found = match forward {
            true => (self.at + 1..self.steps.len()).find(matches),
            false => (0..self.at).rev().find(matches),
        };
        match found {
            Some(at) => self.go(at),
            None => {
                let where_to = if forward { "further on" } else { "before this" };
                self.message = format!("No rule with `{}` {where_to}.", self.query);
            }
        }
    }

    /// The fact that decided the cell under the cursor.
    fn decided(&self) -> Option<Fact> {
        let cell = self.index.geometry.cell(self.cursor);
        let mut placed = self.index.geometry.digits().map(|digit| cell.candidate(digit).is());
        placed.find(|&fact| self.index.origin(fact).is_some())
    }

    /// Finds out what the cell under the cursor rests on.
    fn explain_cell(&mut self) {
        self.scrolled = 0;
        let cell = self.index.geometry.cell(self.cursor);
        let Some(fact) = self.decided() else {
            let left = self.index.trace.grid.get(self.cursor).cloned().unwrap_or_default();
            self.why = vec![format!("{cell} is not decided in this solve: {left} are left.")];
            return;
        };
        let Some(origin) = self.index.origin(fact).filter(|origin| origin.step > 0) else {
            self.why = vec![format!("{fact} is a clue.")];
            return;
        };
        let slice = trace::minimal(self.index, &[Target::Fact(fact)]);
        let steps = slice.all_steps();
        let (used, all) = (steps.len().saturating_sub(1), self.index.trace.step_count());
        self.why = vec![format!("Why {fact}? By step {}. It rests on {used} of {all} steps:", origin.step)];
        for step in steps.into_iter().filter(|step| step.id > 0) {
            let facts: Vec<String> = step.conclusions.iter().map(ToString::to_string).collect();
            self.why.push(format!("{:>3}. {} {}", step.id, rule_name(&step.rule), facts.join(" ")));
        }
    }
}
