//! The bivalue universal grave: every open cell, with two digits each.

use super::engine::{Deadly, Visit};
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::pattern::DeadlyShape;
use crate::rule::Flow;
use crate::scouts::{Nine, has_more_large};
use crate::shared::Derived;

/// The most cells with more than two candidates.
const ROOF: usize = 9;

/// The grave that the open cells form but for some candidates.
struct Grave(Option<Deadly>);

/// Visits the grave, if there is one.
pub fn grave<const W: usize>(board: &Board<'_, W>, visit: &mut Visit<'_>) -> Flow {
    board.derived::<Grave>().0.iter().try_for_each(visit)
}

impl<const W: usize> Derived<W> for Grave {
    fn derive(board: &Board<'_, W>, _: Option<&Self>) -> Self {
        Self(find(board))
    }
}

fn find<const W: usize>(board: &Board<'_, W>) -> Option<Deadly> {
    if board.is_scouted() && has_more_large(&board.derived::<Nine>(), ROOF) {
        return None;
    }
    let layout = board.layout();
    let open = board.unplaced();
    let mut roof = 0;
    for cell in open {
        let count = board.digits(cell).len();
        roof += usize::from(count > 2);
        if count < 2 || roof > ROOF {
            return None;
        }
    }
    if open.is_empty() {
        return None;
    }
    let kept = |cell: usize| {
        let digits = board.digits(cell);
        // A candidate is beyond the grave where each of its houses has more than two places for it.
        let keep = |&digit: &u8| layout.houses_of(cell).iter().any(|&house| board.places_in(digit, house).len() == 2);
        let kept: DigitSet = if digits.len() == 2 { digits } else { digits.iter().filter(keep).collect() };
        (kept.len() == 2).then_some((cell, kept))
    };
    let cells: Vec<(usize, DigitSet)> = open.iter().map(kept).collect::<Option<_>>()?;
    let mut counts = vec![[0_u8; 26]; layout.houses().len()];
    for (cell, digits) in &cells {
        for &house in layout.houses_of(*cell) {
            digits.iter().for_each(|digit| counts[house][digit as usize] += 1);
        }
    }
    let twice = counts.iter().flatten().all(|&count| count == 0 || count == 2);
    twice.then(|| Deadly::new(board, DeadlyShape::Grave, cells))
}
