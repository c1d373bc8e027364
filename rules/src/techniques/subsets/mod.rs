//! As many digits as cells, which use each other up.

mod engine;
mod hidden_pair;
mod hidden_quad;
mod hidden_set;
mod hidden_triple;
mod naked_pair;
mod naked_quad;
mod naked_set;
mod naked_triple;

pub use hidden_pair::HiddenPair;
pub use hidden_quad::HiddenQuad;
pub use hidden_set::HiddenSet;
pub use hidden_triple::HiddenTriple;
pub use naked_pair::NakedPair;
pub use naked_quad::NakedQuad;
pub use naked_set::NakedSet;
pub use naked_triple::NakedTriple;

pub(super) use engine::locked;
