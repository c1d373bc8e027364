//! Almost locked sets: an area with a letter for each, the digits that tie them, and the digit that is removed.

use whydoku_rules::names::{Candidate, Cell, Digit, digit_char};
use whydoku_rules::pattern::{AlsChain, AlsSet, DeathBlossom};

use super::role::{Role, letter};
use super::sketch::Sketch;
use crate::views::sentence::and;

/// Shades a set and explains it.
pub fn set(pen: &mut Sketch<'_>, at: usize, set: &AlsSet) {
    let digits = and(set.digits.iter().map(|&digit| digit_char(digit)));
    pen.shade(Role::Set(at as u8), &set.cells, Some(&letter(at)));
    pen.lettered(Role::Set(at as u8), letter(at), format!("digits {digits}"));
}

fn places(pen: &Sketch<'_>, cells: &[Cell], digit: Digit) -> Vec<Candidate> {
    cells.iter().map(|cell| cell.candidate(digit)).filter(|&one| pen.is_open(one)).collect()
}

pub fn draw(pen: &mut Sketch<'_>, chain: &AlsChain) {
    // As in the sentence: of three sets, the one in the middle is C.
    let order: Vec<usize> = if chain.sets.len() == 3 { vec![0, 2, 1] } else { (0..chain.sets.len()).collect() };
    for at in order.iter().map(|&letter| order[letter]) {
        set(pen, order[at], &chain.sets[at]);
    }
    let count = chain.sets.len();
    for (at, link) in chain.links.iter().enumerate() {
        let (from, to) = (&chain.sets[at % count], &chain.sets[(at + 1) % count]);
        let (from, to) = (places(pen, &from.cells, link.digit), places(pen, &to.cells, link.digit));
        from.iter().chain(&to).for_each(|&one| pen.mark(Role::Linking, one));
        pen.link(Role::Weak, &from, &to, false);
    }
    for &digit in &chain.common {
        for own in [chain.sets.first(), chain.sets.last()].into_iter().flatten() {
            pen.mark_in(Role::Common, digit, &own.cells);
        }
    }
    pen.marked(Role::Linking, "only one of two sets can hold it");
    pen.marked(Role::Common, "one of these is true");
    pen.linked(Role::Weak, "not both sets");
}

pub fn death_blossom(pen: &mut Sketch<'_>, blossom: &DeathBlossom) {
    pen.shade(Role::Hinge, &[blossom.stem], None);
    pen.shaded(Role::Hinge, "the stem");
    for (at, petal) in blossom.petals.iter().enumerate() {
        set(pen, at, &petal.set);
        let (stem, own) = (blossom.stem.candidate(petal.digit), places(pen, &petal.set.cells, petal.digit));
        pen.mark(Role::Linking, stem);
        own.iter().for_each(|&one| pen.mark(Role::Linking, one));
        pen.link(Role::Weak, &[stem], &own, false);
        blossom.common.iter().for_each(|&digit| pen.mark_in(Role::Common, digit, &petal.set.cells));
    }
    pen.marked(Role::Linking, "a digit of the stem, and where it locks a set");
    pen.marked(Role::Common, "one of these is true");
    pen.linked(Role::Weak, "not both");
}
