//! `whydoku find`

use std::collections::BTreeSet;

use whydoku::profile::Profile;
use whydoku::registry;
use whydoku::scheduler::Solver;
use whydoku::search;
use whydoku::views::find::{self, Available};
use whydoku_rules::rule::Meta;

use super::args::{OutputArgs, PuzzleArgs};
use super::output::Failure;
use super::{Outcome, input, output};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    /// Only this rule, by id, name, alias or HoDoKu code; several with commas
    #[arg(long = "rule", value_delimiter = ',', value_name = "RULE,…")]
    rules: Vec<String>,
    /// Also steps that lead to the same as another of their rule
    #[arg(long)]
    all_variants: bool,
    /// Print an array of steps as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    output: OutputArgs,
}

pub fn run(args: &Args) -> Outcome {
    let mut rules = chosen(&args.rules)?;
    let puzzle = input::puzzle(&args.puzzle)?;
    if rules.iter().any(|rule| rule.assumes_unique) && !search::has_one_solution(&puzzle) {
        rules.retain(|rule| !rule.assumes_unique);
        output::note(
            "rules that rest on the puzzle having one solution are left out: it is not known to have just one",
        );
    }
    let mut solver = Solver::new(Profile::built_in("basic").map_err(Failure::unusable)?);
    let mut steps: Vec<Available> = vec![];
    for rule in rules {
        let found = solver.findings(&puzzle, rule.id);
        let mut own: Vec<_> = found.iter().filter_map(|trace| Available::of(trace, &puzzle.geometry)).collect();
        if !args.all_variants {
            let mut seen = BTreeSet::new();
            own.retain(|step| seen.insert(step.conclusions()));
        }
        steps.extend(own);
    }
    let to = args.output.output.as_ref();
    match args.json {
        true => output::write(to, &(serde_json::to_string_pretty(&steps).map_err(Failure::unusable)? + "\n")),
        false => output::write_prose(to, &find::text(&steps)),
    }?;
    Ok(std::process::ExitCode::SUCCESS)
}

/// The rules that are asked for; else all but the guess.
fn chosen(names: &[String]) -> Result<Vec<&'static Meta>, Failure> {
    if names.is_empty() {
        return Ok(registry::rules().into_iter().filter(|rule| rule.id != "guess").collect());
    }
    let mut rules: Vec<&Meta> = vec![];
    for name in names {
        let rule = registry::find(name).map_err(Failure::unusable)?;
        if !rules.iter().any(|known| known.id == rule.id) {
            rules.push(rule);
        }
    }
    Ok(rules)
}
