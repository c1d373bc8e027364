//! `whydoku explain`

use clap::ValueEnum;
use whydoku::trace::Index;
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
    let solved = input::solved(&args.puzzle, &args.solving)?;
    let index = Index::new(&solved.trace, &solved.geometry);
    let text = match args.format {
        Format::Text => explain::explain(&index),
        Format::Markdown => markdown::explain(&index),
        Format::Json => solved.trace.to_json_pretty() + "\n",
    };
    output::write(args.output.output.as_ref(), &text)?;
    Ok(solved.exit())
}
