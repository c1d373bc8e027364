//! The puzzle's geometry as data: which cells form which houses.
//!
//! A [`Spec`] says in a few words what is wanted and is what a trace records; a [`Geometry`] is that spelled out, free
//! of any word width; a [`Layout`] adds the bit masks that rules work with. No rule computes rows, columns or boxes.

mod layout;

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::names::{Cell, Digit, House, HouseKind, MAX_SIZE, Sector};

pub use layout::{Layout, words_for};

/// A geometry in a few words: the size, the regions, and the extra houses.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spec {
    /// Rows, columns and digits, 1 to 25.
    pub size: u8,
    /// Rows and columns of a rectangular box; absent where `regions` is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boxes: Option<[u8; 2]>,
    /// The regions of a jigsaw: a letter a cell, row by row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regions: Option<String>,
    /// Both main diagonals hold every digit (Sudoku X).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub diagonals: bool,
    /// The inner windows hold every digit (windoku).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub windows: bool,
}

/// Why a [`Spec`] has no geometry.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SpecError {
    /// Not 1 to 25.
    #[error("size {0} is not supported: whydoku knows sizes 1 to {MAX_SIZE}")]
    Size(usize),
    /// Rows × columns of a box is not the size.
    #[error("boxes of {0}x{1} do not fit size {2}: rows times columns must be {2}")]
    Boxes(u8, u8, u8),
    /// A size with no usual box and no regions.
    #[error("size {0} has no rectangular box: say which with --layout box:RxC, or give a jigsaw map")]
    NoBoxes(u8),
    /// The map has another number of cells.
    #[error("the jigsaw map has {found} cells, a puzzle of size {size} has {}", *size as usize * *size as usize)]
    MapLength {
        /// Cells in the map.
        found: usize,
        /// Size of the puzzle.
        size: u8,
    },
    /// A region that is too small or too large.
    #[error("region {letter} of the jigsaw map has {found} cells, expected {size}")]
    RegionSize {
        /// The region's letter in the map.
        letter: char,
        /// How many cells it has.
        found: usize,
        /// How many it should have.
        size: u8,
    },
    /// Windows need square boxes.
    #[error("windows need square boxes of 2x2 or more, as on 9x9; this layout has none")]
    Windows,
}

impl Spec {
    /// The plain puzzle of this size with the usual boxes: 2×3 on 6×6, 3×3 on 9×9, 3×4 on 12×12, and so on.
    ///
    /// # Errors
    /// When the size is not 1 to 25, or is a prime, which has no rectangular box.
    pub fn classic(size: usize) -> Result<Self, SpecError> {
        if !(1..=MAX_SIZE).contains(&size) {
            return Err(SpecError::Size(size));
        }
        let rows = (1..=size).rev().find(|r| r * r <= size && size.is_multiple_of(*r)).unwrap_or(1);
        if rows == 1 && size > 1 {
            return Err(SpecError::NoBoxes(size as u8));
        }
        Ok(Self::boxed(size, rows, size / rows))
    }

    /// A puzzle with boxes of `rows` × `cols`.
    pub fn boxed(size: usize, rows: usize, cols: usize) -> Self {
        let boxes = Some([rows as u8, cols as u8]);
        Self { size: size as u8, boxes, regions: None, diagonals: false, windows: false }
    }

    /// A jigsaw with this map, a letter (or any other character) a cell, row by row.
    pub fn jigsaw(size: usize, regions: String) -> Self {
        Self { size: size as u8, boxes: None, regions: Some(regions), diagonals: false, windows: false }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0}x{0}", self.size)?;
        match (self.boxes, &self.regions) {
            (_, Some(_)) => write!(f, " jigsaw")?,
            (Some([rows, cols]), None) if rows != cols => write!(f, " with boxes of {rows}x{cols}")?,
            _ => {}
        }
        if self.diagonals {
            write!(f, " X")?;
        }
        if self.windows {
            write!(f, " windoku")?;
        }
        Ok(())
    }
}

