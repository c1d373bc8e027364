//! # Forcing Chain Verity
//!
//! Each digit that a cell can hold, or each place that a digit has in a house, leads by a chain of its own to the same
//! end: one candidate elsewhere is false. One of them is true, so that candidate is false.
//!
//! ## Why it holds
//! From each candidate of the cell or house a chain of weak and strong links says: if it is true, the target is false.
//! One of them must be true. As set logic: the cell or house and the strong links are truths, the weak links are links;
//! a target that meets n chains falls when the links outnumber the truths by n - 1.
//!
//! ## How to spot it
//! Choose a cell with three digits, or a digit with three places in a house, and follow each of them; note what is
//! removed on the way. What is removed each time can go. With two digits or two places it would be an AIC.
//!
//! ## References
//! SudokuWiki: Cell Forcing Chains, Unit Forcing Chains. Sudoku Explainer: Cell and Region Forcing Chains, from 8.2 on.
//! Also kraken cell, kraken row, kraken column and kraken box. HoDoKu 1302; its 1301 (Forcing Chain Contradiction) reads the same
//! chains from the other end. The links of a Grouped AIC are used, and each link follows from the one before it alone; what
//! needs several earlier results at once is a net and not looked for.

use super::forcing::{self, Base};
use super::graph::{Graph, Kind};
use crate::board::Board;
use crate::names::Sector;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};

/// See the head of this file.
pub struct ForcingChainVerity;

static META: Meta = Meta {
    id: "forcing-chain-verity",
    name: "Forcing Chain Verity",
    aliases: &[
        "forcing-chain",
        "cell-forcing-chain",
        "region-forcing-chain",
        "unit-forcing-chain",
        "kraken-cell",
        "kraken-house",
        "fcv",
    ],
    family: "chains",
    hodoku: Some(Hodoku { code: "1302", score: 500, level: "Extreme" }),
    se: Some("8.2"),
    assumes_unique: false,
    source: include_str!("forcing_chain_verity.rs"),
    example: ":forcing-chain-verity::...+24.5+8..+2.8......1+8.53.2..97.2.8...324.+8.7+584..+3...+2+2+8.31..+57..95.+42.8.+5..82...:716 321 721 127 731 637 937 146 148 648 149 649 166 966 168 681 781 688 191 391 691 493 693 197:::",
};

/// The most candidates to start from.
const STARTS: usize = 5;
/// The most strong links of one chain.
const LENGTH: u8 = 10;

impl<const W: usize> Rule<W> for ForcingChainVerity {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let graph = Graph::new(board, Kind::Als);
        forcing::find(&graph, &bases(&graph), LENGTH, sink)
    }
}

/// The cells and the digits in houses with three candidates or a few more.
fn bases<const W: usize>(graph: &Graph<'_, '_, W>) -> Vec<Base> {
    let (board, layout) = (graph.board, graph.board.layout());
    let mut bases: Vec<Base> = vec![];
    for cell in board.unplaced() {
        let starts = board.digits(cell).iter().filter_map(|digit| graph.single(cell, digit)).collect();
        bases.push((Sector::Cell(layout.cell(cell)), starts));
    }
    for house in 0..layout.houses().len() {
        for digit in layout.digits() {
            let places = board.places_in(digit, house) & board.unplaced();
            let starts = places.iter().filter_map(|cell| graph.single(cell, digit)).collect();
            bases.push((Sector::House(layout.house(house), digit), starts));
        }
    }
    bases.retain(|(_, starts)| (3..=STARTS).contains(&starts.len()));
    bases
}
