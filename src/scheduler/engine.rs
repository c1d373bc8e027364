//! Runs rules on a board until nothing more is found, and opens a scope for each guess.

use std::time::Instant;

use whydoku_rules::board::Board;
use whydoku_rules::certificate::Certificate;
use whydoku_rules::finding::Finding;
use whydoku_rules::geometry::Layout;
use whydoku_rules::log::{Branch, Event, Step, StepId};
use whydoku_rules::names::Fact;
use whydoku_rules::pattern::Pattern;
use whydoku_rules::rule::{self, Rule};
use whydoku_rules::techniques;

use super::recorder::{Recorder, Scope};
use crate::profile::{Guessing, Policy, Profile};
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

type RuleRef<const W: usize> = &'static dyn Rule<W>;

/// One solve.
pub struct Engine<'l, const W: usize> {
    layout: &'l Layout<W>,
    logic: Vec<RuleRef<W>>,
    guess: Option<RuleRef<W>>,
    contradiction: RuleRef<W>,
    policy: Policy,
    guessing: Guessing,
    limit: u32,
    sweep: u32,
    log: Recorder,
    /// What step 0 states.
    given: Vec<Fact>,
}

impl<'l, const W: usize> Engine<'l, W> {
    pub fn new(layout: &'l Layout<W>, profile: &Profile, started: Option<Instant>) -> Self {
        let known = |id: &str| techniques::find_rule::<W>(id);
        let mut logic: Vec<RuleRef<W>> = profile.rules.iter().filter_map(|id| known(id)).collect();
        logic.retain(|rule| !matches!(rule.meta().id, "guess" | "contradiction"));
        Self {
            layout,
            logic,
            guess: known("guess"),
            contradiction: known("contradiction").expect("the registry has it"),
            policy: profile.policy,
            guessing: profile.guessing(),
            limit: profile.max_steps.unwrap_or(u32::MAX - 1),
            sweep: 0,
            log: Recorder::new(layout.cell_count(), layout.size(), started),
            given: vec![],
        }
    }

    pub fn run(mut self, puzzle: &Puzzle) -> (Stop, Vec<Event>, Vec<Step>) {
        if self.logic.iter().any(|rule| rule.meta().assumes_unique) && !search::has_one_solution(puzzle) {
            self.logic.retain(|rule| !rule.meta().assumes_unique);
        }
        let (mut board, mut scope) = self.start(puzzle);
        let end = self.scope(&mut board, &mut scope);
        (self.stop(end), scope.events, scope.steps)
    }

    /// Solves by logic as far as that goes, then refutes one placement in a scope in which only some rules run, and
    /// guesses where they end. `None` when the placement is decided before.
    pub fn run_and_refute(
        mut self,
        puzzle: &Puzzle,
        rules: &[String],
        fact: Fact,
    ) -> Option<(Stop, Vec<Event>, Vec<Step>)> {
        let (mut board, mut scope) = self.start(puzzle);
        self.guessing = Guessing::None;
        self.scope(&mut board, &mut scope);
        let cell = self.layout.index(fact.candidate.cell)?;
        if !board.has(cell, fact.candidate.digit) || board.value(cell).is_some() {
            return None;
        }
        self.guessing = Guessing::Refute;
        self.guess = techniques::find_rule("guess");
        self.logic.retain(|rule| rules.iter().any(|id| id == rule.meta().id));
        let pattern = Pattern::Guess { cell: fact.candidate.cell, digit: fact.candidate.digit };
        let certificate = Certificate::Cases { over: None };
        let conclusions = vec![fact.candidate.is_not()];
        self.guess(&mut board, &mut scope, Finding { conclusions, pattern, certificate, suppose: Some(fact) });
        let end = self.ended(&mut board, &mut scope).unwrap_or(End::Stalled);
        Some((self.stop(end), scope.events, scope.steps))
    }

