//! Almost locked sets and what is built of them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::names::{Cell, Digit, House};

/// An almost locked set: cells of one house with one digit more than cells.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AlsSet {
    /// The house that holds the cells.
    pub house: House,
    /// The cells, rising.
    pub cells: Vec<Cell>,
    /// All their digits, rising.
    pub digits: Vec<Digit>,
}

/// A restricted common: a digit of two sets whose cells in both stand in one house, so that only one set can hold it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RestrictedCommon {
    /// The digit.
    pub digit: Digit,
    /// The house of all its cells in the two sets.
    pub house: House,
}

/// Almost locked sets in a row, each joined to the next by a restricted common.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AlsChain {
    /// The sets, from one end to the other.
    pub sets: Vec<AlsSet>,
    /// The restricted commons: the first joins the first two sets, and so on. Where there are as many as sets, the
    /// last one joins the last set to the first.
    pub links: Vec<RestrictedCommon>,
    /// The digits of both ends that are removed from what sees them in both; none where the links close a ring.
    pub common: Vec<Digit>,
}

/// A cell each of whose digits touches an almost locked set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeathBlossom {
    /// The cell.
    pub stem: Cell,
    /// A set for each digit of the stem.
    pub petals: Vec<Petal>,
    /// The digits that all sets have and that are removed.
    pub common: Vec<Digit>,
}

/// An almost locked set that loses a digit to the stem.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Petal {
    /// The stem's digit.
    pub digit: Digit,
    /// The set that has this digit only where the stem sees it.
    pub set: AlsSet,
}
