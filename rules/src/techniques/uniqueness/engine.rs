//! What follows from a deadly pattern, whatever its shape: one of its guardians is true.

use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::certificate::{Certificate, DeadlyCell, Part};
use crate::finding::Finding;
use crate::names::{Digit, Fact, House, Sector, Truth};
use crate::pattern::{DeadlyShape, GuardianArgument, Pattern, Uniqueness};
use crate::rule::{Flow, Sink};

/// The most cells that join the roof in a naked subset.
const SUBSET: usize = 6;

/// Cells whose digits could be exchanged if they held nothing else.
pub struct Deadly {
    pub shape: DeadlyShape,
    /// The cells with the digits that could be exchanged.
    pub cells: Vec<(usize, DigitSet)>,
    /// The cells that have other candidates, the guardians, with these.
    pub roof: Vec<(usize, DigitSet)>,
}

/// Takes deadly patterns as they are found.
pub type Visit<'v> = dyn FnMut(&Deadly) -> Flow + 'v;

impl Deadly {
    pub fn new<const W: usize>(board: &Board<'_, W>, shape: DeadlyShape, cells: Vec<(usize, DigitSet)>) -> Self {
        let extras = cells.iter().map(|&(cell, digits)| (cell, board.digits(cell) - digits));
        let roof = extras.filter(|(_, extras)| !extras.is_empty()).collect();
        Self { shape, cells, roof }
    }

    /// The digits of a cell that could be exchanged.
    fn exchanged(&self, cell: usize) -> DigitSet {
        self.cells.iter().find(|(known, _)| *known == cell).map_or(DigitSet::EMPTY, |&(_, digits)| digits)
    }

    /// The cells of a rectangle in the order around it.
    pub fn corners(&self) -> [usize; 4] {
        std::array::from_fn(|at| self.cells[at].0)
    }

    /// Whether a house holds the whole roof.
    pub fn roof_shares_house<const W: usize>(&self, board: &Board<'_, W>) -> bool {
        let (layout, roof) = (board.layout(), self.roof_cells());
        roof.iter()
            .take(1)
            .any(|first| layout.houses_of(first).iter().any(|&house| roof.is_subset(&layout.house_set(house))))
    }

    fn roof_cells<const W: usize>(&self) -> CellSet<W> {
        self.roof.iter().map(|&(cell, _)| cell).collect()
    }

    /// All guardians' digits.
    fn guardians(&self) -> DigitSet {
        self.roof.iter().fold(DigitSet::EMPTY, |all, &(_, extras)| all | extras)
    }

    fn named<const W: usize>(&self, board: &Board<'_, W>) -> Vec<DeadlyCell> {
        let named = |&(cell, digits): &(usize, DigitSet)| DeadlyCell {
            cell: board.layout().cell(cell),
            digits: digits.iter().collect(),
        };
        self.cells.iter().map(named).collect()
    }

    /// A sum with the truth that the guardians give.
    pub fn certificate<const W: usize>(
        &self,
        board: &Board<'_, W>,
        truths: Vec<Truth>,
        links: Vec<Sector>,
    ) -> Certificate {
        Certificate::Uniqueness { deadly: self.named(board), truths: truths.into(), links: links.into() }
    }

    /// The finding of these proofs; nothing where they conclude nothing.
    pub fn conclude<const W: usize>(
        &self,
        board: &Board<'_, W>,
        argument: GuardianArgument,
        parts: Vec<Part>,
        sink: &mut Sink<'_>,
    ) -> Flow {
        let mut conclusions: Vec<Fact> = parts.iter().flat_map(|part| &part.conclusions).copied().collect();
        conclusions.sort_unstable();
        conclusions.dedup();
        if conclusions.is_empty() {
            return Flow::Continue(());
        }
        let mut parts: Vec<Part> = parts.into_iter().filter(|part| !part.conclusions.is_empty()).collect();
        let certificate = match parts.len() {
            1 => parts.remove(0).certificate,
            _ => Certificate::Parts { parts },
        };
        let roof = self.roof.iter();
        let placed = self.cells.iter().filter(|&&(cell, _)| board.value(cell).is_some());
        let pattern = Uniqueness {
            shape: self.shape,
            cells: self.named(board),
            placed: placed.map(|&(cell, _)| board.layout().cell(cell)).collect(),
            guardians: roof.flat_map(|&(cell, extras)| extras.iter().map(move |d| board.candidate(cell, d))).collect(),
            argument,
        };
        sink(Finding::new(Pattern::Uniqueness(Box::new(pattern)), conclusions, certificate))
    }
}

