//! `whydoku report`

use whydoku::trace::{self, Index};
use whydoku::views::report;

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
    /// Only the steps on which the result rests, numbered anew
    #[arg(long)]
    trim: bool,
}

pub fn run(args: &Args) -> Outcome {
    let mut solved = input::solved(&args.puzzle, &args.solving)?;
    if args.trim {
        solved.trace = trace::trimmed(&Index::new(&solved.trace, &solved.geometry));
    }
    let index = Index::new(&solved.trace, &solved.geometry);
    output::write_exactly(args.output.output.as_ref(), &report::report(&index))?;
    Ok(solved.exit())
}
