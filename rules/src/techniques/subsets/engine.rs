//! The search behind all subsets: a few items whose options, taken together, are as few. The items of a naked subset
//! are cells and their options digits; those of a hidden subset are digits and their options cells.

use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::certificate::Certificate;
use crate::finding::Finding;
use crate::names::{Digit, Sector};
use crate::pattern::{Pattern, Subset};
use crate::rule::{Flow, Sink};
use crate::scouts::{Sizes, Subsets};

/// How many choices are looked at in one house; only large grids come near it.
const BUDGET: usize = 50_000;

/// What options an item has: a set that can be joined and counted.
trait Options: Copy + Default {
    fn join(self, other: Self) -> Self;
    fn count(self) -> usize;
}

impl Options for DigitSet {
    fn join(self, other: Self) -> Self {
        self | other
    }
    fn count(self) -> usize {
        self.len()
    }
}

impl<const W: usize> Options for CellSet<W> {
    fn join(self, other: Self) -> Self {
        self | other
    }
    fn count(self) -> usize {
        self.len()
    }
}

/// Every choice of `size` items with `size` options between them, also where a smaller choice among them is one.
fn choices<T: Copy, O: Options>(items: &[(T, O)], size: usize) -> Vec<(Vec<T>, O)> {
    let mut found = vec![];
    if items.len() >= size {
        choose(items, size, &mut vec![], O::default(), &mut BUDGET.clone(), &mut found);
    }
    found
}

fn choose<T: Copy, O: Options>(
    items: &[(T, O)],
    size: usize,
    chosen: &mut Vec<(T, O)>,
    union: O,
    budget: &mut usize,
    found: &mut Vec<(Vec<T>, O)>,
) {
    if chosen.len() == size {
        if union.count() == size {
            found.push((chosen.iter().map(|&(item, _)| item).collect(), union));
        }
        return;
    }
    let missing = size - chosen.len();
    for at in 0..(items.len() + 1).saturating_sub(missing) {
        let joined = union.join(items[at].1);
        if joined.count() > size {
            continue;
        }
        if *budget == 0 {
            return;
        }
        *budget -= 1;
        chosen.push(items[at]);
        choose(&items[at + 1..], size, chosen, joined, budget, found);
        chosen.pop();
    }
}

/// Naked subsets of `size` cells.
pub fn naked<const W: usize>(board: &Board<'_, W>, size: usize, sink: &mut Sink<'_>) -> Flow {
    each_naked(board, size, false, sink)
}

/// Naked subsets of `size` cells in two houses that remove from both what neither alone would.
pub fn locked<const W: usize>(board: &Board<'_, W>, size: usize, sink: &mut Sink<'_>) -> Flow {
    each_naked(board, size, true, sink)
}

/// The houses that may have subsets of this size: all without a scout.
fn houses_with<const W: usize>(
    board: &Board<'_, W>,
    scout: Option<&Sizes>,
    size: usize,
) -> impl Iterator<Item = usize> {
    let count = if scout.is_none_or(|scout| scout.any(size)) { board.layout().houses().len() } else { 0 };
    (0..count).filter(move |&house| scout.is_none_or(|scout| scout.in_house(house, size)))
}

fn each_naked<const W: usize>(board: &Board<'_, W>, size: usize, both: bool, sink: &mut Sink<'_>) -> Flow {
    let layout = board.layout();
    let scout = board.is_scouted().then(|| board.derived::<Subsets>());
    let sizes = scout.as_ref().map(|scout| if both { &scout.locked } else { &scout.naked });
    for house in houses_with(board, sizes, size) {
        let open = board.unplaced() & layout.house_set(house);
        let items: Vec<(usize, DigitSet)> = open
            .iter()
            .map(|cell| (cell, board.digits(cell)))
            .filter(|(_, digits)| (2..=size).contains(&digits.len()))
            .collect();
        for (cells, digits) in choices(&items, size) {
            let set: CellSet<W> = cells.iter().copied().collect();
            let common = || (0..layout.houses().len()).filter(|&other| set.is_subset(&layout.house_set(other)));
            if common().next() != Some(house) {
                continue;
            }
            let losing = |house: usize| (board.unplaced() & layout.house_set(house)) - set;
            let loses = |house: &usize| losing(*house).iter().any(|cell| !(board.digits(cell) & digits).is_empty());
            let houses: Vec<usize> = common().filter(loses).collect();
            let reach = houses.iter().fold(CellSet::EMPTY, |cells, &house| cells | losing(house));
            let gone: Vec<(usize, Digit)> = digits
                .iter()
                .flat_map(|digit| (reach & board.places(digit)).iter().map(move |cell| (cell, digit)))
                .collect();
            let beyond = |house: &usize| gone.iter().any(|&(cell, _)| !layout.house_set(*house).contains(cell));
            if gone.is_empty() || both && !(houses.len() > 1 && houses.iter().all(beyond)) {
                continue;
            }
            // Each house that loses digits needs the cells' truths once.
            let names: Vec<_> = cells.iter().map(|&cell| layout.cell(cell)).collect();
            let truths = houses.iter().flat_map(|_| names.iter().map(|&cell| Sector::Cell(cell).into()));
            let link = |house: usize| digits.iter().map(move |digit| Sector::House(layout.house(house), digit));
            let certificate = Certificate::sum(truths, houses.iter().flat_map(|&house| link(house)));
            let subset = Subset {
                hidden: false,
                digits: digits.iter().collect(),
                cells: names,
                houses: houses.iter().map(|&house| layout.house(house)).collect(),
            };
            sink(Finding::new(
                Pattern::Subset(Box::new(subset)),
                gone.into_iter().map(|(cell, digit)| board.candidate(cell, digit).is_not()),
                certificate,
            ))?;
        }
    }
    Flow::Continue(())
}

/// Hidden subsets of `size` digits.
pub fn hidden<const W: usize>(board: &Board<'_, W>, size: usize, sink: &mut Sink<'_>) -> Flow {
    let layout = board.layout();
    let scout = board.is_scouted().then(|| board.derived::<Subsets>());
    let mut told: Vec<(CellSet<W>, DigitSet)> = vec![];
    for house in houses_with(board, scout.as_ref().map(|scout| &scout.hidden), size) {
        let items: Vec<(Digit, CellSet<W>)> = layout
            .digits()
            .map(|digit| (digit, board.places_in(digit, house)))
            .filter(|(_, places)| (2..=size).contains(&places.len()))
            .collect();
        for (digits, places) in choices(&items, size) {
            let set: DigitSet = digits.iter().copied().collect();
            let gone: Vec<_> = places
                .iter()
                .flat_map(|cell| (board.digits(cell) - set).iter().map(move |digit| (cell, digit)))
                .map(|(cell, digit)| board.candidate(cell, digit).is_not())
                .collect();
            if gone.is_empty() || told.contains(&(places, set)) {
                continue;
            }
            told.push((places, set));
            let name = layout.house(house);
            let cells: Vec<_> = places.iter().map(|cell| layout.cell(cell)).collect();
            let truths = digits.iter().map(|&digit| Sector::House(name, digit).into());
            let certificate = Certificate::sum(truths, cells.iter().map(|&cell| Sector::Cell(cell)));
            let subset = Subset { hidden: true, digits, cells, houses: vec![name] };
            sink(Finding::new(Pattern::Subset(Box::new(subset)), gone, certificate))?;
        }
    }
    Flow::Continue(())
}
