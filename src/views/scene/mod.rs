//! What a picture of a step shows, as data with its geometry computed: which areas are shaded, which candidates marked
//! and struck, which lines drawn, and a legend. It is read from the trace alone; a picture only has to be painted.
//!
//! [`Frame`] is what all pictures of a layout share, a [`Scene`] is what one step adds to it. Each family of patterns
//! has a file with the small function that draws it.

mod als;
mod chain;
mod colouring;
mod exclusion;
mod fish;
mod forcing;
mod frame;
mod guess;
mod intersection;
mod links;
mod outline;
mod resting;
mod role;
mod shape;
mod single;
mod single_digit;
mod sketch;
mod subset;
mod uniqueness;
mod wing;

use serde::Serialize;
use whydoku_rules::log::StepId;
use whydoku_rules::names::{Candidate, Cell};
use whydoku_rules::pattern::Pattern;

pub use frame::{Frame, Label, Point};
pub use resting::Resting;
pub use role::{Role, Shape};

use super::notation::notation;
use super::sentence::{rule_name, sentence};
use crate::trace::{Index, Node, Position};
pub(super) use shape::shape_path;
use sketch::Sketch;

/// What the picture of one step shows, besides the position before it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Scene {
    /// The step.
    pub step: StepId,
    /// The name of its rule.
    pub rule: String,
    /// The step as a sentence.
    pub title: String,
    /// The step in short notation.
    pub notation: String,
    /// Areas and outlines, to be painted in this order, below everything else.
    pub shades: Vec<Shade>,
    /// Lines, above the areas and below the marks.
    pub links: Vec<Link>,
    /// Marked candidates and digits, to be painted in this order; those with [`Shape::Stroke`] and [`Shape::Cross`]
    /// above the digits, all others below them.
    pub marks: Vec<Mark>,
    /// Digits in the grid that are not proven.
    pub resting: Vec<Resting>,
    /// What is to be explained, in the order in which it is best read.
    pub legend: Vec<Entry>,
}

/// A shaded or outlined area.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Shade {
    /// What it stands for.
    pub role: Role,
    /// Its cells, row by row.
    pub cells: Vec<Cell>,
    /// The area, as an SVG path to be filled; empty for a mere outline.
    pub area: String,
    /// Its outline, as an SVG path to be stroked; empty where the area says enough.
    pub outline: String,
    /// A letter that names the area, with the places where it stands.
    pub tags: Vec<Label>,
}

/// A marked candidate, or a marked digit that stands in the grid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Mark {
    /// What it stands for.
    pub role: Role,
    /// The shape of its role.
    pub shape: Shape,
    /// Which candidate.
    pub candidate: Candidate,
    /// The middle of its place: the candidate's own, or the cell's where the digit is placed.
    pub at: Point,
    /// The shape, as an SVG path.
    pub path: String,
}

/// A line between candidates, or a band around some that act as one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Link {
    /// [`Role::Strong`], [`Role::Weak`] or [`Role::Group`].
    pub role: Role,
    /// Where it begins.
    pub from: Vec<Candidate>,
    /// Where it ends.
    pub to: Vec<Candidate>,
    /// The line, as an SVG path to be stroked.
    pub path: String,
    /// Its head, as an SVG path to be filled, where the direction matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub head: Option<String>,
}

/// A line of the legend.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// What is explained.
    pub role: Role,
    /// What its sample looks like.
    pub sample: Sample,
    /// The letter of the area.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// What it stands for.
    pub text: String,
}

/// What the sample of a legend's line looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sample {
    /// An area or an outline.
    Shade,
    /// A mark around a digit.
    Mark,
    /// A line.
    Link,
    /// A digit in the grid, with a sign beside it.
    Digit,
}

/// The scene of a step, with the position in which it was made (see [`crate::trace::position_before`]).
pub fn scene(index: &Index<'_>, frame: &Frame, node: &Node<'_>, before: &Position) -> Scene {
    let mut sketch = Sketch::new(index, frame, before);
    let pen = &mut sketch;
    guess::suppositions(pen, node);
    match &node.step.pattern {
        Pattern::Given => {}
        Pattern::Single { cell, digit, house } => single::draw(pen, node, cell.candidate(*digit), *house),
        Pattern::Intersection { digit, base, cover, cells } => intersection::draw(pen, *digit, *base, *cover, cells),
        Pattern::Subset(seen) => subset::draw(pen, seen),
        Pattern::Fish(seen) => fish::draw(pen, seen),
        Pattern::SiameseFish(seen) => fish::siamese(pen, seen),
        Pattern::KrakenFish(seen) => fish::kraken(pen, seen),
        Pattern::Als(seen) => als::draw(pen, seen),
        Pattern::DeathBlossom(seen) => als::death_blossom(pen, seen),
        Pattern::SueDeCoq(seen) => exclusion::sue_de_coq(pen, seen),
        Pattern::Exclusion(seen) => exclusion::draw(pen, seen),
        Pattern::Templates(seen) => exclusion::templates(pen, seen),
        Pattern::Turbot(seen) => single_digit::draw(pen, seen),
        Pattern::Wing(seen) => wing::draw(pen, seen),
        Pattern::WWing(seen) => wing::tied(pen, seen),
        Pattern::Colouring(seen) => colouring::draw(pen, seen),
        Pattern::RemotePair(seen) => chain::remote_pair(pen, seen),
        Pattern::Chain(seen) => chain::draw(pen, seen),
        Pattern::ForcingChain(seen) => forcing::draw(pen, seen),
        Pattern::Uniqueness(seen) => uniqueness::draw(pen, seen),
        Pattern::Guess { cell, digit } => guess::draw(pen, node, cell.candidate(*digit)),
        Pattern::Contradiction { sector } => guess::contradiction(pen, node, *sector),
    }
    pen.conclude(node);
    let (shades, links, marks, mut legend) = sketch.finish();
    let resting = resting::resting(index, frame, node, before);
    legend.extend(resting::legend(&resting));
    Scene {
        step: node.step.id,
        rule: rule_name(&node.step.rule).to_string(),
        title: sentence(index, node),
        notation: notation(node),
        shades,
        links,
        marks,
        resting,
        legend,
    }
}
