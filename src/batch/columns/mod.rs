//! What a record may hold: a table of figures, each computed only where it is asked for.

mod solve;
mod table;

use serde_json::Value;
use thiserror::Error;
use whydoku_rules::rule::Meta;

use super::{Line, Record};
use crate::registry::{self, UnknownRule};
pub(super) use solve::Solve;
pub use table::COLUMNS;

/// One figure.
pub struct Column {
    /// What it is called.
    pub name: &'static str,
    /// What it says.
    pub about: &'static str,
    value: fn(&Outcome<'_>) -> Value,
}

/// What the figures are taken from. A line that cannot be read has no solve.
pub(super) struct Outcome<'a> {
    pub line: &'a Line,
    pub record: &'a Record,
    pub solve: Option<Solve<'a>>,
}

/// The columns of a record without a choice.
pub const DEFAULT: &str = "id,line,name,puzzle,status,solution,steps,sweeps,guesses,hardest";

/// The column that says what is wrong with a line. It is there for every bad line, chosen or not.
pub const ERROR: &str = "error";

/// The prefix of a column that counts the uses of one rule.
pub const RULE: &str = "rule:";

/// Why columns cannot be had.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum UnknownColumn {
    /// Nothing is called so.
    #[error("there is no column `{name}`{}", if near.is_empty() { format!("; there are {}", names()) } else { registry::did_you_mean(near) })]
    Name {
        /// What was asked for.
        name: String,
        /// Close names.
        near: Vec<&'static str>,
    },
    /// A column for a rule that there is not.
    #[error(transparent)]
    Rule(#[from] UnknownRule),
    /// A column that was asked for twice.
    #[error("the column `{0}` is asked for twice")]
    Twice(String),
}

fn names() -> String {
    let names: Vec<&str> = COLUMNS.iter().map(|column| column.name).collect();
    format!("{} and {RULE}NAME", names.join(", "))
}

enum Chosen {
    Column(&'static Column),
    Rule(String, &'static Meta),
}

impl Chosen {
    fn name(&self) -> &str {
        match self {
            Self::Column(column) => column.name,
            Self::Rule(name, _) => name,
        }
    }
}

/// A choice of columns, in order.
pub struct Columns {
    chosen: Vec<Chosen>,
    /// Whether the last one is the error that nobody asked for.
    unasked: bool,
}

impl Default for Columns {
    fn default() -> Self {
        Self::parse(DEFAULT).expect("the default columns exist, as a test shows")
    }
}

impl Columns {
    /// Reads names with commas between them; `default` stands for the default columns.
    ///
    /// # Errors
    /// When there is no such column.
    pub fn parse(text: &str) -> Result<Self, UnknownColumn> {
        let mut columns = Self { chosen: vec![], unasked: false };
        for asked in text.split(',').map(str::trim) {
            let names = if asked == "default" { DEFAULT } else { asked };
            names.split(',').try_for_each(|name| columns.add(name))?;
        }
        columns.unasked = !columns.has(ERROR);
        if columns.unasked {
            columns.add(ERROR)?;
        }
        Ok(columns)
    }

    /// No columns, for those who want the summary only.
    pub fn none() -> Self {
        Self { chosen: vec![], unasked: false }
    }

    fn add(&mut self, asked: &str) -> Result<(), UnknownColumn> {
        let chosen = match asked.strip_prefix(RULE) {
            Some(rule) => {
                let meta = registry::find(rule)?;
                Chosen::Rule(format!("{RULE}{}", meta.id), meta)
            }
            None => {
                let name = asked.to_lowercase().replace('-', "_");
                let known = COLUMNS.iter().find(|column| column.name == name);
                let near = || registry::near(&name, COLUMNS.iter().map(|column| column.name));
                let unknown = || UnknownColumn::Name { name: asked.chars().take(40).collect(), near: near() };
                Chosen::Column(known.ok_or_else(unknown)?)
            }
        };
        if self.has(chosen.name()) {
            return Err(UnknownColumn::Twice(chosen.name().into()));
        }
        self.chosen.push(chosen);
        Ok(())
    }

    fn has(&self, name: &str) -> bool {
        self.chosen.iter().any(|chosen| chosen.name() == name)
    }

    /// Whether a figure needs to know how many solutions there are.
    pub(super) fn counted(&self) -> bool {
        self.has(table::SOLUTIONS)
    }

    /// Whether a record is another one each time, since it says how long it took.
    pub fn timed(&self) -> bool {
        self.has(table::MILLISECONDS)
    }

    pub(super) fn values(&self, outcome: &Outcome<'_>) -> Vec<Value> {
        let value = |chosen: &Chosen| match chosen {
            Chosen::Column(column) => (column.value)(outcome),
            Chosen::Rule(_, meta) => outcome.solve.as_ref().map_or(Value::Null, |solve| solve.uses(meta.id).into()),
        };
        self.chosen.iter().map(value).collect()
    }

    /// A record as an object on one line of JSON, without the end of the line.
    pub fn json(&self, record: &Record) -> String {
        let mut out = String::from("{");
        for (at, (chosen, value)) in self.chosen.iter().zip(&record.values).enumerate() {
            if self.unasked && at + 1 == self.chosen.len() && value.is_null() {
                break;
            }
            let comma = if at > 0 { "," } else { "" };
            out += &format!("{comma}{}:{value}", Value::from(chosen.name()));
        }
        out + "}"
    }

    /// A record as a line of CSV, with the end of the line. Names are free of control characters.
    pub fn csv(&self, record: &Record) -> String {
        line(record.values.iter().map(cell))
    }

    /// The names of the columns as a line of CSV, with the end of the line.
    pub fn csv_head(&self) -> String {
        line(self.chosen.iter().map(|chosen| chosen.name().to_string()))
    }
}

fn line(cells: impl Iterator<Item = String>) -> String {
    let mut writer = csv::WriterBuilder::new().buffer_capacity(512).from_writer(vec![]);
    writer.write_record(cells).expect("it goes to memory, and there is one record");
    String::from_utf8(writer.into_inner().expect("it goes to memory")).expect("it was made of text")
}

fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect(),
        Value::Object(counts) => {
            let counts: Vec<String> = counts.iter().map(|(name, count)| format!("{name}={count}")).collect();
            counts.join(" ")
        }
        value => value.to_string(),
    }
}
