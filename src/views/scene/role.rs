//! What a shaded area, a marked candidate or a line stands for. A role decides colour and shape; its name is the
//! class that styles go by.

use std::fmt;

use serde::{Serialize, Serializer};

/// What something in a picture stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// An area: a house that matters.
    House,
    /// An area: houses that need a digit.
    Base,
    /// An outline: houses that catch it.
    Cover,
    /// An area: the cells that were seen.
    Cells,
    /// An outlined area: the cell in the middle.
    Hinge,
    /// An area: an almost locked set or another set of cells, counted from 0.
    Set(u8),
    /// An outlined area: a cell or a house where nothing is left.
    Broken,
    /// An outlined area: a cell whose digit is supposed.
    Assumed,
    /// A candidate that makes the pattern.
    Pattern,
    /// A candidate of a set that ties it to another one.
    Linking,
    /// A candidate of the digit that is removed because one of these is true.
    Common,
    /// A candidate that disturbs a fish.
    Fin,
    /// A candidate that disturbs a fish in two of its base houses.
    EndoFin,
    /// A candidate that disturbs the other one of two fish.
    OtherFin,
    /// A candidate that is false, read from the start of a chain.
    Off,
    /// A candidate that is true, read from the start of a chain.
    On,
    /// A coloured candidate: the two colours of the first cluster, then those of the second.
    Colour(u8),
    /// A candidate that could be exchanged.
    Deadly,
    /// A candidate that prevents the exchange.
    Guardian,
    /// A digit that keeps another cell from being it.
    Cause,
    /// A cell that cannot hold the digit.
    Blocked,
    /// A digit that is supposed.
    Supposed,
    /// A digit that the step places.
    Placed,
    /// A candidate that the step removes.
    Removed,
    /// A candidate that goes because the step places a digit.
    Swept,
    /// A digit in the grid that is not proven.
    Resting,
    /// A line: at least one of its ends is true.
    Strong,
    /// A line: at most one of its ends is true.
    Weak,
    /// A band: candidates that act as one.
    Group,
}

/// The outline of a mark, so that no role is told by its colour alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A disc, filled or hollow as the role says.
    Circle,
    /// A square.
    Square,
    /// A square on its corner.
    Diamond,
    /// A hexagon.
    Hexagon,
    /// Two circles.
    Rings,
    /// A stroke through the digit.
    Stroke,
    /// A cross in the middle of the cell.
    Cross,
}

impl Role {
    /// The shape of a mark of this role.
    pub fn shape(self) -> Shape {
        match self {
            Self::Linking | Self::Colour(1) | Self::Cause => Shape::Square,
            Self::Fin | Self::Guardian | Self::Colour(3) => Shape::Diamond,
            Self::EndoFin | Self::OtherFin | Self::Colour(2) => Shape::Hexagon,
            Self::Placed => Shape::Rings,
            Self::Removed | Self::Swept => Shape::Stroke,
            Self::Blocked => Shape::Cross,
            _ => Shape::Circle,
        }
    }
}

/// The letter of a set: A, B, C… A2 after Z.
pub fn letter(at: usize) -> String {
    let name = char::from(b'A' + (at % 26) as u8);
    if at < 26 { name.to_string() } else { format!("{name}{}", at / 26 + 1) }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            Self::House => "house",
            Self::Base => "base",
            Self::Cover => "cover",
            Self::Cells => "cells",
            Self::Hinge => "hinge",
            // Six colours take turns; the letter beside them tells sets apart.
            Self::Set(at) => return write!(f, "set-{}", at % 6 + 1),
            Self::Broken => "broken",
            Self::Assumed => "assumed",
            Self::Pattern => "pattern",
            Self::Linking => "linking",
            Self::Common => "common",
            Self::Fin => "fin",
            Self::EndoFin => "endo-fin",
            Self::OtherFin => "other-fin",
            Self::Off => "off",
            Self::On => "on",
            Self::Colour(at) => return write!(f, "colour-{}", at % 4 + 1),
            Self::Deadly => "deadly",
            Self::Guardian => "guardian",
            Self::Cause => "cause",
            Self::Blocked => "blocked",
            Self::Supposed => "supposed",
            Self::Placed => "placed",
            Self::Removed => "removed",
            Self::Swept => "swept",
            Self::Resting => "resting",
            Self::Strong => "strong",
            Self::Weak => "weak",
            Self::Group => "group",
        };
        f.write_str(name)
    }
}

impl Serialize for Role {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
