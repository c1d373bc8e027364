//! A file or standard output to which whole lines go.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::mem;
use std::path::Path;
use std::time::{Duration, Instant};

use whydoku::batch::codec::Codec;

use super::super::output::Failure;

/// So much is written at a time.
const CHUNK: usize = 1 << 16;
/// So much makes a frame where lines are compressed together,
const FRAME: usize = 1 << 20;
/// or what comes within this time: more would be lost in an interruption.
const PATIENCE: Duration = Duration::from_secs(2);

/// Where lines go.
pub struct Out {
    name: String,
    file: Box<dyn Write>,
    codec: Codec,
    buffer: Vec<u8>,
    since: Instant,
}

impl Out {
    /// Standard output.
    pub fn standard() -> Self {
        Self::new("standard output".into(), Box::new(io::stdout()), Codec::Plain)
    }

    /// A file, empty or to be continued. Its name says how lines are compressed, unless they come as frames.
    pub fn file(path: &Path, go_on: bool, frames: bool) -> Result<Self, Failure> {
        let name = path.display().to_string();
        let file = if go_on { OpenOptions::new().append(true).open(path) } else { File::create(path) };
        let file = file.map_err(|error| Failure::Unusable(format!("{name} cannot be written: {error}")))?;
        let codec = if frames { Codec::Plain } else { Codec::of(path).0 };
        Ok(Self::new(name, Box::new(file), codec))
    }

    fn new(name: String, file: Box<dyn Write>, codec: Codec) -> Self {
        Self { name, file, codec, buffer: vec![], since: Instant::now() }
    }

    /// Takes whole lines, or a frame of them.
    pub fn push(&mut self, lines: &[u8]) -> Result<(), Failure> {
        self.buffer.extend_from_slice(lines);
        let full = match self.codec {
            Codec::Plain => self.buffer.len() >= CHUNK,
            _ => self.buffer.len() >= FRAME || self.since.elapsed() > PATIENCE,
        };
        if full { self.flush() } else { Ok(()) }
    }

    /// Writes out what waits, unless it is worth to wait for more.
    pub fn idle(&mut self) -> Result<(), Failure> {
        if self.codec == Codec::Plain || self.since.elapsed() > PATIENCE { self.flush() } else { Ok(()) }
    }

    /// Writes out what waits.
    pub fn flush(&mut self) -> Result<(), Failure> {
        self.since = Instant::now();
        if self.buffer.is_empty() {
            return Ok(());
        }
        let written = self.codec.encode(mem::take(&mut self.buffer)).and_then(|bytes| {
            self.file.write_all(&bytes)?;
            self.file.flush()
        });
        written.map_err(|error| Failure::io(&error, &format!("{} cannot be written", self.name)))
    }
}
