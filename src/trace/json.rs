//! Traces as JSON, and the JSON Schema of it.

use serde::Deserialize;
use thiserror::Error;

use super::{SCHEMA, Trace};

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
        serde_json::to_string(self).expect("a trace has only texts, numbers, lists and named fields")
    }

    /// The trace as JSON, a line for each event and each part of a step.
    pub fn to_json_pretty(&self) -> String {
        serde_json::to_string_pretty(self).expect("a trace has only texts, numbers, lists and named fields")
    }
}

/// The JSON Schema of a trace, generated from the types.
pub fn schema() -> serde_json::Value {
    schemars::schema_for!(Trace).to_value()
}
