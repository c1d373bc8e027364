//! The files of a batch: opened anew, or where an interrupted call left them.

use std::fs;
use std::io;
use std::path::Path;

use whydoku::batch::{Batch, Line, Record, Worker, resume};

use super::super::lists::List;
use super::super::output::Failure;
use super::{Args, Codec, Format, Out, Written};
use crate::cli::args::ClockArg;

/// What is written, and where.
pub struct Target<'a> {
    args: &'a Args,
    batch: &'a Batch,
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
        let outputs: Vec<&Path> = args.output.iter().chain(&args.traces).map(AsRef::as_ref).collect();
        let mut used: Vec<_> = lists.iter().filter_map(|list| fs::canonicalize(list.path()?).ok()).collect();
        for path in outputs {
            if path == Path::new("-") && args.traces.as_deref() == Some(path) {
                return Err(Failure::Unusable("traces need a file, they cannot go to standard output".into()));
            }
            let folder = path.parent().map(|folder| if folder == Path::new("") { Path::new(".") } else { folder });
            let whole = fs::canonicalize(path).or_else(|_| {
                fs::canonicalize(folder.unwrap_or(path)).map(|folder| folder.join(path.file_name().unwrap_or_default()))
            });
            if let Ok(whole) = whole.as_ref().map(|whole| whole.to_path_buf()) {
                if used.contains(&whole) {
                    return Err(Failure::Unusable(format!("{} is used twice in this call", path.display())));
                }
                used.push(whole);
            }
        }
        let named = args.output.as_deref().map(|path| Codec::of(path).1);
        let csv = named.is_some_and(|name| name.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("csv")));
        let format = args.format.unwrap_or(if csv { Format::Csv } else { Format::Jsonl });
        Ok(Self { args, batch, format })
    }

    /// The file for records; `None` for standard output.
    fn records(&self) -> Option<&Path> {
        self.args.output.as_deref().filter(|path| *path != Path::new("-"))
    }

    fn head(&self) -> Option<String> {
        (self.format == Format::Csv).then(|| self.batch.columns.csv_head())
    }

    fn text(&self, record: &Record) -> String {
        match self.format {
            Format::Jsonl => self.batch.columns.json(record) + "\n",
            Format::Csv => self.batch.columns.csv(record),
        }
    }

    /// Makes text of records.
    pub fn finish(&self) -> impl FnMut(Record) -> Written + use<'_, 'a> {
        let codec = self.args.traces.as_deref().map_or(Codec::Plain, |path| Codec::of(path).0);
        move |mut record| {
            let trace = record.trace.take().map(|trace| codec.encode((trace.to_json() + "\n").into_bytes()));
            Written { text: self.text(&record), record, trace }
        }
    }

    /// Opens the files. With `--resume` it first passes over the lines that are done and cuts the files behind them.
    pub fn open(&self, lines: &mut impl Iterator<Item = io::Result<Line>>) -> Result<Begun, Failure> {
        let records = self.records();
        let resumed = match records {
            Some(records) if self.args.resume => self.resume(records, lines)?,
            None if self.args.resume => {
                return Err(Failure::Unusable("--resume needs a file with -o, and not standard output".into()));
            }
            _ => None,
        };
        let go_on = resumed.is_some();
        let traces = self.args.traces.as_deref().map(|path| Out::file(path, go_on, true)).transpose()?;
        let mut out = match records {
            Some(path) => Out::file(path, go_on, false)?,
            None => Out::standard(),
        };
        let (done, next) = resumed.unwrap_or_default();
        if let Some(head) = self.head().filter(|_| !go_on) {
            out.push(head.as_bytes())?;
        }
        Ok(Begun { out, traces, done, next })
    }

    /// How many records are done, and a line read in advance; `None` where there is nothing to go on with.
    fn resume(
        &self,
        records: &Path,
        lines: &mut impl Iterator<Item = io::Result<Line>>,
    ) -> Result<Option<(u64, Option<Line>)>, Failure> {
        let failed = |path: &Path, error: io::Error| {
            Failure::Unusable(format!("{} cannot be read or cut: {error}", path.display()))
        };
        let whole = |path: &Path| match fs::metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(failed(path, error)),
            Ok(file) if !file.is_file() => {
                Err(Failure::Unusable(format!("{} is no file that can be continued", path.display())))
            }
            Ok(_) => resume::whole_lines(path).map(Some).map_err(|error| failed(path, error)),
        };
        let traces = self.args.traces.as_deref();
        let left = (whole(records)?, traces.map(whole).transpose()?.flatten());
        let heading = u64::from(self.head().is_some());
        let (written, traced) = match (left, traces) {
            // Nothing whole was written yet.
            ((None | Some(0), None | Some(0)), _) => return Ok(None),
            ((None, Some(_)), Some(path)) => return Err(self.missing(records, path)),
            ((Some(lines), None), Some(path)) if lines > heading => return Err(self.missing(path, records)),
            ((lines, traced), _) => (lines.unwrap_or(0), traced),
        };
        let line_of = |path: &Path, number: u64| resume::line(path, number).map_err(|error| failed(path, error));
        if let Some(head) = self.head().filter(|_| written > 0)
            && line_of(records, 1)? != Some(head.into_bytes())
        {
            return Err(self.foreign(records, 1));
        }
        if written < heading {
            return Ok(None);
        }
        let wanted = written - heading;
        let (done, next) = resume::skip(lines, &self.batch.reader, wanted, traces.map(|_| traced.unwrap_or(0)))
            .map_err(Failure::unusable)?;
        if next.is_none() && done.records < wanted {
            return Err(self.foreign(records, heading + done.records + 1));
        }
        // The last record once more: it shows whether list and options are the same.
        if let Some((line, has_trace)) = &done.last {
            let record = Worker::new(self.batch).record(line);
            let text = self.text(&record).into_bytes();
            let number = heading + done.records;
            if !self.batch.columns.timed() && line_of(records, number)?.is_some_and(|old| old != text) {
                return Err(self.foreign(records, number));
            }
            if let (Some(path), Some(trace), true) = (traces, &record.trace, *has_trace) {
                let same = line_of(path, done.traces)? == Some((trace.to_json() + "\n").into_bytes());
                if !same && self.args.solving.clock == ClockArg::Logical {
                    return Err(self.foreign(path, done.traces));
                }
            }
        }
        if let Some(path) = traces {
            match traced {
                Some(_) => resume::keep(path, done.traces).map_err(|error| failed(path, error))?,
                None => drop(Out::file(path, false, true)?),
            }
        }
        resume::keep(records, heading + done.records).map_err(|error| failed(records, error))?;
        Ok(Some((done.records, next)))
    }

    fn missing(&self, gone: &Path, there: &Path) -> Failure {
        let (gone, there) = (gone.display(), there.display());
        Failure::Unusable(format!("{gone} is missing or empty, but {there} is not, so there is nothing to go on with"))
    }

    fn foreign(&self, path: &Path, line: u64) -> Failure {
        let path = path.display();
        Failure::Unusable(format!(
            "line {line} of {path} is not what this call writes there; --resume needs the same lists and options"
        ))
    }
}
