//! `whydoku stats`

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Instant;

use whydoku::puzzle::Puzzle;
use whydoku::scheduler::{Clock, Solver};
use whydoku::trace::Stop;

use super::args::{OutputArgs, ReadingArgs, SolvingArgs};
use super::{Outcome, input, output};

#[derive(clap::Args)]
pub struct Args {
    /// A file of puzzles, one a line, or - for standard input
    file: String,
    #[command(flatten)]
    reading: ReadingArgs,
    #[command(flatten)]
    solving: SolvingArgs,
    #[command(flatten)]
    output: OutputArgs,
}

#[derive(Default)]
struct Counts {
    puzzles: usize,
    by_logic: usize,
    with_guesses: usize,
    unsolved: usize,
    impossible: usize,
    guesses: usize,
    steps: usize,
    sweeps: BTreeMap<u32, usize>,
}

pub fn run(args: &Args) -> Outcome {
    let puzzles = input::puzzles(&args.file, &args.reading.options()?)?;
    let mut solver = Solver::new(args.solving.profile()?);
    let started = Instant::now();
    let mut counts = Counts::default();
    puzzles.iter().for_each(|puzzle| count(&mut counts, &mut solver, puzzle, args.solving.clock()));
    let seconds = started.elapsed().as_secs_f64();
    output::note(&format!("{:.0} puzzles per second, traces kept", counts.puzzles as f64 / seconds));
    output::write(args.output.output.as_ref(), &table(&counts))?;
    Ok(std::process::ExitCode::SUCCESS)
}

fn count(counts: &mut Counts, solver: &mut Solver, puzzle: &Puzzle, clock: Clock) {
    let trace = solver.run(puzzle, clock);
    let guesses = trace.guesses();
    counts.puzzles += 1;
    counts.guesses += guesses;
    counts.steps += trace.step_count();
    match trace.stop {
        Stop::Solved if guesses == 0 => {
            counts.by_logic += 1;
            *counts.sweeps.entry(trace.sweeps()).or_default() += 1;
        }
        Stop::Solved => counts.with_guesses += 1,
        Stop::Contradiction { .. } => counts.impossible += 1,
        Stop::Stalled | Stop::MaxSteps { .. } => counts.unsolved += 1,
    }
}

fn table(counts: &Counts) -> String {
    let share = |part: usize| 100.0 * part as f64 / counts.puzzles.max(1) as f64;
    let mut out = String::new();
    let mut row = |label: &str, part: usize| {
        let _ = writeln!(out, "{label:<28} {part:>8} {:>7.2} %", share(part));
    };
    row("puzzles", counts.puzzles);
    row("solved by logic alone", counts.by_logic);
    row("solved with guesses", counts.with_guesses);
    row("not solved", counts.unsolved);
    row("impossible", counts.impossible);
    let few: usize = counts.sweeps.range(..3).map(|(_, part)| part).sum();
    row("logic, fewer than 3 sweeps", few);
    for (sweeps, &part) in &counts.sweeps {
        row(&format!("logic, {sweeps} sweep{}", if *sweeps == 1 { "" } else { "s" }), part);
    }
    let _ = writeln!(out, "{:<28} {:>8}", "steps", counts.steps);
    let _ = writeln!(out, "{:<28} {:>8}", "guesses", counts.guesses);
    out
}
