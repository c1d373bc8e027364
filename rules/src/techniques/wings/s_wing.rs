//! # S-Wing
//!
//! A cell with two digits X and Y, each of which is tied by a house with two places to a cell elsewhere. X is at the far place of the
//! one house or Y at the far place of the other. If these see each other or share a cell, neither can hold the other's digit.
//!
//! ## Why it holds
//! If X is not at its far place, it is at the near one, and the cell is Y; then the near place of Y is false, and Y is at its far place.
//! As set logic: three truths (X in its house, the cell, Y in its house), two links between them, two more to the candidate that goes.
//! In Eureka: (X)a=(X)b-(X=Y)c-(Y)d=(Y)e.
//!
//! ## How to spot it
//! Look at a cell with two digits for houses in which each of them has two places, one of which sees the cell.
//!
//! ## References
//! Also split wing. It is an AIC of three strong links; Sudoku Explainer would rate it as a Forcing Chain.
//! With groups of places in its links it is told as a Grouped AIC or, if it removes a single candidate, as a Grouped
//! Discontinuous Nice Loop.

use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};
use crate::techniques::chains::short::{self, Form};

/// See the head of this file.
pub struct SWing;

static META: Meta = Meta {
    id: "s-wing",
    name: "S-Wing",
    aliases: &["split-wing", "sw"],
    family: "wings",
    hodoku: None,
    se: None,
    assumes_unique: false,
    source: include_str!("s_wing.rs"),
    example: ".2....1585+9+6+8+1+2+47+37+1+8+54...6+8+7+2+4+5+1.6..4+9...5+81.+51.98.+4298.1.5..4....+8...5..+5.6.8..",
};

impl<const W: usize> Rule<W> for SWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let forms = [Form { cells: [false, true, false], inside: [false, false], same: false }];
        short::find(board, &forms, sink)
    }
}
