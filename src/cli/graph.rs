//! `whydoku graph`

use clap::ValueEnum;
use whydoku::graph::{self, Options};
use whydoku::trace::{self, Index};
use whydoku::views::{dot, summary};

use super::args::{OutputArgs, PuzzleArgs, SolvingArgs};
use super::{Outcome, input, output, why};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    solving: SolvingArgs,
    #[command(flatten)]
    output: OutputArgs,
    /// What a node stands for
    #[arg(long, value_enum, default_value_t = Level::Step)]
    level: Level,
    /// Only what these cells or facts rest on, clue by clue
    #[arg(long, value_name = "CELL|FACT…")]
    why: Option<String>,
    /// Keep edges that a longer path replaces
    #[arg(long)]
    transitive: bool,
}

#[derive(Clone, Copy, ValueEnum, PartialEq)]
enum Level {
    /// One node a step
    Step,
    /// One node a fact
    Fact,
}

pub fn run(args: &Args) -> Outcome {
    let targets = args.why.as_deref().map(str::parse::<why::Asked>).transpose().map_err(output::Failure::unusable)?;
    let solved = input::solved(&args.puzzle, &args.solving)?;
    let index = Index::new(&solved.trace, &solved.geometry);
    let mut options = Options { facts: args.level == Level::Fact, transitive: args.transitive, slice: None };
    let text = match targets {
        None => dot::dot(&index, &graph::build(&index, &options), &summary::closing(index.trace)),
        Some(targets) => {
            let facts = targets.facts(&index)?;
            let small = trace::minimal(&index, &facts);
            let index = Index::new(&small, &solved.geometry);
            options.slice = Some(trace::reach(&index, &facts));
            dot::dot(&index, &graph::build(&index, &options), &summary::slice(&why::facts(&facts)))
        }
    };
    output::write(args.output.output.as_ref(), &text)?;
    Ok(solved.exit())
}
