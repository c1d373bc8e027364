//! Reading what the command was given: a puzzle, a file, standard input, a trace.

use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use whydoku::formats;
use whydoku::puzzle::Puzzle;
use whydoku::scheduler;
use whydoku::trace::{self, Stop, Trace};
use whydoku_rules::geometry::Geometry;

use super::args::{PuzzleArgs, SolvingArgs};
use super::output::{Failure, note};

/// The largest input that is read at once.
const LARGEST: u64 = 256 << 20;

/// A trace with its geometry.
pub struct Solved {
    pub trace: Trace,
    pub geometry: Arc<Geometry>,
    /// The puzzle, when the input was one and not a trace.
    pub puzzle: Option<Puzzle>,
}

impl Solved {
    /// The exit code: 1 when the puzzle is impossible.
    pub fn exit(&self) -> std::process::ExitCode {
        let impossible =
            matches!(self.trace.stop, Stop::Contradiction { .. }) || self.trace.solutions == trace::Solutions::None;
        std::process::ExitCode::from(if impossible { super::NO } else { 0 })
    }
}

/// Reads a puzzle and solves it, or reads a trace and checks it.
pub fn solved(args: &PuzzleArgs, solving: &SolvingArgs) -> Result<Solved, Failure> {
    let profile = solving.profile()?;
    let text = content(&args.puzzle)?;
    if let Some(trace) = as_trace(&text) {
        let trace = trace?;
        trace::verify(&trace).map_err(|error| Failure::No(format!("the trace does not hold: {error}")))?;
        let geometry = Geometry::new(trace.layout.clone()).map_err(Failure::unusable)?;
        return Ok(Solved { trace, geometry: Arc::new(geometry), puzzle: None });
    }
    let puzzle = pick(args, &text)?;
    let trace = scheduler::solve(&puzzle, &profile, solving.clock());
    Ok(Solved { trace, geometry: puzzle.geometry.clone(), puzzle: Some(puzzle) })
}

/// Reads the puzzles that were given.
pub fn puzzles(puzzle: &str, options: &formats::Options) -> Result<Vec<Puzzle>, Failure> {
    let text = content(puzzle)?;
    if as_trace(&text).is_some() {
        return Err(Failure::Unusable("this is a trace file; expected a puzzle".into()));
    }
    read_text(puzzle, &text, options)
}

/// Reads one puzzle or position.
pub fn puzzle(args: &PuzzleArgs) -> Result<Puzzle, Failure> {
    let text = content(&args.puzzle)?;
    if as_trace(&text).is_some() {
        return Err(Failure::Unusable("this is a trace file; expected a puzzle".into()));
    }
    pick(args, &text)
}

fn pick(args: &PuzzleArgs, text: &[u8]) -> Result<Puzzle, Failure> {
    let mut puzzles = read_text(&args.puzzle, text, &args.reading.options()?)?;
    let count = puzzles.len();
    match args.pick {
        None if count > 1 => {
            note(&format!("{count} puzzles found; this is the first (another with --pick N)"));
            Ok(puzzles.swap_remove(0))
        }
        None => Ok(puzzles.swap_remove(0)),
        Some(number) if (1..=count).contains(&number) => Ok(puzzles.swap_remove(number - 1)),
        Some(number) => Err(Failure::Unusable(format!("there is no puzzle {number}: {count} found"))),
    }
}

fn read_text(argument: &str, text: &[u8], options: &formats::Options) -> Result<Vec<Puzzle>, Failure> {
    formats::read(text, options).map_err(|error| {
        let is_text = argument != "-" && !Path::new(argument).is_file();
        if !is_text || !looks_like_a_path(argument) {
            return Failure::unusable(error);
        }
        let shown: String = argument.chars().take(60).collect();
        Failure::Unusable(format!("`{shown}` is neither a file nor a puzzle: {error}"))
    })
}

fn looks_like_a_path(argument: &str) -> bool {
    const ENDINGS: [&str; 10] = ["txt", "json", "jsonl", "csv", "tsv", "sdk", "sdm", "ss", "puz", "toml"];
    let ending = argument.rsplit_once('.').map(|(_, ending)| ending.to_lowercase()).unwrap_or_default();
    argument.len() < 16 || argument.contains(['/', '\\']) || ENDINGS.contains(&ending.as_str())
}

/// What an argument stands for: standard input, a file, or itself.
pub fn content(argument: &str) -> Result<Vec<u8>, Failure> {
    if argument == "-" {
        return read_all(io::stdin().lock(), "standard input");
    }
    let path = Path::new(argument);
    if path.is_dir() {
        return Err(Failure::Unusable(format!("{} is a folder; expected a file or a puzzle", path.display())));
    }
    if path.exists() { read_file(path) } else { Ok(argument.as_bytes().to_vec()) }
}

/// Reads a file.
pub fn read_file(path: &Path) -> Result<Vec<u8>, Failure> {
    let name = path.display().to_string();
    let file =
        std::fs::File::open(path).map_err(|error| Failure::Unusable(format!("{name} cannot be read: {error}")))?;
    read_all(file, &name)
}

fn read_all(source: impl Read, name: &str) -> Result<Vec<u8>, Failure> {
    let mut bytes = vec![];
    let read = source.take(LARGEST + 1).read_to_end(&mut bytes);
    read.map_err(|error| Failure::Unusable(format!("{name} cannot be read: {error}")))?;
    if bytes.len() as u64 > LARGEST {
        return Err(Failure::Unusable(format!("{name} is larger than {} MiB", LARGEST >> 20)));
    }
    Ok(bytes)
}

/// The text as a trace, when it looks like JSON.
pub fn as_trace(text: &[u8]) -> Option<Result<Trace, Failure>> {
    let first = text.iter().find(|byte| !byte.is_ascii_whitespace());
    (first == Some(&b'{')).then(|| {
        let text = std::str::from_utf8(text);
        let text = text.map_err(|error| {
            Failure::Unusable(format!("the trace is not UTF-8 text from byte {} on", error.valid_up_to()))
        })?;
        Trace::from_json(text).map_err(Failure::unusable)
    })
}
