//! Where the wings that have letters begin: a look from the link in the middle to both sides, for one form of chain.

use std::cell::RefCell;

use smallvec::SmallVec;

use super::short::Form;
use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::names::Digit;
use crate::shared::Derived;

/// A candidate by the index of its cell.
type Place = (usize, Digit);

/// The strong links between single candidates.
struct Strong<const W: usize> {
    /// The cells with two digits.
    bivalue: CellSet<W>,
    /// For each digit the pairs of cells that are its only places in some house.
    pairs: Vec<SmallVec<[(usize, usize); 8]>>,
    /// For each digit the cells of such pairs.
    paired: Vec<CellSet<W>>,
    /// For each cell the digits that it has in such a pair.
    digits: Vec<DigitSet>,
    /// For each cell and digit the other cells of such pairs.
    others: Vec<CellSet<W>>,
    stride: usize,
    /// What has been looked for: a form, and where chains of it begin, with different digits at the ends and with the same.
    known: RefCell<Vec<(Form, [Vec<Place>; 2])>>,
}

impl<const W: usize> Derived<W> for Strong<W> {
    fn derive(board: &Board<'_, W>, _: Option<&Self>) -> Self {
        let layout = board.layout();
        let (stride, cells) = (layout.size() + 1, layout.cell_count());
        let mut strong = Self {
            bivalue: board.unplaced().iter().filter(|&cell| board.digits(cell).len() == 2).collect(),
            pairs: vec![SmallVec::new(); stride],
            paired: vec![CellSet::EMPTY; stride],
            digits: vec![DigitSet::EMPTY; cells],
            others: vec![CellSet::EMPTY; cells * stride],
            stride,
            known: RefCell::default(),
        };
        for house in 0..layout.houses().len() {
            for digit in board.open_in(house).iter().filter(|&digit| board.count_in(digit, house) == 2) {
                let mut places = board.places_in(digit, house).iter();
                if let (Some(a), Some(b)) = (places.next(), places.next()) {
                    strong.join(digit, a, b);
                }
            }
        }
        strong
    }
}

impl<const W: usize> Strong<W> {
    fn join(&mut self, digit: Digit, a: usize, b: usize) {
        let at = usize::from(digit);
        if self.others[a * self.stride + at].contains(b) {
            return;
        }
        self.pairs[at].push((a, b));
        for (one, other) in [(a, b), (b, a)] {
            self.paired[at].insert(one);
            self.digits[one].insert(digit);
            self.others[one * self.stride + at].insert(other);
        }
    }

    /// Where else the digit must be if it is not in this cell.
    #[inline]
    fn others(&self, (cell, digit): Place) -> CellSet<W> {
        self.others[cell * self.stride + usize::from(digit)]
    }
}

/// The lower ends of useful chains of this form, by cell and digit. A few may be no chains since they cross themselves.
pub fn starts<const W: usize>(board: &Board<'_, W>, form: Form) -> Vec<Place> {
    let strong = board.derived::<Strong<W>>();
    let mut known = strong.known.borrow_mut();
    let at = known.iter().position(|(known, _)| Form { same: form.same, ..*known } == form).unwrap_or_else(|| {
        known.push((form, search(board, &strong, form)));
        known.len() - 1
    });
    known[at].1[usize::from(form.same)].clone()
}

/// The lower ends of chains of this form, those first whose ends have different digits.
fn search<const W: usize>(board: &Board<'_, W>, strong: &Strong<W>, form: Form) -> [Vec<Place>; 2] {
    let mut search = Search { board, strong, form, one_way: form == form.reversed(), found: Default::default() };
    if form.cells[1] {
        for cell in strong.bivalue {
            let mut digits = board.digits(cell).iter();
            if let (Some(a), Some(b)) = (digits.next(), digits.next()) {
                search.both_ways((cell, a), (cell, b));
            }
        }
    } else {
        for digit in board.layout().digits() {
            strong.pairs[usize::from(digit)].iter().for_each(|&(a, b)| search.both_ways((a, digit), (b, digit)));
        }
    }
    search.found
}

struct Search<'s, 'b, 'l, const W: usize> {
    board: &'b Board<'l, W>,
    strong: &'s Strong<W>,
    form: Form,
    /// Whether the form is the same from both ends.
    one_way: bool,
    found: [Vec<Place>; 2],
}

impl<const W: usize> Search<'_, '_, '_, W> {
    fn both_ways(&mut self, a: Place, b: Place) {
        self.around(a, b);
        if !self.one_way {
            self.around(b, a);
        }
    }

    /// The chains whose middle link goes from one candidate to the other.
    fn around(&mut self, from: Place, to: Place) {
        let Form { cells, inside, .. } = self.form;
        let (board, strong) = (self.board, self.strong);
        // A weak link within a cell needs another digit of it that has a strong link.
        let leads =
            |(cell, digit): Place, inside: bool| !inside || !(strong.digits[cell] - DigitSet::of(digit)).is_empty();
        if !leads(from, inside[0]) || !leads(to, inside[1]) {
            return;
        }
        let found = &mut self.found;
        each_end(board, strong, (from, to), (inside[0], cells[0]), |x, heads| {
            each_end(board, strong, (to, from), (inside[1], cells[2]), |y, tails| {
                for head in heads {
                    let tails = partners(board, (head, x), y, tails);
                    found[usize::from(x == y)].extend(tails.map(|tail| (head, x).min((tail, y))));
                }
            });
        });
    }
}

/// What the first candidate leads to by a weak link, within its cell or not, and a strong one, of a cell or a digit;
/// without the second candidate, to which it has a strong link itself.
#[inline]
fn each_end<const W: usize>(
    board: &Board<'_, W>,
    strong: &Strong<W>,
    ((cell, digit), other): (Place, Place),
    (inside, by_cell): (bool, bool),
    mut end: impl FnMut(Digit, CellSet<W>),
) {
    if inside {
        // A cell with two digits would lead back.
        let digits = if by_cell { DigitSet::EMPTY } else { strong.digits[cell] - DigitSet::of(digit) };
        let digits = digits.iter().filter(|&next| (cell, next) != other);
        return digits.for_each(|next| end(next, strong.others((cell, next))));
    }
    let own = if digit == other.1 { CellSet::of(cell) | CellSet::of(other.0) } else { CellSet::of(cell) };
    let seen = board.layout().peer_set(cell) - own;
    if by_cell {
        for cell in seen & strong.bivalue & board.places(digit) {
            if let Some(next) = (board.digits(cell) - DigitSet::of(digit)).single() {
                end(next, CellSet::of(cell));
            }
        }
    } else {
        let seen = (seen & strong.paired[usize::from(digit)]).iter();
        end(digit, seen.fold(CellSet::EMPTY, |ends, cell| ends | strong.others((cell, digit))) - own);
    }
}

/// Those places of a digit that exclude something together with a candidate, but not that candidate.
#[inline]
fn partners<const W: usize>(
    board: &Board<'_, W>,
    (cell, digit): Place,
    other: Digit,
    places: CellSet<W>,
) -> impl Iterator<Item = usize> {
    let layout = board.layout();
    let (seen, same) = (layout.peer_set(cell), board.places(digit));
    let places = match (digit == other, board.has(cell, other)) {
        (true, _) => places - seen - CellSet::of(cell),
        (false, true) => places & seen,
        (false, false) => places & seen & same,
    };
    places.iter().filter(move |&place| digit != other || !(seen & same).is_disjoint(&layout.peer_set(place)))
}
