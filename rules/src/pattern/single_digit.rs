//! Patterns of one digit made of two strong links.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::names::{Cell, Digit, House, Sector};

/// Two strong links of one digit joined by a weak one; in a dual pattern twice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Turbot {
    /// Which of the well-known shapes it has.
    pub shape: TurbotShape,
    /// The digit.
    pub digit: Digit,
    /// The pattern, or the two patterns of a dual one.
    pub strands: Vec<Strand>,
}

/// The shapes that have names of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TurbotShape {
    /// Two parallel lines with a common foot.
    Skyscraper,
    /// A row and a column that meet in a box.
    TwoStringKite,
    /// A line that meets a box whose places form a cross.
    EmptyRectangle,
    /// Any other.
    TurbotFish,
}

/// Outer places, inner places, inner places, outer places: the inner ones exclude each other, so one of the outer
/// ones is true.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Strand {
    /// One strong link.
    pub first: Arm,
    /// The weak link between the inner places.
    pub weak: Sector,
    /// The other strong link.
    pub second: Arm,
}

/// A house in which the digit has its places in two groups.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arm {
    /// The house.
    pub house: House,
    /// The places at the end.
    pub outer: Vec<Cell>,
    /// The places next to the other arm.
    pub inner: Vec<Cell>,
}
