//! # Aligned Triple Exclusion
//!
//! Go through the combinations of three cells: those that another cell excludes cannot be, and a digit that is left in
//! no combination is removed.
//!
//! ## Why it holds
//! Digits in several cells cannot all be true if two of them are equal and see each other, or if a cell that sees them
//! has no other digits. So a cell of two digits excludes a pair and a cell of three digits a combination of three. If
//! a digit in one of the cells goes with no combination of the other two, it cannot be true. The proof puts the digit
//! there and tries every digit of the second cell; each time the third is left with nothing.
//!
//! ## How to spot it
//! Look for three cells with few digits that see the same cells of two and three digits. It is tedious by hand: a
//! table of the combinations helps.
//!
//! ## References
//! SudokuWiki: Aligned Pair Exclusion, which treats pairs. Sudoku Explainer 7.5 (Aligned Triplet Exclusion).

use std::collections::HashSet;

use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::certificate::{Certificate, Line, Net, NetEnd, Refutation};
use crate::finding::Finding;
use crate::names::{Digit, Sector};
use crate::pattern::{AlsSet, Excluded, Exclusion, Pattern};
use crate::rule::{Flow, Meta, Rule, Sink};
use crate::scouts::{Nine, bits, excluded_by_triples};

/// See the head of this file.
pub struct AlignedTripleExclusion;

static META: Meta = Meta {
    id: "aligned-triple-exclusion",
    name: "Aligned Triple Exclusion",
    aliases: &["ate", "aligned-triplet-exclusion"],
    family: "exclusion",
    hodoku: None,
    se: Some("7.5"),
    assumes_unique: false,
    source: include_str!("aligned_triple_exclusion.rs"),
    example: ":ate::.36..9.51.72615..9519...62.38759..1692..6.5..65...397..68.51.9..938..1651459.6.8.:339 839 474:::",
};

/// In puzzles beyond 16×16 the combinations are too many to go through.
const MOST_CELLS: usize = 256;

impl<const W: usize> Rule<W> for AlignedTripleExclusion {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        if board.layout().cell_count() > MOST_CELLS {
            return Flow::Continue(());
        }
        let worth: CellSet<W> = match board.is_scouted() {
            true => bits(excluded_by_triples(&board.derived::<Nine>())).collect(),
            false => board.unplaced(),
        };
        if worth.is_empty() {
            return Flow::Continue(());
        }
        let table = Table::of(board);
        let cells: Vec<usize> = board.unplaced().iter().collect();
        let mut seen = HashSet::<(usize, Digit)>::new();
        for (at, &b) in cells.iter().enumerate() {
            for &c in &cells[at + 1..] {
                // A cell of three digits must see all three cells; without one, both others must be affected.
                let others = worth & ((table.near[b] & table.near[c]) | table.around(b, c));
                if others.is_empty() {
                    continue;
                }
                // For each digit of one the digits of the other that it goes with.
                let mates: Vec<(Digit, DigitSet)> =
                    board.digits(b).iter().map(|y| (y, board.digits(c) - table.dead((b, y), c))).collect();
                for a in others - CellSet::of(b) - CellSet::of(c) {
                    for x in board.digits(a).iter() {
                        if !seen.contains(&(a, x))
                            && table.kills((a, x), (b, c), &mates)
                            && let Some(finding) = finding(&table, (a, x), (b, c), &mates)
                        {
                            seen.insert((a, x));
                            sink(finding)?;
                        }
                    }
                }
            }
        }
        Flow::Continue(())
    }
}

/// Which digits a candidate excludes in other cells.
struct Table<'b, 'l, const W: usize> {
    board: &'b Board<'l, W>,
    /// For each cell and digit: the cells of two digits that it would settle.
    pairs: Vec<CellSet<W>>,
    triples: CellSet<W>,
    /// For each other cell, cell and digit: what the other cell could not hold.
    dead: Vec<DigitSet>,
    /// For each cell: the cells in which its digits could exclude something.
    near: Vec<CellSet<W>>,
}

