//! Profiles: which rules run, in what order, by which policy, within which limits. Data, not code.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::registry::{self, UnknownRule};

/// How rules take turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// Each rule is exhausted in turn, then round again; rounds are counted as sweeps.
    Sweep,
    /// After each step, start again at the first rule.
    EasiestFirst,
}

/// What happens when logic ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Guessing {
    /// Stop there.
    None,
    /// Guess; keep the first solution found. What rests on a guess that was not refuted is marked.
    First,
    /// Guess only to refute: what leads to a contradiction is removed, nothing is left unproven.
    Refute,
}

/// A named choice of rules, policy and limits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// What it is called.
    pub name: String,
    /// A line that says what it is for.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub summary: String,
    /// How rules take turns.
    pub policy: Policy,
    /// What happens when logic ends; without the rule `guess` among the rules, nothing does.
    pub guess: Guessing,
    /// The ids of the rules, in the order in which they are tried.
    pub rules: Vec<String>,
    /// Stop after this many steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_steps: Option<u32>,
}

/// Why a profile cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ProfileError {
    /// No built-in profile of this name.
    #[error("there is no profile `{name}`{}", if near.is_empty() { format!("; there are {}", names()) } else { registry::did_you_mean(near) })]
    Unknown {
        /// What was asked for.
        name: String,
        /// Close names.
        near: Vec<&'static str>,
    },
    /// The text is not a profile.
    #[error("the profile cannot be read: {0}")]
    Syntax(String),
    /// It names a rule that there is not.
    #[error(transparent)]
    Rule(#[from] UnknownRule),
    /// It names no rule at all.
    #[error("the profile has no rules")]
    Empty,
}

fn names() -> String {
    BUILT_IN.map(|(name, _)| name).join(", ")
}

/// The built-in profiles: name and file.
pub const BUILT_IN: [(&str, &str); 4] = [
    ("basic", include_str!("profiles/basic.toml")),
    ("gentle", include_str!("profiles/gentle.toml")),
    ("human", include_str!("profiles/human.toml")),
    ("hodoku", include_str!("profiles/hodoku.toml")),
];

impl Profile {
    /// The built-in profile of this name.
    ///
    /// # Errors
    /// When there is none.
    pub fn built_in(name: &str) -> Result<Self, ProfileError> {
        match BUILT_IN.iter().find(|(known, _)| *known == name) {
            Some((_, text)) => Self::from_toml(text),
            None => {
                let near = registry::near(name, BUILT_IN.iter().map(|(known, _)| *known));
                Err(ProfileError::Unknown { name: name.to_string(), near })
            }
        }
    }

    /// Reads a profile; rules may be called by any of their names.
    ///
    /// # Errors
    /// When the text is no profile or names a rule that there is not.
    pub fn from_toml(text: &str) -> Result<Self, ProfileError> {
        let profile: Self = toml::from_str(text).map_err(|error| ProfileError::Syntax(error.to_string()))?;
        let rules = profile.rules.clone();
        profile.with_rules(&rules)
    }

    /// The same with other rules.
    ///
    /// # Errors
    /// When a name is no rule's, or there are none.
    pub fn with_rules(mut self, names: &[String]) -> Result<Self, ProfileError> {
        self.rules.clear();
        for name in names {
            let id = registry::find(name)?.id;
            if !self.rules.iter().any(|known| known == id) {
                self.rules.push(id.to_string());
            }
        }
        if self.rules.is_empty() { Err(ProfileError::Empty) } else { Ok(self) }
    }

    /// The same without some rules.
    ///
    /// # Errors
    /// When a name is no rule's, or no rule is left.
    pub fn without_rules(self, names: &[String]) -> Result<Self, ProfileError> {
        let gone = names.iter().map(|name| registry::find(name).map(|meta| meta.id)).collect::<Result<Vec<_>, _>>()?;
        let left: Vec<String> = self.rules.iter().filter(|id| !gone.contains(&id.as_str())).cloned().collect();
        self.with_rules(&left)
    }

    /// What happens when logic ends: [`Guessing::None`] also where the rule `guess` is not among the rules.
    pub fn guessing(&self) -> Guessing {
        if self.rules.iter().any(|id| id == "guess") { self.guess } else { Guessing::None }
    }
}
