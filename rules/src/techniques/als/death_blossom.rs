//! # Death Blossom
//!
//! Each digit of a cell, the stem, touches an almost locked set, a petal, and all petals have a digit Z in common:
//! whatever the stem is, Z is true in one of the petals.
//!
//! ## Why it holds
//! An almost locked set has one digit more than cells: if it loses one digit, it holds all the others. The stem holds
//! one of its digits; the petal of that digit has it only in cells that the stem sees, so it loses it and holds Z. A
//! cell that sees every Z of all petals therefore cannot be Z. As set logic: the truths are the stem and the petals'
//! cells, the links are the stem's digits and the petals' own.
//!
//! ## How to spot it
//! Take a cell with two or three digits and look, for each of them, for a group of cells in one house of the stem that
//! has the digit and one digit more than cells; the petals may share cells. With a stem of two digits it is an
//! ALS-XY-Wing.
//!
//! ## References
//! SudokuWiki: Death Blossom. HoDoKu 0904.

use rustc_hash::FxHashSet;

use super::engine::Sets;
use crate::board::Board;
use crate::cellset::{CellSet, DigitSet};
use crate::certificate::Certificate;
use crate::finding::{Facts, Finding};
use crate::names::{Digit, Fact, Sector, Truth};
use crate::pattern::{self, Pattern, Petal};
use crate::rule::{Flow, Hodoku, Meta, Rule, Sink};
use crate::sets::bits::keep;
use crate::sets::candidates::Candidates;

/// See the head of this file.
pub struct DeathBlossom;

static META: Meta = Meta {
    id: "death-blossom",
    name: "Death Blossom",
    aliases: &["db"],
    family: "als",
    hodoku: Some(Hodoku { code: "0904", score: 360, level: "Unfair" }),
    se: None,
    assumes_unique: false,
    source: include_str!("death_blossom.rs"),
    example: ":0904:9:8+7+14..6..5+42...7..+93+6+8+57+42+1.28.7.+3.....3.6+2....+3+21.54..1.7..+93.+3.9...8+72.+87..3+1.4:915 919 924 929 641 946 948 958 959 669 475 675 476 584 694:966::",
};

/// Cells with more digits make no stem.
const STEM_DIGITS: usize = 5;

impl<const W: usize> Rule<W> for DeathBlossom {
    fn meta(&self) -> &'static Meta {
        &META
    }

    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let sets = Sets::of(board);
        let (falls, candidates) = (sets.falls(board), board.derived::<Candidates>());
        // Whether each digit of the stem makes the same candidate fall.
        let useful = |&stem: &usize| {
            let numbers = board.digits(stem).iter().filter_map(|digit| candidates.number(stem, digit));
            let mut rows = numbers.map(|candidate| &falls[candidate]);
            let mut common = rows.next().map(<[u64]>::to_vec).unwrap_or_default();
            rows.for_each(|row| keep(&mut common, row));
            common.iter().any(|&word| word != 0)
        };
        let mut seen = FxHashSet::<Vec<Fact>>::default();
        for count in 2..=STEM_DIGITS {
            for stem in board.unplaced().iter().filter(|&cell| board.digits(cell).len() == count).filter(useful) {
                let petals = board.digits(stem).iter().map(|digit| petals(&sets, stem, digit)).collect();
                let mut flower = Flower { petals, chosen: vec![], found: vec![] };
                flower.choose(&[]);
                let mut found = std::mem::take(&mut flower.found);
                found.sort_by_key(|(chosen, _)| chosen.iter().map(|&als| sets.list[als].size).sum::<usize>());
                for (chosen, gone) in found {
                    if seen.insert(sets.facts(&gone)) {
                        sink(blossom(&sets, stem, &chosen, &gone))?;
                    }
                }
            }
        }
        Flow::Continue(())
    }
}

/// The digits that could be removed, with the cells that they could be removed from.
type Gone<const W: usize> = Vec<(Digit, CellSet<W>)>;

/// The sets that lose a digit if the stem is that digit, with what each could remove; of those that could remove the
/// same the smallest.
fn petals<const W: usize>(sets: &Sets<'_, '_, W>, stem: usize, digit: Digit) -> Vec<(usize, Gone<W>)> {
    let mut list: Vec<(usize, Gone<W>)> = vec![];
    let mut known = FxHashSet::<Gone<W>>::default();
    for at in sets.seeing(stem, digit) {
        let als = &sets.list[at];
        if als.cells.contains(stem) {
            continue;
        }
        let others = (als.usable - sets.board.digits(stem)).iter();
        let gone: Gone<W> = others.map(|other| (other, sets.spot(at, other).reach)).collect();
        if !gone.is_empty() && known.insert(gone.clone()) {
            list.push((at, gone));
        }
    }
    list
}

/// The search for petals of one stem.
struct Flower<const W: usize> {
    /// For each digit of the stem.
    petals: Vec<Vec<(usize, Gone<W>)>>,
    chosen: Vec<usize>,
    found: Vec<(Vec<usize>, Gone<W>)>,
}

impl<const W: usize> Flower<W> {
    fn choose(&mut self, left: &[(Digit, CellSet<W>)]) {
        let at = self.chosen.len();
        if at == self.petals.len() {
            self.found.push((self.chosen.clone(), left.to_vec()));
            return;
        }
        let petals = std::mem::take(&mut self.petals[at]);
        for (als, gone) in &petals {
            let both: Gone<W> = match at {
                0 => gone.clone(),
                _ => meet(left, gone),
            };
            if !both.is_empty() && !self.chosen.contains(als) {
                self.chosen.push(*als);
                self.choose(&both);
                self.chosen.pop();
            }
        }
        self.petals[at] = petals;
    }
}

fn meet<const W: usize>(a: &[(Digit, CellSet<W>)], b: &[(Digit, CellSet<W>)]) -> Gone<W> {
    let mut both = vec![];
    for &(digit, cells) in a {
        if let Some(&(_, others)) = b.iter().find(|(other, _)| *other == digit)
            && !cells.is_disjoint(&others)
        {
            both.push((digit, cells & others));
        }
    }
    both
}

fn blossom<const W: usize>(sets: &Sets<'_, '_, W>, stem: usize, petals: &[usize], gone: &Gone<W>) -> Finding {
    let (board, name) = (sets.board, sets.board.layout().cell(stem));
    let digits: Vec<Digit> = board.digits(stem).iter().collect();
    let mut truths: Vec<Truth> = vec![Sector::Cell(name).into()];
    petals.iter().for_each(|&petal| truths.extend(sets.truths(petal)));
    let mut proofs: Vec<(Fact, Certificate)> = vec![];
    for &(common, cells) in gone {
        for cell in cells {
            let mut links: Vec<Sector> = vec![];
            for (&petal, &digit) in petals.iter().zip(&digits) {
                links.push(sets.link(digit, sets.spot(petal, digit).places, Some(stem)));
                links.extend(sets.own_links(petal, DigitSet::of(digit) | DigitSet::of(common)));
                links.push(sets.link(common, sets.spot(petal, common).places, Some(cell)));
            }
            proofs.push((board.candidate(cell, common).is_not(), Certificate::sum(truths.iter().copied(), links)));
        }
    }
    let pattern = Pattern::DeathBlossom(Box::new(pattern::DeathBlossom {
        stem: name,
        petals: petals.iter().zip(digits).map(|(&als, digit)| Petal { digit, set: sets.pattern(als) }).collect(),
        common: gone.iter().map(|(digit, _)| *digit).collect(),
    }));
    Finding::new(pattern, proofs.iter().map(|(fact, _)| *fact).collect::<Facts>(), Certificate::joined(proofs))
}
