//! `whydoku prove`

use std::path::PathBuf;

use whydoku::proof::{self, Claim, ProofError};
use whydoku_rules::techniques;

use super::args::{GuessArg, PuzzleArgs, SolvingArgs};
use super::output::Failure;
use super::{Outcome, input, output};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    solving: SolvingArgs,
    /// Write NAME.opb and NAME.pbp
    #[arg(short, long, value_name = "NAME")]
    output: PathBuf,
    /// Claim too that the solution is the only one
    #[arg(long)]
    unique: bool,
    /// Keep rules that rest on the puzzle having one solution (a step by one of them cannot be proven)
    #[arg(long)]
    keep_unique_rules: bool,
}

/// Guesses are made only to refute them, and rules that assume one solution are left out, so that every step is proven.
pub fn run(args: &Args) -> Outcome {
    let mut solving = args.solving.clone();
    solving.guess = solving.guess.or(Some(GuessArg::Refute));
    if !args.keep_unique_rules {
        let assume =
            techniques::all_rules::<2>().into_iter().map(|rule| rule.meta()).filter(|meta| meta.assumes_unique);
        solving.without.extend(assume.map(|meta| meta.id.to_string()));
    }
    let solved = input::solved(&args.puzzle, &solving)?;
    let claim = if args.unique { Claim::Unique } else { Claim::Follows };
    let proof = proof::prove(&solved.trace, claim).map_err(|error| match error {
        ProofError::Layout(_) => Failure::unusable(error),
        _ => Failure::No(format!("there is no proof: {error}")),
    })?;
    let named = |ending: &str| {
        let mut name = args.output.clone().into_os_string();
        name.push(ending);
        PathBuf::from(name)
    };
    output::write(Some(&named(".opb")), &proof.formula)?;
    output::write(Some(&named(".pbp")), &proof.log)?;
    let (steps, lines) = (solved.trace.step_count(), proof.log.lines().count());
    output::print(&format!(
        "{} and {} written: {steps} steps in {lines} lines.\n",
        named(".opb").display(),
        named(".pbp").display()
    ))?;
    Ok(solved.exit())
}
