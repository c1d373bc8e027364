//! `whydoku verify`

use std::io::{self, BufRead};
use std::process::ExitCode;

use whydoku::batch::ordered;
use whydoku::trace;

use super::lists::{self, JobsArgs};
use super::output::Failure;
use super::stop::Stop;
use super::{Outcome, input, output};

#[derive(clap::Args)]
pub struct Args {
    /// A trace file, or - for standard input
    trace: String,
    /// The file holds a trace a line, as `batch --traces` writes them, perhaps compressed by gzip or Zstandard
    #[arg(long)]
    jsonl: bool,
    #[command(flatten)]
    jobs: JobsArgs,
}

/// How much was checked.
struct Checked {
    steps: usize,
    events: usize,
}

pub fn run(args: &Args) -> Outcome {
    if args.jsonl {
        return lines(args);
    }
    if args.trace != "-" && !std::path::Path::new(&args.trace).exists() && !args.trace.trim_start().starts_with('{') {
        return Err(Failure::Unusable(format!("there is no file {}", args.trace.chars().take(80).collect::<String>())));
    }
    let Checked { steps, events } = check(&input::content(&args.trace)?)?;
    output::print(&format!("The trace holds: {steps} steps and {events} events checked.\n"))?;
    Ok(ExitCode::SUCCESS)
}

fn check(text: &[u8]) -> Result<Checked, Failure> {
    let trace = input::as_trace(text)
        .unwrap_or_else(|| Err(Failure::Unusable("this is no trace: expected JSON that begins with {".into())))?;
    trace::verify(&trace).map_err(|error| Failure::No(format!("the trace does not hold: {error}")))?;
    Ok(Checked { steps: trace.step_count(), events: trace.events.len() })
}

/// A trace a line: each bad one is named, and the others are checked all the same.
fn lines(args: &Args) -> Outcome {
    let mut source = lists::list(&args.trace, None)?.open(&Stop::default()).map_err(Failure::unusable)?;
    let lines = std::iter::from_fn(|| {
        let mut line = vec![];
        let read = source.read_until(b'\n', &mut line);
        read.map(|length| (length > 0).then_some(line)).transpose()
    });
    let (mut count, mut false_ones, mut unreadable) = (0, 0, 0);
    let mut all = Checked { steps: 0, events: 0 };
    let worker = || |line: io::Result<Vec<u8>>| line.map(|line| check(&line));
    ordered(lines, args.jobs.count(), worker, &mut |checked: io::Result<Result<Checked, Failure>>| {
        count += 1;
        match checked.map_err(|error| Failure::Unusable(format!("{} cannot be read: {error}", args.trace)))? {
            Ok(checked) => {
                all.steps += checked.steps;
                all.events += checked.events;
            }
            Err(Failure::No(text)) => {
                false_ones += 1;
                output::note(&format!("line {count}: {text}"));
            }
            Err(Failure::Unusable(text)) => {
                unreadable += 1;
                output::note(&format!("line {count}: {text}"));
            }
            Err(Failure::ClosedPipe) => return Err(Failure::ClosedPipe),
        }
        Ok(())
    })?;
    let (bad, Checked { steps, events }) = (false_ones + unreadable, all);
    match (count, false_ones) {
        (0, _) => return Err(Failure::Unusable("there is no trace in the file".into())),
        (_, 1..) => return Err(Failure::No(format!("{bad} of {count} traces do not hold"))),
        _ if bad > 0 => return Err(Failure::Unusable(format!("{bad} of {count} lines are no traces"))),
        _ => output::print(&format!("All {count} traces hold: {steps} steps and {events} events checked.\n"))?,
    }
    Ok(ExitCode::SUCCESS)
}
