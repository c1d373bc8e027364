//! Cells whose combinations are gone through, one by one.

mod aligned_pair_exclusion;
mod aligned_triple_exclusion;

pub use aligned_pair_exclusion::AlignedPairExclusion;
pub use aligned_triple_exclusion::AlignedTripleExclusion;
