//! # M-Wing
//!
//! A cell with the digits X and Y, and a cell with X and Y among its digits that do not see each other; Y is tied by a house with two
//! places between the first cell and the second, and X has just one other place in a house of the second. So X is in the first cell
//! or at that other place, and whatever sees both loses X.
//!
//! ## Why it holds
//! If the first cell is not X, it is Y; then the near place of Y is false and the second cell is Y; so it is not X, and X is at its
//! other place. As set logic: three truths (the cell, Y in its house, X in its house), two links between them (one of them the
//! second cell), two more to the candidate that goes. In Eureka: (X=Y)a-(Y)b=(Y-X)c=(X)d.
//!
//! ## How to spot it
//! It is a W-Wing whose second cell has more digits, but a strong link for the digit that matters.
//!
//! ## References
//! Also Medusa wing. It is an AIC of three strong links; Sudoku Explainer would rate it as a Forcing Chain.
//! With groups of places in its links it is told as a Grouped AIC or, if it removes a single candidate, as a Grouped
//! Discontinuous Nice Loop.

use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};
use crate::techniques::chains::short::{self, Form};

/// See the head of this file.
pub struct MWing;

static META: Meta = Meta {
    id: "m-wing",
    name: "M-Wing",
    aliases: &["medusa-wing", "mw"],
    family: "wings",
    hodoku: None,
    se: None,
    assumes_unique: false,
    source: include_str!("m_wing.rs"),
    example: ".2....1585+9+6+8+1+2+47+37+1+8+54...6+8+7+2+4+5+1.6..4+9...5+81.+51.98.+4298.1.5..4....+8...5..+5.6.8..",
};

impl<const W: usize> Rule<W> for MWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let forms = [Form { cells: [true, false, false], inside: [false, true], same: true }];
        short::find(board, &forms, sink)
    }
}
