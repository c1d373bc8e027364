//! Positions: what was known when a step was made, and at the end.

use whydoku_rules::cellset::DigitSet;
use whydoku_rules::geometry::Geometry;
use whydoku_rules::log::{Event, Step, StepId};
use whydoku_rules::names::{Digit, digit_char};

use super::Trace;

/// Candidates and placed digits, told by events alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// The candidates that are left, a set a cell; just the digit where one is placed.
    pub candidates: Vec<DigitSet>,
    /// The placed digits.
    pub values: Vec<Option<Digit>>,
}

impl Position {
    /// The empty grid.
    pub fn empty(geometry: &Geometry) -> Self {
        let cells = geometry.cell_count();
        Self { candidates: vec![DigitSet::all(geometry.size()); cells], values: vec![None; cells] }
    }

    /// The position after these events.
    pub fn after(geometry: &Geometry, events: &[Event]) -> Self {
        let mut position = Self::empty(geometry);
        position.take(geometry, events);
        position
    }

    /// Enters events; those that the puzzle has no cell for are passed over.
    pub fn take(&mut self, geometry: &Geometry, events: &[Event]) {
        for event in events {
            let candidate = event.fact.candidate;
            let Some(cell) = geometry.index(candidate.cell) else { continue };
            if event.fact.holds {
                self.values[cell] = Some(candidate.digit);
            } else {
                self.candidates[cell].remove(candidate.digit);
            }
        }
    }

    /// The candidates of each cell as text, as a trace's `grid`.
    pub fn grid(&self) -> Vec<String> {
        self.candidates.iter().map(|digits| digits.iter().map(digit_char).collect()).collect()
    }

    /// The digits as one line, when every cell has one.
    pub fn solution(&self) -> Option<String> {
        self.values.iter().map(|value| value.map(digit_char)).collect()
    }
}

/// The position in which a step was made: the events of its own scope and of the enclosing ones that came before it.
/// `None` when the trace has no such step.
pub fn position_before(geometry: &Geometry, trace: &Trace, step: StepId) -> Option<Position> {
    fn walk(geometry: &Geometry, at: &mut Position, events: &[Event], steps: &[Step], step: StepId) -> bool {
        let mut rest = events;
        for known in steps {
            if known.id == step {
                return true;
            }
            for branch in &known.branches {
                let mut inside = at.clone();
                let own = branch.events.iter().take_while(|event| event.step == known.id).count();
                let (assumed, events) = branch.events.split_at(own);
                inside.take(geometry, assumed);
                if walk(geometry, &mut inside, events, &branch.steps, step) {
                    *at = inside;
                    return true;
                }
            }
            let own = rest.iter().take_while(|event| event.step == known.id).count();
            at.take(geometry, &rest[..own]);
            rest = &rest[own..];
        }
        false
    }
    let mut position = Position::empty(geometry);
    walk(geometry, &mut position, &trace.events, &trace.steps, step).then_some(position)
}

/// Visits every step, nested ones included, in the order in which they were begun, with the position in which it was
/// made. One walk, where [`position_before`] takes one for each step.
pub fn each_position<'t>(geometry: &Geometry, trace: &'t Trace, visit: &mut dyn FnMut(&'t Step, &Position)) {
    fn walk<'t>(
        geometry: &Geometry,
        mut at: Position,
        events: &'t [Event],
        steps: &'t [Step],
        visit: &mut dyn FnMut(&'t Step, &Position),
    ) {
        let mut rest = events;
        for step in steps {
            visit(step, &at);
            for branch in &step.branches {
                let mut inside = at.clone();
                let own = branch.events.iter().take_while(|event| event.step == step.id).count();
                let (assumed, events) = branch.events.split_at(own);
                inside.take(geometry, assumed);
                walk(geometry, inside, events, &branch.steps, visit);
            }
            let own = rest.iter().take_while(|event| event.step == step.id).count();
            at.take(geometry, &rest[..own]);
            rest = &rest[own..];
        }
    }
    walk(geometry, Position::empty(geometry), &trace.events, &trace.steps, visit);
}

/// Which cells hold clues, and not digits that were placed since.
pub fn clues(trace: &Trace, cells: usize) -> Vec<bool> {
    let mut clues = Vec::with_capacity(cells);
    let mut placed = false;
    for c in trace.puzzle.chars() {
        match c {
            '+' => placed = true,
            _ => {
                clues.push(c != '.' && !placed);
                placed = false;
            }
        }
    }
    clues.resize(cells, false);
    clues
}