/// All guardians are in one cell, which therefore holds none of the digits that could be exchanged.
pub fn one_cell<const W: usize>(board: &Board<'_, W>, deadly: &Deadly, sink: &mut Sink<'_>) -> Flow {
    let [(roof, _)] = deadly.roof[..] else { return Flow::Continue(()) };
    let gone = board.digits(roof) & deadly.exchanged(roof);
    let cell = board.layout().cell(roof);
    let part = Part {
        conclusions: gone.iter().map(|digit| cell.candidate(digit).is_not()).collect(),
        certificate: deadly.certificate(board, vec![], vec![Sector::Cell(cell)]),
    };
    deadly.conclude(board, GuardianArgument::OneCell { cell }, vec![part], sink)
}

/// All guardians are one digit, which therefore leaves the cells that see all of them.
pub fn same_digit<const W: usize>(board: &Board<'_, W>, deadly: &Deadly, sink: &mut Sink<'_>) -> Flow {
    let Some(digit) = deadly.guardians().single().filter(|_| deadly.roof.len() > 1) else {
        return Flow::Continue(());
    };
    let seen = deadly.roof.iter().map(|&(cell, _)| board.layout().peer_set(cell));
    let targets = seen.fold(board.places(digit), |all, peers| all & peers);
    let mut parts: Vec<(Vec<Sector>, Vec<Fact>)> = vec![];
    for target in targets {
        let links = cover(board, target, deadly.roof_cells(), digit);
        let gone = board.candidate(target, digit).is_not();
        match parts.iter_mut().find(|(known, _)| *known == links) {
            Some((_, conclusions)) => conclusions.push(gone),
            None => parts.push((links, vec![gone])),
        }
    }
    let part = |(links, conclusions)| Part { conclusions, certificate: deadly.certificate(board, vec![], links) };
    deadly.conclude(board, GuardianArgument::SameDigit { digit }, parts.into_iter().map(part).collect(), sink)
}

/// Houses of the target that together hold all these cells, as links of the digit.
fn cover<const W: usize>(board: &Board<'_, W>, target: usize, mut cells: CellSet<W>, digit: Digit) -> Vec<Sector> {
    let layout = board.layout();
    let mut links = vec![];
    while !cells.is_empty() {
        let held = |house: &&usize| (layout.house_set(**house) & cells).len();
        // The first of the best.
        let Some(&house) = layout.houses_of(target).iter().rev().max_by_key(held) else { break };
        cells = cells - layout.house_set(house);
        links.push(Sector::House(layout.house(house), digit));
    }
    links
}

/// The roof acts as one cell with the guardians' digits: a naked subset with other cells of a house.
pub fn subset<const W: usize>(board: &Board<'_, W>, deadly: &Deadly, sink: &mut Sink<'_>) -> Flow {
    let (layout, guardians, roof) = (board.layout(), deadly.guardians(), deadly.roof_cells());
    if deadly.roof.len() < 2 || guardians.len() < 2 {
        return Flow::Continue(());
    }
    let houses = layout.houses_of(deadly.roof[0].0).iter().copied();
    let houses: Vec<usize> = houses.filter(|&house| roof.is_subset(&layout.house_set(house))).collect();
    let others = |&house: &usize| ((layout.house_set(house) & board.unplaced()) - roof).iter().collect();
    let others: Vec<Vec<usize>> = houses.iter().map(others).collect();
    let mut seen: Vec<Vec<Fact>> = vec![];
    for size in guardians.len() - 1..=SUBSET {
        for others in &others {
            let mut found: Vec<Vec<usize>> = vec![];
            choose(board, others, size, guardians, &mut vec![], &mut found);
            for cells in found {
                subset_with(board, deadly, &houses, &cells, (roof, &mut seen), sink)?;
            }
        }
    }
    Flow::Continue(())
}

/// Lists the choices of `size` cells that, with the digits so far, have `size` + 1 digits.
fn choose<const W: usize>(
    board: &Board<'_, W>,
    cells: &[usize],
    size: usize,
    digits: DigitSet,
    chosen: &mut Vec<usize>,
    found: &mut Vec<Vec<usize>>,
) {
    if digits.len() > size + 1 || chosen.len() + cells.len() < size {
        return;
    }
    if chosen.len() == size {
        found.push(chosen.clone());
        return;
    }
    for (at, &cell) in cells.iter().enumerate() {
        chosen.push(cell);
        choose(board, &cells[at + 1..], size, digits | board.digits(cell), chosen, found);
        chosen.pop();
    }
}

