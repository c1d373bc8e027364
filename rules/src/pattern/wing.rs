//! Wings: a few cells, one of which must hold a certain digit.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::names::{Cell, Digit, House, Sector};

/// As many cells as digits, each digit but one confined to cells that share a house: so that one is true in at least
/// one of them. XY-Wing, XYZ-Wing, WXYZ-Wing and so on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wing {
    /// The cells in the middle, which see all the others.
    pub hinge: Vec<WingCell>,
    /// The other cells.
    pub pincers: Vec<WingCell>,
    /// The digit that one of them must hold.
    pub common: Digit,
    /// Each other digit, with the house that all its places in these cells share.
    pub confined: Vec<Sector>,
}

/// A cell of a wing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WingCell {
    /// Where it is.
    pub cell: Cell,
    /// Its digits.
    pub digits: Vec<Digit>,
}

/// Two cells with the same two digits, whose one digit is tied by a strong link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WWing {
    /// The two cells.
    pub ends: [Cell; 2],
    /// The digit of the strong link between them.
    pub link: Digit,
    /// The other digit, which one of them must hold.
    pub common: Digit,
    /// The house of the strong link.
    pub house: House,
    /// Its places, each list seen by the end of the same number.
    pub bridge: [Vec<Cell>; 2],
}
