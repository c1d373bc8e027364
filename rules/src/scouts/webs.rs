//! Clusters of candidates joined by strong links, in two colours.

use super::grid::{HOUSES, seen};
use super::nine::{Nine, bits};
use crate::board::Board;
use crate::shared::Derived;

/// No cell.
const NONE: u8 = u8::MAX;

/// For each digit and cell the only other place of the digit in the row, the column and the box.
#[derive(Clone)]
pub struct StrongLinks {
    mates: [[[u8; 3]; 81]; 9],
    /// The places of each digit that have such a mate.
    pub linked: [u128; 9],
    /// The places that this follows from.
    places: [u128; 9],
}

impl<const W: usize> Derived<W> for StrongLinks {
    fn derive(board: &Board<'_, W>, before: Option<&Self>) -> Self {
        let nine = board.derived::<Nine>();
        let none = || Self { mates: [[[NONE; 3]; 81]; 9], linked: [0; 9], places: [0; 9] };
        let mut links = before.map_or_else(none, Self::clone);
        for digit in 0..9 {
            if links.places[digit] != nine.places[digit] {
                links.update(&nine, digit);
            }
        }
        links
    }
}

impl StrongLinks {
    fn update(&mut self, nine: &Nine, digit: usize) {
        let (mates, linked) = (&mut self.mates[digit], &mut self.linked[digit]);
        bits(*linked).for_each(|place| mates[place] = [NONE; 3]);
        *linked = 0;
        self.places[digit] = nine.places[digit];
        for (kind, masks) in [&nine.rows[digit], &nine.cols[digit], &nine.boxes[digit]].into_iter().enumerate() {
            for (number, &mask) in masks.iter().enumerate() {
                let rest = mask & mask.wrapping_sub(1);
                if rest != 0 && rest & (rest - 1) == 0 {
                    let ends = nine.places[digit] & HOUSES[9 * kind + number];
                    let (a, b) = (ends.trailing_zeros() as usize, 127 - ends.leading_zeros() as usize);
                    mates[a][kind] = b as u8;
                    mates[b][kind] = a as u8;
                    *linked |= ends;
                }
            }
        }
    }

    /// The places that are the only other one in a house of this place.
    pub fn mates(&self, digit: usize, place: usize) -> impl Iterator<Item = usize> {
        self.mates[digit][place].into_iter().filter(|&mate| mate != NONE).map(usize::from)
    }
}

/// A cluster: for each colour and digit its places.
pub struct Web {
    pub colours: [[u128; 9]; 2],
    pub size: usize,
    /// A link joins places of one colour, so that colours depend on the way around.
    pub torn: bool,
}

impl Web {
    /// What places of this colour and digit see of the digit.
    pub fn seen(&self, colour: usize, digit: usize) -> u128 {
        seen(self.colours[colour][digit])
    }
}

/// Grows clusters until every strong link is in one.
pub struct Webs<'n> {
    links: &'n StrongLinks,
    /// Where there are cells, the links in those with two digits count too.
    cells: Option<&'n Nine>,
    /// The candidates that are in no cluster yet.
    pub left: [u128; 9],
    todo: Vec<(usize, usize, usize)>,
}

impl<'n> Webs<'n> {
    pub fn new(links: &'n StrongLinks, cells: Option<&'n Nine>) -> Self {
        Self { links, cells, left: [0; 9], todo: Vec::with_capacity(64) }
    }

    /// Notes that the place has the colour.
    fn meet(&mut self, web: &mut Web, (digit, cell, colour): (usize, usize, usize)) {
        let place = 1 << cell;
        if self.left[digit] & place != 0 {
            self.left[digit] &= !place;
            web.colours[colour][digit] |= place;
            web.size += 1;
            self.todo.push((digit, cell, colour));
        } else if web.colours[colour][digit] & place == 0 {
            web.torn = true;
        }
    }
}

impl Iterator for Webs<'_> {
    type Item = Web;

    fn next(&mut self) -> Option<Web> {
        let digit = self.left.iter().position(|&places| places != 0)?;
        let mut web = Web { colours: [[0; 9]; 2], size: 0, torn: false };
        self.meet(&mut web, (digit, self.left[digit].trailing_zeros() as usize, 0));
        while let Some((digit, cell, colour)) = self.todo.pop() {
            for mate in self.links.mates(digit, cell) {
                self.meet(&mut web, (digit, mate, 1 - colour));
            }
            if let Some(nine) = self.cells.filter(|nine| nine.bivalue >> cell & 1 != 0) {
                let other = nine.cells[cell] & !(1 << digit);
                self.meet(&mut web, (other.trailing_zeros() as usize, cell, 1 - colour));
            }
        }
        Some(web)
    }
}
