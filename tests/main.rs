//! One binary for all tests of behaviour.

mod cases;
mod reglib;
mod registry;
mod support;
