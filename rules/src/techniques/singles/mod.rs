//! Placements that need nothing but counting.

mod hidden_single;
mod naked_single;

pub use hidden_single::HiddenSingle;
pub use naked_single::NakedSingle;
