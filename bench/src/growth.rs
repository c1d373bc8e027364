//! How time and memory grow with the batch and with the size of the grid.

use std::fs;

use whydoku::formats::Reader;

use crate::Options;
use crate::contest::timed;
use crate::lists::Random;
use crate::made;
use crate::solvers::{self, Explainer};

/// A 9x9 that needs more than singles.
const NINE: &[u8] = b"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

/// Rows and columns of a box, and how many puzzles are made: easy ones, hard ones.
const SIZES: [([usize; 2], [usize; 2]); 5] =
    [([2, 2], [200, 200]), ([2, 3], [200, 200]), ([3, 3], [200, 200]), ([4, 4], [50, 5]), ([5, 5], [10, 2])];

pub fn run(options: &Options) {
    if options.wants("growth with the batch", "") {
        println!("\nGrowth with the batch: one 9x9 in disguises, basic, each trace dropped before the next");
        let mut explainer = Explainer::new("basic");
        for count in [1_000, 10_000, 100_000, 1_000_000] {
            let mut random = Random(1);
            print!("{count:>9} puzzles ");
            batch(count, 729, &mut explainer, || random.disguise(NINE, 3));
        }
    }
    if options.wants("growth with the grid", "") {
        grids(0, 0, "singles mostly suffice");
        grids(1, 50, "no clue too many, some branchings needed");
    }
}

/// Puzzles of every size for which the plain search needs no more branchings than this.
fn grids(kind: usize, branchings: u64, what: &str) {
    println!("\nGrowth with the grid: made puzzles, {what}");
    for ([rows, columns], counts) in SIZES {
        let (size, count) = (rows * columns, counts[kind]);
        let mut random = Random(size as u64);
        let puzzles: Vec<Vec<u8>> =
            (0..count).map(|_| made::puzzle([rows, columns], branchings, &mut random)).collect();
        let clues = puzzles.iter().flatten().filter(|&&sign| sign != b'.').count();
        for profile in ["basic", "human"] {
            print!("{:<6} {profile:<6} {count:>4} puzzles of {:>3} clues ", format!("{size}x{size}"), clues / count);
            let (mut explainer, mut next) = (Explainer::new(profile), puzzles.iter());
            // The tables of the layout are made once.
            explainer.solved(&[solvers::read(&Reader::default(), &puzzles[0])]);
            batch(count, size.pow(3), &mut explainer, || next.next().cloned().unwrap_or_default());
        }
    }
}

fn batch(count: usize, candidates: usize, explainer: &mut Explainer, mut next: impl FnMut() -> Vec<u8>) {
    let reader = Reader::default();
    let mut solves = || explainer.solved(&[solvers::read(&reader, &next())]) == 1;
    let (seconds, solved) = timed(|| (0..count).filter(|_| solves()).count());
    let each = seconds * 1e6 / count as f64;
    let one = each * 1e3 / candidates as f64;
    let peak = peak() / 1024;
    println!("{each:>10.1} us each, {one:>8.1} ns a candidate, {solved} solved, memory {peak} MB at most so far");
}

/// Kilobytes of memory that this process had at most.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}
