//! What all pictures of a layout share: where cells, lines, labels and candidates are.

use serde::Serialize;
use whydoku_rules::geometry::Geometry;
use whydoku_rules::names::{Candidate, Cell, Digit, HouseKind};

use super::outline;

/// The least room of a candidate, and the space between the candidates and the border of their cell.
const SLOT: i32 = 30;
const PAD: i32 = 3;
/// The least side of a cell.
const SIDE: i32 = 72;

/// A point of the picture; x grows to the right and y downwards.
pub type Point = [i32; 2];

/// The fixed geometry of a layout's pictures, in units of which a candidate takes 30.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Frame {
    /// Rows, columns and digits.
    pub size: usize,
    /// The view-box of board and labels: left, top, width, height.
    pub view: [i32; 4],
    /// The top left corner of the board.
    pub origin: Point,
    /// The side of a cell.
    pub side: i32,
    /// The top left corner of each cell, row by row.
    pub cells: Vec<Point>,
    /// Where the centre of each candidate lies in its cell, from digit 1 on.
    pub slots: Vec<Point>,
    /// The lines between all cells, as an SVG path.
    pub thin: String,
    /// The borders of boxes or jigsaw regions, as an SVG path.
    pub thick: String,
    /// The diagonals that are houses, as an SVG path; empty where there are none.
    pub diagonals: String,
    /// The windows that are houses, each as an SVG path to be filled.
    pub windows: Vec<String>,
    /// Numbers of rows and columns, to be centred on their points.
    pub labels: Vec<Label>,
    /// The height of text beside the board.
    pub text: i32,
    /// The height of placed digits.
    pub digit: i32,
    /// The height of candidates.
    pub candidate: i32,
}

/// A short text with the middle of its place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Label {
    /// The middle.
    pub at: Point,
    /// The text.
    pub text: String,
}

impl Frame {
    /// The frame of a layout.
    pub fn new(geometry: &Geometry) -> Self {
        let size = geometry.size();
        let across = (1..).find(|cols| cols * cols >= size).unwrap_or(size);
        let down = size.div_ceil(across);
        let side = SIDE.max(across as i32 * SLOT + 2 * PAD);
        let board = side * size as i32;
        let text = 22.max(board / 40);
        let origin = [2 * text, 2 * text];
        let middle = |at: usize, of: usize| PAD + (side - 2 * PAD) * (2 * at as i32 + 1) / (2 * of as i32);
        let corner = |cell: usize| [origin[0] + side * (cell % size) as i32, origin[1] + side * (cell / size) as i32];
        let mut frame = Self {
            size,
            view: [0, 0, board + 3 * text, board + 3 * text],
            origin,
            side,
            cells: (0..size * size).map(corner).collect(),
            slots: (0..size).map(|digit| [middle(digit % across, across), middle(digit / across, down)]).collect(),
            thin: String::new(),
            thick: String::new(),
            diagonals: String::new(),
            windows: vec![],
            labels: vec![],
            text,
            digit: side * 2 / 3,
            candidate: SLOT * 2 / 3,
        };
        frame.lines(geometry);
        frame
    }

    fn lines(&mut self, geometry: &Geometry) {
        let (size, side, [left, top]) = (self.size as i32, self.side, self.origin);
        let (right, bottom) = (left + side * size, top + side * size);
        for line in 1..size {
            self.thin.push_str(&format!("M{} {top}V{bottom}M{left} {}H{right}", left + line * side, top + line * side));
        }
        for line in 0..size {
            let (text, middle) = ((line + 1).to_string(), line * side + side / 2);
            self.labels.push(Label { at: [left + middle, top - self.text * 4 / 5], text: text.clone() });
            self.labels.push(Label { at: [left - self.text * 4 / 5, top + middle], text });
        }
        self.thick = outline::borders(self, |cell| geometry.box_of(cell));
        for house in geometry.houses_of_kind(HouseKind::Diagonal) {
            let ends = [geometry.house_cells(house).first(), geometry.house_cells(house).last()];
            let [Some(&first), Some(&last)] = ends else { continue };
            let from = [left, self.cells[first][1] + if first == 0 { 0 } else { side }];
            let to = [right, self.cells[last][1] + if first == 0 { side } else { 0 }];
            self.diagonals.push_str(&format!("M{} {}L{} {}", from[0], from[1], to[0], to[1]));
        }
        let windows = geometry.houses_of_kind(HouseKind::Window);
        self.windows = windows.map(|house| outline::area(self, geometry.house_cells(house))).collect();
    }

    /// The number of a cell, when the layout has it.
    pub fn index(&self, cell: Cell) -> Option<usize> {
        let (row, col) = (cell.row as usize, cell.col as usize);
        (row < self.size && col < self.size).then_some(row * self.size + col)
    }

    /// The middle of a cell.
    pub fn centre(&self, cell: usize) -> Point {
        let [x, y] = self.cells[cell];
        [x + self.side / 2, y + self.side / 2]
    }

    /// The middle of a candidate's place.
    pub fn slot(&self, cell: usize, digit: Digit) -> Option<Point> {
        let [x, y] = *self.cells.get(cell)?;
        let [dx, dy] = *self.slots.get((digit as usize).checked_sub(1)?)?;
        Some([x + dx, y + dy])
    }

    /// The middle of a candidate's place, when the layout has it.
    pub fn place(&self, candidate: Candidate) -> Option<Point> {
        self.slot(self.index(candidate.cell)?, candidate.digit)
    }
}
