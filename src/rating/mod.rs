//! How hard a puzzle is, on the scales that people know.

pub mod hodoku;
