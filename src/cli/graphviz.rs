//! Graphviz's program `dot`.

use std::io::{self, Write};
use std::process::{Command, Stdio};

use thiserror::Error;

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum NoGraphviz {
    #[error("Graphviz's program `dot`, which lays out the picture, is not installed")]
    Missing,
    #[error("Graphviz's program `dot` cannot be used: {0}")]
    Io(#[from] io::Error),
    #[error("Graphviz's program `dot` failed: {0}")]
    Failed(String),
}

/// The picture of a graph as SVG.
pub fn svg(dot: &str) -> Result<String, NoGraphviz> {
    let mut command = Command::new("dot");
    command.arg("-Tsvg").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => NoGraphviz::Missing,
        _ => NoGraphviz::Io(error),
    })?;
    // It reads everything before it writes, so that neither waits for the other.
    let written = child.stdin.take().map_or(Ok(()), |mut input| input.write_all(dot.as_bytes()));
    let output = child.wait_with_output()?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(NoGraphviz::Failed(said.lines().next().unwrap_or("it said nothing").to_string()));
    }
    written?;
    String::from_utf8(output.stdout).map_err(|_| NoGraphviz::Failed("its picture is not UTF-8 text".into()))
}
