//! What an interrupted call left: whether it is ours, and where to go on.

use std::fs;
use std::io;
use std::path::Path;

use whydoku::batch::{Line, Worker, resume};

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
        let written = whole_lines(path)?;
        let traced = traces.map(whole_lines).transpose()?.flatten();
        let head = self.head();
        let heading = u64::from(head.is_some());
        let records = match (written, traces, traced) {
            (None, Some(traces), Some(1..)) => return Err(missing(path, traces)),
            // Traces may be written before the first record is.
            (None | Some(0), ..) => return Ok(None),
            (Some(lines), Some(traces), None) if lines > heading => return Err(missing(traces, path)),
            (Some(_), Some(_), None) => return Ok(None),
            (Some(lines), ..) => lines - heading,
        };
        if let Some(head) = head {
            self.compare(path, 1, head)?;
        }
        let (done, next) = resume::skip(lines, &self.batch.reader, records, traced).map_err(Failure::unusable)?;
        if next.is_none() && done.records < records {
            return Err(foreign(path, heading + done.records + 1));
        }
        // The last record once more: it shows whether lists and options are the same.
        if let Some((line, _)) = &done.last {
            let record = Worker::new(self.batch).record(line);
            if !self.batch.columns.timed() {
                self.compare(path, heading + done.records, self.text(&record))?;
            }
            if let (Some(path), Some(trace), ClockArg::Logical) = (traces, &record.trace, self.args.solving.clock) {
                self.compare(path, done.traces, trace_line(trace))?;
            }
        }
        let cut = |path: &Path, lines| resume::keep(path, lines).map_err(|error| failed(path, &error));
        traces.map_or(Ok(()), |path| cut(path, done.traces))?;
        cut(path, heading + done.records)?;
        Ok(Some((done.records, next)))
    }

    fn compare(&self, path: &Path, number: u64, expected: String) -> Read<()> {
        let line = resume::line(path, number).map_err(|error| failed(path, &error))?;
        if line == Some(expected.into_bytes()) { Ok(()) } else { Err(foreign(path, number)) }
    }
}

/// How many whole lines a file has, where it exists.
fn whole_lines(path: &Path) -> Read<Option<u64>> {
    match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Ok(file) if !file.is_file() => {
            Err(Failure::Unusable(format!("{} is no file that can be continued", path.display())))
        }
        _ => resume::whole_lines(path).map(Some).map_err(|error| failed(path, &error)),
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
