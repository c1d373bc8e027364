//! Groups of cells, written together as HoDoKu does: `r12c3`, `r4c56,r5c4`.

use std::collections::BTreeMap;

use whydoku_rules::names::Cell;

/// Cells of one row (or of one column) share it: `r2c13`, `r13c2`. Numbers above 9 are set apart: `r2c(1,13)`.
pub fn compact(cells: &[Cell]) -> String {
    let mut rows = BTreeMap::<u8, Vec<u8>>::new();
    let mut cols = BTreeMap::<u8, Vec<u8>>::new();
    for cell in cells {
        rows.entry(cell.row).or_default().push(cell.col);
        cols.entry(cell.col).or_default().push(cell.row);
    }
    // Whichever way needs fewer groups, rows first.
    let by_row = merge(rows).into_iter().map(|(rows, cols)| format!("r{}c{}", numbers(&rows), numbers(&cols)));
    let by_col = merge(cols).into_iter().map(|(cols, rows)| format!("r{}c{}", numbers(&rows), numbers(&cols)));
    let (by_row, by_col): (Vec<String>, Vec<String>) = (by_row.collect(), by_col.collect());
    if by_col.len() < by_row.len() { by_col.join(",") } else { by_row.join(",") }
}

/// Lines with the same places stand together.
fn merge(lines: BTreeMap<u8, Vec<u8>>) -> Vec<(Vec<u8>, Vec<u8>)> {
    let mut groups: Vec<(Vec<u8>, Vec<u8>)> = vec![];
    for (line, mut places) in lines {
        places.sort_unstable();
        places.dedup();
        match groups.iter_mut().find(|(_, known)| *known == places) {
            Some((lines, _)) => lines.push(line),
            None => groups.push((vec![line], places)),
        }
    }
    groups
}

pub(super) fn numbers(numbers: &[u8]) -> String {
    let texts: Vec<String> = numbers.iter().map(|number| (number + 1).to_string()).collect();
    match numbers {
        [_] => texts.concat(),
        _ if numbers.iter().any(|&number| number > 8) => format!("({})", texts.join(",")),
        _ => texts.concat(),
    }
}
