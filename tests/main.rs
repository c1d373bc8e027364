//! One binary for all tests of behaviour.

mod cases;
mod cli;
mod formats;
mod mutations;
mod properties;
mod prove;
mod puzzles;
mod registry;
mod reglib;
mod slices;
mod support;
mod traces;
