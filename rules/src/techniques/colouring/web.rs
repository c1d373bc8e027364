//! Clusters of candidates joined by strong links, in two colours.

use crate::board::Board;
use crate::names::{Candidate, Digit, Sector, Truth};
use crate::pattern::Cluster;

/// A cell and a digit.
pub type Spot = (usize, Digit);

/// A cluster: its candidates are true by turns, all of one colour or all of the other.
pub struct Web {
    /// The candidates, by rising cell and digit.
    pub spots: Vec<Spot>,
    /// The colour of each.
    pub colour: Vec<bool>,
    /// The strong links of each.
    edges: Vec<Vec<(usize, Sector)>>,
}

/// The clusters of two or more candidates, of these digits; with `cells`, also across the digits of a cell.
pub fn webs<const W: usize>(board: &Board<'_, W>, digits: &[Digit], cells: bool) -> Vec<Web> {
    let layout = board.layout();
    let mut pairs: Vec<([Spot; 2], Sector)> = vec![];
    for &digit in digits {
        for house in 0..layout.houses().len() {
            let places = board.places_in(digit, house);
            let mut ends = places.iter();
            if let (Some(a), Some(b), None) = (ends.next(), ends.next(), ends.next()) {
                pairs.push(([(a, digit), (b, digit)], Sector::House(layout.house(house), digit)));
            }
        }
    }
    for cell in board.unplaced().iter().filter(|&cell| cells && board.digits(cell).len() == 2) {
        let mut ends = board.digits(cell).iter();
        if let (Some(a), Some(b)) = (ends.next(), ends.next()) {
            pairs.push(([(cell, a), (cell, b)], Sector::Cell(layout.cell(cell))));
        }
    }
    let mut spots: Vec<Spot> = pairs.iter().flat_map(|(ends, _)| *ends).collect();
    spots.sort_unstable();
    spots.dedup();
    let mut edges = vec![vec![]; spots.len()];
    for ([a, b], sector) in pairs {
        if let (Ok(a), Ok(b)) = (spots.binary_search(&a), spots.binary_search(&b)) {
            edges[a].push((b, sector));
            edges[b].push((a, sector));
        }
    }
    split(&spots, &edges)
}

fn split(spots: &[Spot], edges: &[Vec<(usize, Sector)>]) -> Vec<Web> {
    let mut colours: Vec<Option<bool>> = vec![None; spots.len()];
    let mut found = vec![];
    for start in 0..spots.len() {
        if colours[start].is_some() {
            continue;
        }
        colours[start] = Some(true);
        let mut own = vec![start];
        let mut at = 0;
        while let Some(&spot) = own.get(at) {
            at += 1;
            for &(next, _) in &edges[spot] {
                if colours[next].is_none() {
                    colours[next] = colours[spot].map(|colour| !colour);
                    own.push(next);
                }
            }
        }
        own.sort_unstable();
        let number = |spot: usize| own.binary_search(&spot).unwrap_or_default();
        found.push(Web {
            spots: own.iter().map(|&spot| spots[spot]).collect(),
            colour: own.iter().map(|&spot| colours[spot] == Some(true)).collect(),
            edges: own.iter().map(|&spot| edges[spot].iter().map(|&(to, by)| (number(to), by)).collect()).collect(),
        });
    }
    found
}

impl Web {
    /// The numbers of the candidates of a colour.
    pub fn of_colour(&self, colour: bool) -> impl Iterator<Item = usize> + '_ {
        (0..self.spots.len()).filter(move |&at| self.colour[at] == colour)
    }

    /// Whether the candidate is in the cluster.
    pub fn holds(&self, spot: Spot) -> bool {
        self.spots.binary_search(&spot).is_ok()
    }

    /// The cluster as a pattern, with the given colour first.
    pub fn cluster<const W: usize>(&self, board: &Board<'_, W>, first: bool) -> Cluster {
        let named = |colour: bool| -> Vec<Candidate> {
            self.of_colour(colour).map(|at| board.candidate(self.spots[at].0, self.spots[at].1)).collect()
        };
        Cluster { first: named(first), second: named(!first) }
    }

    /// The strong links on a shortest way from one candidate to another.
    fn way(&self, from: usize, to: usize) -> Vec<Sector> {
        let mut by: Vec<Option<(usize, Sector)>> = vec![None; self.spots.len()];
        let mut order = vec![from];
        let mut at = 0;
        while let Some(&spot) = order.get(at) {
            at += 1;
            for &(next, sector) in &self.edges[spot] {
                if next != from && by[next].is_none() {
                    by[next] = Some((spot, sector));
                    order.push(next);
                }
            }
        }
        let mut way = vec![];
        let mut spot = to;
        while let Some((before, sector)) = by[spot].filter(|_| spot != from) {
            way.push(sector);
            spot = before;
        }
        way.reverse();
        way
    }

    /// How many strong links it takes from one candidate to another.
    pub fn distance(&self, from: usize, to: usize) -> usize {
        self.way(from, to).len()
    }
}

/// A sum that grows along the ways through clusters.
#[derive(Default)]
pub struct Sum {
    /// The truths.
    pub truths: Vec<Truth>,
    /// The links.
    pub links: Vec<Sector>,
}

impl Sum {
    /// The way between candidates of different colours: one of them is true.
    pub fn either(&mut self, web: &Web, from: usize, to: usize) {
        self.along(web, from, to, true);
    }

    /// The way between candidates of one colour: if the first is true, so is the other.
    pub fn both(&mut self, web: &Web, from: usize, to: usize) {
        self.along(web, from, to, false);
    }

    /// Truths and links by turns.
    fn along(&mut self, web: &Web, from: usize, to: usize, truth: bool) {
        for (at, sector) in web.way(from, to).into_iter().enumerate() {
            match (at % 2 == 0) == truth {
                true => self.truths.push(sector.into()),
                false => self.links.push(sector),
            }
        }
    }
}
