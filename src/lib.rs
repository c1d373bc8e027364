//! whydoku: an explainable Sudoku solver.

pub mod batch;
pub mod formats;
pub mod graph;
pub mod measure;
pub mod profile;
pub mod proof;
pub mod puzzle;
pub mod rating;
pub mod registry;
pub mod scheduler;
pub mod search;
pub mod trace;
pub mod views;
#[cfg(feature = "walk")]
pub mod walk;
