//! Many puzzles: a line in, a record out, in order, on several threads, in constant memory.
//!
//! [`Lines`] reads a list line by line, [`ordered`] hands the lines to workers and their records to a [`Sink`] in the order
//! of the lines, a [`Record`] holds the [`columns`] that were asked for, and a [`Summary`] adds records up. What is wrong
//! with a line becomes its record; it never ends the run. [`codec`] and [`resume`] are for those who write to files.
//!
//! ```
//! use std::io;
//! use whydoku::batch::{Batch, Columns, Record, Summary};
//! use whydoku::profile::Profile;
//!
//! let list = b"# small ones\n1.3.3.1..1.34.2.\n1.3.3.1..1.q4.2.\n";
//! let batch = Batch { columns: Columns::parse("line,solution,steps")?, ..Batch::new(Profile::built_in("basic")?) };
//! let (mut out, mut summary) = (String::new(), Summary::default());
//! batch.run(batch.lines(&list[..]), &mut |record: io::Result<Record>| {
//!     let record = record?;
//!     summary.add(&record);
//!     out += &(batch.columns.json(&record) + "\n");
//!     Ok::<(), io::Error>(())
//! })?;
//! let lines: Vec<&str> = out.lines().collect();
//! assert_eq!(lines[0], r#"{"line":2,"solution":"1234341221434321","steps":8}"#);
//! assert!(lines[1].starts_with(r#"{"line":3,"solution":null,"steps":null,"error":"line 3, column 12: "#));
//! assert_eq!(summary.puzzles(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod codec;
pub mod columns;
mod lines;
mod ordered;
mod record;
pub mod resume;
mod shard;
mod solved;
mod summary;
mod worker;

use std::io::{self, BufRead};
use std::num::NonZeroUsize;
use std::thread;

pub use columns::{Columns, UnknownColumn};
pub use lines::{LONGEST, Line, LineError, Lines, Source};
pub use ordered::{Sink, ordered};
pub use record::{Record, Status};
pub use shard::{BadShard, Shard};
pub use summary::Summary;
pub use worker::Worker;

use crate::formats::Reader;
use crate::profile::Profile;
use crate::scheduler::Clock;

/// What is done with each line of a list, and on how many threads.
pub struct Batch {
    /// Which rules run.
    pub profile: Profile,
    /// How the lines are read.
    pub reader: Reader,
    /// What events are stamped with.
    pub clock: Clock,
    /// What a record holds. Figures that are not asked for are not computed.
    pub columns: Columns,
    /// Whether a record keeps its trace.
    pub traces: bool,
    /// How many puzzles are solved at a time.
    pub jobs: NonZeroUsize,
}

impl Batch {
    /// The default columns, no traces, all cores.
    pub fn new(profile: Profile) -> Self {
        Self {
            profile,
            reader: Reader::default(),
            clock: Clock::Logical,
            columns: Columns::default(),
            traces: false,
            jobs: thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
        }
    }

    /// The lines of one list.
    pub fn lines(&self, list: impl BufRead + Send + 'static) -> Lines<'_, impl Iterator<Item = io::Result<Source>>> {
        Lines::new(&self.reader, std::iter::once(Ok(Source { name: None, text: Box::new(list) })))
    }

    /// Hands a record for each line to the sink, in order. The first error of the reader is the last that it gets.
    ///
    /// # Errors
    /// What the sink returns; nothing more is solved then.
    pub fn run<S: Sink<io::Result<Record>>>(
        &self,
        lines: impl Iterator<Item = io::Result<Line>> + Send,
        sink: &mut S,
    ) -> Result<(), S::Error> {
        self.run_with(lines, || |record| record, sink)
    }

    /// The same, with a function for each thread that makes something else of the records there, such as text.
    ///
    /// # Errors
    /// What the sink returns; nothing more is solved then.
    pub fn run_with<T: Send, F: FnMut(Record) -> T, S: Sink<io::Result<T>>>(
        &self,
        lines: impl Iterator<Item = io::Result<Line>> + Send,
        finish: impl Fn() -> F + Sync,
        sink: &mut S,
    ) -> Result<(), S::Error> {
        let worker = || {
            let (mut worker, mut finish) = (Worker::new(self), finish());
            move |line: io::Result<Line>| line.map(|line| finish(worker.record(&line)))
        };
        ordered(lines, self.jobs, worker, sink)
    }
}
