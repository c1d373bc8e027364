//! `whydoku solve`

use std::fmt::Write;
use std::process::ExitCode;

use whydoku::formats::write;
use whydoku::puzzle::Puzzle;
use whydoku::search::{self, Limits};
use whydoku_rules::names::digit_char;

use super::args::{OutputArgs, ReadingArgs};
use super::{Outcome, input, output};

#[derive(clap::Args)]
pub struct Args {
    /// The puzzle itself, a file of one or many, or - for standard input
    puzzle: String,
    #[command(flatten)]
    reading: ReadingArgs,
    /// Stop at so many solutions
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..))]
    limit: u64,
    /// Print for each cell the digits that it has in some solution
    #[arg(long)]
    common: bool,
    #[command(flatten)]
    output: OutputArgs,
}

/// For each puzzle its first solution (or all of them, with `--limit` above 2) and their number.
pub fn run(args: &Args) -> Outcome {
    let puzzles = input::puzzles(&args.puzzle, &args.reading.options()?)?;
    if args.common {
        return common(&puzzles, args);
    }
    let limit = args.limit as usize;
    let mut text = String::new();
    let mut all_solved = true;
    for puzzle in &puzzles {
        let found = search::solve(puzzle, Limits { solutions: limit, branchings: None }).solutions;
        let count = match found.len() {
            0 => "no solution".to_string(),
            1 if limit == 1 => "1 or more solutions".to_string(),
            1 => "1 solution".to_string(),
            many if many == limit => format!("{many} or more solutions"),
            many => format!("{many} solutions"),
        };
        all_solved &= !found.is_empty();
        let shown = if limit > 2 { found.len() } else { found.len().min(1) };
        for solution in &found[..shown] {
            let line: String = solution.iter().map(|&digit| digit_char(digit)).collect();
            let _ = writeln!(text, "{line}  {count}");
        }
        if found.is_empty() {
            let _ = writeln!(text, "{}  {count}", puzzle.line());
        }
    }
    output::write(args.output.output.as_ref(), &text)?;
    Ok(ExitCode::from(if all_solved { 0 } else { super::NO }))
}

/// The true candidates of each puzzle as a grid of its own, in which cells with one digit are common to all solutions.
fn common(puzzles: &[Puzzle], args: &Args) -> Outcome {
    let mut text = String::new();
    let mut all_solved = true;
    for puzzle in puzzles {
        let clues = puzzle.clues.iter().map(|clue| clue.cell.candidate(clue.digit).is());
        let facts: Vec<_> = clues.chain(puzzle.removed.iter().map(|gone| gone.is_not())).collect();
        match search::possible(&puzzle.geometry, &facts) {
            Some(digits) => {
                let placed: Vec<_> = digits.iter().map(|digits| digits.single()).collect();
                text.push_str(&write::pencilmarks(&puzzle.geometry, &digits, &placed));
            }
            None => {
                all_solved = false;
                let _ = writeln!(text, "{}  no solution, or none found in time", puzzle.line());
            }
        }
    }
    output::write(args.output.output.as_ref(), &text)?;
    Ok(ExitCode::from(if all_solved { 0 } else { super::NO }))
}
