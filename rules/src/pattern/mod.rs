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
use smallvec::SmallVec;

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

/// A few cells. They take no memory of their own where they are eight at most.
pub type Cells = SmallVec<[Cell; 8]>;

/// The pattern behind a finding. Sentences and pictures are made from it; the proof is not.
// Those with much to tell are boxed, since most steps have little.
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
        cells: Cells,
    },
    /// As many digits as cells, which use each other up.
    Subset(Box<Subset>),
    /// A digit in some houses, caught by as many others.
    Fish(Box<Fish>),
    /// Two finned fish with the same base.
    SiameseFish(Box<SiameseFish>),
    /// A finned fish whose fins are tied to the target by chains.
    KrakenFish(Box<KrakenFish>),
    /// Almost locked sets, joined by restricted commons.
    Als(Box<AlsChain>),
    /// A cell each of whose digits touches an almost locked set.
    DeathBlossom(Box<DeathBlossom>),
    /// A crossing of two houses that is filled up by cells on both sides.
    SueDeCoq(Box<SueDeCoq>),
    /// Cells whose combinations are gone through.
    Exclusion(Box<Exclusion>),
    /// The ways in which a digit can be spread over all houses.
    Templates(Box<Templates>),
    /// A pattern of one digit made of two strong links.
    Turbot(Box<Turbot>),
    /// A few cells around a hinge, one of which must hold a certain digit.
    Wing(Box<Wing>),
    /// Two cells with the same two digits, tied by a strong link.
    WWing(Box<WWing>),
    /// Candidates in two colours.
    Colouring(Box<Colouring>),
    /// Cells with the same two digits, each of which sees the next.
    RemotePair(Box<RemotePair>),
    /// Strong and weak links in turn.
    Chain(Box<Chain>),
    /// Chains from each candidate of a sector to the same candidate elsewhere.
    ForcingChain(Box<ForcingChain>),
    /// A pattern that a puzzle with one solution cannot hold.
    Uniqueness(Box<Uniqueness>),
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
