//! Candidates that go with no combination of two other cells.

use super::grid::PEERS;
use super::nine::{Nine, bits, ends, ones};

/// What each candidate excludes elsewhere, by equal digits that see each other and by cells of two digits.
struct Excluded {
    /// For a cell, another cell and a digit of the first, digits of the other.
    digits: Vec<[[u16; 9]; 81]>,
    /// For a cell and a digit the cells that lose something.
    cells: [[u128; 9]; 81],
}

impl Excluded {
    fn of(nine: &Nine) -> Self {
        let mut table = Self { digits: vec![[[0; 9]; 81]; 81], cells: [[0; 9]; 81] };
        for cell in bits(nine.open) {
            for digit in ones(nine.cells[cell]) {
                table.add((cell, digit), PEERS[cell] & nine.places[digit], digit);
                for pair in bits(PEERS[cell] & nine.places[digit] & nine.bivalue) {
                    let (low, high) = ends(nine.cells[pair]);
                    let rest = low + high - digit;
                    table.add((cell, digit), PEERS[pair] & nine.places[rest] & !(1 << cell), rest);
                }
            }
        }
        table
    }

    fn add(&mut self, (cell, digit): (usize, usize), others: u128, out: usize) {
        self.cells[cell][digit] |= others;
        bits(others).for_each(|other| self.digits[cell][other][digit] |= 1 << out);
    }

    /// Whether a candidate leaves another cell with nothing: then it goes with no third cell at all.
    fn empties(&self, nine: &Nine) -> bool {
        let emptied = |cell: usize, digit: usize| {
            bits(self.cells[cell][digit]).any(|other| nine.cells[other] & !self.by(cell, digit, other) == 0)
        };
        let empties = |cell: usize| nine.cells[cell] == 0 || ones(nine.cells[cell]).any(|digit| emptied(cell, digit));
        bits(nine.open).any(empties)
    }

    fn by(&self, cell: usize, digit: usize, other: usize) -> u16 {
        self.digits[cell][other][digit]
    }
}

/// The cells with a digit that goes with no combination of two other cells, though with some digit of each.
pub fn excluded_by_triples(nine: &Nine) -> u128 {
    let excluded = Excluded::of(nine);
    if excluded.empties(nine) {
        return nine.open;
    }
    let hit = |&cell: &usize| ones(nine.cells[cell]).any(|digit| has_no_mates(nine, &excluded, cell, digit));
    bits(nine.open).filter(hit).fold(0, |cells, cell| cells | 1 << cell)
}

fn has_no_mates(nine: &Nine, excluded: &Excluded, cell: usize, digit: usize) -> bool {
    let affected = excluded.cells[cell][digit];
    let triples = nine.trivalue & nine.places[digit] & PEERS[cell];
    let left = |other: usize| nine.cells[other] & !excluded.by(cell, digit, other);
    bits(affected).filter(|&one| left(one) != 0).any(|one| {
        let firsts = || ones(left(one));
        let losing = firsts().fold(u128::MAX, |cells, first| cells & excluded.cells[one][first]);
        let digits = firsts().fold(0, |cells, first| cells | nine.places[first]);
        let (mut once, mut twice) = (0, 0);
        for triple in bits(triples & PEERS[one] & digits) {
            (twice, once) = (twice | once & PEERS[triple], once | PEERS[triple]);
        }
        // Of two affected cells the lower one comes first. Where no cell of three digits sees them, every digit of the
        // first must affect the second. A digit that does not affect it leaves it all its digits: if the candidate does
        // not affect it either, and there are several, it takes two such cells to exclude them.
        let few = losing | !nine.several;
        let others = affected & (losing | once) & !0 << one | !affected & nine.open & (few & once | twice);
        bits(others & !(1 << one) & !(1 << cell)).filter(|&two| left(two) != 0).any(|two| {
            let triples = triples & PEERS[one] & PEERS[two];
            ones(left(one)).all(|first| {
                let mates = left(two) & !excluded.by(one, first, two);
                let killed = |second: usize| {
                    let digits = 1 << digit | 1 << first | 1 << second;
                    bits(triples & nine.places[first] & nine.places[second]).any(|cell| nine.cells[cell] == digits)
                };
                ones(mates).all(killed)
            })
        })
    })
}
