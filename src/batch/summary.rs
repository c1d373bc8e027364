//! Records added up.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::{Record, Status};

/// How many records ended how, and what it took.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Summary {
    statuses: BTreeMap<Status, u64>,
    /// Of those that logic solved in rounds: how many rounds.
    sweeps: BTreeMap<u32, u64>,
    /// Of those that were solved: the hardest rule.
    hardest: BTreeMap<String, u64>,
    steps: u64,
    guesses: u64,
}

impl Summary {
    /// Takes a record in.
    pub fn add(&mut self, record: &Record) {
        *self.statuses.entry(record.status).or_default() += 1;
        self.steps += record.steps as u64;
        self.guesses += record.guesses as u64;
        if let Some(sweeps) = record.sweeps.filter(|_| record.status == Status::Solved) {
            *self.sweeps.entry(sweeps).or_default() += 1;
        }
        if let (Some(rule), Status::Solved | Status::Guessed) = (&record.hardest, record.status) {
            match self.hardest.get_mut(rule) {
                Some(count) => *count += 1,
                None => _ = self.hardest.insert(rule.clone(), 1),
            }
        }
    }

    /// How many records there were.
    pub fn puzzles(&self) -> u64 {
        self.statuses.values().sum()
    }

    /// How many ended so.
    pub fn count(&self, status: Status) -> u64 {
        self.statuses.get(&status).copied().unwrap_or(0)
    }

    /// How many of those that were solved have this as their hardest rule.
    pub fn hardest(&self, rule: &str) -> u64 {
        self.hardest.get(rule).copied().unwrap_or(0)
    }

    /// A table: a line a figure, with its share of all puzzles.
    pub fn table(&self) -> String {
        let all = self.puzzles();
        let mut out = String::new();
        let mut row = |label: &str, part: u64| {
            let _ = writeln!(out, "{label:<34} {part:>8} {:>7.2} %", 100.0 * part as f64 / all.max(1) as f64);
        };
        row("puzzles", all);
        row("solved by logic alone", self.count(Status::Solved));
        row("solved with guesses", self.count(Status::Guessed));
        row("not solved", self.count(Status::Stalled) + self.count(Status::Limit));
        row("impossible", self.count(Status::Impossible));
        if self.count(Status::Error) > 0 {
            row("cannot be read", self.count(Status::Error));
        }
        if !self.sweeps.is_empty() {
            row("logic, fewer than 3 sweeps", self.sweeps.range(..3).map(|(_, part)| part).sum());
        }
        for (sweeps, &part) in &self.sweeps {
            row(&format!("logic, {sweeps} sweep{}", if *sweeps == 1 { "" } else { "s" }), part);
        }
        let mut hardest: Vec<_> = self.hardest.iter().collect();
        hardest.sort_by_key(|&(_, &count)| std::cmp::Reverse(count));
        for (rule, &count) in hardest {
            row(&format!("hardest: {rule}"), count);
        }
        let _ = writeln!(out, "{:<34} {:>8}", "steps", self.steps);
        let _ = writeln!(out, "{:<34} {:>8}", "guesses", self.guesses);
        out
    }
}