/// Cells, houses and peers of a puzzle. Cells are numbered row by row from 0; houses in the order rows, columns,
/// boxes, diagonals, windows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Geometry {
    spec: Spec,
    houses: Vec<House>,
    cells_of: Vec<Vec<usize>>,
    houses_of: Vec<Vec<usize>>,
    peers: Vec<Vec<usize>>,
    names: Vec<Cell>,
}

impl Geometry {
    /// Spells a [`Spec`] out.
    ///
    /// # Errors
    /// When the size, the boxes, the map or the windows cannot be.
    pub fn new(spec: Spec) -> Result<Self, SpecError> {
        let n = spec.size as usize;
        if !(1..=MAX_SIZE).contains(&n) {
            return Err(SpecError::Size(n));
        }
        let mut parts: Vec<(HouseKind, Vec<Vec<usize>>)> = vec![
            (HouseKind::Row, (0..n).map(|r| (0..n).map(|c| r * n + c).collect()).collect()),
            (HouseKind::Column, (0..n).map(|c| (0..n).map(|r| r * n + c).collect()).collect()),
            (HouseKind::Box, regions(&spec)?),
        ];
        if spec.diagonals {
            let falling = (0..n).map(|i| i * n + i).collect();
            let rising = (0..n).map(|i| (n - 1 - i) * n + i).collect();
            parts.push((HouseKind::Diagonal, vec![falling, rising]));
        }
        if spec.windows {
            parts.push((HouseKind::Window, windows(&spec)?));
        }
        let names = (0..n * n).map(|cell| Cell::new(cell / n, cell % n)).collect();
        let (houses, cells_of, houses_of, peers) = (vec![], vec![], vec![vec![]; n * n], vec![]);
        let mut geometry = Self { spec, houses, cells_of, houses_of, peers, names };
        for (kind, list) in parts {
            for (number, cells) in list.into_iter().enumerate() {
                let index = geometry.houses.len();
                cells.iter().for_each(|&cell| geometry.houses_of[cell].push(index));
                geometry.houses.push(House::new(kind, number));
                geometry.cells_of.push(cells);
            }
        }
        geometry.peers = (0..n * n).map(|cell| geometry.find_peers(cell)).collect();
        Ok(geometry)
    }

    fn find_peers(&self, cell: usize) -> Vec<usize> {
        let mut peers: Vec<usize> = self.houses_of[cell].iter().flat_map(|&h| self.cells_of[h].clone()).collect();
        peers.sort_unstable();
        peers.dedup();
        peers.retain(|&peer| peer != cell);
        peers
    }

    /// The few words it was made from.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// Rows, columns and digits.
    pub fn size(&self) -> usize {
        self.spec.size as usize
    }

    /// How many cells.
    pub fn cell_count(&self) -> usize {
        self.houses_of.len()
    }

    /// All digits, rising.
    pub fn digits(&self) -> std::ops::RangeInclusive<Digit> {
        1..=self.spec.size
    }

    /// The name of a cell.
    #[inline]
    pub fn cell(&self, index: usize) -> Cell {
        self.names[index]
    }

    /// The number of a cell, when the puzzle has it.
    #[inline]
    pub fn index(&self, cell: Cell) -> Option<usize> {
        let n = self.size();
        let (row, col) = (cell.row as usize, cell.col as usize);
        (row < n && col < n).then_some(row * n + col)
    }

    /// Every house.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// The name of a house.
    pub fn house(&self, index: usize) -> House {
        self.houses[index]
    }

    /// The number of a house, when the puzzle has it.
    pub fn house_index(&self, house: House) -> Option<usize> {
        // Where it is on grids with boxes.
        let usual = house.kind as usize * self.size() + usize::from(house.number);
        let known = |at: &usize| self.houses.get(*at) == Some(&house);
        Some(usual).filter(known).or_else(|| (0..self.houses.len()).find(known))
    }

