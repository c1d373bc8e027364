//! A digit, or a few, confined to where two houses cross.

mod claiming;
mod confined;
mod locked_pair;
mod locked_triple;
mod pointing;

pub use claiming::Claiming;
pub use locked_pair::LockedPair;
pub use locked_triple::LockedTriple;
pub use pointing::Pointing;
