//! # Hidden Rectangle
//!
//! One corner of a rectangle has only its two digits, and one of these is confined to the rectangle in both sides of the
//! opposite corner, so the other digit leaves that opposite corner.
//!
//! ## Why it holds
//! If all four corners held only the two digits, exchanging them would give a second solution: each row, column and box
//! of the rectangle would still hold one of each. A puzzle with one solution cannot have that, so one of the other
//! candidates of the corners, the guardians, is true. If the opposite corner held the other digit, the confined one
//! would go to both neighbours of that corner, and the first corner would be left with the other digit: all four corners
//! would hold the two digits. As set logic: the guardians' truth and two truths (the digit in the two sides), four links
//! (the two neighbours, and the opposite corner twice).
//!
//! ## How to spot it
//! Start at a bivalue cell. For each rectangle with it, see whether one of its digits has just two places, both on the
//! rectangle, in the row and in the column of the opposite corner.
//!
//! ## References
//! HoDoKu 0606: Hidden Rectangle. SudokuWiki: Hidden Unique Rectangles.

use super::engine::{Deadly, strong_house};
use super::rectangle::unique_rectangles;
use crate::board::Board;
use crate::certificate::Part;
use crate::names::Sector;
use crate::pattern::GuardianArgument;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::RectangleUse;

/// See the head of this file.
pub struct HiddenRectangle;

static META: Meta = Meta {
    id: "hidden-rectangle",
    name: "Hidden Rectangle",
    aliases: &["hidden-unique-rectangle", "hidden-ur", "hur", "hr"],
    family: "uniqueness",
    hodoku: Some(Hodoku { code: "0606", score: 100, level: "Hard" }),
    se: None,
    assumes_unique: true,
    source: include_str!("hidden_rectangle.rs"),
    example: ":0606::+39+4+6+821+5+7+6+1+873+5+42+952+7+4..+3+681+53.47..+6+4+7.+56+8.3+18+6....+7+457+368.4..+29+4+5.....+3+2+81.....4::::",
};

impl<const W: usize> Rule<W> for HiddenRectangle {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        unique_rectangles(board, RectangleUse::Hidden, &mut |deadly| {
            // One corner with guardians is type 1, two side by side are type 4.
            if deadly.roof.len() < 2 || deadly.roof.len() == 2 && deadly.roof_shares_house(board) {
                return Flow::Continue(());
            }
            let mut corners = deadly.corners();
            for _ in 0..4 {
                sides(board, deadly, corners, sink)?;
                corners.rotate_left(1);
            }
            Flow::Continue(())
        })
    }
}

/// From the corner `a`, which has the two digits alone, to the corner `c` opposite.
fn sides<const W: usize>(board: &Board<'_, W>, deadly: &Deadly, [a, b, c, d]: [usize; 4], sink: &mut Sink<'_>) -> Flow {
    let (layout, pair) = (board.layout(), deadly.cells[0].1);
    if board.digits(a) != pair {
        return Flow::Continue(());
    }
    for digit in pair.iter() {
        let sides = strong_house(board, digit, c, b).zip(strong_house(board, digit, c, d));
        let other = pair.iter().find(|&other| other != digit && board.has(c, other));
        let (Some((one, two)), Some(other)) = (sides, other) else { continue };
        let (one, two, cell) = (layout.house(one), layout.house(two), layout.cell(c));
        let truths = vec![Sector::House(one, digit).into(), Sector::House(two, digit).into()];
        let links = [b, d, c, c].map(|corner| Sector::Cell(layout.cell(corner))).to_vec();
        let part = Part {
            conclusions: vec![board.candidate(c, other).is_not()],
            certificate: deadly.certificate(board, truths, links),
        };
        let argument = GuardianArgument::TwoSides { digit, cell, houses: vec![one, two] };
        deadly.conclude(board, argument, vec![part], sink)?;
    }
    Flow::Continue(())
}
