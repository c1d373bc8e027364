//! The log as the engine writes it: each use of a rule and each candidate that fell, in order and small. The trace is
//! worked out from it when it is asked for.

use std::time::Instant;

use smallvec::SmallVec;
use whydoku_rules::board::{Board, Placed};
use whydoku_rules::finding::Finding;
use whydoku_rules::names::{Digit, Fact, digit_char};
use whydoku_rules::rule;

use super::desk::RuleRef;
use crate::trace::Stop;

/// All that a solve found, with the reasons, in the order in which it was found.
#[derive(Debug, Clone)]
pub struct Log {
    /// Why the solve ended.
    pub stop: Stop,
    /// Uses of rules, and where guesses end.
    pub(super) entries: Vec<Entry>,
    /// What each use of a rule found; behind that what a rule has just found and waits to be entered.
    pub(super) findings: Vec<Finding>,
    /// The first finding that waits.
    waiting: usize,
    /// How many marks there were behind each entry.
    ends: Vec<u32>,
    track: Track,
    /// The digits placed at the end, 0 for none, row by row.
    values: Vec<Digit>,
    begun: u32,
}

/// What became known, nested scopes included.
#[derive(Debug, Clone)]
struct Track {
    /// A word each: the index is the tick.
    marks: Vec<Mark>,
    /// Nanoseconds since the solve began, one for each mark; empty without the wall clock.
    nanos: Vec<u64>,
    started: Option<Instant>,
}

/// What the log holds. What was found is kept beside it, where its rule put it.
#[derive(Debug, Clone, Copy)]
pub(super) enum Entry {
    /// A step: the clues, a deduction, a contradiction.
    Step(Source),
    /// A guess. What follows, up to the end that belongs to it, holds if the guess does.
    Try(Source),
    /// The last guess that is still open led to a contradiction.
    Refuted,
    /// The last guess that is still open was not refuted; what followed from it stands.
    Kept,
}

/// Who found something, and when.
#[derive(Debug, Clone, Copy)]
pub(super) struct Source {
    /// The id of the rule.
    pub rule: &'static str,
    /// The round, from 1; 0 for the clues.
    pub sweep: u32,
}

/// A use of a rule.
#[derive(Debug, Clone, Copy)]
pub struct Use<'l> {
    /// The id of the rule.
    pub rule: &'static str,
    /// The round in which it was made, from 1; 0 for the clues.
    pub sweep: u32,
    /// What it found.
    pub finding: &'l Finding,
}

/// A candidate and whether it holds: `(cell * 32 + digit) * 2 + holds`.
#[derive(Debug, Clone, Copy)]
struct Mark(u16);

/// A point to go back to, as if nothing had happened since.
#[derive(Clone, Copy)]
pub(super) struct Bookmark {
    begun: u32,
    entries: usize,
    marks: usize,
}

impl Log {
    pub(super) fn new(started: Option<Instant>) -> Self {
        let stop = Stop::Stalled;
        // Most solves take no more room than this.
        let (entries, findings, ends) = (Vec::with_capacity(96), Vec::with_capacity(96), Vec::with_capacity(96));
        let track = Track { marks: Vec::with_capacity(1024), nanos: vec![], started };
        Self { stop, entries, findings, waiting: 0, ends, track, values: vec![], begun: 0 }
    }