impl<'b, 'l, const W: usize> Table<'b, 'l, W> {
    fn of(board: &'b Board<'l, W>) -> Self {
        let layout = board.layout();
        let (count, size) = (layout.cell_count(), layout.size());
        let stride = count * (size + 1);
        let with = |many: usize| board.unplaced().iter().filter(|&cell| board.digits(cell).len() == many).collect();
        let (twos, triples): (CellSet<W>, CellSet<W>) = (with(2), with(3));
        let mut table = Self {
            board,
            pairs: vec![CellSet::EMPTY; stride],
            triples,
            dead: vec![DigitSet::EMPTY; stride * count],
            near: vec![CellSet::EMPTY; count],
        };
        for cell in board.unplaced() {
            for digit in board.digits(cell).iter() {
                let at = cell * (size + 1) + digit as usize;
                table.pairs[at] = twos & board.places(digit) & layout.peer_set(cell);
                for peer in layout.peer_set(cell) & board.places(digit) {
                    table.dead[peer * stride + at].insert(digit);
                    table.near[cell].insert(peer);
                }
                for pair in table.pairs[at] {
                    let Some(rest) = (board.digits(pair) - DigitSet::of(digit)).single() else { continue };
                    for other in layout.peer_set(pair) & (board.places(rest) - CellSet::of(cell)) {
                        table.dead[other * stride + at].insert(rest);
                        table.near[cell].insert(other);
                    }
                }
            }
        }
        table
    }

    /// What the other cell could not hold if the cell held the digit.
    #[inline]
    fn dead(&self, (cell, digit): (usize, Digit), other: usize) -> DigitSet {
        let (count, each) = (self.board.layout().cell_count(), self.board.layout().size() + 1);
        self.dead[(other * count + cell) * each + digit as usize]
    }

    /// The cells that see a cell of three digits together with both of these.
    fn around(&self, b: usize, c: usize) -> CellSet<W> {
        let layout = self.board.layout();
        let seen = self.triples & layout.peer_set(b) & layout.peer_set(c);
        seen.iter().fold(CellSet::EMPTY, |cells, triple| cells | (layout.peer_set(triple) & self.board.unplaced()))
    }

    /// Whether a candidate goes with no combination of two other cells, although it goes with some digit of each.
    fn kills(&self, a: (usize, Digit), (b, c): (usize, usize), mates: &[(Digit, DigitSet)]) -> bool {
        let (dead_b, dead_c) = (self.dead(a, b), self.dead(a, c));
        if dead_b.is_empty() && dead_c.is_empty() {
            return false;
        }
        let (alive_b, alive_c) = (self.board.digits(b) - dead_b, self.board.digits(c) - dead_c);
        !alive_b.is_empty()
            && !alive_c.is_empty()
            && mates
                .iter()
                .filter(|(y, _)| alive_b.contains(*y))
                .all(|&(y, mates)| (mates - dead_c).iter().all(|z| self.triple([a, (b, y), (c, z)]).is_some()))
    }

    /// A cell that sees three cells and has no digits but theirs.
    fn triple(&self, held: [(usize, Digit); 3]) -> Option<usize> {
        let digits: DigitSet = held.iter().map(|&(_, digit)| digit).collect();
        let seen = |cells: CellSet<W>, (cell, _): &(usize, Digit)| cells & self.board.layout().peer_set(*cell);
        let cells = held.iter().fold(self.triples, seen);
        cells.iter().find(|&cell| self.board.digits(cell) == digits)
    }

    /// The unit steps by which a candidate excludes digits of another cell.
    fn lines(&self, (cell, digit): (usize, Digit), other: usize, base: [usize; 3]) -> Vec<Line> {
        let (board, layout) = (self.board, self.board.layout());
        let mut lines = vec![];
        for out in self.dead((cell, digit), other).iter() {
            let fact = board.candidate(other, out).is_not();
            match self.pair((cell, digit), (other, out), base) {
                // Whoever needs this one has another reason for it.
                None => {}
                Some(None) => lines.extend(layout.link((cell, out), (other, out)).map(|by| Line { fact, by })),
                Some(Some(pair)) => {
                    lines.extend(self.lose((cell, digit), pair));
                    let (fact, by) = (board.candidate(pair, out).is(), Sector::Cell(layout.cell(pair)));
                    lines.push(Line { fact, by });
                    let by = layout.link((pair, out), (other, out));
                    lines.extend(by.map(|by| Line { fact: board.candidate(other, out).is_not(), by }));
                }
            }
        }
        lines
    }

