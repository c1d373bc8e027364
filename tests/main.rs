//! One binary for all tests of behaviour.

mod cases;
mod formats;
mod registry;
mod reglib;
mod support;
