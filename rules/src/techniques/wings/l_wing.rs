//! # L-Wing
//!
//! Three houses with two places each for a digit, joined within two cells: X is at one place, or its partner cell is Y, then
//! X or Z elsewhere, and so on. No cell with two digits is needed.
//!
//! ## Why it holds
//! If X is not at the first place, it is in its partner cell, which therefore is not Y; so Y is at its other place, whose cell therefore
//! is not Z; so Z is at its other place. As set logic: three truths (the digits in the houses), two links (the two cells), two more to
//! the candidate that goes. In Eureka: (X)a=(X-Y)b=(Y-Z)c=(Z)d, where Z may be X.
//!
//! ## How to spot it
//! Look for cells in which two digits have just one other place in some house each, and follow one in, the other out.
//!
//! ## References
//! Also local wing. It is an AIC of three strong links; Sudoku Explainer would rate it as a Forcing Chain.
//! With groups of places in its links it is told as a Grouped AIC or, if it removes a single candidate, as a Grouped
//! Discontinuous Nice Loop.

use crate::board::Board;
use crate::rule::{Flow, Meta, Rule, Sink};
use crate::techniques::chains::short::{self, Form};

/// See the head of this file.
pub struct LWing;

static META: Meta = Meta {
    id: "l-wing",
    name: "L-Wing",
    aliases: &["local-wing", "lw"],
    family: "wings",
    hodoku: None,
    se: None,
    assumes_unique: false,
    source: include_str!("l_wing.rs"),
    example: ".....9.8....7.4......2....4.5.8+4+62+3+7..7+13+2+65+9+23697+5+8+4+1.4......3...528..6..5+49..78",
};

impl<const W: usize> Rule<W> for LWing {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let forms = [
            Form { cells: [false, false, false], inside: [true, true], same: true },
            Form { cells: [false, false, false], inside: [true, true], same: false },
        ];
        short::find(board, &forms, sink)
    }
}
