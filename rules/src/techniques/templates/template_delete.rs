//! # Template Delete
//!
//! A cell that holds a digit in no template, that is in no way of spreading the digit over all houses, loses it.
//!
//! ## Why it holds
//! A template of a digit is a choice of cells in which every house has it once. The solution contains one of the
//! templates that the candidates still allow, so a candidate in none of them is false. Everything that fish of any
//! size and kind can remove is found in this way. The proof puts the digit into that cell and follows single places,
//! and cases where there are none, until some house has no place left.
//!
//! The digits help each other: a cell that one digit has in all its templates cannot be in a template of another, which
//! may leave that one with fewer templates, and so on. The proof then follows the other digits, too.
//!
//! ## How to spot it
//! Not by eye, but when a digit has few places: draw all the ways in which it can be completed on separate sheets
//! (the Pattern Overlay Method) and look for candidates on none of them.
//!
//! ## References
//! Pattern Overlay Method (POM). HoDoKu 1202.

use super::engine::summaries;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct TemplateDelete;

static META: Meta = Meta {
    id: "template-delete",
    name: "Template Delete",
    aliases: &["td", "pattern-overlay-method", "pom", "template-del"],
    family: "templates",
    hodoku: Some(Hodoku { code: "1202", score: 10000, level: "Extreme" }),
    se: None,
    assumes_unique: false,
    source: include_str!("template_delete.rs"),
    example: "137.5.........36..5......3.9..8....3..6.2.4..8....4..1.7......9..85.........4.517",
};

impl<const W: usize> Rule<W> for TemplateDelete {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        for templates in summaries(board) {
            let digit = templates.digit;
            let templates = templates.alone(board, |templates| templates.any);
            let gone = board.places(digit) - templates.any;
            let conclusions = gone.iter().map(|cell| board.candidate(cell, digit).is_not()).collect();
            if let Some(finding) = templates.finding(board, conclusions) {
                sink(finding)?;
            }
        }
        Flow::Continue(())
    }
}
