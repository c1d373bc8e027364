//! # XY-Chain
//!
//! A chain of cells with two digits each, from one to the next by a common digit, that begins and ends with the same digit:
//! one of its two ends holds it. Any cell that sees both ends loses that digit.
//!
//! ## Why it holds
//! A cell with two digits is a strong link between them. Suppose the first cell is not the digit: then it holds its other
//! digit, which the next cell therefore cannot hold, and so on, until the last cell must hold the digit. As set logic: n
//! truths (the cells), n - 1 links between them, and two more to the candidate that goes.
//!
//! ## How to spot it
//! Look only at cells with two digits. Start with one digit in mind, step to a peer that shares the cell's other digit, and
//! go on until you come to a cell whose other digit is the one that you started with. Three cells are an XY-Wing.
//!
//! ## References
//! SudokuWiki: XY-Chain. HoDoKu 0702. Sudoku Explainer: Forcing Chain or Y-Cycle, from 6.6 on, rising with length.

use super::engine::{self, Shape, Wanted};
use super::graph::Kind;
use crate::board::Board;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::{Nine, has_xy_chain};

/// See the head of this file.
pub struct XyChain;

static META: Meta = Meta {
    id: "xy-chain",
    name: "XY-Chain",
    aliases: &["bivalue-chain", "y-chain", "xyc"],
    family: "chains",
    hodoku: Some(Hodoku { code: "0702", score: 260, level: "Unfair" }),
    se: Some("6.6"),
    assumes_unique: false,
    source: include_str!("xy_chain.rs"),
    example: ":0702:2:+57.4.+169.+9+482+7+6+1536.....+7+4...+9...+3.4+4...9+35.+63.+5...+9.12+5+4367+8+1+9......2+651+96+5+284+3+7::219 232 233::13",
};

impl<const W: usize> Rule<W> for XyChain {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        if board.is_scouted() && !has_xy_chain(&board.derived::<Nine>()) {
            return Flow::Continue(());
        }
        engine::find(board, Wanted { kind: Kind::Cells, shape: Shape::Open, least: 4, most: 20 }, sink)
    }
}
