//! A solve, with the figures that several columns share computed once.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use crate::batch::Status;
use crate::batch::solved::Solved;
use crate::batch::worker::Rater;
use crate::graph::{self, Graph};
use crate::measure::{self, Spread};
use crate::rating::hodoku::Rating;
use crate::trace::{Index, Trace};

/// What the columns of a line that can be read are taken from.
pub struct Solve<'a> {
    pub solved: &'a Solved<'a>,
    status: Status,
    rater: &'a Rater,
    index: OnceCell<Index<'a>>,
    techniques: OnceCell<BTreeMap<&'static str, usize>>,
    rating: OnceCell<Option<Rating>>,
    widths: OnceCell<Vec<usize>>,
    slices: OnceCell<(Option<Spread>, Option<Spread>)>,
    graph: OnceCell<Graph>,
}

impl<'a> Solve<'a> {
    pub fn new(solved: &'a Solved<'a>, status: Status, rater: &'a Rater) -> Self {
        Self {
            solved,
            status,
            rater,
            index: OnceCell::new(),
            techniques: OnceCell::new(),
            rating: OnceCell::new(),
            widths: OnceCell::new(),
            slices: OnceCell::new(),
            graph: OnceCell::new(),
        }
    }

    /// The trace, which is made for the first that asks.
    pub fn trace(&self) -> &'a Trace {
        self.solved.trace()
    }

    pub fn index(&self) -> &Index<'a> {
        self.index.get_or_init(|| Index::new(self.trace(), &self.solved.puzzle.geometry))
    }

    pub fn techniques(&self) -> &BTreeMap<&'static str, usize> {
        self.techniques.get_or_init(|| {
            let mut counts = BTreeMap::new();
            self.solved.uses.iter().for_each(|&rule| *counts.entry(rule).or_default() += 1);
            counts
        })
    }

    pub fn uses(&self, rule: &str) -> usize {
        self.techniques().get(rule).copied().unwrap_or(0)
    }

    pub fn rating(&self) -> Option<&Rating> {
        self.rating.get_or_init(|| self.rater.rate(self.solved, self.status)).as_ref()
    }

    pub fn widths(&self) -> &[usize] {
        self.widths.get_or_init(|| measure::widths(self.index()))
    }

    pub fn width(&self) -> Option<Spread> {
        Spread::of(self.widths().iter().map(|&width| width as f64))
    }

    pub fn slices(&self) -> (Option<Spread>, Option<Spread>) {
        *self.slices.get_or_init(|| {
            let (own, least) = measure::slices(self.index());
            (own, Spread::of(least.into_values().map(|steps| steps as f64)))
        })
    }

    pub fn graph(&self) -> &Graph {
        self.graph.get_or_init(|| graph::build(self.index(), &graph::Options::default()))
    }
}
