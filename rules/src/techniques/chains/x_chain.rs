//! # X-Chain
//!
//! A chain of strong and weak links of one digit, the first and the last of them strong, so one of its two ends is true.
//! Any candidate of the digit that sees both ends is false.
//!
//! ## Why it holds
//! A strong link is a house in which the digit has two places left: if one is false, the other is true. A weak link is two
//! places in one house: if one is true, the other is false. Suppose the first end is false; then the second place is true,
//! the third false, and so on, to the other end, which is true. As set logic: n truths (the strong links), n - 1 links
//! between them, and two more to the candidate that goes.
//!
//! ## How to spot it
//! Mark all houses in which one digit has just two places. Start at one of these places and go on from pair to pair, from
//! each to the next through a house that both touch. Two pairs are a Turbot Fish; from three on it is called an X-Chain.
//!
//! ## References
//! SudokuWiki: X-Cycles. HoDoKu 0701. Sudoku Explainer: Forcing X-Chain, from 6.6 on, rising with length.

use super::engine::{self, Shape, Wanted};
use super::graph::Kind;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::Hopeless;

/// See the head of this file.
pub struct XChain;

static META: Meta = Meta {
    id: "x-chain",
    name: "X-Chain",
    aliases: &["x-cycle", "single-digit-chain", "x"],
    family: "chains",
    hodoku: Some(Hodoku { code: "0701", score: 260, level: "Unfair" }),
    se: Some("6.6"),
    assumes_unique: false,
    source: include_str!("x_chain.rs"),
    example: ":0701:7:3.4+52..8...6.+9.....5..7.3.....68+9.2+3...+734....6+315+27...1.+9+6......9.+4..6.+6.8217..5::742::5",
};

impl<const W: usize> Rule<W> for XChain {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        if board.is_scouted() && board.derived::<Hopeless>().digits.is_empty() {
            return Flow::Continue(());
        }
        engine::find(board, Wanted { kind: Kind::Places, shape: Shape::Open, least: 3, most: 12 }, sink)
    }
}
