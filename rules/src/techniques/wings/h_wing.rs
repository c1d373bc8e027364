//! # H-Wing
//!
//! A cell with two digits X and Y and two more strong links that lead from Y to a third digit Z. So the cell is X, or Z is at the far end;
//! if these see each other or share a cell, neither can hold the other's digit.
//!
//! ## Why it holds
//! If the cell is not X, it is Y, and by the two other strong links Z is at the far end. As set logic: three truths, two links between them,
//! two more to the candidate that goes. In Eureka it has one of the forms (X=Y)a-(Y)b=(Y-Z)c=(Z)d and (X=Y)a-(Y=Z)b-(Z)c=(Z)d.
//!
//! ## How to spot it
//! Try each end of a cell with two digits: what follows within two strong links, if it is not this digit?
//!
//! ## References
//! Also hybrid wing. It is an AIC of three strong links; Sudoku Explainer would rate it as a Forcing Chain.
//! With groups of places in its links it is told as a Grouped AIC or, if it removes a single candidate, as a Grouped
//! Discontinuous Nice Loop.

use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};
use crate::techniques::chains::short::{self, Form};

/// See the head of this file.
pub struct HWing;

static META: Meta = Meta {
    id: "h-wing",
    name: "H-Wing",
    aliases: &["hybrid-wing", "hw"],
    family: "wings",
    hodoku: None,
    se: None,
    assumes_unique: false,
    source: include_str!("h_wing.rs"),
    example: "...+3.9.8....7.4......2.+1.+64.5.8+4+62+3+7+4+87+13+2+65+9+23697+5+8+4+1.4.+6+1+7..3...528.+96..5+49+3+178",
};

impl<const W: usize> Rule<W> for HWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let forms = [
            Form { cells: [true, false, false], inside: [false, true], same: false },
            Form { cells: [true, true, false], inside: [false, false], same: false },
        ];
        short::find(board, &forms, sink)
    }
}
