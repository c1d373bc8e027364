//! Colourings: candidates joined by strong links, in two colours of which one is true.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::names::{Candidate, Digit, Sector};

/// One or two coloured clusters, and what happens to them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Colouring {
    /// The digit, when only one is coloured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digit: Option<Digit>,
    /// The clusters.
    pub clusters: Vec<Cluster>,
    /// What was seen.
    pub clash: Clash,
}

/// Candidates in two colours: either all of one are true, or all of the other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cluster {
    /// The first colour.
    pub first: Vec<Candidate>,
    /// The second colour.
    pub second: Vec<Candidate>,
}

/// What the colours lead to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clash {
    /// Other candidates see both colours.
    Trap,
    /// Two candidates of the first colour exclude each other, so that colour is false.
    Wrap {
        /// The two.
        pair: [Candidate; 2],
        /// Where they meet.
        sector: Sector,
    },
    /// Every candidate of a sector is excluded by the first colour, so that colour is false.
    Emptied {
        /// The sector.
        sector: Sector,
    },
    /// Colours of the two clusters exclude each other, so one of the two other colours is true.
    Bridge {
        /// Where colours meet, once for two colours.
        bridges: Vec<Bridge>,
    },
    /// The first colour of the first cluster meets both colours of the second one, so it is false.
    Squeeze {
        /// Candidates of the first cluster, each with one of the second that it excludes.
        pairs: [[Candidate; 2]; 2],
    },
}

/// Two candidates of different clusters that exclude each other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bridge {
    /// A candidate of the first cluster and one of the second.
    pub pair: [Candidate; 2],
    /// Where they meet.
    pub sector: Sector,
}
