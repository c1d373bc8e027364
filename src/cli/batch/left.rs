//! What an interrupted call left: whether it is ours, and where to go on.

use std::fs;
use std::io;
use std::path::Path;

use whydoku::batch::resume::{self, Whole};
use whydoku::batch::{Line, Worker};

use super::super::args::ClockArg;
use super::super::output::Failure;
use super::target::{Target, trace_line};

type Read<T> = Result<T, Failure>;

/// How many records are done, and a line that was read in advance.
pub type Resumed = (u64, Option<Line>);

impl Target<'_> {
    /// Passes over the lines that are done and cuts the files behind them; `None` where there is nothing to go on with.
    pub fn resume(&self, path: &Path, lines: &mut impl Iterator<Item = io::Result<Line>>) -> Read<Option<Resumed>> {
        let traces = self.traces();
        let written = whole(path)?;
        let traced = traces.map(whole).transpose()?.flatten();
        let head = self.head();
        let heading = u64::from(head.is_some());
        let counts = [&written, &traced].map(|left| left.as_ref().map(Whole::count));
        let records = match (counts[0], traces, counts[1]) {
            (None, Some(traces), Some(1..)) => return Err(missing(path, traces)),
            // Traces may be written before the first record is.
            (None | Some(0), ..) => return Ok(None),
            (Some(lines), Some(traces), None) if lines > heading => return Err(missing(traces, path)),
            (Some(_), Some(_), None) => return Ok(None),
            (Some(lines), ..) => lines - heading,
        };
        let Some(written) = written else { return Ok(None) };
        if let Some(head) = head {
            compare(path, &written, 1, head)?;
        }
        let (done, next) = resume::skip(lines, &self.batch.reader, records, counts[1]).map_err(Failure::unusable)?;
        if next.is_none() && done.records < records {
            return Err(foreign(path, heading + done.records + 1));
        }
        // The last record once more: it shows whether lists and options are the same.
        if let Some((line, _)) = &done.last {
            let record = Worker::new(self.batch).record(line);
            if !self.batch.columns.timed() {
                compare(path, &written, heading + done.records, self.text(&record))?;
            }
            if let (Some(path), Some(traced), Some(trace), ClockArg::Logical) =
                (traces, &traced, &record.trace, self.args.solving.clock)
            {
                compare(path, traced, done.traces, trace_line(trace))?;
            }
        }
        let cut = |path: &Path, left: Whole, lines| left.keep(lines).map_err(|error| failed(path, &error));
        traces.zip(traced).map_or(Ok(()), |(path, traced)| cut(path, traced, done.traces))?;
        cut(path, written, heading + done.records)?;
        Ok(Some((done.records, next)))
    }
}

fn compare(path: &Path, left: &Whole, number: u64, expected: impl Into<Vec<u8>>) -> Read<()> {
    let line = left.line(number).map_err(|error| failed(path, &error))?;
    if line == Some(expected.into()) { Ok(()) } else { Err(foreign(path, number)) }
}

/// The whole lines of a file, where it exists.
fn whole(path: &Path) -> Read<Option<Whole>> {
    match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Ok(file) if !file.is_file() => {
            Err(Failure::Unusable(format!("{} is no file that can be continued", path.display())))
        }
        _ => Whole::read(path).map(Some).map_err(|error| failed(path, &error)),
    }
}

fn failed(path: &Path, error: &io::Error) -> Failure {
    Failure::Unusable(format!("{} cannot be continued: {error}", path.display()))
}

fn missing(gone: &Path, there: &Path) -> Failure {
    let (gone, there) = (gone.display(), there.display());
    Failure::Unusable(format!("{gone} is missing, but {there} is there; --resume needs both"))
}

fn foreign(path: &Path, line: u64) -> Failure {
    let path = path.display();
    Failure::Unusable(format!(
        "line {line} of {path} is not what this call writes there; --resume needs the same lists and options"
    ))
}
