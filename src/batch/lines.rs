//! The lines of lists, numbered, without holding more than one of them.

use std::io::{self, BufRead, Read};
use std::sync::Arc;

use thiserror::Error;

use crate::formats::{self, Between, InputError, Reader};

/// The most bytes that a line may have.
pub const LONGEST: usize = 1 << 16;

/// A list to be read.
pub struct Source {
    /// What errors and records call it; nothing where it is the only one.
    pub name: Option<Arc<str>>,
    /// Its text.
    pub text: Box<dyn BufRead + Send>,
}

/// A line that should hold a puzzle.
#[derive(Debug, Clone)]
pub struct Line {
    /// Its number among such lines, from 1, over all lists.
    pub id: u64,
    /// The name of its list.
    pub file: Option<Arc<str>>,
    /// Its number in its list, from 1.
    pub number: u64,
    /// The name that a comment above gives.
    pub name: Option<String>,
    /// What it says.
    pub text: Result<String, LineError>,
}

/// Why a line holds no puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LineError {
    /// Longer than [`LONGEST`].
    #[error("the line is longer than {LONGEST} bytes")]
    Long,
    /// Not UTF-8.
    #[error("the line is not UTF-8 text: byte {0} (counted from 0) cannot be decoded")]
    NotText(usize),
    /// No puzzle, or one with a mistake.
    #[error(transparent)]
    Input(#[from] InputError),
}

impl Line {
    /// Says what is wrong, and where.
    pub fn complaint(&self, error: &LineError) -> String {
        let what = match error {
            LineError::Input(error) => error.clone().at_line(self.number as usize).to_string(),
            error => format!("line {}: {error}", self.number),
        };
        self.file.as_ref().map_or(what.clone(), |file| format!("{file}, {what}"))
    }
}

/// Reads lists one after the other. Blank lines, comments and a heading are passed over, as in [`formats`]; each other line
/// should be a puzzle.
pub struct Lines<'r, I> {
    reader: &'r Reader,
    sources: I,
    current: Option<Current>,
    id: u64,
}

struct Current {
    source: Source,
    number: u64,
    between: Between,
    begun: bool,
}

impl<'r, I: Iterator<Item = io::Result<Source>>> Lines<'r, I> {
    /// The lines of these lists.
    pub fn new(reader: &'r Reader, sources: I) -> Self {
        Self { reader, sources, current: None, id: 0 }
    }
}

impl<I: Iterator<Item = io::Result<Source>>> Iterator for Lines<'_, I> {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let current = match &mut self.current {
                Some(current) => current,
                None => match self.sources.next()? {
                    Ok(source) => {
                        let between = Between::default();
                        self.current.insert(Current { source, number: 0, between, begun: false })
                    }
                    Err(error) => return Some(Err(error)),
                },
            };
            match current.next(self.reader, self.id + 1) {
                Ok(Some(line)) => {
                    self.id = line.id;
                    return Some(Ok(line));
                }
                Ok(None) => self.current = None,
                Err(error) => {
                    let name = current.source.name.as_deref().unwrap_or("the input");
                    let text = format!("{name} cannot be read from line {} on: {error}", current.number + 1);
                    self.current = None;
                    return Some(Err(io::Error::new(error.kind(), text)));
                }
            }
        }
    }
}

impl Current {
    fn next(&mut self, reader: &Reader, id: u64) -> io::Result<Option<Line>> {
        while let Some(text) = read(&mut self.source.text)? {
            self.number += 1;
            let name = match &text {
                Ok(text) => match self.between.take(text) {
                    Some(name) => name,
                    None => continue,
                },
                Err(_) => None,
            };
            let first = !std::mem::replace(&mut self.begun, true);
            let heading = |text: &String| formats::is_heading(text) && reader.read_line(text).is_err();
            if first && text.as_ref().is_ok_and(heading) {
                continue;
            }
            return Ok(Some(Line { id, file: self.source.name.clone(), number: self.number, name, text }));
        }
        Ok(None)
    }
}

/// The next line without its end, or `None` behind the last.
fn read(source: &mut dyn BufRead) -> io::Result<Option<Result<String, LineError>>> {
    let mut bytes = vec![];
    source.take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() > LONGEST && bytes.last() != Some(&b'\n') {
        source.skip_until(b'\n')?;
        return Ok(Some(Err(LineError::Long)));
    }
    let end = bytes.trim_ascii_end().len();
    // Spaces may be empty cells.
    let end = bytes[end..].iter().position(|byte| matches!(byte, b'\r' | b'\n')).map_or(bytes.len(), |at| end + at);
    bytes.truncate(end);
    let text = String::from_utf8(bytes).map_err(|error| LineError::NotText(error.utf8_error().valid_up_to()));
    Ok(Some(text.map(|text| match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_string(),
        None => text,
    })))
}
