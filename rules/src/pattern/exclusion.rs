//! Cells whose combinations are excluded, crossings that are filled up, and templates.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::AlsSet;
use crate::names::{Candidate, Cell, Digit, House};

/// Two houses' common cells and cells on either side, which together have as many places for digits as cells.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SueDeCoq {
    /// The cells in both houses.
    pub cells: Vec<Cell>,
    /// Their digits, rising.
    pub digits: Vec<Digit>,
    /// The cells that lie only in the first and only in the second house.
    pub sides: [Side; 2],
}

/// Cells of one house beside its crossing with another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The house.
    pub house: House,
    /// The cells.
    pub cells: Vec<Cell>,
    /// Their digits, rising.
    pub digits: Vec<Digit>,
}

/// Cells whose possible combinations are gone through.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Exclusion {
    /// The cells.
    pub cells: Vec<Cell>,
    /// The combinations that cannot be and stand in the way of what is removed.
    pub excluded: Vec<Excluded>,
}

/// Candidates of which not all can be true.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Excluded {
    /// The candidates; the first is the one that is removed.
    pub candidates: Vec<Candidate>,
    /// The cells that they would leave with too few digits; absent where two equal digits would see each other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<AlsSet>,
}

/// The ways in which a digit can be spread over all houses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Templates {
    /// The digit.
    pub digit: Digit,
    /// How many ways there are.
    pub count: u32,
    /// The cells that hold the digit in at least one of them and are not filled yet.
    pub cells: Vec<Cell>,
    /// The digits that take cells away from this one, because they need them in all of their own ways.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Digit>,
}
