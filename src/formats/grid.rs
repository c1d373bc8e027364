//! A grid of n lines, with or without a frame.

use whydoku_rules::names::MAX_SIZE;

use super::cells::{Entry, Row, Token, assemble, count_cells, decode, is_bar, is_blank, is_likely, symbols};
use super::error::{InputError, Problem};
use super::file::{Kind, kind};
use super::layout::Layouts;
use super::pencilmarks;
use crate::puzzle::Puzzle;

/// How a row is divided into cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Division {
    /// Something stands between any two cells, as in `| 5 |   | 3 |` or `5,,3`, so that an empty cell may be nothing.
    Pieces,
    /// Spaces or frames stand between any two cells.
    Fields,
    /// A character a cell; spaces and frames do not count.
    Characters,
    /// A character a cell, and a space is an empty one.
    Spaced,
}

/// The rows of a grid.
#[derive(Debug)]
pub(super) struct Grid<'t> {
    division: Division,
    size: usize,
    rows: Vec<Row<'t>>,
    /// The index of the line behind the grid.
    pub end: usize,
}

/// The grid that begins at this line, when its rows have the right number and length.
pub(super) fn fit<'t>(layouts: &Layouts, lines: &[&'t str], start: usize) -> Option<Grid<'t>> {
    let first = Row { line: start + 1, text: lines[start] };
    [Division::Pieces, Division::Fields, Division::Characters, Division::Spaced].into_iter().find_map(|division| {
        let size = division.width(first);
        let grid = layouts.allows(size).then(|| Grid::collect(layouts, lines, start, division, size))?;
        let square = grid.rows.len() == size && grid.rows.iter().all(|&row| division.width(row) == size);
        (square && grid.is_plausible() && !(layouts.size().is_none() && grid.is_list_of_4x4())).then_some(grid)
    })
}

/// The grid that seems to be meant here although its rows do not fit, and what is wrong with it.
pub(super) fn misfit<'t>(
    layouts: &Layouts,
    lines: &[&'t str],
    start: usize,
) -> Option<(Grid<'t>, Result<Puzzle, InputError>)> {
    if !lines[start].contains(|c: char| c.is_ascii_digit() || is_blank(c)) {
        return None;
    }
    let near = lines[start..].iter().take(25).take_while(|line| matches!(kind(line), Kind::Data | Kind::Frame));
    let near: Vec<Row> = near.filter(|line| kind(line) == Kind::Data).map(|&text| Row { line: 0, text }).collect();
    let mut best = (1, None);
    for division in [Division::Pieces, Division::Fields, Division::Characters] {
        let widths: Vec<usize> = near.iter().map(|&row| division.width(row)).collect();
        for &size in widths.iter().filter(|&&size| layouts.allows(size)) {
            let count = widths.iter().filter(|&&width| width == size).count();
            if count > best.0 && 2 * count >= near.len() {
                best = (count, Some((division, size)));
            }
        }
    }
    let (division, size) = best.1?;
    let grid = Grid::collect(layouts, lines, start, division, size);
    let odd = grid.rows.iter().find(|&&row| division.width(row) != size);
    let result = match (odd, grid.rows.last()) {
        (Some(&row), _) => Err(row.fail(Problem::RowLength { found: division.width(row), size })),
        (None, Some(last)) if grid.rows.len() < size => Err(last.fail(Problem::Rows { found: grid.rows.len(), size })),
        _ => grid.read(layouts, None),
    };
    Some((grid, result))
}