/// Concludes from one subset: first what goes from the rest of its houses, then what goes from the roof itself.
fn subset_with<const W: usize>(
    board: &Board<'_, W>,
    deadly: &Deadly,
    houses: &[usize],
    cells: &[usize],
    (roof, seen): (CellSet<W>, &mut Vec<Vec<Fact>>),
    sink: &mut Sink<'_>,
) -> Flow {
    let layout = board.layout();
    let set: CellSet<W> = cells.iter().copied().collect();
    let digits = cells.iter().fold(deadly.guardians(), |all, &cell| all | board.digits(cell));
    if digits.len() != cells.len() + 1 {
        return Flow::Continue(());
    }
    let guards = |cell: usize, digit| deadly.roof.iter().any(|&(c, extras)| c == cell && extras.contains(digit));
    for within in [CellSet::first(layout.cell_count()) - roof, roof] {
        let mut parts: Vec<Part> = vec![];
        let mut used: Vec<House> = vec![];
        for &house in houses.iter().filter(|&&house| set.is_subset(&layout.house_set(house))) {
            let gone = digits.iter().flat_map(|digit| {
                let places = (board.places_in(digit, house) & within) - set;
                let gone = places.iter().filter(move |&cell| !guards(cell, digit));
                gone.map(move |cell| board.candidate(cell, digit).is_not())
            });
            let known = |fact: &Fact| parts.iter().any(|part| part.conclusions.contains(fact));
            let conclusions: Vec<Fact> = gone.filter(|fact| !known(fact)).collect();
            if conclusions.is_empty() {
                continue;
            }
            let name = layout.house(house);
            let truths = cells.iter().map(|&cell| Sector::Cell(layout.cell(cell)).into()).collect();
            let links = digits.iter().map(|digit| Sector::House(name, digit)).collect();
            used.push(name);
            parts.push(Part { conclusions, certificate: deadly.certificate(board, truths, links) });
        }
        let mut conclusions: Vec<Fact> = parts.iter().flat_map(|part| &part.conclusions).copied().collect();
        conclusions.sort_unstable();
        if seen.contains(&conclusions) {
            continue;
        }
        seen.push(conclusions);
        let argument = GuardianArgument::Subset {
            cells: cells.iter().map(|&cell| layout.cell(cell)).collect(),
            digits: digits.iter().collect(),
            houses: used,
        };
        deadly.conclude(board, argument, parts, sink)?;
    }
    Flow::Continue(())
}

/// A house in which these two cells are the only places of the digit.
pub fn strong_house<const W: usize>(board: &Board<'_, W>, digit: Digit, a: usize, b: usize) -> Option<usize> {
    let pair: CellSet<W> = [a, b].into_iter().collect();
    board.layout().houses_of(a).iter().copied().find(|&house| board.places_in(digit, house) == pair)
}

/// Two roof cells are the only places of an exchanged digit in a house: one of them holds it and the other a guardian,
/// so neither holds another of the exchanged digits.
pub fn strong_link<const W: usize>(board: &Board<'_, W>, deadly: &Deadly, sink: &mut Sink<'_>) -> Flow {
    let [(a, _), (b, _)] = deadly.roof[..] else { return Flow::Continue(()) };
    let layout = board.layout();
    for digit in (deadly.exchanged(a) & deadly.exchanged(b)).iter() {
        let Some(house) = strong_house(board, digit, a, b) else { continue };
        let house = layout.house(house);
        let gone = |cell: usize| {
            let others = (board.digits(cell) & deadly.exchanged(cell)) - DigitSet::of(digit);
            others.iter().map(move |other| board.candidate(cell, other).is_not()).collect::<Vec<_>>()
        };
        let links = vec![Sector::Cell(layout.cell(a)), Sector::Cell(layout.cell(b))];
        let part = Part {
            conclusions: [gone(a), gone(b)].concat(),
            certificate: deadly.certificate(board, vec![Sector::House(house, digit).into()], links),
        };
        deadly.conclude(board, GuardianArgument::StrongLink { digit, house }, vec![part], sink)?;
    }
    Flow::Continue(())
}
