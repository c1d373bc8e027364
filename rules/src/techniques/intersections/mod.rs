//! A digit confined to where two houses cross.

mod pointing;

pub use pointing::Pointing;
