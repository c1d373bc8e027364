//! Where logic ends: contradictions and guesses.

mod contradiction;
mod guess;

pub use contradiction::Contradiction;
pub use guess::Guess;
