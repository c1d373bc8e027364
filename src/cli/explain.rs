//! `whydoku explain`

use clap::ValueEnum;
use whydoku::trace::{self, Index};
use whydoku::views::wrap::wrap;
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

/// How many columns there are: as many as the terminal has; without one, as many as it needs.
fn columns(to_terminal: bool) -> usize {
    let terminal = if to_terminal { terminal_size::terminal_size_of(std::io::stdout()) } else { None };
    terminal.map_or(usize::MAX, |(width, _)| width.0.into())
}

pub fn run(args: &Args) -> Outcome {
    let mut solved = input::solved(&args.puzzle, &args.solving)?;
    if args.trim {
        solved.trace = trace::trimmed(&Index::new(&solved.trace, &solved.geometry));
    }
    let index = Index::new(&solved.trace, &solved.geometry);
    let columns = columns(args.output.output.is_none());
    let text = match args.format {
        Format::Text if args.board => wrap(&explain::with_boards(&index, columns), columns),
        Format::Text => wrap(&explain::explain(&index), columns),
        Format::Markdown => markdown::explain(&index),
        Format::Json => solved.trace.to_json_pretty() + "\n",
    };
    output::write(args.output.output.as_ref(), &text)?;
    Ok(solved.exit())
}