impl<'t> Grid<'t> {
    /// Up to `size` rows. A blank line may stand between bands of boxes, or behind every row.
    fn collect(layouts: &Layouts, lines: &[&'t str], start: usize, division: Division, size: usize) -> Self {
        let (mut rows, mut end, mut blank, mut every) = (vec![], start, false, false);
        let band = layouts.band(size);
        for (index, &text) in lines.iter().enumerate().skip(start) {
            let spaces = division == Division::Spaced && text.chars().count() == size;
            match kind(text) {
                Kind::Data if text.trim_start().starts_with(':') => break,
                Kind::Data => {}
                Kind::Blank if spaces => {}
                Kind::Blank => {
                    blank = true;
                    continue;
                }
                Kind::Frame => continue,
                Kind::Comment(_) | Kind::Section(_) => break,
            }
            every |= blank && rows.len() == 1;
            if rows.len() == size || (blank && !every && rows.len() % band != 0) {
                break;
            }
            blank = false;
            rows.push(Row { line: index + 1, text });
            end = index + 1;
        }
        Self { division, size, rows, end }
    }

    /// Whether what should be cells can be cells: blocks of several cells are not.
    fn is_plausible(&self) -> bool {
        let fields = |row: &Row| self.division.fields(*row).iter().all(|field| pencilmarks::is_field(field, self.size));
        match self.division {
            Division::Pieces | Division::Fields => self.rows.iter().all(fields),
            Division::Characters | Division::Spaced => self.rows.iter().all(|row| is_likely(row.text, self.size)),
        }
    }

    /// Whether 16 lines of 16 cells are rather 16 puzzles of 4x4.
    fn is_list_of_4x4(&self) -> bool {
        let small = |c: char| matches!(c, '1'..='4' | '+') || is_blank(c) || c.is_whitespace();
        self.size == 16 && self.rows.iter().all(|row| row.text.chars().all(small))
    }

    /// Understands the cells.
    pub fn read(&self, layouts: &Layouts, name: Option<String>) -> Result<Puzzle, InputError> {
        let entries = match self.division {
            Division::Pieces | Division::Fields => {
                let fields: Vec<Token> = self.rows.iter().flat_map(|&row| self.division.fields(row)).collect();
                pencilmarks::read(&fields, self.size)?
            }
            Division::Characters | Division::Spaced => self.characters()?,
        };
        assemble(layouts, self.size, name, &entries, vec![])
    }

    fn characters(&self) -> Result<Vec<Entry>, InputError> {
        let mut marks = Vec::with_capacity(self.size * self.size);
        for row in &self.rows {
            symbols(row.token(0, row.text), self.division == Division::Spaced, &mut marks)?;
        }
        decode(&marks, self.size)
    }
}

impl Division {
    /// How many cells the row has when it is divided in this way.
    fn width(self, row: Row) -> usize {
        match self {
            Self::Pieces => pieces(row).map_or(0, |pieces| pieces.len()),
            Self::Fields => words(row, 0, row.text).count(),
            Self::Characters => count_cells(row.text),
            Self::Spaced => row.text.chars().filter(|&c| c != '+' && !is_bar(c)).count(),
        }
    }

    /// The cells of a row that has one field a cell.
    fn fields(self, row: Row) -> Vec<Token> {
        match self {
            Self::Pieces => pieces(row).unwrap_or_default(),
            _ => words(row, 0, row.text).map(|(offset, word)| row.token(offset, word)).collect(),
        }
    }
}

/// The words between spaces and bars in a part of the row that begins at this byte.
fn words<'t>(row: Row<'t>, start: usize, text: &'t str) -> impl Iterator<Item = (usize, &'t str)> {
    let words = Row { text, ..row }.split(|c| c.is_whitespace() || is_bar(c));
    words.filter(|(_, word)| !word.is_empty()).map(move |(offset, word)| (start + offset, word))
}

/// What stands between separators, a dot for nothing; `None` when something between them is more than one word.
fn pieces(row: Row) -> Option<Vec<Token>> {
    let bars = row.text.contains(is_bar);
    let plain = [',', ';', '\t'].into_iter().find(|&separator| row.text.contains(separator));
    let separates = |c: char| if bars { is_bar(c) } else { Some(c) == plain };
    // Two more than cells, for the sides of a frame, and one more to see that there are too many.
    let mut pieces: Vec<(usize, &str)> = row.split(separates).take(MAX_SIZE + 3).collect();
    if bars {
        // A frame's own left and right sides are no separators.
        let outside = |piece: Option<&(usize, &str)>| piece.is_some_and(|(_, text)| text.trim().is_empty());
        if outside(pieces.last()) {
            pieces.pop();
        }
        if outside(pieces.first()) {
            pieces.remove(0);
        }
    }
    if pieces.len() > MAX_SIZE {
        return None;
    }
    let token = |(offset, text): (usize, _)| {
        let mut words = words(row, offset, text);
        let (first, second) = (words.next(), words.next());
        let (offset, word) = first.unwrap_or((offset, "."));
        second.is_none().then(|| row.token(offset, word))
    };
    pieces.into_iter().map(token).collect()
}
