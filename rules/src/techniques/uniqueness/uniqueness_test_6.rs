//! # Uniqueness Test 6
//!
//! Two opposite corners of a rectangle have only its two digits, and one of these forms an X-Wing on the rectangle, so
//! it leaves the two corners that have other candidates.
//!
//! ## Why it holds
//! If all four corners held only the two digits, exchanging them would give a second solution: each row, column and box
//! of the rectangle would still hold one of each. A puzzle with one solution cannot have that, so one of the other
//! candidates of the corners, the guardians, is true. The X-Wing puts its digit into two opposite corners. If those were
//! the two with guardians, no guardian could be true, so they are the other two. The digit therefore leaves the corners
//! with guardians, and, as in any X-Wing, the rest of the two crossing lines. As set logic, for one corner: the
//! guardians' truth and the digit in the opposite side; links are the two corners with guardians and the digit in the
//! line between.
//!
//! ## How to spot it
//! Where opposite corners have extra candidates, see if one digit of the rectangle is confined to it in both rows or in
//! both columns.
//!
//! ## References
//! HoDoKu 0605: Uniqueness Test 6. SudokuWiki counts it as Unique Rectangles, type 4 on the diagonal.

use super::engine::{Deadly, strong_house};
use super::rectangle::unique_rectangles;
use crate::board::Board;
use crate::certificate::{Certificate, Part};
use crate::names::{Digit, Sector};
use crate::pattern::GuardianArgument;
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::RectangleUse;

/// See the head of this file.
pub struct UniquenessTest6;

static META: Meta = Meta {
    id: "uniqueness-test-6",
    name: "Uniqueness Test 6",
    aliases: &["unique-rectangle-6", "unique-rectangle-type-6", "ur6", "u6"],
    family: "uniqueness",
    hodoku: Some(Hodoku { code: "0605", score: 100, level: "Hard" }),
    se: Some("4.5"),
    assumes_unique: true,
    source: include_str!("uniqueness_test_6.rs"),
    example: ":0605::+173+2+8..+6+4+4..+13+6...+6.8...2+31+9+3+47+5+18+26+7..6284+932+8+6+3+94+15+75.9..+3...+34.......+8+6+75123+4+9::::",
};

impl<const W: usize> Rule<W> for UniquenessTest6 {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        unique_rectangles(board, RectangleUse::Type6, &mut |deadly| {
            let [a, b, c, d] = deadly.corners();
            let roof: Vec<usize> = deadly.roof.iter().map(|&(cell, _)| cell).collect();
            // Turned so that the second and the last corner are the roof.
            let [a, b, c, d] = match roof[..] {
                [x, y] if (x, y) == (b, d) => [a, b, c, d],
                [x, y] if (x, y) == (a, c) => [b, c, d, a],
                _ => return Flow::Continue(()),
            };
            for digit in deadly.cells[0].1.iter() {
                x_wing(board, deadly, digit, [a, b, c, d], sink)?;
                x_wing(board, deadly, digit, [c, b, a, d], sink)?;
            }
            Flow::Continue(())
        })
    }
}

/// The digit has no place but corners in the sides `a`-`b` and `c`-`d`; `b` and `d` are the roof.
fn x_wing<const W: usize>(
    board: &Board<'_, W>,
    deadly: &Deadly,
    digit: Digit,
    [a, b, c, d]: [usize; 4],
    sink: &mut Sink<'_>,
) -> Flow {
    let layout = board.layout();
    let sides = strong_house(board, digit, a, b).zip(strong_house(board, digit, c, d));
    let Some((one, two)) = sides else { return Flow::Continue(()) };
    let shared = |x: usize, y: usize| {
        let houses = layout.houses_of(x).iter().copied().filter(move |&house| layout.house_set(house).contains(y));
        houses.collect::<Vec<usize>>()
    };
    let (left, right) = (shared(a, d), shared(b, c));
    let sector = |house: usize| Sector::House(layout.house(house), digit);
    let roof = [Sector::Cell(layout.cell(b)), Sector::Cell(layout.cell(d))];
    let corner = |cell: usize, far: usize, between: usize| Part {
        conclusions: vec![board.candidate(cell, digit).is_not()],
        certificate: deadly.certificate(board, vec![sector(far).into()], [&roof[..], &[sector(between)]].concat()),
    };
    let mut parts = vec![corner(b, two, right[0]), corner(d, one, left[0])];
    let corners = [a, b, c, d].into_iter().collect();
    for (&x, &y) in left.iter().zip(right.iter().cycle()).chain(left.iter().cycle().zip(&right)) {
        let gone = (board.places_in(digit, x) | board.places_in(digit, y)) - corners;
        let known =
            |cell: usize| parts.iter().any(|part| part.conclusions.contains(&board.candidate(cell, digit).is_not()));
        let gone: Vec<usize> = gone.iter().filter(|&cell| !known(cell)).collect();
        parts.push(Part {
            conclusions: gone.into_iter().map(|cell| board.candidate(cell, digit).is_not()).collect(),
            certificate: Certificate::sum([sector(one).into(), sector(two).into()], [sector(x), sector(y)]),
        });
    }
    let argument = GuardianArgument::XWing { digit, houses: vec![layout.house(one), layout.house(two)] };
    deadly.conclude(board, argument, parts, sink)
}
