//! Deadly patterns: cells whose digits could be exchanged, and what keeps them from it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::certificate::DeadlyCell;
use crate::names::{Candidate, Cell, Digit, House};

/// A deadly pattern that a puzzle with one solution cannot hold, and how that is used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Uniqueness {
    /// How its cells lie.
    pub shape: DeadlyShape,
    /// The cells with the digits that could be exchanged: around the rectangle or loop, else row by row.
    pub cells: Vec<DeadlyCell>,
    /// Those of the cells that hold a digit by now which is not a clue.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placed: Vec<Cell>,
    /// The other candidates of the cells; one of them is true.
    pub guardians: Vec<Candidate>,
    /// What follows from that.
    pub argument: GuardianArgument,
}

/// How the cells of a deadly pattern lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DeadlyShape {
    /// Four cells in two rows, two columns and two boxes, with two digits.
    Rectangle,
    /// Six cells or more, with two digits; each house holds two of them or none.
    Loop,
    /// Two by three cells with three digits.
    ExtendedRectangle,
    /// Every open cell, with two digits each; each house holds each of its open digits twice.
    Grave,
}

/// How the guardians of a deadly pattern are used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "by", rename_all = "kebab-case", deny_unknown_fields)]
pub enum GuardianArgument {
    /// All guardians are in one cell.
    OneCell {
        /// That cell.
        cell: Cell,
    },
    /// All guardians are one digit.
    SameDigit {
        /// That digit.
        digit: Digit,
    },
    /// The cells of the guardians act as one cell of a naked subset.
    Subset {
        /// The other cells of the subset.
        cells: Vec<Cell>,
        /// Its digits, one more than those cells.
        digits: Vec<Digit>,
        /// The houses that hold all of them.
        houses: Vec<House>,
    },
    /// The two cells with guardians are the only places of an exchanged digit in a house.
    StrongLink {
        /// The digit.
        digit: Digit,
        /// The house.
        house: House,
    },
    /// One of the digits has no place but corners in two opposite sides, and the guardians are in opposite corners.
    XWing {
        /// The digit.
        digit: Digit,
        /// The houses of the two sides.
        houses: Vec<House>,
    },
    /// One of the digits has no place but corners in the two sides that meet in the cell.
    TwoSides {
        /// The digit.
        digit: Digit,
        /// The cell in which the sides meet.
        cell: Cell,
        /// The houses of the two sides.
        houses: Vec<House>,
    },
}
