//! `whydoku rate`

use clap::ValueEnum;
use whydoku::profile::Profile;
use whydoku::rating::hodoku;
use whydoku::scheduler::{self, Clock};
use whydoku::trace::Solutions;

use super::args::{OutputArgs, PuzzleArgs};
use super::output::Failure;
use super::{Outcome, input, output};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    /// The scale
    #[arg(long, value_enum, default_value_t = Scale::Hodoku)]
    scale: Scale,
    /// Print the rating as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    output: OutputArgs,
}

#[derive(Clone, Copy, ValueEnum)]
enum Scale {
    /// HoDoKu's scores and levels
    Hodoku,
}

pub fn run(args: &Args) -> Outcome {
    let puzzle = input::puzzle(&args.puzzle)?;
    match args.scale {
        Scale::Hodoku => {
            let profile = Profile::built_in(hodoku::PROFILE).map_err(Failure::unusable)?;
            let trace = scheduler::solve(&puzzle, &profile, Clock::Logical);
            let rating = hodoku::rating(&trace)
                .ok_or_else(|| Failure::No("the puzzle has no solution, so it has no rating".into()))?;
            if trace.solutions == Solutions::Several {
                output::note("the puzzle has several solutions; ratings are meant for puzzles with one");
            }
            let text = match args.json {
                true => serde_json::to_string_pretty(&rating).map_err(Failure::unusable)? + "\n",
                false => rating.text(),
            };
            output::write(args.output.output.as_ref(), &text)?;
        }
    }
    Ok(std::process::ExitCode::SUCCESS)
}
