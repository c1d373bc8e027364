//! Positions: clues placed all at once make the same position as placed one by one.

use proptest::prelude::*;
use whydoku_rules::board::Board;
use whydoku_rules::cellset::DigitSet;
use whydoku_rules::geometry::{Geometry, Layout, Spec};
use whydoku_rules::names::{Digit, Sector};
use whydoku_rules::{rule, techniques};

/// Everything that a position says of itself.
#[derive(Debug, PartialEq)]
struct Said {
    cells: Vec<(DigitSet, Option<Digit>, bool)>,
    houses: Vec<(DigitSet, DigitSet, Vec<usize>)>,
    places: Vec<Vec<usize>>,
    nearly_full: Vec<usize>,
    broken: Option<Sector>,
}

fn said<const W: usize>(board: &Board<'_, W>) -> Said {
    let layout = board.layout();
    let cell = |at| (board.digits(at), board.value(at), board.lone_cells().contains(at));
    let house = |at| {
        let counts = layout.digits().map(|digit| board.count_in(digit, at)).collect();
        (board.open_in(at), board.lone_in(at), counts)
    };
    Said {
        cells: (0..layout.cell_count()).map(cell).collect(),
        houses: (0..layout.houses().len()).map(house).collect(),
        nearly_full: board.nearly_full().collect(),
        places: layout.digits().map(|digit| board.places(digit).iter().collect()).collect(),
        broken: board.broken(),
    }
}

/// Compares both ways; says whether the clues could be placed.
fn compare<const W: usize>(spec: Spec, clues: &[(usize, Digit)]) -> bool {
    let layout = Layout::<W>::new(Geometry::new(spec).expect("a geometry"));
    let clues: Vec<_> = clues.iter().map(|&(cell, digit)| (cell % layout.cell_count(), digit)).collect();
    let (mut one, mut removed) = (Board::new(&layout), vec![]);
    let mut possible = true;
    for &(cell, digit) in &clues {
        possible &= one.has(cell, digit) && one.value(cell).is_none();
        if possible {
            one.place_and_tell(cell, digit, |cell, digit| removed.push((cell, digit)));
        }
    }
    let (mut all, mut gone) = (Board::new(&layout), vec![]);
    let placed = all.place_all(&clues, |placed| placed.each_gone(|cell, digit| gone.push((cell, digit))));
    if placed {
        assert!(possible, "{clues:?} contradict each other");
        assert_eq!(said(&all), said(&one));
        assert_eq!(gone, removed);
    } else {
        assert!(!possible || one.broken().is_some(), "{clues:?} can be placed");
        assert_eq!(said(&all), said(&Board::new(&layout)));
    }
    placed
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn clues_make_the_same_position_all_at_once_and_one_by_one(
        clues in proptest::collection::vec((0..625_usize, 1..=4_u8), 0..12),
        large in proptest::collection::vec((0..625_usize, 1..=25_u8), 0..60),
    ) {
        let small: Vec<_> = large.iter().map(|&(cell, digit)| (cell, digit % 9 + 1)).collect();
        compare::<2>(Spec::classic(4).expect("a size"), &clues);
        compare::<2>(Spec::classic(9).expect("a size"), &small);
        compare::<2>(Spec { diagonals: true, ..Spec::classic(9).expect("a size") }, &small);
        compare::<10>(Spec::classic(25).expect("a size"), &large);
    }
}

#[test]
fn the_clues_of_a_puzzle_are_placed_at_once() {
    let puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    let digit = |(cell, c): (usize, char)| Some((cell, c.to_digit(10)? as Digit));
    let mut clues: Vec<_> = puzzle.chars().enumerate().filter_map(digit).collect();
    assert!(compare::<2>(Spec::boxed(9, 3, 3), &clues));
    clues.push((1, 4));
    assert!(!compare::<2>(Spec::boxed(9, 3, 3), &clues), "two 4s stand in a row");
}

#[test]
fn a_rule_that_looked_at_the_empty_grid_looks_again_when_the_clues_are_there() {
    // In box 1 the digits 7, 8 and 9 have places in row 1 only.
    let clues = [(9, 1), (10, 2), (11, 3), (18, 4), (19, 5), (20, 6)];
    let layout = Layout::<2>::new(Geometry::new(Spec::boxed(9, 3, 3)).expect("a geometry"));
    let pointing = techniques::find_rule::<2>("pointing").expect("there is one");
    let mut board = Board::new(&layout);
    assert_eq!(rule::all(pointing, &board), []);
    assert!(board.place_all(&clues, |_| {}));
    let found = rule::all(pointing, &board);
    assert_eq!(found.len(), 3, "7, 8 and 9 point along row 1");
}
