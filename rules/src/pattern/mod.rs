//! What a rule saw in the grid, typed by family: what a sentence and a picture need.

mod uniqueness;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use uniqueness::{DeadlyShape, GuardianArgument, Uniqueness};

use crate::names::{Cell, Digit, House, Sector};

/// The pattern behind a finding. Sentences and pictures are made from it; the proof is not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "family", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pattern {
    /// The clues, and the candidates that were already gone in the position that came in.
    Given,
    /// A digit that has one place: the only digit of a cell, or the only cell of a house.
    Single {
        /// Where it goes.
        cell: Cell,
        /// The digit.
        digit: Digit,
        /// The house in which this is its only cell; absent for a naked single.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        house: Option<House>,
    },
    /// A digit whose places in one house all lie in another.
    Intersection {
        /// The digit.
        digit: Digit,
        /// The house that confines it.
        base: House,
        /// The house it is removed from.
        cover: House,
        /// Its places in the base.
        cells: Vec<Cell>,
    },
    /// A pattern that a puzzle with one solution cannot hold.
    Uniqueness(Uniqueness),
    /// A digit tried out where logic ends.
    Guess {
        /// The cell with the fewest digits left.
        cell: Cell,
        /// The digit that is tried.
        digit: Digit,
    },
    /// A cell without a digit, or a house without a place for one.
    Contradiction {
        /// Which.
        sector: Sector,
    },
}
