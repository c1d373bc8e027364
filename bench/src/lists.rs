//! The lists of puzzles, and batches made of few puzzles.

use std::path::PathBuf;
use std::{env, fs};

/// A puzzle as every 9x9 solver here takes it: 81 bytes, `.` for an empty cell.
pub type Line = [u8; 81];

/// The first puzzles of a list, found in `../shared/data/puzzles` or where `WHYDOKU_LISTS` says.
pub fn load(name: &str, most: usize) -> Result<Vec<Line>, String> {
    let folder = env::var_os("WHYDOKU_LISTS").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/data/puzzles")),
        PathBuf::from,
    );
    let path = folder.join(name).with_extension("txt");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let line = |line: &str| line.get(..81)?.replace('0', ".").into_bytes().try_into().ok();
    Ok(text.lines().filter_map(line).take(most).collect())
}

/// The small generator SplitMix64: the same batches in every run.
pub struct Random(pub u64);

impl Random {
    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }

    /// The numbers below `size` in some order.
    pub fn permutation(&mut self, size: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..size).collect();
        (1..size).rev().for_each(|last| order.swap(last, self.below(last + 1)));
        order
    }

    /// Bands, and rows within bands, of a grid with boxes of `side` rows, in another order.
    fn rows(&mut self, side: usize) -> Vec<usize> {
        let bands = self.permutation(side);
        bands
            .into_iter()
            .flat_map(|band| self.permutation(side).into_iter().map(move |row| band * side + row))
            .collect()
    }

    /// The same puzzle with digits, rows, columns, bands and stacks in another order.
    pub fn disguise(&mut self, puzzle: &[u8], side: usize) -> Vec<u8> {
        let size = side * side;
        let digits = self.permutation(size);
        let (rows, columns) = (self.rows(side), self.rows(side));
        let digit = |sign: u8| match sign {
            b'1'..=b'9' => SIGNS[digits[usize::from(sign - b'1')]],
            b'A'..=b'P' => SIGNS[digits[usize::from(sign - b'A' + 9)]],
            _ => b'.',
        };
        rows.iter().flat_map(|row| columns.iter().map(move |column| puzzle[row * size + column])).map(digit).collect()
    }
}

/// The digits from 1 to 25.
pub const SIGNS: &[u8; 25] = b"123456789ABCDEFGHIJKLMNOP";
