//! Traces as JSON, and the JSON Schema of it.

use std::io::{self, Write};

use serde::{Deserialize, Serialize};
use serde_json::ser::Formatter;
use thiserror::Error;

use super::{SCHEMA, Trace, compact};

/// Why a text is no trace.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TraceError {
    /// Another version of the format, or another format.
    #[error("the trace says schema `{0}`; this program reads `{SCHEMA}`")]
    Schema(String),
    /// Not JSON, not complete, or not of the right shape.
    #[error("the trace cannot be read: {0}")]
    Syntax(String),
}

#[derive(Deserialize)]
struct Header {
    schema: String,
}

impl Trace {
    /// Reads a trace. This checks its shape; [`super::verify`] checks what it says.
    ///
    /// # Errors
    /// When the text is not JSON, is of another schema version, or lacks something.
    pub fn from_json(text: &str) -> Result<Self, TraceError> {
        let syntax = |error: serde_json::Error| TraceError::Syntax(error.to_string());
        let header: Header = serde_json::from_str(text).map_err(syntax)?;
        if header.schema != SCHEMA {
            return Err(TraceError::Schema(header.schema.chars().take(40).collect()));
        }
        serde_json::from_str(text).map_err(syntax)
    }

    /// The trace as one line of JSON.
    pub fn to_json(&self) -> String {
        let mut bytes = vec![];
        self.write_json(&mut bytes);
        String::from_utf8(bytes).expect("JSON is UTF-8")
    }

    /// Appends the trace as JSON, without the end of the line.
    pub fn write_json(&self, out: &mut Vec<u8>) {
        // About what an event and a step take.
        out.reserve(1024 + 48 * self.events.len() + 384 * self.steps.len());
        compact::write(self, out);
    }

    /// The trace as JSON with a line for each field of the head, each event and each step.
    pub fn to_json_pretty(&self) -> String {
        let mut bytes = vec![];
        let mut serializer = serde_json::Serializer::with_formatter(&mut bytes, Lines::default());
        self.serialize(&mut serializer).expect("a trace has only texts, numbers, lists and named fields");
        String::from_utf8(bytes).expect("JSON is UTF-8")
    }
}

/// Breaks lines between the fields of the outermost object, and between the members of its lists of objects.
#[derive(Default)]
struct Lines {
    depth: usize,
    in_key: bool,
    listed: bool,
}

impl Lines {
    fn indent<W: ?Sized + Write>(&self, out: &mut W) -> io::Result<()> {
        write!(out, "\n{:width$}", "", width = self.depth * 2)
    }
}

impl Formatter for Lines {
    fn begin_object<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.depth += 1;
        out.write_all(b"{")
    }

    fn end_object<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.depth -= 1;
        if self.depth == 0 {
            self.indent(out)?;
        }
        out.write_all(b"}")
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, out: &mut W, first: bool) -> io::Result<()> {
        out.write_all(if first { b"" } else { b"," })?;
        self.in_key = self.depth == 1;
        if self.depth == 1 { self.indent(out) } else { out.write_all(if first { b"" } else { b" " }) }
    }

    fn end_object_key<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.in_key = false;
        Ok(())
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        out.write_all(b": ")
    }

    fn write_string_fragment<W: ?Sized + Write>(&mut self, out: &mut W, text: &str) -> io::Result<()> {
        if self.in_key {
            self.listed = matches!(text, "events" | "steps");
        }
        out.write_all(text.as_bytes())
    }

    fn begin_array<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.depth += 1;
        out.write_all(b"[")
    }

    fn end_array<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.depth -= 1;
        if self.depth == 1 && self.listed {
            self.indent(out)?;
        }
        out.write_all(b"]")
    }

    fn begin_array_value<W: ?Sized + Write>(&mut self, out: &mut W, first: bool) -> io::Result<()> {
        out.write_all(if first { b"" } else { b"," })?;
        match self.depth {
            2 if self.listed => self.indent(out),
            _ => out.write_all(if first { b"" } else { b" " }),
        }
    }
}

/// The JSON Schema of a trace, generated from the types.
pub fn schema() -> serde_json::Value {
    schemars::schema_for!(Trace).to_value()
}
