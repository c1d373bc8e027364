//! The files of a batch: opened anew, or where an interrupted call left them.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use whydoku::batch::codec::Codec;
use whydoku::batch::{Batch, Line, Record};
use whydoku::trace::Trace;

use super::super::lists::List;
use super::super::output::Failure;
use super::out::Out;
use super::{Args, Format, Written};

/// What is written, and where.
pub struct Target<'a> {
    pub args: &'a Args,
    pub batch: &'a Batch,
    format: Format,
}

/// Files to write on, and how much they hold already.
pub struct Begun {
    pub out: Out,
    pub traces: Option<Out>,
    pub done: u64,
    /// A line that was read and is still to be done.
    pub next: Option<Line>,
}

impl<'a> Target<'a> {
    /// Refuses to write over what is read, or two things to one file.
    pub fn new(args: &'a Args, batch: &'a Batch, lists: &[List]) -> Result<Self, Failure> {
        let mut used: Vec<PathBuf> = lists.iter().filter_map(|list| whole(list.path()?)).collect();
        for path in args.output.iter().chain(&args.traces) {
            let whole = whole(path);
            if whole.as_ref().is_some_and(|whole| used.contains(whole)) {
                return Err(Failure::Unusable(format!("{} is used twice in this call", path.display())));
            }
            used.extend(whole);
        }
        let unusable = |text: &str| Err(Failure::Unusable(text.into()));
        let target = Self { args, batch, format: args.format.unwrap_or_else(|| by_ending(args)) };
        match (target.records(), target.traces()) {
            (_, Some(traces)) if traces == Path::new("-") => unusable("traces need a file, not standard output"),
            (None, _) if args.resume => unusable("--resume needs a file with -o, not standard output"),
            _ => Ok(target),
        }
    }

    /// The file for records; `None` for standard output.
    fn records(&self) -> Option<&'a Path> {
        self.args.output.as_deref().filter(|path| *path != Path::new("-"))
    }

    /// The file for traces.
    pub fn traces(&self) -> Option<&'a Path> {
        self.args.traces.as_deref()
    }

    /// The line above the records.
    pub fn head(&self) -> Option<String> {
        (self.format == Format::Csv).then(|| self.batch.columns.csv_head())
    }

    /// The line of a record.
    pub fn text(&self, record: &Record) -> String {
        match self.format {
            Format::Jsonl => self.batch.columns.json(record) + "\n",
            Format::Csv => self.batch.columns.csv(record),
        }
    }

    /// Makes text of records.
    pub fn finish(&self) -> impl FnMut(Record) -> Written + use<'_, 'a> {
        let mut encoder = self.traces().map_or(Codec::Plain, |path| Codec::of(path).0).encoder();
        move |mut record| {
            // A frame a trace: compressed here, on all threads, and cut anywhere.
            let trace = record.trace.take().map(|trace| encoder.encode(trace_line(&trace)));
            Written { text: self.text(&record), record, trace }
        }
    }

    /// Opens the files, with `--resume` behind what is done.
    pub fn open(&self, lines: &mut impl Iterator<Item = io::Result<Line>>) -> Result<Begun, Failure> {
        let records = self.records();
        let resumed = match records.filter(|_| self.args.resume) {
            Some(path) => self.resume(path, lines)?,
            None => None,
        };
        let go_on = resumed.is_some();
        let traces = self.traces().map(|path| Out::file(path, go_on, true)).transpose()?;
        let mut out = records.map_or_else(|| Ok(Out::standard()), |path| Out::file(path, go_on, false))?;
        if let Some(head) = self.head().filter(|_| !go_on) {
            out.push(head.as_bytes())?;
        }
        let (done, next) = resumed.unwrap_or_default();
        Ok(Begun { out, traces, done, next })
    }
}

/// The line of a trace.
pub fn trace_line(trace: &Trace) -> Vec<u8> {
    let mut line = vec![];
    trace.write_json(&mut line);
    line.push(b'\n');
    line
}

fn by_ending(args: &Args) -> Format {
    let name = args.output.as_deref().map(|path| Codec::of(path).1);
    let ending = name.and_then(Path::extension);
    if ending.is_some_and(|ending| ending.eq_ignore_ascii_case("csv")) { Format::Csv } else { Format::Jsonl }
}

/// The whole path of a file that exists, or could be made.
fn whole(path: &Path) -> Option<PathBuf> {
    let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    let made = || Some(fs::canonicalize(folder).ok()?.join(path.file_name()?));
    fs::canonicalize(path).ok().filter(|path| path.is_file()).or_else(made)
}
