//! # Sue de Coq
//!
//! Cells where two houses cross, with some cells of either house beside them, have in all just as many places for
//! digits as cells, so every digit is used up in them and leaves the rest of its house.
//!
//! ## Why it holds
//! Take cells C in both houses, cells A in the first only and cells B in the second only. A digit of C and A stands in
//! them once at most, for they all lie in the first house; likewise a digit of C and B in the second; a digit of both
//! A and B can stand twice, once in each house. Count the places: if they are as many as the cells, each place is
//! taken. So a digit of A leaves the other cells of the first house, one of B those of the second, and a digit of C
//! alone those of both. A digit of A and B stands in both and therefore leaves C. As set logic: the truths are the
//! cells, the links are the digits in their houses; rank 0.
//!
//! ## How to spot it
//! Look where a line crosses a box, for two cells with four digits or more, or three cells with five or more. Then
//! look for a two-digit cell (or a group) in the rest of the line that takes digits of the crossing, and for another
//! one in the rest of the box that takes different ones. In the basic form two cells with digits 1 to 4 stand with a
//! cell {1,2} in the line and a cell {3,4} in the box; A and B may be larger and bring digits of their own.
//!
//! ## References
//! Named after the forum nickname of the one who found it; also Two-Sector Disjoint Subsets. SudokuWiki: Sue-de-Coq.
//! HoDoKu 1101.

use std::collections::HashSet;

use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::certificate::Certificate;
use crate::finding::{Facts, Finding};
use crate::names::{Cell, Digit, Fact, Sector, Truth};
use crate::pattern::{self, Pattern, Side};
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::scouts::Crossings;

/// See the head of this file.
pub struct SueDeCoq;

static META: Meta = Meta {
    id: "sue-de-coq",
    name: "Sue de Coq",
    aliases: &["two-sector-disjoint-subsets", "sdc"],
    family: "miscellaneous",
    hodoku: Some(Hodoku { code: "1101", score: 250, level: "Unfair" }),
    se: Some("5.0"),
    assumes_unique: false,
    source: include_str!("sue_de_coq.rs"),
    example: ":1101:14678:3....9742...5..6+8........1+5.......611.986.........3.....1.2.+53+6.4...5+1+975.....+428::125 476 634 776 796 835::",
};

/// The most cells of the crossing.
const CROSSING: usize = 4;
/// The most cells on one side in puzzles beyond 9×9.
const LARGE_PUZZLE_SIDE: usize = 3;

/// Some cells and their digits.
#[derive(Clone, Copy)]
struct Group<const W: usize> {
    cells: CellSet<W>,
    digits: DigitSet,
    size: usize,
}

/// One instance: the houses, C, A and B.
struct Crossing<const W: usize> {
    houses: [usize; 2],
    core: Group<W>,
    sides: [Group<W>; 2],
}

impl<const W: usize> Rule<W> for SueDeCoq {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let layout = board.layout();
        let count = layout.houses().len();
        let most = if layout.size() <= 9 { layout.size() } else { LARGE_PUZZLE_SIDE };
        let open = |house: usize| board.unplaced() & layout.house_set(house);
        let mut found: Vec<Crossing<W>> = vec![];
        let all = || (0..count).flat_map(|first| (first + 1..count).map(move |second| (first, second))).collect();
        let pairs: Vec<_> = if board.is_scouted() { board.derived::<Crossings>().list().collect() } else { all() };
        for (first, second) in pairs {
            let both = open(first) & open(second);
            let cores = groups(board, both, CROSSING);
            if !cores.iter().any(wide) {
                continue;
            }
            let sides = [groups(board, open(first) - both, most), groups(board, open(second) - both, most)];
            for core in cores.into_iter().filter(wide) {
                cross(core, [first, second], &sides, &mut found);
            }
        }
        found.sort_by_key(|crossing| crossing.core.size + crossing.sides[0].size + crossing.sides[1].size);
        let mut seen = HashSet::<Facts>::new();
        for crossing in found {
            if let Some(finding) = crossing.finding(board)
                && seen.insert(finding.conclusions.clone())
            {
                sink(finding)?;
            }
        }
        Flow::Continue(())
    }
}

fn wide<const W: usize>(core: &Group<W>) -> bool {
    core.size > 1 && core.digits.len() >= core.size + 2
}

