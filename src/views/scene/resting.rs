//! The digits in the grid that are not proven: they rest on a guess, or on the puzzle having one solution.

use std::collections::HashMap;

use serde::Serialize;
use whydoku_rules::log::Assumption;
use whydoku_rules::names::Cell;

use super::role::Role;
use super::{Entry, Frame, Point, Sample};
use crate::trace::{Index, Node, Position, clues};

/// A digit that stands in the grid and is not proven.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Resting {
    /// Its cell.
    pub cell: Cell,
    /// `?` where it rests on a guess, `*` where it rests on the puzzle having one solution.
    pub sign: char,
    /// The middle of the sign's place.
    pub at: Point,
}

/// Those that stand before a step. In a branch of a guess, all that was found there.
pub fn resting(index: &Index<'_>, frame: &Frame, node: &Node<'_>, before: &Position) -> Vec<Resting> {
    let mut outer = node;
    while let Some(parent) = outer.parent.and_then(|id| index.node(id)) {
        outer = parent;
    }
    let until = outer.step.id.max(1);
    let events = index.trace.events.iter().take_while(|event| event.step < until);
    let known: HashMap<Cell, Option<char>> = events
        .filter(|event| event.fact.holds)
        .map(|event| (event.fact.candidate.cell, index.node(event.step).and_then(|node| sign(&node.step.assumptions))))
        .collect();
    let clues = clues(index.trace, frame.cells.len());
    let mut found = vec![];
    for (at, &clue) in clues.iter().enumerate().filter(|&(at, _)| before.values[at].is_some()) {
        let cell = index.geometry.cell(at);
        let sign = if clue { None } else { known.get(&cell).copied().unwrap_or(Some('?')) };
        let [x, y] = frame.cells[at];
        let place = [x + frame.side - frame.candidate / 2, y + frame.candidate * 7 / 10];
        found.extend(sign.map(|sign| Resting { cell, sign, at: place }));
    }
    found
}

fn sign(assumptions: &[Assumption]) -> Option<char> {
    let guessed = assumptions.iter().any(|assumption| *assumption != Assumption::Unique);
    (!assumptions.is_empty()).then_some(if guessed { '?' } else { '*' })
}

/// The lines of the legend for them.
pub fn legend(resting: &[Resting]) -> impl Iterator<Item = Entry> {
    let signs = [('?', "rests on a guess"), ('*', "rests on the puzzle having one solution")];
    signs.into_iter().filter(|(sign, _)| resting.iter().any(|one| one.sign == *sign)).map(|(sign, text)| Entry {
        role: Role::Resting,
        sample: Sample::Digit,
        tag: Some(sign.to_string()),
        text: text.to_string(),
    })
}