    /// The cell of two digits, outside the base, through which a candidate excludes another, or that they see each other
    /// (`Some(None)`).
    fn pair(
        &self,
        (cell, digit): (usize, Digit),
        (other, out): (usize, Digit),
        base: [usize; 3],
    ) -> Option<Option<usize>> {
        let layout = self.board.layout();
        if digit == out {
            return layout.peer_set(cell).contains(other).then_some(None);
        }
        let pairs = self.pairs[cell * (layout.size() + 1) + digit as usize] & layout.peer_set(other);
        let mut pairs = (pairs & self.board.places(out)).iter();
        pairs.find(|pair| !base.contains(pair)).map(Some)
    }

    fn lose(&self, (cell, digit): (usize, Digit), from: usize) -> Option<Line> {
        let by = self.board.layout().link((cell, digit), (from, digit))?;
        Some(Line { fact: self.board.candidate(from, digit).is_not(), by })
    }

    fn set(&self, cell: usize) -> AlsSet {
        let layout = self.board.layout();
        AlsSet {
            house: layout.house(layout.houses_of(cell)[0]),
            cells: vec![layout.cell(cell)],
            digits: self.board.digits(cell).iter().collect(),
        }
    }
}

/// The finding, unless one of the three cells would have to exclude what the others hold.
fn finding<const W: usize>(
    table: &Table<'_, '_, W>,
    a: (usize, Digit),
    (b, c): (usize, usize),
    mates: &[(Digit, DigitSet)],
) -> Option<Finding> {
    let (board, layout, base) = (table.board, table.board.layout(), [a.0, b, c]);
    let target = board.candidate(a.0, a.1);
    let two = |first: (usize, Digit), second: (usize, Digit)| {
        let by = table.pair(first, second, base)?.map(|cell| table.set(cell));
        let candidates = [first, second].map(|(cell, digit)| board.candidate(cell, digit)).to_vec();
        Some(Excluded { candidates, by })
    };
    let mut excluded: Vec<Excluded> = vec![];
    for other in [b, c] {
        for out in (table.dead(a, other) & board.digits(other)).iter() {
            excluded.push(two(a, (other, out))?);
        }
    }
    let (dead_b, dead_c) = (table.dead(a, b), table.dead(a, c));
    let mut cases = vec![];
    for &(y, mates) in mates.iter().filter(|(y, _)| !dead_b.contains(*y)) {
        let mut lines = table.lines((b, y), c, base);
        for z in (board.digits(c) - mates - dead_c).iter() {
            excluded.push(two((b, y), (c, z))?);
        }
        for z in (mates - dead_c).iter() {
            let triple = table.triple([a, (b, y), (c, z)])?;
            let candidates = vec![target, board.candidate(b, y), board.candidate(c, z)];
            excluded.push(Excluded { candidates, by: Some(table.set(triple)) });
            lines.extend(table.lose(a, triple));
            lines.extend(table.lose((b, y), triple));
            lines.push(Line { fact: board.candidate(triple, z).is(), by: Sector::Cell(layout.cell(triple)) });
            let by = layout.link((triple, z), (c, z));
            lines.extend(by.map(|by| Line { fact: board.candidate(c, z).is_not(), by }));
        }
        let net = Net { lines, end: NetEnd::Empty(Sector::Cell(layout.cell(c))) };
        cases.push(Refutation { assume: board.candidate(b, y).is(), net });
    }
    let mut lines = table.lines(a, b, base);
    lines.extend(table.lines(a, c, base));
    let net = Net { lines, end: NetEnd::Split { over: Sector::Cell(layout.cell(b)), cases } };
    Some(Finding::new(
        Pattern::Exclusion(Box::new(Exclusion {
            cells: base.iter().map(|&cell| layout.cell(cell)).collect(),
            excluded,
        })),
        vec![target.is_not()],
        Certificate::Propagation { refutations: vec![Refutation { assume: target.is(), net }] },
    ))
}
