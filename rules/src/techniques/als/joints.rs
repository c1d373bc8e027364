//! What joins the almost locked sets of a position, and what they see in common, all at once as bits.

use super::engine::{Als, Found};
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::names::Digit;
use crate::techniques::chains::bits::{Matrix, contains, unite, without};

/// The restricted commons.
pub struct Joints {
    /// For each set where its rows begin, one for each of its usable digits, and which these are.
    rows: Vec<(usize, DigitSet)>,
    /// The sets that are joined to a set by a digit.
    joined: Matrix,
}

/// Which sets see what.
pub struct Sight {
    stride: usize,
    /// For each cell and digit the sets that see it with all their places of the digit.
    seeing: Matrix,
    /// For each set those that see a candidate that it sees, too.
    pub allies: Matrix,
}

impl Joints {
    /// Two sets are joined by a digit if its places in both lie in one house and are all different.
    pub fn new<const W: usize>(sets: &Found<W>, board: &Board<'_, W>) -> Self {
        let (layout, count) = (board.layout(), sets.list.len());
        let stride = layout.size() + 1;
        let mut inside = Matrix::of(layout.houses().len() * stride, count);
        let mut around = Matrix::of(layout.cell_count() * stride, count);
        let houses = |als: usize, digit: Digit| {
            let places = sets.spot(als, digit).places;
            let all = places.lowest().map_or(&[][..], |first| layout.houses_of(first));
            all.iter().copied().filter(move |&house| places.is_subset(&layout.house_set(house)))
        };
        for (at, als) in sets.list.iter().enumerate() {
            for digit in als.usable.iter() {
                houses(at, digit).for_each(|house| inside.insert(house * stride + digit as usize, at));
                let places = sets.spot(at, digit).places.iter();
                places.for_each(|cell| around.insert(cell * stride + digit as usize, at));
            }
        }
        let mut total = 0;
        let row = |als: &Als<W>| {
            total += als.usable.len();
            (total - als.usable.len(), als.usable)
        };
        let rows: Vec<(usize, DigitSet)> = sets.list.iter().map(row).collect();
        let mut joined = Matrix::of(total, count);
        for (at, &(first, digits)) in rows.iter().enumerate() {
            for (number, digit) in digits.iter().enumerate() {
                let row = &mut joined[first + number];
                houses(at, digit).for_each(|house| unite(row, &inside[house * stride + digit as usize]));
                let places = sets.spot(at, digit).places.iter();
                places.for_each(|cell| without(row, &around[cell * stride + digit as usize]));
            }
        }
        Self { rows, joined }
    }

    /// Each digit by which a set may be joined to others, and those others.
    pub fn of(&self, als: usize) -> impl Iterator<Item = (Digit, &[u64])> + Clone {
        let (first, digits) = self.rows[als];
        digits.iter().enumerate().map(move |(number, digit)| (digit, &self.joined[first + number]))
    }

    /// The digits by which two sets are joined.
    pub fn between(&self, a: usize, b: usize) -> impl Iterator<Item = Digit> {
        self.of(a).filter(move |(_, joined)| contains(joined, b)).map(|(digit, _)| digit)
    }
}

impl Sight {
    /// Looks from each set.
    pub fn new<const W: usize>(sets: &Found<W>, board: &Board<'_, W>) -> Self {
        let (layout, count) = (board.layout(), sets.list.len());
        let stride = layout.size() + 1;
        let mut seeing = Matrix::of(layout.cell_count() * stride, count);
        let seen = |at: usize| {
            let digits = sets.list[at].usable.iter();
            digits.flat_map(move |digit| {
                sets.spot(at, digit).reach.iter().map(move |cell| cell * stride + digit as usize)
            })
        };
        (0..count).for_each(|at| seen(at).for_each(|slot| seeing.insert(slot, at)));
        let mut allies = Matrix::new(count);
        (0..count).for_each(|at| seen(at).for_each(|slot| unite(&mut allies[at], &seeing[slot])));
        Self { stride, seeing, allies }
    }

    /// The sets that see a candidate with all their places of its digit.
    pub fn seeing(&self, cell: usize, digit: Digit) -> &[u64] {
        &self.seeing[cell * self.stride + digit as usize]
    }
}
