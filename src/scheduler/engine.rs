//! Runs rules on a board until nothing more is found, and opens a scope for each guess.

use std::borrow::Cow;
use std::time::Instant;

use whydoku_rules::board::Board;
use whydoku_rules::certificate::Certificate;
use whydoku_rules::finding::Finding;
use whydoku_rules::log::StepId;
use whydoku_rules::names::Fact;
use whydoku_rules::pattern::Pattern;
use whydoku_rules::rule::{self, Meta};

use super::desk::{Desk, RuleRef};
use super::log::{Log, Source};
use crate::profile::{Guessing, Policy};
use crate::puzzle::Puzzle;
use crate::search;
use crate::trace::Stop;

/// The id of the step that states the clues.
pub const GIVEN: &str = "given";

/// How a scope ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    Solved,
    Stalled,
    Limit,
    Contradiction(StepId),
}

/// One solve.
pub struct Engine<'d, const W: usize> {
    desk: &'d Desk<W>,
    /// The rules that run, in their order.
    rules: Cow<'d, [RuleRef<W>]>,
    guessing: Guessing,
    limit: u32,
    sweep: u32,
    depth: u32,
    log: Log,
}

impl<'d, const W: usize> Engine<'d, W> {
    pub fn new(desk: &'d Desk<W>, started: Option<Instant>) -> Self {
        Self {
            desk,
            rules: Cow::Borrowed(&desk.logic),
            guessing: desk.profile.guessing(),
            limit: desk.profile.max_steps.unwrap_or(u32::MAX - 1),
            sweep: 0,
            depth: 0,
            log: Log::new(started),
        }
    }

    pub fn run(mut self, puzzle: &Puzzle) -> Log {
        if self.desk.assumes_unique && !search::has_one_solution(puzzle) {
            self.restrict(|rule| !rule.assumes_unique);
        }
        let mut board = self.start(puzzle);
        let end = self.scope(&mut board);
        self.close(&board, end)
    }

    /// Solves by logic as far as that goes, then refutes one placement in a scope in which only some rules run, and
    /// guesses where they end. `None` when the placement is decided before.
    pub fn run_and_refute(mut self, puzzle: &Puzzle, rules: &[String], fact: Fact) -> Option<Log> {
        let mut board = self.start(puzzle);
        self.guessing = Guessing::None;
        self.scope(&mut board);
        let cell = self.desk.layout.index(fact.candidate.cell)?;
        if !board.has(cell, fact.candidate.digit) || board.value(cell).is_some() {
            return None;
        }
        self.guessing = Guessing::Refute;
        self.restrict(|rule| rules.iter().any(|id| id == rule.id));
        self.guess(&mut board, Finding::guess(fact.candidate));
        let end = self.ended(&mut board).unwrap_or(End::Stalled);
        Some(self.close(&board, end))
    }

