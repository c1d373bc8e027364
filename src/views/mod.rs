//! What a person sees. Each view reads a trace and its geometry, never the solver.

pub mod board;
pub mod escape;
pub mod explain;
pub mod find;
pub mod graph;
pub mod grid;
pub mod markdown;
pub mod measure;
pub mod notation;
pub mod report;
pub mod rules;
pub mod scene;
pub mod sentence;
pub mod style;
pub mod summary;
pub mod svg;
pub mod why;
pub mod wrap;
