//! A line of a HoDoKu library: `:code[-variant]:digits:givens:removed candidates:eliminations:placements:extra`, of
//! which trailing fields may be missing. The code becomes the puzzle's name. What a case expects of a solver
//! (eliminations and placements) is not part of the position and is not read here.

use whydoku_rules::geometry::Geometry;
use whydoku_rules::names::{Candidate, Cell, char_digit};

use super::cells::{Content, Entry, Row, assemble, count_cells, decode, symbols};
use super::error::{InputError, Problem};
use super::layout::{Layouts, side};
use crate::puzzle::Puzzle;

/// Understands a line that begins with a colon.
pub(super) fn read(layouts: &Layouts, row: Row) -> Result<Puzzle, InputError> {
    let mut fields = row.split(|c| c == ':').skip(1);
    let name = fields.next().map(|(_, code)| code.trim()).filter(|code| !code.is_empty());
    let givens = fields.nth(1).filter(|(_, givens)| !givens.trim().is_empty());
    let (offset, givens) = givens.ok_or_else(|| row.fail(Problem::Library))?;
    let givens = row.token(offset, givens);
    let found = count_cells(givens.text);
    let size = side(found).filter(|&size| layouts.allows(size));
    let size = size.ok_or_else(|| givens.fail(Problem::Length { found, size: layouts.size() }))?;
    let geometry = layouts.geometry(size)?;
    let mut marks = vec![];
    symbols(givens, false, &mut marks)?;
    let entries = decode(&marks, size)?;
    let mut removed = vec![];
    if let Some((offset, triples)) = fields.next() {
        let list = Row { line: row.line, text: triples };
        for (at, triple) in list.split(char::is_whitespace).filter(|(_, triple)| !triple.is_empty()) {
            let fail = |problem| row.token(offset + at, triple).fail(problem);
            removed.push(candidate(&geometry, &entries, triple).map_err(fail)?);
        }
    }
    assemble(layouts, size, name.map(Into::into), &entries, removed)
}

/// Digit, row, column: `436` is 4 in r3c6.
fn candidate(geometry: &Geometry, entries: &[Entry], triple: &str) -> Result<Candidate, Problem> {
    let mut numbers = triple.chars().map(|c| char_digit(c.to_ascii_uppercase()));
    let mut read = || {
        let (digit, row, col) = (numbers.next()??, numbers.next()??, numbers.next()??);
        let index = geometry.index(Cell { row: row - 1, col: col - 1 })?;
        (numbers.next().is_none() && geometry.digits().contains(&digit)).then_some((index, digit))
    };
    let (index, digit) = read().ok_or_else(|| Problem::Triple(triple.into()))?;
    let removed = geometry.cell(index).candidate(digit);
    match entries[index].content {
        Content::Digit { digit: stands, .. } if stands == digit => Err(Problem::RemovedClue(removed)),
        _ => Ok(removed),
    }
}
