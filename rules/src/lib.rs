//! The core of whydoku: puzzles as [geometry], candidates on a [board](board::Board), [rules](rule::Rule)
//! that argue, [certificates](certificate::Certificate) for what they claim, and a [kernel] that checks each claim
//! without knowing a single rule. Nothing here reads, writes, prints or looks at a clock.
//!
//! ```
//! use whydoku_rules::{board::Board, geometry::{Geometry, Layout, Spec}, kernel, rule, techniques};
//!
//! let layout = Layout::<2>::new(Geometry::new(Spec::classic(4)?)?);
//! let mut board = Board::new(&layout);
//! for (cell, digit) in [(0, 1), (1, 2), (2, 3)] {
//!     board.place(cell, digit);
//! }
//! let naked_single = techniques::find_rule::<2>("naked-single").unwrap();
//! let finding = rule::first(naked_single, &board).unwrap();
//! assert_eq!(finding.conclusions[0].to_string(), "r1c4=4");
//! kernel::check_finding(&board, &finding)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod board;
pub mod cellset;
pub mod certificate;
pub mod finding;
pub mod geometry;
pub mod kernel;
pub mod log;
pub mod names;
pub mod pattern;
pub mod rule;
mod scouts;
mod sets;
pub mod shared;
pub mod spelling;
pub mod techniques;
