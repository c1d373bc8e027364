//! `whydoku stats`

use std::io;
use std::process::ExitCode;
use std::time::Instant;

use whydoku::batch::{Batch, Columns, Lines, Record, Summary};
use whydoku::formats::{InputError, Problem, Reader};

use super::Outcome;
use super::args::{OutputArgs, ReadingArgs, SolvingArgs};
use super::lists::{self, JobsArgs};
use super::output::{self, Failure};
use super::stop::Stop;

#[derive(clap::Args)]
pub struct Args {
    /// A file of puzzles, one a line, also compressed by gzip or Zstandard; - for standard input
    file: String,
    #[command(flatten)]
    reading: ReadingArgs,
    #[command(flatten)]
    solving: SolvingArgs,
    #[command(flatten)]
    jobs: JobsArgs,
    #[command(flatten)]
    output: OutputArgs,
}

/// The summary of a batch without its records. It ends at the first line that cannot be read.
pub fn run(args: &Args) -> Outcome {
    let batch = Batch {
        reader: Reader::new(&args.reading.options()?).map_err(Failure::unusable)?,
        clock: args.solving.clock(),
        columns: Columns::none(),
        jobs: args.jobs.count(),
        ..Batch::new(args.solving.profile()?)
    };
    let list = lists::list(&args.file, Some(&batch.reader))?;
    let lines = Lines::new(&batch.reader, lists::sources(&[list], &Stop::default()));
    let started = Instant::now();
    let mut summary = Summary::default();
    batch.run(lines, &mut |record: io::Result<Record>| {
        let record = record.map_err(Failure::unusable)?;
        summary.add(&record);
        record.error.map_or(Ok(()), |error| Err(Failure::Unusable(error)))
    })?;
    if summary.puzzles() == 0 {
        return Err(Failure::unusable(InputError::from(Problem::Empty)));
    }
    let rate = summary.puzzles() as f64 / started.elapsed().as_secs_f64();
    let threads = if batch.jobs.get() == 1 { "thread" } else { "threads" };
    output::note(&format!("{rate:.0} puzzles per second on {} {threads}", batch.jobs));
    output::write(args.output.output.as_ref(), &summary.table())?;
    Ok(ExitCode::SUCCESS)
}
