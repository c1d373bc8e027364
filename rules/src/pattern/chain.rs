//! What a chain looks like: nodes, joined by strong and weak links in turn.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::names::{Candidate, Cell, Digit, Sector};

/// A chain or a loop. The nodes alternate: a strong link from the first to the second, a weak one from the second to
/// the third, and so on; the last link is strong. In a loop one more weak link leads from the last node to the first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Chain {
    /// Where it leads through. If the first node is off, the second is on, the third off, and so on.
    pub nodes: Vec<Node>,
    /// The strong links, one for two nodes: at least one of the two is true.
    pub strong: Vec<Strong>,
    /// The weak links between them: at most one of the two is true. As many as strong links if it is a loop.
    pub weak: Vec<Sector>,
}

impl Chain {
    /// Whether the last node is linked to the first.
    pub fn is_loop(&self) -> bool {
        self.weak.len() == self.strong.len()
    }
}

/// A digit in one cell, or in one of several that share a house.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cells, one of which holds it when the node is on.
    pub cells: Vec<Cell>,
}

/// Why at least one of two nodes is true.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Strong {
    /// They are all that is left of a cell, or of a digit in a house.
    Sector(Sector),
    /// They are two digits of an almost locked set: n cells of a house with n + 1 digits, only one of which can be
    /// missing.
    Als {
        /// Its cells.
        cells: Vec<Cell>,
        /// Its digits.
        digits: Vec<Digit>,
    },
}

/// Cells with the same two digits, each of which sees the next.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RemotePair {
    /// The two digits.
    pub digits: Vec<Digit>,
    /// The cells, in the order of the chain, an even number of them.
    pub cells: Vec<Cell>,
}

/// A sector each of whose candidates excludes the same candidate elsewhere, by a chain of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForcingChain {
    /// The cell, or the digit in a house.
    pub over: Sector,
    /// What is removed.
    pub target: Candidate,
    /// One chain a candidate.
    pub branches: Vec<ForcingBranch>,
}

/// What follows from one candidate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForcingBranch {
    /// It is taken to be true.
    pub start: Candidate,
    /// The chain between it and the target. The start is linked weakly to its first node, and its last node to the
    /// target, so there is one weak link more than strong ones; where the start sees the target, it is the only one.
    pub chain: Chain,
}
