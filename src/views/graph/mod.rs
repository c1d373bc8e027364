//! The dependency graph, one file a format. All formats write what [`show`] says of the nodes.

pub mod dot;
pub mod graphml;
pub mod json;
pub mod mermaid;
mod shown;

pub use shown::{Kind, Node, Shown, show};
