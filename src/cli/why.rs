//! `whydoku why`

use std::str::FromStr;

use whydoku::trace::{self, Index};
use whydoku::views::why;
use whydoku_rules::names::{Cell, Fact, NameError};

use super::args::{OutputArgs, PuzzleArgs, SolvingArgs};
use super::output::Failure;
use super::{Outcome, input, output};

#[derive(clap::Args)]
pub struct Args {
    /// A cell (r4c5) or a fact (r4c5=7, r4c5<>7)
    #[arg(value_name = "CELL|FACT")]
    target: String,
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    solving: SolvingArgs,
    #[command(flatten)]
    output: OutputArgs,
}

/// What is to be explained.
#[derive(Clone, Copy)]
pub enum Target {
    /// The digit of a cell.
    Cell(Cell),
    /// A placement or an elimination.
    Fact(Fact),
}

impl FromStr for Target {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let text = text.trim();
        let (name, digit) = text.split_at(text.find(['=', '<']).unwrap_or(text.len()));
        let asked = name.to_lowercase() + &digit.to_uppercase();
        let read = if digit.is_empty() { asked.parse().map(Self::Cell) } else { asked.parse().map(Self::Fact) };
        read.map_err(|_| NameError {
            text: text.chars().take(40).collect(),
            wanted: "a cell such as r4c5, or a fact such as r4c5=7 or r4c5<>7",
        })
    }
}

impl Target {
    /// The fact of the trace that is to be explained.
    pub fn fact(self, index: &Index<'_>) -> Result<Fact, Failure> {
        let (Self::Cell(cell) | Self::Fact(Fact { candidate: whydoku_rules::names::Candidate { cell, .. }, .. })) =
            self;
        let layout = &index.trace.layout;
        if index.geometry.index(cell).is_none() {
            return Err(Failure::Unusable(format!("a {layout} puzzle has no cell {cell}")));
        }
        match self {
            Self::Cell(cell) => {
                let placed = index.geometry.digits().map(|digit| cell.candidate(digit).is());
                placed.into_iter().find(|&fact| index.origin(fact).is_some()).ok_or_else(|| {
                    let open = index.geometry.index(cell).map(|at| index.trace.grid[at].as_str()).unwrap_or_default();
                    Failure::No(format!("{cell} is not decided in this solve: {open} are left"))
                })
            }
            Self::Fact(fact) if !index.geometry.digits().contains(&fact.candidate.digit) => {
                Err(Failure::Unusable(format!("a {layout} puzzle has no digit for {fact}")))
            }
            Self::Fact(fact) => match index.decided(fact.candidate) {
                Some(decided) if decided == fact => Ok(fact),
                Some(other) => Err(Failure::No(format!("it is the other way round: {other} (ask why {other})"))),
                None => Err(Failure::No(format!("this solve does not decide whether {fact}"))),
            },
        }
    }
}

pub fn run(args: &Args) -> Outcome {
    let target: Target = args.target.parse().map_err(Failure::unusable)?;
    let solved = input::solved(&args.puzzle, &args.solving)?;
    let index = Index::new(&solved.trace, &solved.geometry);
    let fact = target.fact(&index)?;
    let text = why::why(&index, fact, &trace::slice(&index, &[fact]));
    output::write(args.output.output.as_ref(), &text)?;
    Ok(std::process::ExitCode::SUCCESS)
}
