//! How time and memory grow with the batch and with the size of the grid.

use std::fs;

use crate::Options;
use crate::contest::timed;
use crate::lists::Random;
use crate::solvers::{self, Explainer};

/// A 9x9 that needs more than singles, and a 16x16.
const NINE: &[u8] = b"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const SIXTEEN: &[u8] =
    b"A.713.G9...B.E....45C..7A.EF...96C9BAD....G8..1...EG845.9..7.B...1.F2.48...36.B...2...A5E.F9..CD85B.\
9..C6.......E.D961..8A...G..5E...4.A..G..3.2.4.C.G.....75A9..3...DG2.4FC..7.GC....F.5D.8.4...AG....F...5.B....D.....65.\
G8..GC..1.EB...DF7.F96..78.43.G.AE.";

pub fn run(options: &Options) {
    if !options.wants("growth", "") {
        return;
    }
    println!("\nGrowth with the batch: one 9x9 in disguises, basic, each trace dropped before the next");
    let mut explainer = Explainer::new("basic");
    for count in [1_000, 10_000, 100_000, 1_000_000] {
        let mut random = Random(1);
        batch(count, &mut explainer, || random.disguise(NINE, 3));
    }
    println!("Growth with the grid: disguises, human");
    let mut explainer = Explainer::new("human");
    let mut random = Random(2);
    for (name, count, side) in [("9x9", 2_000, 3), ("16x16", 200, 4), ("25x25, 80 % given", 20, 5)] {
        print!("{name:<18} ");
        batch(count, &mut explainer, || match side {
            3 => random.disguise(NINE, 3),
            4 => random.disguise(SIXTEEN, 4),
            _ => random.thinned(5, 80),
        });
    }
}

fn batch(count: usize, explainer: &mut Explainer, mut next: impl FnMut() -> Vec<u8>) {
    let (seconds, solved) = timed(|| (0..count).filter(|_| explainer.solved(&[solvers::puzzle(&next())]) == 1).count());
    let each = seconds * 1e6 / count as f64;
    println!("{count:>9} puzzles {each:>10.1} us each, {solved} solved, memory {} MB at most so far", peak() / 1024);
}

/// Kilobytes of memory that this process had at most.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}
