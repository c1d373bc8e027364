//! Goes through the templates of the digits.

use crate::board::Board;
use crate::cellset::CellSet;
use crate::certificate::Certificate;
use crate::finding::Finding;
use crate::names::{Digit, Fact, HouseKind};
use crate::pattern::{self, Pattern};

use super::refute;

/// A digit with more partial templates than this is passed over.
const PATIENCE: usize = 50_000;

/// What all templates of a digit come to.
#[derive(Clone)]
pub struct Summary<const W: usize> {
    pub digit: Digit,
    pub count: u32,
    /// The cells of at least one template.
    pub any: CellSet<W>,
    /// The cells of every template.
    pub all: CellSet<W>,
    /// The digits that take cells away from this one, because they need them in all of their own templates.
    pub others: Vec<Digit>,
}

/// The templates of every digit from which something follows. A cell that one digit has in all its templates is in no
/// template of another.
pub fn summaries<const W: usize>(board: &Board<'_, W>) -> Vec<Summary<W>> {
    let digits: Vec<Digit> = board.layout().digits().collect();
    let mut places: Vec<CellSet<W>> = digits.iter().map(|&digit| board.places(digit)).collect();
    let mut others: Vec<Vec<Digit>> = vec![vec![]; digits.len()];
    let mut list: Vec<Option<Summary<W>>> = vec![None; digits.len()];
    let mut stale = vec![true; digits.len()];
    while let Some(at) = stale.iter().position(|&stale| stale) {
        stale[at] = false;
        list[at] = Summary::of(board, digits[at], places[at]);
        let Some(summary) = &list[at] else { continue };
        if summary.count == 0 {
            return vec![];
        }
        for other in (0..digits.len()).filter(|&other| other != at) {
            if !places[other].is_disjoint(&summary.all) {
                places[other] = places[other] - summary.all;
                others[other].push(digits[at]);
                stale[other] = true;
            }
        }
    }
    let named = list.into_iter().zip(others).filter_map(|(summary, mut others)| {
        others.sort_unstable();
        others.dedup();
        summary.map(|summary| Summary { others, ..summary })
    });
    named.collect()
}

impl<const W: usize> Summary<W> {
    /// The same without the help of other digits, where that comes to the same cells.
    pub fn alone(self, board: &Board<'_, W>, cells: impl Fn(&Self) -> CellSet<W>) -> Self {
        if self.others.is_empty() {
            return self;
        }
        let alone = Self::of(board, self.digit, board.places(self.digit));
        alone.filter(|alone| cells(alone) == cells(&self)).unwrap_or(self)
    }

    /// Goes through all templates with these places; none where they use every place and share no open one, or are too
    /// many.
    fn of(board: &Board<'_, W>, digit: Digit, places: CellSet<W>) -> Option<Self> {
        let layout = board.layout();
        let rows = layout.houses_of_kind(HouseKind::Row).map(|row| places & layout.house_set(row));
        let mut rows: Vec<CellSet<W>> = rows.collect();
        rows.sort_by_key(CellSet::len);
        let (given, placed) = (board.places(digit), board.places(digit) - board.unplaced());
        let all = CellSet::first(layout.cell_count());
        let mut summary = Self { digit, count: 0, any: CellSet::EMPTY, all, others: vec![] };
        let mut left = PATIENCE;
        let whole = fill(board, &rows, (places, CellSet::EMPTY), &mut |template| {
            left = left.checked_sub(1)?;
            if let Some(template) = template {
                summary.count += 1;
                summary.any |= template;
                summary.all &= template;
            }
            // Nothing can follow any more.
            (summary.any != given || summary.all != placed).then_some(())
        });
        whole.map(|()| summary)
    }

    /// The finding of what is not so in any template.
    pub fn finding(&self, board: &Board<'_, W>, conclusions: Vec<Fact>) -> Option<Finding> {
        if conclusions.is_empty() {
            return None;
        }
        let refutations = conclusions.iter().map(|&fact| refute::refutation(board, fact));
        let refutations = refutations.collect::<Option<Vec<_>>>()?;
        let pattern = Pattern::Templates(Box::new(pattern::Templates {
            digit: self.digit,
            count: self.count,
            cells: (self.any & board.unplaced()).iter().map(|cell| board.layout().cell(cell)).collect(),
            others: self.others.clone(),
        }));
        Some(Finding::new(pattern, conclusions, Certificate::Propagation { refutations }))
    }
}

/// Hands over each template, and nothing for each step on the way; `None` breaks off.
fn fill<const W: usize>(
    board: &Board<'_, W>,
    rows: &[CellSet<W>],
    (open, chosen): (CellSet<W>, CellSet<W>),
    take: &mut dyn FnMut(Option<CellSet<W>>) -> Option<()>,
) -> Option<()> {
    let Some((row, rest)) = rows.split_first() else {
        // Diagonals and windows need the digit, too.
        let layout = board.layout();
        let full = (0..layout.houses().len()).all(|house| !chosen.is_disjoint(&layout.house_set(house)));
        return take(full.then_some(chosen));
    };
    take(None)?;
    for cell in *row & open {
        let left = open - board.layout().peer_set(cell);
        fill(board, rest, (left, chosen | CellSet::of(cell)), take)?;
    }
    Some(())
}
