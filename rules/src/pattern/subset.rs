//! As many digits as cells.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::names::{Cell, Digit, House};

/// Cells that use up as many digits between them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Subset {
    /// Which side is confined: a naked subset's cells have no other digits, a hidden one's digits no other cells.
    pub hidden: bool,
    /// The digits, rising.
    pub digits: Vec<Digit>,
    /// The cells, rising.
    pub cells: Vec<Cell>,
    /// The houses that hold all the cells and lose the digits; for a hidden subset the one that confines the digits.
    pub houses: Vec<House>,
}
