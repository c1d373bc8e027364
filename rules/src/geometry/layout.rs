//! A geometry as rules work with it: with masks of cells.

use std::ops::Deref;
use std::sync::Arc;

use super::{Geometry, Spec};
use crate::cellset::CellSet;
use crate::names::HouseKind;

/// A [`Geometry`] with its bit masks, `W` words each.
#[derive(Debug, Clone)]
pub struct Layout<const W: usize> {
    geometry: Arc<Geometry>,
    houses: Vec<CellSet<W>>,
    peers: Vec<CellSet<W>>,
    plain: bool,
    /// The houses of all cells in a row, and where those of each cell begin.
    packed: Vec<u8>,
    starts: Vec<u16>,
    by_method: Vec<usize>,
}

impl<const W: usize> Layout<W> {
    /// The masks of a geometry.
    ///
    /// # Panics
    /// When the puzzle has more than `64 * W` cells; [`words_for`] says how many words it takes.
    pub fn new(geometry: impl Into<Arc<Geometry>>) -> Self {
        let geometry = geometry.into();
        assert!(geometry.cell_count() <= 64 * W, "{} cells need more than {W} words", geometry.cell_count());
        let set = |cells: &Vec<usize>| cells.iter().copied().collect();
        let houses = geometry.cells_of.iter().map(set).collect();
        let peers = geometry.peers.iter().map(set).collect();
        let plain = *geometry.spec() == Spec::boxed(9, 3, 3);
        let of_cell = |cell: usize| geometry.houses_of(cell).iter().map(|&house| house as u8);
        let packed = (0..geometry.cell_count()).flat_map(of_cell).collect();
        let mut starts = vec![0];
        for cell in 0..geometry.cell_count() {
            starts.push(starts[cell] + geometry.houses_of(cell).len() as u16);
        }
        let kinds = [HouseKind::Box, HouseKind::Column, HouseKind::Row, HouseKind::Diagonal, HouseKind::Window];
        let by_method = kinds.into_iter().flat_map(|kind| geometry.houses_of_kind(kind)).collect();
        Self { geometry, houses, peers, plain, packed, starts, by_method }
    }

    /// The houses of a cell, packed.
    #[inline]
    pub fn houses_at(&self, cell: usize) -> &[u8] {
        &self.packed[self.starts[cell] as usize..self.starts[cell + 1] as usize]
    }

    /// The houses in the order in which the founding method looks at them: boxes, columns, rows, then what else there is.
    #[inline]
    pub fn houses_by_method(&self) -> impl Iterator<Item = usize> {
        self.by_method.iter().copied()
    }

    /// Whether this is the 9×9 grid with 3×3 boxes and no house beyond rows, columns and boxes.
    #[inline]
    pub fn is_plain(&self) -> bool {
        self.plain
    }

    /// The cells of a house as a set.
    #[inline]
    pub fn house_set(&self, house: usize) -> CellSet<W> {
        self.houses[house]
    }

    /// The houses that hold all of these cells.
    #[inline]
    pub fn houses_around(&self, cells: CellSet<W>) -> impl Iterator<Item = usize> + Clone {
        let houses = cells.lowest().map_or(&[][..], |cell| self.houses_at(cell)).iter();
        houses.map(|&house| usize::from(house)).filter(move |&house| cells.is_subset(&self.houses[house]))
    }

    /// The peers of a cell as a set.
    #[inline]
    pub fn peer_set(&self, cell: usize) -> CellSet<W> {
        self.peers[cell]
    }
}

impl<const W: usize> Deref for Layout<W> {
    type Target = Geometry;

    fn deref(&self) -> &Geometry {
        &self.geometry
    }
}

/// How many words of cells a puzzle of this size takes: 2 up to 11×11, 4 up to 16×16, 10 up to 25×25.
pub fn words_for(size: usize) -> usize {
    match size * size {
        0..=128 => 2,
        129..=256 => 4,
        _ => 10,
    }
}