    /// The position that a solve of the puzzle starts from.
    pub fn position(mut self, puzzle: &Puzzle) -> Board<'d, W> {
        self.start(puzzle)
    }

    /// Makes just this step, found by that rule in the position of the puzzle.
    pub fn run_one(mut self, puzzle: &Puzzle, rule: RuleRef<W>, finding: Finding) -> Log {
        let mut board = self.start(puzzle);
        let end = if finding.supposed().is_some() {
            self.guess(&mut board, finding)
        } else {
            self.limit = 1;
            self.apply(rule, finding, &mut board);
            self.ended(&mut board)
        };
        self.close(&board, end.unwrap_or(End::Stalled))
    }

    /// The position of the puzzle, and step 0, which states it.
    fn start(&mut self, puzzle: &Puzzle) -> Board<'d, W> {
        let mut board = Board::new(&self.desk.layout);
        let clues = puzzle.clues.iter().map(|clue| clue.cell.candidate(clue.digit).is());
        let facts = clues.chain(puzzle.removed.iter().map(|gone| gone.is_not()));
        let given = Finding::new(Pattern::Given, facts, Certificate::Given);
        self.log.clues(&mut board, Source { rule: GIVEN, sweep: 0 }, given);
        puzzle.clue_cells().for_each(|cell| board.mark_clue(cell));
        board
    }

    fn close(mut self, board: &Board<'_, W>, end: End) -> Log {
        let stop = match end {
            End::Solved => Stop::Solved,
            End::Stalled => Stop::Stalled,
            End::Limit => Stop::MaxSteps { limit: self.limit },
            End::Contradiction(step) => Stop::Contradiction { step },
        };
        self.log.close(board, stop);
        self.log
    }

    /// Lets only some rules run from now on.
    fn restrict(&mut self, runs: impl Fn(&Meta) -> bool) {
        self.rules.to_mut().retain(|rule| runs(rule.meta()));
    }

    /// Runs to fixpoint; on return the board and the log hold all that was found.
    fn scope(&mut self, board: &mut Board<'d, W>) -> End {
        loop {
            let end = match self.desk.profile.policy {
                Policy::Sweep => self.sweep(board),
                Policy::EasiestFirst => self.easiest(board),
            };
            match end {
                Some(End::Stalled) => {}
                Some(end) => return end,
                None => continue,
            }
            let end = match self.guessing {
                Guessing::None => Some(End::Stalled),
                Guessing::First => self.guess_first(board),
                Guessing::Refute => self.guess_to_refute(board),
            };
            if let Some(end) = end {
                return end;
            }
        }
    }

    /// One round: each rule in turn until it finds nothing. `None` when something was found.
    fn sweep(&mut self, board: &mut Board<'_, W>) -> Option<End> {
        if let Some(end) = self.ended(board) {
            return Some(end);
        }
        self.sweep += 1;
        let mut found = false;
        for at in 0..self.rules.len() {
            let rule = self.rules[at];
            loop {
                self.log.ask(rule, board);
                let mut applied = false;
                while self.take(rule, board) {
                    applied = true;
                    if let Some(end) = self.ended(board) {
                        return Some(end);
                    }
                }
                if !applied {
                    break;
                }
                found = true;
            }
        }
        (!found).then_some(End::Stalled)
    }

    /// One step of the first rule that finds one. `None` when there was one.
    fn easiest(&mut self, board: &mut Board<'_, W>) -> Option<End> {
        if let Some(end) = self.ended(board) {
            return Some(end);
        }
        self.sweep += 1;
        for at in 0..self.rules.len() {
            let rule = self.rules[at];
            if let Some(finding) = rule::first(rule, board)
                && self.apply(rule, finding, board)
            {
                return None;
            }
        }
        Some(End::Stalled)
    }

    /// Applies what is new of a finding; false when nothing is.
    fn apply(&mut self, rule: RuleRef<W>, finding: Finding, board: &mut Board<'_, W>) -> bool {
        self.log.offer(finding);
        self.take(rule, board)
    }

    /// Applies the next finding of a rule that has something new; false when there is none.
    fn take(&mut self, rule: RuleRef<W>, board: &mut Board<'_, W>) -> bool {
        self.log.take(board, self.source(rule))
    }

    fn source(&self, rule: RuleRef<W>) -> Source {
        Source { rule: rule.meta().id, sweep: self.sweep }
    }

    fn ended(&mut self, board: &mut Board<'_, W>) -> Option<End> {
        if board.broken().is_some()
            && let Some(finding) = rule::first(self.desk.contradiction, board)
        {
            let id = self.log.step_count();
            self.log.step(board, self.source(self.desk.contradiction), finding);
            return Some(End::Contradiction(id));
        }
        if board.is_solved() {
            return Some(End::Solved);
        }
        (self.log.step_count() > self.limit).then_some(End::Limit)
    }

    /// Tries the first digit of the cell with the fewest. `None` when it was refuted and removed.
    fn guess_first(&mut self, board: &mut Board<'d, W>) -> Option<End> {
        match self.first_guess(board) {
            Some(guess) => self.guess(board, guess),
            None => Some(End::Stalled),
        }
    }

    // Guesses nest, so what is large is kept off the stack.
    #[inline(never)]
    fn first_guess(&self, board: &Board<'d, W>) -> Option<Finding> {
        self.desk.guess.and_then(|guess| rule::first(guess, board))
    }

    /// Tries one guess out. `None` when it was refuted and removed.
    fn guess(&mut self, board: &mut Board<'d, W>, finding: Finding) -> Option<End> {
        let conclusions = finding.conclusions.clone();
        let (inner, end) = self.suppose(board, finding)?;
        if let End::Contradiction(_) = end {
            self.log.refute(board, &conclusions);
            return None;
        }
        self.log.keep();
        *board = *inner;
        Some(end)
    }

    /// Tries every candidate until one is refuted. `None` when one was; stalled when none can be.
    fn guess_to_refute(&mut self, board: &mut Board<'d, W>) -> Option<End> {
        let guesses = self.desk.guess.map(|guess| rule::all(guess, board)).unwrap_or_default();
        for finding in guesses {
            if self.depth == 0 && finding.supposed().is_none_or(|fact| !self.refutable(fact)) {
                continue;
            }
            let (bookmark, sweep) = (self.log.bookmark(), self.sweep);
            let conclusions = finding.conclusions.clone();
            let Some((_, end)) = self.suppose(board, finding) else { continue };
            match end {
                End::Contradiction(_) => {
                    self.log.refute(board, &conclusions);
                    return None;
                }
                End::Limit => {
                    self.log.rewind(bookmark);
                    return Some(End::Limit);
                }
                End::Solved | End::Stalled => {
                    self.log.rewind(bookmark);
                    self.sweep = sweep;
                }
            }
        }
        Some(End::Stalled)
    }

    /// Whether no solution has this fact. Without asking first, a puzzle of many solutions would be searched in vain.
    fn refutable(&self, fact: Fact) -> bool {
        let given = self.log.uses().next().map(|given| given.finding.conclusions.as_slice()).unwrap_or_default();
        let facts = [given, &[fact]].concat();
        search::count_position(&self.desk.layout, &facts, 1) == Some(0)
    }

    /// Opens a scope in which the finding's supposition holds, and runs it.
    fn suppose(&mut self, board: &Board<'d, W>, finding: Finding) -> Option<(Box<Board<'d, W>>, End)> {
        let mut inner = self.open(board, finding)?;
        self.depth += 1;
        let end = self.scope(&mut inner);
        self.depth -= 1;
        Some((inner, end))
    }

    #[inline(never)]
    fn open(&mut self, board: &Board<'d, W>, finding: Finding) -> Option<Box<Board<'d, W>>> {
        let fact = finding.supposed()?;
        let mut inner = Box::new(board.clone());
        self.log.suppose(&mut inner, Source { rule: "guess", sweep: self.sweep }, finding, fact);
        Some(inner)
    }
}
