//! `whydoku explain`

use clap::ValueEnum;
use whydoku::trace::{self, Index};
use whydoku::views::{explain, markdown};

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
    /// The form of the explanation
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Only the steps on which the result rests, numbered anew
    #[arg(long)]
    trim: bool,
    /// Show the position before each step, with the step's pattern marked in it
    #[arg(long, conflicts_with = "format")]
    board: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// Words and coloured grids
    Text,
    /// The same as Markdown
    Markdown,
    /// The trace
    Json,
}

pub fn run(args: &Args) -> Outcome {
    let mut solved = input::solved(&args.puzzle, &args.solving)?;
    if args.trim {
        solved.trace = trace::trimmed(&Index::new(&solved.trace, &solved.geometry));
    }
    let index = Index::new(&solved.trace, &solved.geometry);
    let to = args.output.output.as_ref();
    match args.format {
        Format::Text if args.board => output::write_prose(to, &explain::with_boards(&index, output::columns(to))),
        Format::Text => output::write_prose(to, &explain::explain(&index)),
        Format::Markdown => output::write(to, &markdown::explain(&index)),
        Format::Json => output::write(to, &(solved.trace.to_json_pretty() + "\n")),
    }?;
    Ok(solved.exit())
}