/// Every group of at most so many of the cells.
fn groups<const W: usize>(board: &Board<'_, W>, cells: CellSet<W>, most: usize) -> Vec<Group<W>> {
    let mut list = vec![Group { cells: CellSet::EMPTY, digits: DigitSet::EMPTY, size: 0 }];
    for cell in cells {
        for at in 0..list.len() {
            let mut group = list[at];
            if group.size < most {
                group.cells.insert(cell);
                group.digits |= board.digits(cell);
                group.size += 1;
                list.push(group);
            }
        }
    }
    list.remove(0);
    list
}

/// The groups on both sides that fill up the crossing.
fn cross<const W: usize>(core: Group<W>, houses: [usize; 2], sides: &[Vec<Group<W>>; 2], found: &mut Vec<Crossing<W>>) {
    // A group must bring more cells than digits of its own, and must not be filled by its digits alone.
    let gain = |side: &Group<W>| side.size.saturating_sub((side.digits - core.digits).len());
    let useful = |side: &&Group<W>| gain(side) > 0 && side.digits.len() > side.size;
    let second: Vec<&Group<W>> = sides[1].iter().filter(useful).collect();
    for a in sides[0].iter().filter(useful) {
        for b in &second {
            let shared = (a.digits & b.digits & core.digits).len();
            if core.digits.len() + shared == core.size + gain(a) + gain(b) {
                found.push(Crossing { houses, core, sides: [*a, **b] });
            }
        }
    }
}

impl<const W: usize> Crossing<W> {
    fn finding(&self, board: &Board<'_, W>) -> Option<Finding> {
        let layout = board.layout();
        let names = |cells: CellSet<W>| cells.iter().map(|cell| layout.cell(cell)).collect::<Vec<Cell>>();
        let [a, b] = self.sides;
        let own = [self.core.cells | a.cells, self.core.cells | b.cells];
        let all = self.core.cells | a.cells | b.cells;
        let truths: Vec<Truth> = names(all).into_iter().map(|cell| Sector::Cell(cell).into()).collect();
        let digits = self.core.digits | a.digits | b.digits;
        // Which of the two houses the digit is linked in.
        let linked = |digit: Digit| match (a.digits.contains(digit), b.digits.contains(digit)) {
            (false, false) => [true, false],
            sides => [sides.0, sides.1],
        };
        let mut proofs: Vec<(Fact, Certificate)> = vec![];
        for digit in digits.iter() {
            let in_sides = [a.digits.contains(digit), b.digits.contains(digit)];
            let free = in_sides == [false, false];
            let mut gone: Vec<(usize, usize)> = vec![];
            for at in 0..2 {
                if in_sides[at] || free {
                    let others = board.places_in(digit, self.houses[at]) - own[at];
                    gone.extend(others.iter().map(|cell| (cell, at)));
                }
            }
            if in_sides == [true, true] {
                gone.extend((self.core.cells & board.places(digit)).iter().map(|cell| (cell, 0)));
            }
            gone.sort_unstable();
            gone.dedup_by_key(|(cell, _)| *cell);
            for (cell, at) in gone {
                let links = digits.iter().flat_map(|other| {
                    let which = if other == digit && free { [at == 0, at == 1] } else { linked(other) };
                    let houses = (0..2).filter(move |&house| which[house]);
                    houses.map(move |house| Sector::House(layout.house(self.houses[house]), other))
                });
                let proof = Certificate::sum(truths.iter().copied(), links);
                proofs.push((board.candidate(cell, digit).is_not(), proof));
            }
        }
        if proofs.is_empty() {
            return None;
        }
        let side = |at: usize| Side {
            house: layout.house(self.houses[at]),
            cells: names(self.sides[at].cells),
            digits: self.sides[at].digits.iter().collect(),
        };
        let pattern = Pattern::SueDeCoq(Box::new(pattern::SueDeCoq {
            cells: names(self.core.cells),
            digits: self.core.digits.iter().collect(),
            sides: [side(0), side(1)],
        }));
        let conclusions: Facts = proofs.iter().map(|(fact, _)| *fact).collect();
        Some(Finding::new(pattern, conclusions, Certificate::joined(proofs)))
    }
}
