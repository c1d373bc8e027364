//! Fish: a digit in some houses that is caught by as many others.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::names::{Candidate, Cell, Digit, House};

/// A digit whose places in the base houses lie in as many cover houses, but for the fins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The houses that need the digit.
    pub base: Vec<House>,
    /// The houses that catch it.
    pub cover: Vec<House>,
    /// Its places in the base that are no fins, rising.
    pub body: Vec<Cell>,
    /// Places in one base house that no cover house holds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fins: Vec<Cell>,
    /// Places in two base houses at once that the cover houses do not hold as often.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub endo_fins: Vec<Cell>,
    /// Places of the body that two cover houses hold, so that the fish eats them itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub eaten: Vec<Cell>,
}

/// Two finned fish with the same base, told together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SiameseFish {
    /// One of them.
    pub first: Fish,
    /// What it removes the digit from, rising.
    pub first_removes: Vec<Cell>,
    /// The other.
    pub second: Fish,
    /// What that one removes the digit from, rising.
    pub second_removes: Vec<Cell>,
}

/// A finned fish whose fins are tied to the target by chains.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KrakenFish {
    /// The fish.
    pub fish: Fish,
    /// What is removed.
    pub target: Candidate,
    /// The cover house whose places in the base are tied to the target as well; absent where the target itself lies
    /// in a cover house.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub through: Option<House>,
    /// One chain a fin (and a place of the cover house, if there is one): it begins with that candidate, which is
    /// taken to be true, and ends with the target, which is then false; true and false alternate.
    pub chains: Vec<Vec<Candidate>>,
}
