//! Refutes what is in no template: by the digit alone where that is enough, else by all digits.

use std::collections::HashSet;

use crate::board::Board;
use crate::cellset::CellSet;
use crate::certificate::{Line, Net, NetEnd, Refutation};
use crate::names::{Digit, Fact, Sector};

/// A refutation with more cases than this is given up.
const CASES: usize = 500;

/// A refutation of the opposite of a fact; none where that takes too many cases.
pub fn refutation<const W: usize>(board: &Board<'_, W>, fact: Fact) -> Option<Refutation> {
    let (digit, assume) = (fact.candidate.digit, Fact { holds: !fact.holds, ..fact });
    let state = (board.places(digit), board.places(digit) - board.unplaced());
    let alone = by_digit(board, digit, assume, state, &mut CASES.clone());
    alone.or_else(|| by_all(board, digit, assume, &mut CASES.clone())).map(|(refutation, _)| refutation)
}

/// A refutation and the facts that it uses.
type Proof = (Refutation, HashSet<Fact>);

/// The lines of a net so far, each with the true candidate that it rests on.
type Lines = Vec<(Line, Option<Fact>)>;

/// Within the houses of the digit.
fn by_digit<const W: usize>(
    board: &Board<'_, W>,
    digit: Digit,
    assume: Fact,
    (mut open, mut settled): (CellSet<W>, CellSet<W>),
    left: &mut usize,
) -> Option<Proof> {
    *left = left.checked_sub(1)?;
    let layout = board.layout();
    let is = |cell: usize| board.candidate(cell, digit).is();
    let is_not = |cell: usize| board.candidate(cell, digit).is_not();
    let mut lines: Lines = vec![];
    let assumed = layout.index(assume.candidate.cell)?;
    let mut placed = assume.holds.then_some(assumed);
    if !assume.holds {
        open.remove(assumed);
    }
    let end = loop {
        if let Some(cell) = placed {
            settled.insert(cell);
            let out = open & layout.peer_set(cell);
            for peer in out {
                let by = layout.link((cell, digit), (peer, digit))?;
                lines.push((Line { fact: is_not(peer), by }, Some(is(cell))));
            }
            open = open - out;
        }
        let houses = (0..layout.houses().len()).filter(|&house| settled.is_disjoint(&layout.house_set(house)));
        let house = houses.min_by_key(|&house| (open & layout.house_set(house)).len())?;
        let by = Sector::House(layout.house(house), digit);
        let places = open & layout.house_set(house);
        placed = places.single();
        match placed {
            Some(cell) => lines.push((Line { fact: is(cell), by }, None)),
            None => break (by, places),
        }
    };
    let mut case = |cell: usize| by_digit(board, digit, is(cell), (open, settled), left);
    let cases = end.1.iter().map(&mut case).collect::<Option<Vec<Proof>>>()?;
    Some(close(board, assume, lines, end.0, cases))
}

/// By unit steps of all digits, and cases of this one as long as there are any.
fn by_all<const W: usize>(board: &Board<'_, W>, digit: Digit, assume: Fact, left: &mut usize) -> Option<Proof> {
    *left = left.checked_sub(1)?;
    let layout = board.layout();
    let mut board = board.clone();
    let mut lines: Lines = vec![];
    let mut held = assume.holds.then_some((layout.index(assume.candidate.cell)?, assume.candidate.digit));
    if !assume.holds {
        board.remove(layout.index(assume.candidate.cell)?, assume.candidate.digit);
    }
    let (end, cases) = loop {
        if let Some((cell, digit)) = held {
            let mut out = vec![];
            board.place_and_tell(cell, digit, |other, gone| out.push((other, gone)));
            for (other, gone) in out {
                let by = layout.link((cell, digit), (other, gone))?;
                let fact = layout.cell(other).candidate(gone).is_not();
                lines.push((Line { fact, by }, Some(layout.cell(cell).candidate(digit).is())));
            }
        }
        if let Some(sector) = board.broken() {
            break (sector, vec![]);
        }
        let (by, places) = narrowest(&board, digit)?;
        match places.as_slice() {
            &[(cell, digit)] => {
                lines.push((Line { fact: board.candidate(cell, digit).is(), by }, None));
                held = Some((cell, digit));
            }
            _ => break (by, places),
        }
    };
    let mut case = |(cell, held)| by_all(&board, digit, board.candidate(cell, held).is(), left);
    let cases = cases.into_iter().map(&mut case).collect::<Option<Vec<Proof>>>()?;
    Some(close(&board, assume, lines, end, cases))
}

/// A cell or house with one candidate, else the house in which the digit has the fewest, else the cell with the fewest;
/// none when all is settled.
fn narrowest<const W: usize>(board: &Board<'_, W>, digit: Digit) -> Option<(Sector, Vec<(usize, Digit)>)> {
    let layout = board.layout();
    let of_cell = |cell: usize| {
        let digits = board.digits(cell).iter().map(move |digit| (cell, digit));
        (Sector::Cell(layout.cell(cell)), digits.collect::<Vec<_>>())
    };
    let of_house = |house: usize, digit: Digit| {
        let cells = board.places_in(digit, house).iter().map(move |cell| (cell, digit));
        (Sector::House(layout.house(house), digit), cells.collect::<Vec<_>>())
    };
    let cells = || board.unplaced().iter();
    if let Some(cell) = cells().find(|&cell| board.digits(cell).len() == 1) {
        return Some(of_cell(cell));
    }
    let open = |digit: Digit| {
        let houses = 0..layout.houses().len();
        houses.filter(move |&house| !board.places_in(digit, house).is_disjoint(&board.unplaced()))
    };
    for other in layout.digits() {
        if let Some(house) = open(other).find(|&house| board.places_in(other, house).len() == 1) {
            return Some(of_house(house, other));
        }
    }
    match open(digit).min_by_key(|&house| board.places_in(digit, house).len()) {
        Some(house) => Some(of_house(house, digit)),
        None => cells().min_by_key(|&cell| board.digits(cell).len()).map(of_cell),
    }
}

/// Puts a net together and keeps only the lines on which its end rests.
fn close<const W: usize>(board: &Board<'_, W>, assume: Fact, lines: Lines, sector: Sector, cases: Vec<Proof>) -> Proof {
    let layout = board.layout();
    let without = |sector: Sector, needed: &mut HashSet<Fact>| {
        let candidates = layout.sector(sector).unwrap_or_default();
        needed.extend(candidates.into_iter().map(|(cell, digit)| layout.cell(cell).candidate(digit).is_not()));
    };
    let mut needed = HashSet::new();
    without(sector, &mut needed);
    let mut proven = vec![];
    for (case, used) in cases {
        needed.extend(used);
        proven.push(case);
    }
    let end = if proven.is_empty() { NetEnd::Empty(sector) } else { NetEnd::Split { over: sector, cases: proven } };
    let mut kept = vec![];
    for (line, cause) in lines.into_iter().rev() {
        if needed.contains(&line.fact) {
            match cause {
                Some(cause) => drop(needed.insert(cause)),
                None => without(line.by, &mut needed),
            }
            kept.push(line);
        }
    }
    kept.reverse();
    (Refutation { assume, net: Net { lines: kept, end } }, needed)
}