    /// The uses of rules, nested ones included, the clues' first.
    pub fn uses(&self) -> impl Iterator<Item = Use<'_>> {
        let sources = self.entries.iter().filter_map(|entry| match entry {
            Entry::Step(source) | Entry::Try(source) => Some(source),
            Entry::Refuted | Entry::Kept => None,
        });
        let paired = sources.zip(&self.findings);
        paired.map(|(&Source { rule, sweep }, finding)| Use { rule, sweep, finding })
    }

    /// The uses of rules that stand, the clues' first: those without the ones in guesses that were refuted.
    pub fn standing(&self) -> Vec<Use<'_>> {
        let (mut standing, mut guesses) = (vec![], vec![]);
        let mut uses = self.uses();
        for entry in &self.entries {
            match entry {
                Entry::Step(_) => standing.extend(uses.next()),
                Entry::Try(_) => {
                    standing.extend(uses.next());
                    guesses.push(standing.len());
                }
                Entry::Refuted => standing.truncate(guesses.pop().unwrap_or(0)),
                Entry::Kept => _ = guesses.pop(),
            }
        }
        standing
    }

    /// How many digits were tried out.
    pub fn guesses(&self) -> usize {
        self.uses().filter(|step| step.rule == "guess").count()
    }

    /// How many rounds of the rules made a step.
    pub fn sweeps(&self) -> u32 {
        self.uses().map(|step| step.sweep).max().unwrap_or(0)
    }

    /// The digits placed at the end as a line, when every cell has one.
    pub fn solution(&self) -> Option<String> {
        self.values.iter().map(|&value| (value > 0).then(|| digit_char(value))).collect()
    }

    /// How many steps there are, nested ones and the clues' included.
    pub fn step_count(&self) -> u32 {
        self.begun
    }

    /// How many candidates became true or false, in nested scopes too.
    pub fn event_count(&self) -> usize {
        self.track.marks.len()
    }

    /// Which cell, digit and verdict the event of a tick has.
    pub fn event(&self, tick: usize) -> Option<(usize, Digit, bool)> {
        let Mark(word) = *self.track.marks.get(tick)?;
        Some((usize::from(word >> 6), (word >> 1 & 31) as Digit, word & 1 != 0))
    }

    /// The digits placed at the end, row by row, 0 for none.
    pub fn values(&self) -> &[Digit] {
        &self.values
    }

    /// How many events there were behind an entry.
    pub(super) fn end(&self, entry: usize) -> usize {
        self.ends[entry] as usize
    }

    /// When the event of a tick happened, with the wall clock.
    pub(super) fn nanos(&self, tick: usize) -> Option<u64> {
        self.track.nanos.get(tick).copied()
    }

    /// Lets a rule look at the board. What it finds waits to be entered.
    pub(super) fn ask<const W: usize>(&mut self, rule: RuleRef<W>, board: &Board<'_, W>) {
        self.settle();
        rule::add_all(rule, board, &mut self.findings);
    }

    /// Lets just this finding wait to be entered.
    pub(super) fn offer(&mut self, finding: Finding) {
        self.settle();
        self.findings.push(finding);
    }

    /// Enters what is new of the next waiting finding that says something new, and makes it hold on the board; false
    /// when there is none.
    pub(super) fn take<const W: usize>(&mut self, board: &mut Board<'_, W>, source: Source) -> bool {
        let is_new = |board: &Board<'_, W>, fact: &Fact| {
            let cell = board.layout().index(fact.candidate.cell);
            cell.is_some_and(|cell| board.has(cell, fact.candidate.digit) && board.value(cell).is_none())
        };
        while let Some(finding) = self.findings.get_mut(self.waiting) {
            if !finding.conclusions.iter().all(|fact| is_new(board, fact)) {
                finding.conclusions.retain(|fact| is_new(board, fact));
            }
            self.waiting += 1;
            if finding.conclusions.is_empty() {
                continue;
            }
            self.track.apply(board, &finding.conclusions);
            let (from, to) = (self.waiting - 1, self.begun as usize);
            if from != to {
                self.findings.swap(from, to);
            }
            self.begun += 1;
            self.enter(Entry::Step(source));
            return true;
        }
        false
    }

    /// Enters a step and makes its conclusions hold on the board; what is decided already is passed over. Nothing
    /// waits any more.
    pub(super) fn step<const W: usize>(&mut self, board: &mut Board<'_, W>, source: Source, finding: Finding) {
        self.track.apply(board, &finding.conclusions);
        self.add(Entry::Step(source), finding);
    }

    /// Enters the clues, and what is gone beyond what they exclude, and makes them hold on the empty board.
    pub(super) fn clues<const W: usize>(&mut self, board: &mut Board<'_, W>, source: Source, given: Finding) {
        let facts = &given.conclusions;
        let (clues, rest) = facts.split_at(facts.partition_point(|fact| fact.holds));
        let layout = board.layout();
        let place = |clue: &Fact| Some((layout.index(clue.candidate.cell)?, clue.candidate.digit));
        let places: SmallVec<[_; 81]> = clues.iter().filter_map(place).collect();
        let empty = self.bookmark();
        if board.place_all(&places, |placed| self.track.placed(placed)) {
            self.track.apply(board, rest);
        } else {
            self.rewind(empty);
            self.track.apply(board, facts);
        }
        self.add(Entry::Step(source), given);
    }

    /// Enters a guess and makes it hold on the board.
    pub(super) fn suppose<const W: usize>(
        &mut self,
        board: &mut Board<'_, W>,
        source: Source,
        guess: Finding,
        fact: Fact,
    ) {
        self.track.apply(board, &[fact]);
        self.add(Entry::Try(source), guess);
    }

    /// Ends the last open guess, and makes what follows from its refutation hold on the board outside it.
    pub(super) fn refute<const W: usize>(&mut self, board: &mut Board<'_, W>, conclusions: &[Fact]) {
        self.track.apply(board, conclusions);
        self.enter(Entry::Refuted);
    }

    /// Ends the last open guess, whose facts stand.
    pub(super) fn keep(&mut self) {
        self.enter(Entry::Kept);
    }

    /// Enters how the solve ended.
    pub(super) fn close<const W: usize>(&mut self, board: &Board<'_, W>, stop: Stop) {
        self.stop = stop;
        self.settle();
        self.values.extend((0..board.layout().cell_count()).map(|cell| board.value(cell).unwrap_or(0)));
    }

    pub(super) fn bookmark(&self) -> Bookmark {
        Bookmark { begun: self.begun, entries: self.entries.len(), marks: self.track.marks.len() }
    }

    pub(super) fn rewind(&mut self, to: Bookmark) {
        self.begun = to.begun;
        self.settle();
        self.entries.truncate(to.entries);
        self.ends.truncate(to.entries);
        self.track.marks.truncate(to.marks);
        self.track.nanos.truncate(to.marks);
    }

    /// Enters a use of a rule and what it found.
    fn add(&mut self, entry: Entry, finding: Finding) {
        self.settle();
        self.findings.push(finding);
        self.begun += 1;
        self.enter(entry);
    }

    /// Drops what still waits.
    fn settle(&mut self) {
        self.waiting = self.begun as usize;
        self.findings.truncate(self.waiting);
    }

    #[inline]
    fn enter(&mut self, entry: Entry) {
        self.entries.push(entry);
        self.ends.push(self.track.marks.len() as u32);
    }
}

