//! Patterns of one digit made of two strong links.

use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::finding::Finding;
use crate::geometry::Layout;
use crate::names::{Cell, Digit, Fact, HouseKind, Sector};
use crate::pattern::{Arm, Pattern, Strand, Turbot, TurbotShape};
use crate::scouts::Turbots;
use crate::techniques::sums::{Target, certify, shared_house};

/// A strong link, its inner end next to the other one.
#[derive(Debug, Clone, Copy)]
struct Half<const W: usize> {
    house: usize,
    outer: CellSet<W>,
    inner: CellSet<W>,
}

/// Two strong links with what they remove.
#[derive(Debug, Clone)]
pub struct Found<const W: usize> {
    digit: Digit,
    halves: [Half<W>; 2],
    gone: CellSet<W>,
}

impl<const W: usize> Found<W> {
    /// The places that meet.
    pub fn inner(&self) -> CellSet<W> {
        self.halves[0].inner | self.halves[1].inner
    }

    /// Whether both belong to the same dual pattern: they use the same meeting places, and remove different things.
    pub fn pairs_with(&self, other: &Self) -> bool {
        self.digit == other.digit && self.gone != other.gone
    }

    /// The house of the second strong link.
    pub fn second_house(&self) -> usize {
        self.halves[1].house
    }
}

/// The houses in which a digit has two places; where two houses share them, only the first.
fn pairs<const W: usize>(board: &Board<'_, W>, digit: Digit) -> Vec<(usize, usize, usize)> {
    let mut known: Vec<(usize, usize, usize)> = vec![];
    for house in 0..board.layout().houses().len() {
        if board.count_in(digit, house) != 2 {
            continue;
        }
        let mut ends = board.places_in(digit, house).iter();
        if let (Some(a), Some(b)) = (ends.next(), ends.next())
            && known.iter().all(|&(_, x, y)| (x, y) != (a, b))
        {
            known.push((house, a, b));
        }
    }
    known
}

/// The digits that may make a pattern of this shape.
fn scouted<const W: usize>(board: &Board<'_, W>, shape: TurbotShape) -> DigitSet {
    if !board.is_scouted() {
        return DigitSet::all(board.layout().size());
    }
    let turbots = board.derived::<Turbots>();
    match shape {
        TurbotShape::Skyscraper => turbots.skyscrapers(),
        TurbotShape::TwoStringKite => turbots.kites(),
        TurbotShape::TurbotFish => turbots.others(),
        TurbotShape::EmptyRectangle => turbots.empty_rectangles(),
    }
}

/// The patterns of this shape that are made of houses with two places.
pub fn turbots<const W: usize>(board: &Board<'_, W>, shape: TurbotShape) -> Vec<Found<W>> {
    let layout = board.layout();
    let mut found: Vec<Found<W>> = vec![];
    for digit in scouted(board, shape).iter() {
        let pairs = pairs(board, digit);
        for (at, &(first, a, b)) in pairs.iter().enumerate() {
            for &(second, c, d) in &pairs[at + 1..] {
                if [a, b].contains(&c) || [a, b].contains(&d) {
                    continue;
                }
                for (outer, inner, next, last) in [(a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)] {
                    let gone = board.places(digit) & layout.peer_set(outer) & layout.peer_set(last);
                    if gone.is_empty() || !layout.peer_set(inner).contains(next) {
                        continue;
                    }
                    let Some(weak) = shared_house(layout, CellSet::of(inner) | CellSet::of(next)) else { continue };
                    if shape != shape_of(layout, first, second, weak) {
                        continue;
                    }
                    let ring = shared_house(layout, CellSet::of(outer) | CellSet::of(last));
                    let closed = ring.is_some_and(|ring| layout.house(ring).kind == layout.house(weak).kind);
                    if closed && shape == TurbotShape::Skyscraper {
                        continue;
                    }
                    let half =
                        |house, outer, inner| Half { house, outer: CellSet::of(outer), inner: CellSet::of(inner) };
                    let halves = [half(first, outer, inner), half(second, last, next)];
                    found.push(Found { digit, halves, gone });
                }
            }
        }
    }
    found
}

fn shape_of<const W: usize>(layout: &Layout<W>, first: usize, second: usize, weak: usize) -> TurbotShape {
    use HouseKind::{Box, Column, Row};
    match (layout.house(first).kind, layout.house(second).kind, layout.house(weak).kind) {
        (Row, Row, Column) | (Column, Column, Row) => TurbotShape::Skyscraper,
        (Row, Column, Box) => TurbotShape::TwoStringKite,
        _ => TurbotShape::TurbotFish,
    }
}