    /// The numbers of the houses of a kind.
    pub fn houses_of_kind(&self, kind: HouseKind) -> impl Iterator<Item = usize> + '_ {
        (0..self.houses.len()).filter(move |&h| self.houses[h].kind == kind)
    }

    /// The cells of a house, in its own order.
    pub fn house_cells(&self, house: usize) -> &[usize] {
        &self.cells_of[house]
    }

    /// The houses that a cell is in.
    pub fn houses_of(&self, cell: usize) -> &[usize] {
        &self.houses_of[cell]
    }

    /// The cells that share a house with this one, rising.
    pub fn peers(&self, cell: usize) -> &[usize] {
        &self.peers[cell]
    }

    /// The box or region of a cell.
    pub fn box_of(&self, cell: usize) -> usize {
        let boxed = self.houses_of[cell].iter().find(|&&h| self.houses[h].kind == HouseKind::Box);
        *boxed.expect("every cell is in a box")
    }

    /// The candidates of a sector as (cell, digit); `None` when the puzzle has no such cell, house or digit.
    pub fn sector(&self, sector: Sector) -> Option<Vec<(usize, Digit)>> {
        let mut candidates = Vec::with_capacity(self.size());
        self.each_of(sector, |cell, digit| candidates.push((cell, digit)))?;
        Some(candidates)
    }

    /// Hands over the candidates of a sector; `None`, and nothing handed over, when the puzzle has no such cell, house or
    /// digit.
    pub fn each_of(&self, sector: Sector, mut each: impl FnMut(usize, Digit)) -> Option<()> {
        match sector {
            Sector::Cell(cell) => {
                let cell = self.index(cell)?;
                self.digits().for_each(|digit| each(cell, digit));
            }
            Sector::House(house, digit) => {
                let house = self.house_index(house).filter(|_| self.digits().contains(&digit))?;
                self.cells_of[house].iter().for_each(|&cell| each(cell, digit));
            }
        }
        Some(())
    }

    /// A sector that holds both candidates, so that at most one of them is true: their cell, or the first house that
    /// they share.
    pub fn link(&self, a: (usize, Digit), b: (usize, Digit)) -> Option<Sector> {
        if a.0 == b.0 {
            return (a.1 != b.1).then(|| Sector::Cell(self.cell(a.0)));
        }
        let shared = || self.houses_of[a.0].iter().find(|h| self.houses_of[b.0].contains(h));
        (a.1 == b.1).then(shared).flatten().map(|&h| Sector::House(self.houses[h], a.1))
    }
}

fn regions(spec: &Spec) -> Result<Vec<Vec<usize>>, SpecError> {
    let n = spec.size as usize;
    if let Some(map) = &spec.regions {
        let letters: Vec<char> = map.chars().collect();
        if letters.len() != n * n {
            return Err(SpecError::MapLength { found: letters.len(), size: spec.size });
        }
        let mut order: Vec<char> = vec![];
        let mut list: Vec<Vec<usize>> = vec![];
        for (cell, &letter) in letters.iter().enumerate() {
            let at = order.iter().position(|&known| known == letter).unwrap_or_else(|| {
                order.push(letter);
                list.push(vec![]);
                list.len() - 1
            });
            list[at].push(cell);
        }
        return match list.iter().position(|cells| cells.len() != n) {
            Some(at) => Err(SpecError::RegionSize { letter: order[at], found: list[at].len(), size: spec.size }),
            None => Ok(list),
        };
    }
    let [rows, cols] = spec.boxes.ok_or(SpecError::NoBoxes(spec.size))?;
    if rows as usize * cols as usize != n {
        return Err(SpecError::Boxes(rows, cols, spec.size));
    }
    let (rows, cols) = (rows as usize, cols as usize);
    let boxed = |b: usize| {
        let (top, left) = (b / rows * rows, b % rows * cols);
        (0..n).map(|i| (top + i / cols) * n + left + i % cols).collect()
    };
    Ok((0..n).map(boxed).collect())
}

fn windows(spec: &Spec) -> Result<Vec<Vec<usize>>, SpecError> {
    let n = spec.size as usize;
    let side = match spec.boxes {
        Some([rows, cols]) if rows == cols && rows > 1 => rows as usize,
        _ => return Err(SpecError::Windows),
    };
    let starts: Vec<usize> = (0..side - 1).map(|i| 1 + i * (side + 1)).collect();
    let window = |top: usize, left: usize| (0..n).map(|i| (top + i / side) * n + left + i % side).collect();
    Ok(starts.iter().flat_map(|&top| starts.iter().map(move |&left| window(top, left))).collect())
}
