//! `whydoku batch`

mod left;
mod out;
mod progress;
mod target;

use std::fmt::Write;
use std::io;
use std::path::PathBuf;
use std::time::Instant;

use clap::ValueEnum;
use whydoku::batch::columns::{COLUMNS, DEFAULT, RULE};
use whydoku::batch::{Batch, Columns, Lines, Record, Shard, Sink, Summary};
use whydoku::formats::Reader;

use super::Outcome;
use super::args::{ReadingArgs, SolvingArgs};
use super::lists::{self, JobsArgs};
use super::output::{self, Failure, note};
use super::stop::Stop;
use out::Out;
use progress::Progress;

#[derive(clap::Args)]
#[command(after_long_help = help())]
pub struct Args {
    /// Files of puzzles, one a line, also compressed by gzip or Zstandard; - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    #[command(flatten)]
    reading: ReadingArgs,
    #[command(flatten)]
    solving: SolvingArgs,
    #[command(flatten)]
    jobs: JobsArgs,
    /// What a record holds, in order; `default` stands for the default columns, all are listed by --help
    #[arg(long, value_name = "COLUMN,…", default_value = "default")]
    columns: String,
    /// The form of the records [default: csv for a FILE that ends in .csv, else jsonl]
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Write records to this file instead of standard output; .gz and .zst are compressed
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write the trace of each puzzle, one a line, to this file; .gz and .zst are compressed
    #[arg(long, value_name = "FILE")]
    traces: Option<PathBuf>,
    /// Go on with the files that an interrupted call left; all other options must be the same
    #[arg(long, requires = "output")]
    resume: bool,
    /// Only every n-th puzzle, beginning with the i-th
    #[arg(long, value_name = "i/n")]
    shard: Option<String>,
    /// Neither progress nor summary
    #[arg(short, long)]
    quiet: bool,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
pub enum Format {
    /// JSON lines: an object a puzzle
    Jsonl,
    /// A heading, and a line a puzzle
    Csv,
}

fn help() -> String {
    let mut out = String::from("Columns (of bad lines, only those of the line itself have a value):\n");
    let mut row = |name: &str, about: &str| _ = writeln!(out, "  {name:<18} {about}");
    COLUMNS.iter().for_each(|column| row(column.name, column.about));
    row(&format!("{RULE}NAME"), "how often that rule was used");
    let _ = write!(out, "\nDefault: {DEFAULT}\n\n");
    out += "Exit codes: 0 all lines are done, bad ones too; 2 the call, a file or the output cannot be used; \
            130 interrupted (Ctrl-C), 143 terminated: what is written are whole lines, with which --resume goes on. \
            Shards are joined by taking a line of each in turn: paste -d '\\n' PART1 PART2 | grep .";
    out
}

pub fn run(args: &Args) -> Outcome {
    let reader = || args.reading.options().and_then(|options| Reader::new(&options).map_err(Failure::unusable));
    let shard: Option<Shard> = args.shard.as_deref().map(str::parse).transpose().map_err(Failure::unusable)?;
    let batch = Batch {
        reader: reader()?,
        clock: args.solving.clock(),
        columns: Columns::parse(&args.columns).map_err(Failure::unusable)?,
        traces: args.traces.is_some(),
        jobs: args.jobs.count(),
        ..Batch::new(args.solving.profile()?)
    };
    let lists = lists::lists(&args.files, Some(&batch.reader))?;
    let stop = Stop::listen().map_err(Failure::unusable)?;
    let mut lines = Lines::new(&batch.reader, lists::sources(&lists, &stop))
        .filter(|line| shard.is_none_or(|shard| shard.holds(line)))
        .take_while(|_| !stop.is_set());
    let target = target::Target::new(args, &batch, &lists)?;
    let begun = target.open(&mut lines)?;
    let shown = !args.quiet && (args.output.is_some() || !io::IsTerminal::is_terminal(&io::stdout()));
    let progress = Progress::new(shown, &lists, reader()?, shard, begun.done);
    let mut sink =
        Records { out: begun.out, traces: begun.traces, summary: Summary::default(), progress, stop: stop.clone() };
    let started = Instant::now();
    let ended = batch.run_with(begun.next.into_iter().map(Ok).chain(lines), || target.finish(), &mut sink);
    sink.progress.end();
    // Also after a failure what is whole is kept.
    let flushed = sink.flush();
    match ended {
        Err(End::Failed(failure)) => return Err(failure),
        Ok(()) | Err(End::Stopped) => flushed?,
    }
    if !args.quiet {
        close(&sink.summary, begun.done, started.elapsed().as_secs_f64(), &batch, &stop);
    }
    Ok(stop.exit())
}

fn close(summary: &Summary, before: u64, seconds: f64, batch: &Batch, stop: &Stop) {
    output::report(&summary.table());
    let (count, jobs) = (summary.puzzles(), batch.jobs);
    let (rate, threads) = (count as f64 / seconds, if jobs.get() == 1 { "thread" } else { "threads" });
    note(&format!("{count} puzzles in {seconds:.1} seconds, {rate:.0} a second on {jobs} {threads}"));
    if before > 0 {
        note(&format!("{before} puzzles were done before"));
    }
    if stop.is_set() {
        note("interrupted; --resume goes on from here when records go to a file");
    }
}

/// What is left of a record once it is text.
pub struct Written {
    record: Record,
    text: String,
    trace: Option<io::Result<Vec<u8>>>,
}

/// Why no more records are wanted.
enum End {
    Stopped,
    Failed(Failure),
}

struct Records {
    out: Out,
    traces: Option<Out>,
    summary: Summary,
    progress: Progress,
    stop: Stop,
}

impl Records {
    fn flush(&mut self) -> Result<(), Failure> {
        self.traces.as_mut().map_or(Ok(()), Out::flush)?;
        self.out.flush()
    }

    fn put(&mut self, written: io::Result<Written>) -> Result<(), Failure> {
        let written = written.map_err(Failure::unusable)?;
        if let (Some(out), Some(trace)) = (&mut self.traces, written.trace) {
            out.push(&trace.map_err(Failure::unusable)?)?;
        }
        self.out.push(written.text.as_bytes())?;
        self.summary.add(&written.record);
        self.progress.step();
        Ok(())
    }

    fn wait(&mut self) -> Result<(), Failure> {
        self.traces.as_mut().map_or(Ok(()), Out::idle)?;
        self.out.idle()?;
        self.progress.idle();
        Ok(())
    }

    /// Whether to go on. After a failure nobody needs to wait for more input.
    fn on(&self, done: Result<(), Failure>) -> Result<(), End> {
        if let Err(failure) = done {
            self.stop.set();
            return Err(End::Failed(failure));
        }
        if self.stop.is_set() { Err(End::Stopped) } else { Ok(()) }
    }
}

impl Sink<io::Result<Written>> for Records {
    type Error = End;

    fn take(&mut self, written: io::Result<Written>) -> Result<(), End> {
        let put = self.put(written);
        self.on(put)
    }

    fn idle(&mut self) -> Result<(), End> {
        let waited = self.wait();
        self.on(waited)
    }
}
