//! # Contradiction
//!
//! A cell has no digit left, or a house has no place left for a digit, so the position has no solution. In a guess,
//! this is what refutes it; outside one, the puzzle itself is impossible.
//!
//! ## Why it holds
//! Every cell holds a digit and every house holds every digit. As set logic: one truth, none of whose candidates is
//! left.

use crate::board::Board;
use crate::certificate::Certificate;
use crate::finding::Finding;
use crate::pattern::Pattern;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct Contradiction;

static META: Meta = Meta {
    id: "contradiction",
    name: "Contradiction",
    aliases: &["invalid-grid", "dead-end"],
    family: "search",
    hodoku: None,
    se: None,
    assumes_unique: false,
    source: include_str!("contradiction.rs"),
    example: "12345678......................................................9..................",
};

impl<const W: usize> Rule<W> for Contradiction {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        match board.broken() {
            Some(sector) => {
                let pattern = Pattern::Contradiction { sector };
                sink(Finding::new(pattern, [], Certificate::truth(sector)))
            }
            None => Flow::Continue(()),
        }
    }
}
