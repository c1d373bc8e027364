//! How far it is, on a terminal.

use std::fmt::Write;
use std::io::{self, IsTerminal};
use std::thread;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use whydoku::batch::{Lines, Shard};
use whydoku::formats::Reader;

use crate::cli::lists::{List, sources};
use crate::cli::stop::Stop;

/// A bar on standard error, where that is a terminal and no records are in its way.
pub struct Progress(ProgressBar);

impl Progress {
    /// Begins after so many puzzles. The end of lists that can be read twice is found in the background.
    pub fn new(shown: bool, lists: &[List], reader: Reader, shard: Option<Shard>, done: u64) -> Self {
        if !shown || !io::stderr().is_terminal() {
            return Self(ProgressBar::hidden());
        }
        let bar = ProgressBar::no_length().with_style(style("{spinner} {human_pos} puzzles, {rate}, {elapsed}"));
        bar.set_position(done);
        bar.reset_eta();
        if lists.iter().all(List::is_lasting) {
            let (bar, sources) = (bar.clone(), sources(lists, &Stop::default()));
            thread::spawn(move || {
                let all = Lines::new(&reader, sources).filter(Result::is_ok).count() as u64;
                bar.set_length(shard.map_or(all, |shard| shard.share(all)));
                bar.set_style(style("{wide_bar} {percent}% {human_pos}/{human_len}, {rate}, {eta} left"));
            });
        }
        Self(bar)
    }

    /// One more.
    pub fn step(&self) {
        self.0.inc(1);
    }

    /// Shows that it lives.
    pub fn idle(&self) {
        self.0.tick();
    }

    /// Leaves the terminal to others.
    pub fn end(&self) {
        self.0.finish_and_clear();
    }
}

fn style(template: &str) -> ProgressStyle {
    let rate = |state: &ProgressState, out: &mut dyn Write| _ = write!(out, "{:.0} a second", state.per_sec());
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    style.with_key("rate", rate)
}
