//! Puzzles of any size, made the same way in every run.

use whydoku::formats::Reader;
use whydoku::search::{self, Limits};

use crate::lists::{Random, SIGNS};
use crate::solvers;

/// A puzzle with boxes of so many rows and columns, which has one solution and, as far as the plain search sees with so
/// few branchings, no clue too many.
pub fn puzzle([rows, columns]: [usize; 2], branchings: u64, random: &mut Random) -> Vec<u8> {
    let reader = Reader::default();
    let mut grid: Vec<u8> = solved(rows, columns, random).into_iter().map(|digit| SIGNS[digit]).collect();
    let limits = Limits { solutions: 2, branchings: Some(branchings) };
    for cell in random.permutation(grid.len()) {
        let clue = std::mem::replace(&mut grid[cell], b'.');
        let found = search::solve(&solvers::read(&reader, &grid), limits);
        if !found.complete || found.solutions.len() > 1 {
            grid[cell] = clue;
        }
    }
    grid
}

/// A solved grid: the obvious one, in which lines of the same band have exchanged what they hold in some cells, often.
fn solved(rows: usize, columns: usize, random: &mut Random) -> Vec<usize> {
    let size = rows * columns;
    let obvious = |row: usize, column: usize| (row % rows * columns + row / rows + column) % size;
    let mut grid: Vec<usize> = (0..size * size).map(|cell| obvious(cell / size, cell % size)).collect();
    for _ in 0..size * size {
        let upright = random.below(2) == 1;
        let thick = if upright { columns } else { rows };
        let band = random.below(size / thick) * thick;
        let [a, b] = [band + random.below(thick), band + random.below(thick)];
        let at = |line: usize, place: usize| if upright { place * size + line } else { line * size + place };
        let mut next = (a != b).then(|| random.below(size));
        // Until no digit is twice in a line.
        while let Some(place) = next {
            grid.swap(at(a, place), at(b, place));
            let digit = grid[at(a, place)];
            next = (0..size).find(|&other| other != place && grid[at(a, other)] == digit);
        }
    }
    grid
}
