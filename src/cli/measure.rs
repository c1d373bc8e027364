//! `whydoku measure`

use whydoku::measure;
use whydoku::trace::Index;
use whydoku::views;

use super::args::{OutputArgs, PuzzleArgs, SolvingArgs};
use super::{Outcome, input, output};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    solving: SolvingArgs,
    #[command(flatten)]
    output: OutputArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Outcome {
    let solved = input::solved(&args.puzzle, &args.solving)?;
    let measures = measure::measure(&Index::new(&solved.trace, &solved.geometry));
    let text = match args.json {
        true => serde_json::to_string_pretty(&measures).map_err(output::Failure::unusable)? + "\n",
        false => views::measure::table(&measures),
    };
    output::write(args.output.output.as_ref(), &text)?;
    Ok(solved.exit())
}
