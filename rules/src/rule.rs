//! What a rule is: something that describes itself and finds its uses in a position.

use std::ops::ControlFlow;

use crate::board::Board;
use crate::finding::Finding;

/// Whether the search for further findings goes on.
pub type Flow = ControlFlow<()>;

/// Takes findings as a rule makes them and says after each whether to go on. One `find` thus serves "the first one",
/// "all in this sweep" and "every step there is".
pub type Sink<'s> = dyn FnMut(Finding) -> Flow + 's;

/// A deduction rule. Rules are pure: they look at the board, never change it, and know no other rule.
pub trait Rule<const W: usize>: Sync {
    /// What the rule is.
    fn meta(&self) -> &'static Meta;

    /// Hands every use of the rule in this position to the sink, in a fixed order, until the sink breaks off.
    /// Each finding concludes something that the board does not know yet.
    ///
    /// # Errors
    /// `Break` when the sink broke off; `?` passes it on.
    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow;
}

/// What is known about a rule besides how to find it.
#[derive(Debug)]
pub struct Meta {
    /// The id: the field's term in lower case with hyphens. Traces, profiles and case folders use it.
    pub id: &'static str,
    /// The name as it stands in a sentence or a table.
    pub name: &'static str,
    /// Other names that people use; the command line knows them.
    pub aliases: &'static [&'static str],
    /// The family, which is the folder under `techniques/`.
    pub family: &'static str,
    /// What HoDoKu calls it and how it scores it.
    pub hodoku: Option<Hodoku>,
    /// Sudoku Explainer's rating.
    pub se: Option<&'static str>,
    /// Whether it holds only in puzzles with one solution.
    pub assumes_unique: bool,
    /// The source file of the rule; its head comment is the rule's page.
    pub source: &'static str,
    /// A position in which the rule applies, in any input form; empty for rules that need none.
    pub example: &'static str,
}

/// A technique in HoDoKu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hodoku {
    /// The code, as in its regression library.
    pub code: &'static str,
    /// The base score of one use.
    pub score: u32,
    /// The level of a puzzle that needs it: Easy, Medium, Hard, Unfair or Extreme.
    pub level: &'static str,
}

impl Meta {
    /// The rule's page: the comment at the head of its file, as Markdown.
    pub fn page(&self) -> String {
        let lines = self.source.lines().map_while(|line| line.strip_prefix("//!"));
        lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect::<Vec<_>>().join("\n")
    }

    /// The first sentence of the page.
    pub fn summary(&self) -> String {
        let page = self.page();
        let text = page.split("\n\n").find(|part| !part.starts_with('#')).unwrap_or_default().replace('\n', " ");
        match text.find(". ") {
            Some(end) => text[..=end].to_string(),
            None => text,
        }
    }
}

/// The first finding of a rule.
pub fn first<const W: usize>(rule: &dyn Rule<W>, board: &Board<'_, W>) -> Option<Finding> {
    let mut found = None;
    let _ = rule.find(board, &mut |finding| {
        found = Some(finding);
        Flow::Break(())
    });
    found
}

/// Every finding of a rule.
pub fn all<const W: usize>(rule: &dyn Rule<W>, board: &Board<'_, W>) -> Vec<Finding> {
    let mut found = vec![];
    add_all(rule, board, &mut found);
    found
}

/// Adds every finding of a rule to a list.
pub fn add_all<const W: usize>(rule: &dyn Rule<W>, board: &Board<'_, W>, found: &mut Vec<Finding>) {
    let _ = rule.find(board, &mut |finding| {
        found.push(finding);
        Flow::Continue(())
    });
}
