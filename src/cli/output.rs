//! Writing results and errors: whole, or not at all.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use whydoku::views::wrap::wrap;

/// Why a command ends without a result.
#[derive(Debug)]
pub enum Failure {
    /// Exit 2: one sentence that says what cannot be used.
    Unusable(String),
    /// Exit 1: one sentence that says no.
    No(String),
    /// Exit 0: nobody reads the output any more.
    ClosedPipe,
}

impl Failure {
    /// The input or the call cannot be used.
    pub fn unusable(error: impl Display) -> Self {
        Self::Unusable(error.to_string())
    }

    /// Something cannot be written.
    pub fn io(error: &io::Error, what: &str) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::ClosedPipe,
            _ => Self::Unusable(format!("{what}: {error}")),
        }
    }
}

/// Says on standard error why there is no result, and gives the exit code.
pub fn emit_error(failure: Failure) -> ExitCode {
    let (text, code) = match failure {
        Failure::ClosedPipe => return ExitCode::SUCCESS,
        Failure::Unusable(text) => (text, 2),
        Failure::No(text) => (text, super::NO),
    };
    // When standard error is closed too, the exit code must do.
    let _ = writeln!(anstream::stderr().lock(), "whydoku: {}", one_line(&text));
    ExitCode::from(code)
}

/// A note that does not end the command.
pub fn note(text: &str) {
    let _ = writeln!(anstream::stderr().lock(), "whydoku: {}", one_line(text));
}

/// Several lines for people on standard error, when the command is done.
pub fn report(text: &str) {
    let _ = anstream::stderr().lock().write_all(text.as_bytes());
}

fn one_line(text: &str) -> String {
    let clean = |c: char| if c.is_control() { ' ' } else { c };
    text.trim_end().chars().map(clean).collect()
}

/// Writes to standard output, in colour where it is a terminal that wants it.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.map_err(|error| Failure::io(&error, "standard output cannot be written"))
}

/// Writes to a file, or to standard output where none is named. A file appears whole or not at all.
pub fn write(path: Option<&PathBuf>, text: &str) -> Result<(), Failure> {
    match path {
        None => print(text),
        Some(_) => write_exactly(path, &anstream::adapter::strip_str(text).to_string()),
    }
}

/// The same for sentences, which are broken between words where a terminal has no room for them.
pub fn write_prose(path: Option<&PathBuf>, text: &str) -> Result<(), Failure> {
    write(path, &wrap(text, columns(path)))
}

/// How many columns there are: as many as the terminal has; without one, as many as it needs.
pub fn columns(path: Option<&PathBuf>) -> usize {
    let terminal = if path.is_none() { terminal_size::terminal_size_of(io::stdout()) } else { None };
    terminal.map_or(usize::MAX, |(width, _)| width.0.into())
}

/// As [`write`], for text in which control characters mean no colours.
pub fn write_exactly(path: Option<&PathBuf>, text: &str) -> Result<(), Failure> {
    match path {
        None => print_bytes(text.as_bytes()),
        Some(path) => write_bytes(path, text.as_bytes()),
    }
}

/// Writes bytes to a file, which appears whole or not at all.
pub fn write_bytes(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    write_whole(path, bytes)
        .map_err(|error| Failure::Unusable(format!("{} cannot be written: {error}", path.display())))
}

/// Writes bytes to standard output as they are.
pub fn print_bytes(bytes: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let written = out.write_all(bytes).and_then(|()| out.flush());
    written.map_err(|error| Failure::io(&error, "standard output cannot be written"))
}

/// A picture as PNG.
pub fn png(svg: &str) -> Result<Vec<u8>, Failure> {
    #[cfg(feature = "png")]
    return whydoku::views::svg::png(svg).map_err(Failure::unusable);
    #[cfg(not(feature = "png"))]
    {
        let _ = svg;
        Err(Failure::Unusable("this build cannot write PNG: it was made without the feature `png`".into()))
    }
}

fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // Devices and pipes cannot be put in place by renaming.
    if path.exists() && !path.is_file() {
        return std::fs::write(path, bytes);
    }
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(name);
    let written = std::fs::write(&part, bytes).and_then(|()| std::fs::rename(&part, path));
    if written.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    written
}
