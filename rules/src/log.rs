//! The explanation log: events with their logical time, and the steps that emitted them.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::certificate::Certificate;
use crate::names::{Fact, NameError};
use crate::pattern::Pattern;

/// The number of a step: 0 for the clues, then in the order in which steps were begun, nested ones included.
pub type StepId = u32;

/// A candidate became true or false.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// Logical time: 0, 1, 2… over the whole trace, nested scopes included.
    pub tick: u32,
    /// What became known.
    pub fact: Fact,
    /// The step that says so.
    pub step: StepId,
    /// Nanoseconds since the solve began; only with the wall clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nanos: Option<u64>,
}

/// One use of a rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its number.
    pub id: StepId,
    /// The id of the rule.
    pub rule: Cow<'static, str>,
    /// The round in which it was made, from 1; 0 for the clues.
    pub sweep: u32,
    /// The facts that it rests on, each established by an earlier step.
    pub premises: Vec<Fact>,
    /// What it concludes. A placement also removes what it excludes; those are events, not conclusions. A step that
    /// concludes nothing has found a contradiction.
    pub conclusions: Vec<Fact>,
    /// Unproven assumptions that it rests on, itself included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub assumptions: Vec<Assumption>,
    /// What was seen in the grid.
    pub pattern: Pattern,
    /// Why the conclusions follow from the premises.
    pub certificate: Certificate,
    /// Nested scopes, for a step that argues by cases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<Branch>,
}

impl Step {
    /// Whether the step found a contradiction: it concludes nothing, and is not the step of an empty grid's clues.
    pub fn is_contradiction(&self) -> bool {
        self.conclusions.is_empty() && self.certificate != Certificate::Given
    }

    /// The assumption that this step makes itself, if any.
    pub fn own_assumption(&self) -> Option<Assumption> {
        match self.certificate {
            Certificate::Assumption => self.conclusions.first().map(|&fact| Assumption::Guess(fact)),
            ref certificate => certificate.needs_uniqueness().then_some(Assumption::Unique),
        }
    }

    /// What the ends of its branches rest on: each contradiction, or everything in a branch that ends otherwise.
    pub fn branch_assumptions(&self) -> impl Iterator<Item = Assumption> {
        self.branches.iter().flat_map(|branch| {
            let from = match branch.steps.last() {
                Some(last) if last.is_contradiction() => branch.steps.len() - 1,
                _ => 0,
            };
            branch.steps[from..].iter().flat_map(|step| step.assumptions.iter().copied())
        })
    }
}

/// A nested scope: what follows when a fact is assumed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The fact that is assumed in this scope.
    pub assume: Fact,
    /// The events of this scope; the first are the assumption and what it excludes, emitted by the enclosing step.
    pub events: Vec<Event>,
    /// The steps of this scope. A last step without conclusions is the contradiction that ends it.
    pub steps: Vec<Step>,
}

/// Something that a result rests on without being proven.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Assumption {
    /// The puzzle has exactly one solution; written `unique`.
    Unique,
    /// A guess that was not refuted; written as its fact.
    Guess(Fact),
}

impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unique => f.write_str("unique"),
            Self::Guess(fact) => fact.fmt(f),
        }
    }
}

impl FromStr for Assumption {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        match text {
            "unique" => Ok(Self::Unique),
            _ => text.parse().map(Self::Guess),
        }
    }
}

impl Serialize for Assumption {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Assumption {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for Assumption {
    fn schema_name() -> Cow<'static, str> {
        "Assumption".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "pattern": "^(unique|r[1-9][0-9]?c[1-9][0-9]?=[1-9A-P])$",
            "description": "`unique`, or the fact of a guess that was not refuted."
        })
    }
}
