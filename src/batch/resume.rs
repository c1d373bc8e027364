//! Going on after an interruption: what is whole in a file that breaks off, and where to go on.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::Line;
use super::codec::Codec;
use crate::formats::Reader;

/// How far apart the marks are to which a file that was read once need not be read again.
const SPACING: u64 = 1 << 22;

/// The whole lines of a file, which may break off behind them.
pub struct Whole {
    path: PathBuf,
    lines: u64,
    marks: Vec<Mark>,
}

/// A place between frames, and how many lines are before it.
#[derive(Clone, Copy, Default)]
struct Mark {
    offset: u64,
    lines: u64,
}

impl Whole {
    /// Reads a file through.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(path: &Path) -> io::Result<Self> {
        let mut marks = vec![Mark::default()];
        let mut frames = Frames::open(path, marks[0])?;
        while frames.advance()? {
            if frames.end >= marks[marks.len() - 1].offset + SPACING {
                marks.push(Mark { offset: frames.end, lines: frames.lines });
            }
        }
        Ok(Self { path: path.into(), lines: frames.lines, marks })
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.lines
    }

    /// The line of this number, from 1, with its end; `None` when it is not whole or not there.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn line(&self, number: u64) -> io::Result<Option<Vec<u8>>> {
        let Some(before) = number.checked_sub(1) else { return Ok(None) };
        let mut frames = self.frames(before)?;
        while frames.advance()? {
            if frames.lines >= number {
                let skipped = before + count(&frames.chunk) - frames.lines;
                let line = frames.chunk.split_inclusive(|&byte| byte == b'\n').nth(skipped as usize);
                return Ok(line.map(<[u8]>::to_vec));
            }
        }
        Ok(None)
    }

    /// Cuts the file behind this many lines. Whatever interrupts it, what is left are whole lines, and perhaps fewer.
    ///
    /// # Errors
    /// When the file cannot be read or written.
    pub fn keep(self, lines: u64) -> io::Result<()> {
        let mut frames = self.frames(lines)?;
        while frames.lines < lines && frames.advance()? {}
        let mut file = OpenOptions::new().write(true).open(&self.path)?;
        if frames.lines <= lines {
            return file.set_len(frames.end);
        }
        // The last frame holds more than that: a smaller one replaces it.
        let wanted = count(&frames.chunk) - (frames.lines - lines);
        let kept: Vec<&[u8]> = frames.chunk.split_inclusive(|&byte| byte == b'\n').take(wanted as usize).collect();
        file.set_len(frames.start)?;
        file.seek(SeekFrom::End(0))?;
        file.write_all(&frames.codec.encode(kept.concat())?)
    }

    /// The frames from the last mark on that has no more than so many lines before it.
    fn frames(&self, lines: u64) -> io::Result<Frames> {
        let behind = self.marks.partition_point(|mark| mark.lines <= lines);
        Frames::open(&self.path, self.marks[behind.saturating_sub(1)])
    }
}

/// How much of a list is done.
#[derive(Debug, Default)]
pub struct Done {
    /// So many records.
    pub records: u64,
    /// So many traces: one for each record whose line could be read.
    pub traces: u64,
    /// The last line that is done, and whether it has a trace.
    pub last: Option<(Line, bool)>,
}

/// Passes over the lines that are done: so many records, and where traces are written too, no more than there are traces.
/// Where the list ends before, `records` is smaller than what was asked for.
///
/// # Errors
/// When the list cannot be read.
pub fn skip(
    lines: &mut (impl Iterator<Item = io::Result<Line>> + ?Sized),
    reader: &Reader,
    records: u64,
    traces: Option<u64>,
) -> io::Result<(Done, Option<Line>)> {
    let mut done = Done::default();
    while done.records < records {
        let Some(line) = lines.next().transpose()? else { break };
        let traced = traces.is_some() && line.text.as_ref().is_ok_and(|text| reader.read_line(text).is_ok());
        if traced && Some(done.traces) == traces {
            return Ok((done, Some(line)));
        }
        done.records += 1;
        done.traces += u64::from(traced);
        done.last = Some((line, traced));
    }
    Ok((done, None))
}

fn count(chunk: &[u8]) -> u64 {
    chunk.iter().filter(|&&byte| byte == b'\n').count() as u64
}

/// The whole frames of a file, one by one; those of one that is not compressed are its lines.
struct Frames {
    source: Counted,
    codec: Codec,
    /// The content of the last frame.
    chunk: Vec<u8>,
    /// Where it begins and ends in the file.
    start: u64,
    end: u64,
    /// How many lines there are up to its end.
    lines: u64,
}

impl Frames {
    fn open(path: &Path, Mark { offset, lines }: Mark) -> io::Result<Self> {
        let mut file = File::open(path)?;
        file.seek(SeekFrom::Start(offset))?;
        let source = Counted { source: BufReader::with_capacity(1 << 16, file), consumed: offset };
        Ok(Self { source, codec: Codec::of(path).0, chunk: vec![], start: offset, end: offset, lines })
    }

    fn advance(&mut self) -> io::Result<bool> {
        let more = self.codec.next(&mut self.source, &mut self.chunk)?;
        if more {
            (self.start, self.end) = (self.end, self.source.consumed);
            self.lines += count(&self.chunk);
        }
        Ok(more)
    }
}

/// Knows how far it was read.
struct Counted {
    source: BufReader<File>,
    consumed: u64,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.source.read(buffer)?;
        self.consumed += read as u64;
        Ok(read)
    }
}

impl BufRead for Counted {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.source.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        self.consumed += amount as u64;
        self.source.consume(amount);
    }
}
