//! Rectangles of two digits that were placed since the start.

use super::corners::Corners;
use super::nine::{Nine, digit_set, ones, rows_of, word};
use super::rectangles::{FACING, Rectangle, ring};
use crate::board::Board;
use crate::shared::Derived;

/// Rectangles with digits that were placed since the start.
pub struct AvoidableRectangles(pub Vec<Rectangle>);

impl<const W: usize> Derived<W> for AvoidableRectangles {
    fn derive(board: &Board<'_, W>, _: Option<&Self>) -> Self {
        let nine = board.derived::<Nine>();
        let mut found = vec![];
        each_avoidable(board, &nine, |ring| {
            let digits = ring.map(|corner| (board.digits(corner).word() >> 1) as u16);
            let held = |at: usize| if nine.open >> ring[at] & 1 == 0 { digits[at] } else { 0 };
            let (even, odd) = (held(0) | held(2), held(1) | held(3));
            let open_pair = |a: usize, b: usize| digits[a] & digits[b];
            let seconds = match (even.count_ones(), odd.count_ones()) {
                (1, 1) => odd,
                (1, 0) => open_pair(1, 3),
                (0, 1) => open_pair(0, 2),
                _ => 0,
            };
            for second in ones(seconds) {
                let pair = (if even == 0 { odd } else { even }) | 1 << second;
                let fits = digits.iter().all(|digits| digits & pair != 0);
                let uses = if fits { Corners { nine: &nine, ring, digits, pair }.uses_of_roof() } else { 0 };
                if uses != 0 {
                    found.push(Rectangle { ring, pair: digit_set(pair), uses });
                }
            }
        });
        Self(found)
    }
}

/// Hands over rectangles without clues with one or two open corners. Of two, both have one digit beyond the rectangle's
/// at most, or one of them has none.
fn each_avoidable<const W: usize>(board: &Board<'_, W>, nine: &Nine, mut visit: impl FnMut([usize; 4])) {
    let lone = word(board.lone_cells().words());
    let free = rows_of(!word(board.clues().words()));
    let [open, wide, lone] = [nine.open, nine.open & !nine.bivalue & !lone, lone].map(rows_of);
    for above in 0..9 {
        for below in above + 1..9 {
            let columns = free[above] & free[below];
            let both = open[above] & open[below];
            if columns & !both == 0 {
                continue;
            }
            // The columns with one open corner, with none, with an open corner of many digits, of one.
            let one = columns & (open[above] ^ open[below]);
            let none = columns & !(both | one);
            let [wide, lone] = [wide, lone].map(|rows| rows[above] | rows[below]);
            let columns = if none | lone == 0 { one & !wide } else { columns };
            let facing = &FACING[usize::from(above / 3 == below / 3)];
            for left in ones(columns) {
                let has = |columns: u16| columns >> left & 1 != 0;
                let (single, double) = match (has(none), has(one)) {
                    (true, _) => (one, both),
                    (_, true) => (none, one),
                    _ => (0, none),
                };
                let narrow = match (has(lone), has(wide)) {
                    (true, _) => 511,
                    (_, true) => lone,
                    _ => lone | !wide,
                };
                let right = columns & facing[left] & 511 << left;
                ones(right & (single | double & narrow)).for_each(|right| visit(ring((above, below), (left, right))));
            }
        }
    }
}
