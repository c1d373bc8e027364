//! The solver beside a plain backtracking search, and beside itself without special instructions.

use proptest::prelude::*;
use whydoku_plain::{Candidates, End, Grid, Solver, parse};

const UNIQUE: [&str; 4] = [
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "....14....3....2...7..........9...3.6.1.............8.2.....1.4....5.6.....7.8...",
    "98.7..6..5.7........4....9.8.3.5.....7.2..8.........43.1..7...2...1...8.....621..",
    "..2.3...8.....8....31.2.....6..5.27..1.....5.2.4.6..31....8.6.5.......13..531.4..",
];

/// Whether two cells share a row, a column or a box.
fn see(a: usize, b: usize) -> bool {
    a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3)
}

/// All solutions within these candidates, up to a limit, by trying out the cell with the fewest.
fn backtrack(candidates: &Candidates, limit: usize, found: &mut Vec<Grid>) {
    let open = (0..81).filter(|&cell| candidates[cell].count_ones() != 1);
    let Some(cell) = open.min_by_key(|&cell| candidates[cell].count_ones()) else {
        let clash = |a: usize| (0..a).any(|b| see(a, b) && candidates[a] == candidates[b]);
        if !(0..81).any(clash) {
            found.push(candidates.map(|digits| digits.trailing_zeros() as u8 + 1));
        }
        return;
    };
    for digit in (0..9).map(|digit| 1 << digit).filter(|digit| candidates[cell] & digit != 0) {
        let mut next = *candidates;
        next[cell] = digit;
        let mut placed = vec![cell];
        while let Some(cell) = placed.pop() {
            for other in (0..81).filter(|&other| other != cell && see(cell, other)) {
                let before = next[other];
                next[other] &= !next[cell];
                if next[other] != before && next[other].count_ones() == 1 {
                    placed.push(other);
                }
            }
        }
        if next.iter().all(|&digits| digits != 0) && found.len() < limit {
            backtrack(&next, limit, found);
        }
    }
}

fn candidates(clues: &Grid) -> Candidates {
    let clash = (0..81).any(|a| clues[a] != 0 && (0..a).any(|b| see(a, b) && clues[a] == clues[b]));
    let mut all = clues.map(|clue| if clue == 0 || clash { 0x1ff } else { 1 << (clue - 1) });
    for cell in (0..81).filter(|&cell| clues[cell] != 0) {
        (0..81)
            .filter(|&other| other != cell && see(cell, other))
            .for_each(|other| all[other] &= !(1 << (clues[cell] - 1)));
    }
    if clash { [0; 81] } else { all }
}

fn collect(run: impl FnOnce(&mut dyn FnMut(Grid) -> bool) -> End, limit: usize) -> (Vec<Grid>, End) {
    let mut found = vec![];
    let end = run(&mut |grid| {
        found.push(grid);
        found.len() < limit
    });
    (found, end)
}

/// All ways to ask for these solutions agree with each other and with backtracking.
fn check(clues: &Grid, limit: usize) -> Vec<Grid> {
    let (mut fast, mut portable) = (Solver::new(), Solver::portable());
    let (found, end) = collect(|found| fast.each(clues, u64::MAX, found), limit);
    let within = candidates(clues);
    assert_eq!((found.clone(), end), collect(|found| portable.each(clues, u64::MAX, found), limit));
    assert_eq!(collect(|found| fast.each_within(&within, u64::MAX, found), limit).0.len(), found.len());
    assert_eq!(fast.count(clues, limit), found.len());
    assert_eq!(fast.first(clues), found.first().copied());
    let mut slow = vec![];
    backtrack(&within, limit, &mut slow);
    assert_eq!(slow.len(), found.len(), "{clues:?}");
    let mut sorted = found.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), found.len(), "a solution came twice");
    if found.len() < limit {
        slow.sort_unstable();
        assert_eq!(slow, sorted);
        assert_eq!(end, End::Complete);
    }
    for solution in &found {
        assert!((0..81).all(|cell| clues[cell] == 0 || clues[cell] == solution[cell]));
        assert!((0..81).all(|a| (0..a).all(|b| !see(a, b) || solution[a] != solution[b])));
    }
    found
}

#[test]
fn puzzles_have_their_one_solution() {
    for line in UNIQUE {
        assert_eq!(check(&parse(line).unwrap(), 2).len(), 1, "{line}");
    }
}

#[test]
fn an_empty_grid_has_many_solutions() {
    assert_eq!(check(&[0; 81], 300).len(), 300);
}

#[test]
fn contradictions_have_none() {
    let mut twice = [0; 81];
    (twice[0], twice[8]) = (5, 5);
    assert_eq!(check(&twice, 2), [] as [Grid; 0]);
    (twice[8], twice[1]) = (0, 5);
    assert_eq!(check(&twice, 2), [] as [Grid; 0]);
    let line = "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";
    assert_eq!(check(&parse(line).unwrap(), 2), [] as [Grid; 0]);
    assert_eq!(Solver::new().first(&[200; 81]), None);
    assert_eq!(Solver::new().count(&[0; 81], 0), 0);
}

#[test]
fn a_search_gives_up_when_told_to() {
    let (found, end) = collect(|found| Solver::new().each(&[0; 81], 3, found), 5);
    assert_eq!((found, end), (vec![], End::GaveUp));
}

#[test]
fn only_digits_and_blanks_are_read() {
    assert_eq!(parse(&"x".repeat(81)), None);
    assert_eq!(parse("1"), None);
    assert_eq!(parse(&"0.".repeat(41)[..81]), Some([0; 81]));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    /// Puzzles with some clues taken away, and some changed.
    #[test]
    fn solutions_are_those_of_backtracking(
        which in 0..UNIQUE.len(),
        keep in proptest::collection::vec(0..100_u32, 81),
        share in 70..101_u32,
        changes in proptest::collection::vec((0..81_usize, 1..10_u8), 0..3),
    ) {
        let solution = Solver::new().first(&parse(UNIQUE[which]).unwrap()).unwrap();
        let mut clues = parse(UNIQUE[which]).unwrap();
        (0..81).filter(|&cell| keep[cell] >= share).for_each(|cell| clues[cell] = 0);
        (0..81).filter(|&cell| keep[cell] < 12).for_each(|cell| clues[cell] = solution[cell]);
        changes.iter().for_each(|&(cell, digit)| clues[cell] = digit);
        check(&clues, 20);
    }

    /// Positions with any candidates removed.
    #[test]
    fn positions_have_the_solutions_within_their_candidates(
        which in 0..UNIQUE.len(),
        gone in proptest::collection::vec((0..81_usize, 0..9_u32), 0..40),
        open in proptest::collection::vec(0..81_usize, 0..6),
    ) {
        let mut clues = parse(UNIQUE[which]).unwrap();
        open.iter().for_each(|&cell| clues[cell] = 0);
        let mut within = candidates(&clues);
        gone.iter().for_each(|&(cell, digit)| within[cell] &= !(1 << digit));
        let mut slow = vec![];
        backtrack(&within, 30, &mut slow);
        let (found, end) = collect(|found| Solver::new().each_within(&within, u64::MAX, found), 30);
        prop_assert_eq!((&found, end), (&collect(|found| Solver::portable().each_within(&within, u64::MAX, found), 30).0, end));
        prop_assert_eq!(found.len(), slow.len());
        if found.len() < 30 {
            prop_assert!(slow.iter().all(|solution| found.contains(solution)));
        }
    }
}
