//! `whydoku trace`

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
    /// Spread the JSON over lines
    #[arg(long)]
    pretty: bool,
}

pub fn run(args: &Args) -> Outcome {
    let solved = input::solved(&args.puzzle, &args.solving)?;
    let json = if args.pretty { solved.trace.to_json_pretty() } else { solved.trace.to_json() };
    output::write(args.output.output.as_ref(), &(json + "\n"))?;
    Ok(solved.exit())
}
