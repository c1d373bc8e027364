//! whydoku: an explainable Sudoku solver.

pub mod formats;
pub mod puzzle;
