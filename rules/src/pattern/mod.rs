//! What a rule saw in the grid, typed by family: what a sentence and a picture need.

mod als;
mod chain;
mod colouring;
mod exclusion;
mod fish;
mod single_digit;
mod subset;
mod uniqueness;
mod wing;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use chain::{Chain, ForcingBranch, ForcingChain, Node, RemotePair, Strong};
pub use colouring::{Bridge, Clash, Cluster, Colouring};
pub use single_digit::{Arm, Strand, Turbot, TurbotShape};
pub use uniqueness::{DeadlyShape, GuardianArgument, Uniqueness};
pub use wing::{WWing, Wing, WingCell};

use crate::names::{Cell, Digit, House, Sector};

pub use als::{AlsChain, AlsSet, DeathBlossom, Petal, RestrictedCommon};
pub use exclusion::{Excluded, Exclusion, Side, SueDeCoq, Templates};
pub use fish::{Fish, KrakenFish, SiameseFish};
pub use subset::Subset;

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
    /// As many digits as cells, which use each other up.
    Subset(Subset),
    /// A digit in some houses, caught by as many others.
    Fish(Fish),
    /// Two finned fish with the same base.
    SiameseFish(SiameseFish),
    /// A finned fish whose fins are tied to the target by chains.
    KrakenFish(KrakenFish),
    /// Almost locked sets, joined by restricted commons.
    Als(AlsChain),
    /// A cell each of whose digits touches an almost locked set.
    DeathBlossom(DeathBlossom),
    /// A crossing of two houses that is filled up by cells on both sides.
    SueDeCoq(SueDeCoq),
    /// Cells whose combinations are gone through.
    Exclusion(Exclusion),
    /// The ways in which a digit can be spread over all houses.
    Templates(Templates),
    /// A pattern of one digit made of two strong links.
    Turbot(Turbot),
    /// A few cells around a hinge, one of which must hold a certain digit.
    Wing(Wing),
    /// Two cells with the same two digits, tied by a strong link.
    WWing(WWing),
    /// Candidates in two colours.
    Colouring(Colouring),
    /// Cells with the same two digits, each of which sees the next.
    RemotePair(RemotePair),
    /// Strong and weak links in turn.
    Chain(Chain),
    /// Chains from each candidate of a sector to the same candidate elsewhere.
    ForcingChain(ForcingChain),
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
