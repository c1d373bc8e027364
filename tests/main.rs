//! One binary for all tests of behaviour.

mod cases;
mod find;
mod formats;
mod rate;
mod registry;
mod reglib;
mod support;
