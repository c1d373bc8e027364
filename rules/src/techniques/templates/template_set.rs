//! # Template Set
//!
//! A cell that holds a digit in every template, that is in every way of spreading the digit over all houses, holds it.
//!
//! ## Why it holds
//! A template of a digit is a choice of cells in which every house has it once. The solution contains one of the
//! templates that the candidates still allow; if all of them have a cell in common, so has the solution. The proof
//! takes the digit out of that cell and follows single places, and cases where there are none, until some house has no
//! place left.
//!
//! The digits help each other: a cell that one digit has in all its templates cannot be in a template of another, which
//! may leave that one with fewer templates, and so on. The proof then follows the other digits, too.
//!
//! ## How to spot it
//! Not by eye, but when a digit has few places: draw all the ways in which it can be completed on separate sheets
//! (the Pattern Overlay Method) and lay them over each other.
//!
//! ## References
//! Pattern Overlay Method (POM). HoDoKu 1201.

use super::engine::summaries;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct TemplateSet;

static META: Meta = Meta {
    id: "template-set",
    name: "Template Set",
    aliases: &["ts", "pattern-overlay-set"],
    family: "templates",
    hodoku: Some(Hodoku { code: "1201", score: 10000, level: "Extreme" }),
    se: None,
    assumes_unique: false,
    source: include_str!("template_set.rs"),
    example: "....7..1.......673..8..5......51..461..7.6..926..94......8..7..712.......4..2....",
};

impl<const W: usize> Rule<W> for TemplateSet {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        for templates in summaries(board) {
            let digit = templates.digit;
            let templates = templates.alone(board, |templates| templates.all);
            let set = templates.all & board.unplaced();
            let conclusions = set.iter().map(|cell| board.candidate(cell, digit).is()).collect();
            if let Some(finding) = templates.finding(board, conclusions) {
                sink(finding)?;
            }
        }
        Flow::Continue(())
    }
}