/// A line with two places that meets one line of a box whose places form a cross.
pub fn empty_rectangles<const W: usize>(board: &Board<'_, W>) -> Vec<Found<W>> {
    let layout = board.layout();
    let mut found = vec![];
    for digit in scouted(board, TurbotShape::EmptyRectangle).iter() {
        let lines: Vec<_> =
            pairs(board, digit).into_iter().filter(|pair| layout.house(pair.0).kind != HouseKind::Box).collect();
        if lines.is_empty() {
            continue;
        }
        for block in layout.houses_of_kind(HouseKind::Box) {
            let places = board.places_in(digit, block);
            if places.len() < 2 {
                continue;
            }
            for (near, far) in crosses(layout, block, places) {
                let near_set = layout.house_set(near);
                let (inner, outer) = (places & near_set, places - near_set);
                for &(house, a, b) in &lines {
                    for (start, end) in [(a, b), (b, a)] {
                        let in_block = |cell| layout.house_set(block).contains(cell);
                        if !near_set.contains(start) || near_set.contains(end) || in_block(start) || in_block(end) {
                            continue;
                        }
                        let gone = (board.places(digit) & layout.house_set(far) & layout.peer_set(end))
                            - layout.house_set(block);
                        if gone.is_empty() {
                            continue;
                        }
                        let first = Half { house, outer: CellSet::of(end), inner: CellSet::of(start) };
                        found.push(Found { digit, halves: [first, Half { house: block, outer, inner }], gone });
                    }
                }
            }
        }
    }
    found
}

/// The pairs of lines that hold all places of a box between them, and neither all alone.
fn crosses<const W: usize>(layout: &Layout<W>, block: usize, places: CellSet<W>) -> Vec<(usize, usize)> {
    let touches = |house: &usize| {
        layout.house(*house).kind != HouseKind::Box && !layout.house_set(*house).is_disjoint(&layout.house_set(block))
    };
    let lines: Vec<usize> = (0..layout.houses().len()).filter(touches).collect();
    let mut found = vec![];
    for &near in &lines {
        let rest = places - layout.house_set(near);
        if rest.is_empty() || rest == places {
            continue;
        }
        for &far in &lines {
            let parallel = layout.house(near).kind == layout.house(far).kind;
            let whole = places.is_subset(&layout.house_set(far));
            if near != far && !parallel && !whole && rest.is_subset(&layout.house_set(far)) {
                found.push((near, far));
            }
        }
    }
    found
}

/// The finding of one pattern, or of two that are seen at once.
pub fn finding<const W: usize>(board: &Board<'_, W>, shape: TurbotShape, found: &[&Found<W>]) -> Finding {
    let layout = board.layout();
    let digit = found[0].digit;
    let cells = |set: CellSet<W>| set.iter().map(|cell| layout.cell(cell)).collect::<Vec<Cell>>();
    let shared = |set| Sector::House(layout.house(shared_house(layout, set).expect("they share a house")), digit);
    let arm =
        |half: &Half<W>| Arm { house: layout.house(half.house), outer: cells(half.outer), inner: cells(half.inner) };
    let mut strands = vec![];
    let mut facts: Vec<Fact> = vec![];
    let mut parts = vec![];
    for one in found {
        let [first, second] = &one.halves;
        let weak = shared(one.inner());
        strands.push(Strand { first: arm(first), weak, second: arm(second) });
        let truths = [first, second].map(|half| Sector::House(layout.house(half.house), digit).into());
        let target = |cell| Target {
            fact: board.candidate(cell, digit).is_not(),
            links: [first, second].map(|half| shared(half.outer | CellSet::of(cell))).to_vec(),
        };
        let targets: Vec<Target> = one.gone.iter().map(target).collect();
        facts.extend(targets.iter().map(|target| target.fact));
        parts.push((targets.iter().map(|target| target.fact).collect(), certify(&truths, &[weak], &targets)));
    }
    facts.sort_unstable();
    facts.dedup();
    let pattern = Pattern::Turbot(Box::new(Turbot { shape, digit, strands }));
    Finding::new(pattern, facts, crate::techniques::sums::join(parts))
}
