//! Options that several subcommands share.

use std::path::PathBuf;

use clap::ValueEnum;
use whydoku::formats;
use whydoku::profile::{Guessing, Policy, Profile};
use whydoku::scheduler::Clock;

use super::output::Failure;

/// Which puzzle, and how to read it.
#[derive(clap::Args)]
pub struct PuzzleArgs {
    /// The puzzle itself, a file, or - for standard input; also a trace file
    pub puzzle: String,
    #[command(flatten)]
    pub reading: ReadingArgs,
    /// Which puzzle of a file with many, counted from 1
    #[arg(long, value_name = "N")]
    pub pick: Option<usize>,
}

/// How to read puzzles.
#[derive(clap::Args)]
pub struct ReadingArgs {
    /// Rows, columns and digits, where the number of characters does not tell
    #[arg(long, value_name = "N")]
    pub size: Option<usize>,
    /// Houses: x, windoku, box:RxC, jigsaw:MAP or jigsaw:FILE; several with commas
    #[arg(long, value_name = "LAYOUT")]
    pub layout: Option<String>,
}

impl ReadingArgs {
    /// The options for the reader, with the map of a jigsaw read from its file.
    pub fn options(&self) -> Result<formats::Options, Failure> {
        let part = |part: &str| match part.strip_prefix("jigsaw:").map(PathBuf::from) {
            Some(path) if path.is_file() => super::input::read_file(&path).and_then(|bytes| {
                let map = String::from_utf8(bytes);
                map.map(|map| format!("jigsaw:{}", map.replace(',', " ")))
                    .map_err(|_| Failure::Unusable(format!("the jigsaw map {} is not UTF-8 text", path.display())))
            }),
            _ => Ok(part.to_string()),
        };
        let layout = match &self.layout {
            Some(layout) => Some(layout.split(',').map(part).collect::<Result<Vec<_>, _>>()?.join(",")),
            None => None,
        };
        Ok(formats::Options { size: self.size, layout })
    }
}

/// Which rules run, and how.
#[derive(clap::Args, Clone)]
pub struct SolvingArgs {
    /// A built-in profile, or a TOML file with one
    #[arg(long, default_value = "human")]
    pub profile: String,
    /// How rules take turns, instead of as the profile says
    #[arg(long, value_enum)]
    pub policy: Option<PolicyArg>,
    /// What happens when logic ends, instead of what the profile says
    #[arg(long, value_enum)]
    pub guess: Option<GuessArg>,
    /// Only these rules, in this order; guesses need the rule `guess`
    #[arg(long, value_delimiter = ',', value_name = "RULE,…")]
    pub rules: Vec<String>,
    /// Not these rules
    #[arg(long, value_delimiter = ',', value_name = "RULE,…")]
    pub without: Vec<String>,
    /// Stop after so many steps
    #[arg(long, value_name = "N")]
    pub max_steps: Option<u32>,
    /// Stamp events with nanoseconds too
    #[arg(long, value_enum, default_value_t = ClockArg::Logical)]
    pub clock: ClockArg,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum PolicyArg {
    /// Each rule exhausted in turn, then round again
    Sweep,
    /// After each step, start again at the first rule
    EasiestFirst,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum GuessArg {
    /// Stop where logic stops
    None,
    /// Guess, and keep the first solution found
    First,
    /// Guess only to refute, so that nothing is left unproven
    Refute,
}

#[derive(Clone, Copy, ValueEnum, PartialEq)]
pub enum ClockArg {
    /// Ticks alone
    Logical,
    /// Nanoseconds since the solve began, beside the ticks
    Wall,
}

impl SolvingArgs {
    /// The profile with everything that was asked for.
    pub fn profile(&self) -> Result<Profile, Failure> {
        let mut profile = match Profile::built_in(&self.profile) {
            Ok(profile) => profile,
            Err(unknown) => {
                let path = PathBuf::from(&self.profile);
                if !path.is_file() {
                    return Err(Failure::unusable(unknown));
                }
                let bytes = super::input::read_file(&path)?;
                let text = String::from_utf8(bytes)
                    .map_err(|_| Failure::Unusable(format!("the profile {} is not UTF-8 text", path.display())))?;
                Profile::from_toml(&text).map_err(Failure::unusable)?
            }
        };
        if !self.rules.is_empty() {
            profile = profile.with_rules(&self.rules).map_err(Failure::unusable)?;
        }
        profile = profile.without_rules(&self.without).map_err(Failure::unusable)?;
        match self.policy {
            Some(PolicyArg::Sweep) => profile.policy = Policy::Sweep,
            Some(PolicyArg::EasiestFirst) => profile.policy = Policy::EasiestFirst,
            None => {}
        }
        match self.guess {
            Some(GuessArg::None) => profile.guess = Guessing::None,
            Some(GuessArg::First) => profile.guess = Guessing::First,
            Some(GuessArg::Refute) => profile.guess = Guessing::Refute,
            None => {}
        }
        profile.max_steps = self.max_steps.or(profile.max_steps);
        Ok(profile)
    }

    /// The clock that was asked for.
    pub fn clock(&self) -> Clock {
        if self.clock == ClockArg::Wall { Clock::Wall } else { Clock::Logical }
    }
}

/// Where the result goes.
#[derive(clap::Args)]
pub struct OutputArgs {
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}
