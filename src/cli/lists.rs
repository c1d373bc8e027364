//! Lists that are read line by line: files, compressed or not, and standard input.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use whydoku::batch::{Source, codec};
use whydoku::formats::Reader;

use super::output::Failure;
use super::stop::Stop;

/// On how many threads.
#[derive(clap::Args)]
pub struct JobsArgs {
    /// How many to work on at a time [default: one for each core]
    #[arg(long, short, value_name = "N")]
    jobs: Option<NonZeroUsize>,
}

impl JobsArgs {
    /// What was asked for, or all cores.
    pub fn count(&self) -> NonZeroUsize {
        self.jobs.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
    }
}

/// Something that lines come from.
#[derive(Clone)]
pub enum List {
    /// The argument itself.
    Text(String),
    File(PathBuf),
    /// Standard input, or a file that may keep us waiting, such as a pipe.
    Stream(Option<PathBuf>),
}

/// What the arguments stand for, in order.
pub fn lists(arguments: &[String], reader: Option<&Reader>) -> Result<Vec<List>, Failure> {
    arguments.iter().map(|argument| list(argument, reader)).collect()
}

/// What an argument stands for. With a reader, it may be a puzzle itself.
pub fn list(argument: &str, reader: Option<&Reader>) -> Result<List, Failure> {
    let path = Path::new(argument);
    let shown: String = argument.chars().take(80).collect();
    match path.metadata() {
        _ if argument == "-" => Ok(List::Stream(None)),
        Ok(file) if file.is_dir() => Err(Failure::Unusable(format!("{shown} is a folder; expected a file"))),
        Ok(file) if file.is_file() => {
            File::open(path).map_err(|error| Failure::Unusable(format!("{shown} cannot be read: {error}")))?;
            Ok(List::File(path.into()))
        }
        Ok(_) => Ok(List::Stream(Some(path.into()))),
        Err(_) if reader.is_some_and(|reader| reader.read_line(argument).is_ok()) => Ok(List::Text(argument.into())),
        Err(_) => Err(Failure::Unusable(format!("there is no file {shown}"))),
    }
}

/// The lists, opened one after the other; they have names where there are several.
pub fn sources(lists: &[List], stop: &Stop) -> impl Iterator<Item = io::Result<Source>> + Send + use<> {
    let several = lists.len() > 1;
    let (stop, lists) = (stop.clone(), lists.to_vec());
    lists.into_iter().map(move |list| {
        let name = several.then(|| Arc::from(list.name()));
        Ok(Source { name, text: list.open(&stop)? })
    })
}

impl List {
    fn name(&self) -> String {
        match self {
            Self::Text(_) => "argument".into(),
            Self::File(path) | Self::Stream(Some(path)) => path.display().to_string(),
            Self::Stream(None) => "standard input".into(),
        }
    }

    /// Whether it can be read twice.
    pub fn is_lasting(&self) -> bool {
        !matches!(self, Self::Stream(_))
    }

    /// The file, where it is one.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            _ => None,
        }
    }

    /// Its text. Of a stream it ends when a stop is asked for, perhaps in the middle of a line.
    pub fn open(&self, stop: &Stop) -> io::Result<Box<dyn BufRead + Send>> {
        let named = |error: io::Error| io::Error::new(error.kind(), format!("{} cannot be read: {error}", self.name()));
        match self {
            Self::Text(text) => Ok(Box::new(Cursor::new(text.clone()))),
            Self::File(path) => File::open(path).and_then(codec::decoded).map_err(named),
            Self::Stream(None) => Ok(interruptible(|| Ok(io::stdin()), stop)),
            Self::Stream(Some(path)) => {
                let path = path.clone();
                Ok(interruptible(move || File::open(path), stop))
            }
        }
    }
}

/// Reads on a thread of its own, which may wait for ever.
fn interruptible<R: Read + Send + 'static>(
    open: impl FnOnce() -> io::Result<R> + Send + 'static,
    stop: &Stop,
) -> Box<dyn BufRead + Send> {
    let (send, blocks) = sync_channel(16);
    thread::spawn(move || {
        let mut source = match open().and_then(codec::decoded) {
            Ok(source) => source,
            Err(error) => return drop(send.send(Err(error))),
        };
        loop {
            let block = source.fill_buf().map(<[u8]>::to_vec);
            let length = block.as_ref().map_or(0, Vec::len);
            source.consume(length);
            if length == 0 && block.is_ok() || send.send(block).is_err() {
                break;
            }
        }
    });
    Box::new(BufReader::new(Blocks { blocks, block: Cursor::default(), stop: stop.clone() }))
}

struct Blocks {
    blocks: Receiver<io::Result<Vec<u8>>>,
    block: Cursor<Vec<u8>>,
    stop: Stop,
}

impl Read for Blocks {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let read = self.block.read(buffer)?;
            if read > 0 || buffer.is_empty() {
                return Ok(read);
            }
            match self.blocks.recv_timeout(Duration::from_millis(50)) {
                Ok(block) => self.block = Cursor::new(block?),
                Err(RecvTimeoutError::Timeout) if !self.stop.is_set() => {}
                Err(_) => return Ok(0),
            }
        }
    }
}
