//! One binary for all tests of behaviour.

mod batch;
mod boards;
mod browser;
mod cases;
mod cli;
mod docs;
mod draw;
mod find;
mod formats;
mod mutations;
mod properties;
mod prove;
mod puzzles;
mod rate;
mod registry;
mod reglib;
mod scouts;
mod search;
mod slices;
mod support;
mod traces;
#[cfg(feature = "walk")]
mod walk;
mod wrap;