    /// The position that a solve of the puzzle starts from.
    pub fn position(mut self, puzzle: &Puzzle) -> Board<'l, W> {
        self.start(puzzle).0
    }

    /// Makes just this step, found by that rule in the position of the puzzle.
    pub fn run_one(mut self, puzzle: &Puzzle, rule: RuleRef<W>, finding: Finding) -> (Stop, Vec<Event>, Vec<Step>) {
        let (mut board, mut scope) = self.start(puzzle);
        let end = if finding.suppose.is_some() {
            self.guess(&mut board, &mut scope, finding)
        } else {
            self.limit = 1;
            self.apply(rule, finding, &mut board, &mut scope);
            self.ended(&mut board, &mut scope)
        };
        (self.stop(end.unwrap_or(End::Stalled)), scope.events, scope.steps)
    }

    /// The position of the puzzle, and step 0, which states it.
    fn start(&mut self, puzzle: &Puzzle) -> (Board<'l, W>, Scope) {
        let mut board = Board::new(self.layout);
        let mut scope = Scope::default();
        let clues = puzzle.clues.iter().map(|clue| clue.cell.candidate(clue.digit).is());
        let conclusions: Vec<Fact> = clues.chain(puzzle.removed.iter().map(|gone| gone.is_not())).collect();
        self.given = conclusions.clone();
        let id = self.log.begin();
        self.log.apply(&mut board, &mut scope, id, &conclusions);
        puzzle.clue_cells().for_each(|cell| board.mark_clue(cell));
        let given = Finding::new(Pattern::Given, conclusions, Certificate::Given);
        scope.steps.push(self.step(id, GIVEN, given, vec![]));
        (board, scope)
    }

    fn stop(&self, end: End) -> Stop {
        match end {
            End::Solved => Stop::Solved,
            End::Stalled => Stop::Stalled,
            End::Limit => Stop::MaxSteps { limit: self.limit },
            End::Contradiction(step) => Stop::Contradiction { step },
        }
    }

    fn step(&self, id: StepId, rule: &'static str, finding: Finding, premises: Vec<Fact>) -> Step {
        Step {
            id,
            rule: rule.into(),
            sweep: self.sweep,
            premises,
            conclusions: finding.conclusions,
            assumptions: vec![],
            pattern: finding.pattern,
            certificate: finding.certificate,
            branches: vec![],
        }
    }

    /// Runs to fixpoint; on return the board and the scope hold all that was found.
    fn scope(&mut self, board: &mut Board<'_, W>, scope: &mut Scope) -> End {
        loop {
            let end = match self.policy {
                Policy::Sweep => self.sweep(board, scope),
                Policy::EasiestFirst => self.easiest(board, scope),
            };
            match end {
                Some(End::Stalled) => {}
                Some(end) => return end,
                None => continue,
            }
            let end = match self.guessing {
                Guessing::None => Some(End::Stalled),
                Guessing::First => self.guess_first(board, scope),
                Guessing::Refute => self.guess_to_refute(board, scope),
            };
            if let Some(end) = end {
                return end;
            }
        }
    }

    /// One round: each rule in turn until it finds nothing. `None` when something was found.
    fn sweep(&mut self, board: &mut Board<'_, W>, scope: &mut Scope) -> Option<End> {
        if let Some(end) = self.ended(board, scope) {
            return Some(end);
        }
        self.sweep += 1;
        let mut found = false;
        for rule in self.logic.clone() {
            loop {
                let findings = rule::all(rule, board);
                let mut applied = false;
                for finding in findings {
                    if self.apply(rule, finding, board, scope) {
                        applied = true;
                        if let Some(end) = self.ended(board, scope) {
                            return Some(end);
                        }
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
    fn easiest(&mut self, board: &mut Board<'_, W>, scope: &mut Scope) -> Option<End> {
        if let Some(end) = self.ended(board, scope) {
            return Some(end);
        }
        self.sweep += 1;
        for rule in self.logic.clone() {
            if let Some(finding) = rule::first(rule, board)
                && self.apply(rule, finding, board, scope)
            {
                return None;
            }
        }
        Some(End::Stalled)
    }

    /// Applies what is new of a finding; false when nothing is.
    fn apply(&mut self, rule: RuleRef<W>, mut finding: Finding, board: &mut Board<'_, W>, scope: &mut Scope) -> bool {
        finding.conclusions.retain(|fact| {
            let cell = board.layout().index(fact.candidate.cell);
            cell.is_some_and(|cell| board.has(cell, fact.candidate.digit) && board.value(cell).is_none())
        });
        if finding.conclusions.is_empty() {
            return false;
        }
        let id = self.log.begin();
        let premises = self.log.premises(board, &finding.certificate);
        self.log.apply(board, scope, id, &finding.conclusions);
        scope.steps.push(self.step(id, rule.meta().id, finding, premises));
        true
    }

    fn ended(&mut self, board: &mut Board<'_, W>, scope: &mut Scope) -> Option<End> {
        if let Some(finding) = rule::first(self.contradiction, board) {
            let id = self.log.begin();
            let premises = self.log.premises(board, &finding.certificate);
            scope.steps.push(self.step(id, self.contradiction.meta().id, finding, premises));
            return Some(End::Contradiction(id));
        }
        if board.is_solved() {
            return Some(End::Solved);
        }
        (self.log.steps_begun() > self.limit).then_some(End::Limit)
    }

    /// Tries the first digit of the cell with the fewest. `None` when it was refuted and removed.
    fn guess_first(&mut self, board: &mut Board<'_, W>, scope: &mut Scope) -> Option<End> {
        match self.guess.and_then(|guess| rule::first(guess, board)) {
            Some(finding) => self.guess(board, scope, finding),
            None => Some(End::Stalled),
        }
    }

    /// Tries one guess out. `None` when it was refuted and removed.
    fn guess(&mut self, board: &mut Board<'_, W>, scope: &mut Scope, finding: Finding) -> Option<End> {
        let Some(fact) = finding.suppose else { return Some(End::Stalled) };
        let id = self.log.begin();
        let sweep = self.sweep;
        let (inner_board, inner, end) = self.suppose(board, id, fact);
        if let End::Contradiction(_) = end {
            self.refute(board, scope, id, sweep, finding, inner);
            return None;
        }
        self.log.merge();
        let assumed = Finding { conclusions: vec![fact], certificate: Certificate::Assumption, ..finding };
        scope.steps.push(Step { sweep, ..self.step(id, "guess", assumed, vec![]) });
        scope.steps.extend(inner.steps);
        scope.events.extend(inner.events);
        *board = inner_board;
        Some(end)
    }

    /// Tries every candidate until one is refuted. `None` when one was; stalled when none can be.
    fn guess_to_refute(&mut self, board: &mut Board<'_, W>, scope: &mut Scope) -> Option<End> {
        let guesses = self.guess.map(|guess| rule::all(guess, board)).unwrap_or_default();
        for finding in guesses {
            let Some(fact) = finding.suppose else { continue };
            if self.log.is_outermost() && !self.refutable(fact) {
                continue;
            }
            let bookmark = self.log.bookmark();
            let id = self.log.begin();
            let sweep = self.sweep;
            let (_, inner, end) = self.suppose(board, id, fact);
            match end {
                End::Contradiction(_) => {
                    self.refute(board, scope, id, sweep, finding, inner);
                    return None;
                }
                End::Limit => {
                    self.log.forget(board, &inner);
                    return Some(End::Limit);
                }
                End::Solved | End::Stalled => {
                    self.log.forget(board, &inner);
                    self.log.rewind(bookmark);
                    self.sweep = sweep;
                }
            }
        }
        Some(End::Stalled)
    }

    /// Whether no solution has this fact. Without asking first, a puzzle of many solutions would be searched in vain.
    fn refutable(&self, fact: Fact) -> bool {
        let mut facts = self.given.clone();
        facts.push(fact);
        search::count_position(self.layout, &facts, 1) == Some(0)
    }

    /// Opens a scope in which the fact holds, and runs it. The recorder is still inside it on return.
    fn suppose<'b>(&mut self, board: &Board<'b, W>, id: StepId, fact: Fact) -> (Board<'b, W>, Scope, End) {
        let mut inner_board = board.clone();
        let mut inner = Scope::default();
        self.log.open();
        self.log.apply(&mut inner_board, &mut inner, id, &[fact]);
        let end = self.scope(&mut inner_board, &mut inner);
        (inner_board, inner, end)
    }

    /// Records a refuted guess: the fact is removed, and the reason is the scope.
    fn refute(
        &mut self,
        board: &mut Board<'_, W>,
        scope: &mut Scope,
        id: StepId,
        sweep: u32,
        finding: Finding,
        inner: Scope,
    ) {
        let Some(assume) = finding.suppose else { return };
        let branch = Branch { assume, events: inner.events, steps: inner.steps };
        let premises = self.log.used_outside(board, &branch);
        let inner = Scope { events: branch.events, steps: vec![] };
        self.log.forget(board, &inner);
        self.log.apply(board, scope, id, &finding.conclusions);
        let branch = Branch { events: inner.events, ..branch };
        scope.steps.push(Step { sweep, branches: vec![branch], ..self.step(id, "guess", finding, premises) });
    }
}