impl Track {
    fn apply<const W: usize>(&mut self, board: &mut Board<'_, W>, facts: &[Fact]) {
        for fact in facts {
            let Some(cell) = board.layout().index(fact.candidate.cell) else { continue };
            let digit = fact.candidate.digit;
            if fact.holds {
                self.marks.push(Mark::new(cell, digit, true));
                board.place_and_tell(cell, digit, |cell, digit| self.marks.push(Mark::new(cell, digit, false)));
                self.stamp();
            } else if board.remove(cell, digit) {
                self.marks.push(Mark::new(cell, digit, false));
                self.stamp();
            }
        }
    }

    /// Enters that a digit was placed, and what that took away.
    #[inline]
    fn placed<const W: usize>(&mut self, placed: Placed<W>) {
        self.marks.push(Mark::new(placed.cell, placed.digit, true));
        placed.each_gone(|cell, digit| self.marks.push(Mark::new(cell, digit, false)));
        self.stamp();
    }

    /// Enters when the last marks were made.
    #[inline]
    fn stamp(&mut self) {
        if let Some(started) = self.started {
            self.nanos.resize(self.marks.len(), started.elapsed().as_nanos() as u64);
        }
    }
}

impl Mark {
    #[inline]
    fn new(cell: usize, digit: Digit, holds: bool) -> Self {
        Self((cell as u16) << 6 | u16::from(digit) << 1 | u16::from(holds))
    }
}
