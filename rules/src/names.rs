//! What things are called: cells, candidates, facts, houses, sectors.
//!
//! These types know rows and columns but no puzzle, so their written form (`r4c5`, `r4c5<>7`, `7b2`) can be read back
//! without one. All of them are serialised as that text. Rows, columns and house numbers are written from 1.

use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::spelling::{Spell, Spelling};

/// A digit, 1 to the size of the puzzle (at most [`MAX_SIZE`]).
pub type Digit = u8;

/// The largest puzzle: 25 rows, 25 columns, 25 digits.
pub const MAX_SIZE: usize = 25;

/// The character of a digit: `1` to `9`, then `A` (10) to `P` (25).
pub fn digit_char(digit: Digit) -> char {
    match digit {
        0..=9 => (b'0' + digit) as char,
        _ => (b'A' + digit - 10) as char,
    }
}

/// The digit that a character stands for, the inverse of [`digit_char`]; `None` for `0` and anything else.
pub fn char_digit(c: char) -> Option<Digit> {
    match c {
        '1'..='9' => Some(c as u8 - b'0'),
        'A'..='P' => Some(c as u8 - b'A' + 10),
        _ => None,
    }
}

/// A text that is not the name of the thing that was asked for.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{text}` is not {wanted}")]
pub struct NameError {
    /// What was read.
    pub text: String,
    /// What it should have been, with an example.
    pub wanted: &'static str,
}

/// One square of the grid, written `r4c5`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// Row, from 0.
    pub row: u8,
    /// Column, from 0.
    pub col: u8,
}

impl Cell {
    /// The cell in this row and column, both from 0.
    pub fn new(row: usize, col: usize) -> Self {
        Self { row: row as u8, col: col as u8 }
    }

    /// The candidate of this digit here.
    pub fn candidate(self, digit: Digit) -> Candidate {
        Candidate { cell: self, digit }
    }
}

impl Spell for Cell {
    #[inline]
    fn spell(&self, out: &mut Spelling) {
        if self.row < 9 && self.col < 9 {
            let name = u32::from_le_bytes(*b"r1c1") + (u32::from(self.row) << 8) + (u32::from(self.col) << 24);
            return out.add(name.into(), 4);
        }
        out.push(b'r');
        out.number(self.row + 1);
        out.push(b'c');
        out.number(self.col + 1);
    }
}

fn ordinal(text: &str) -> Option<u8> {
    if text.is_empty() || text.len() > 2 || text.starts_with('0') || !text.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let number: usize = text.parse().ok()?;
    (1..=MAX_SIZE).contains(&number).then(|| number as u8 - 1)
}

impl FromStr for Cell {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let read = || {
            let (row, col) = text.strip_prefix('r')?.split_once('c')?;
            Some(Self { row: ordinal(row)?, col: ordinal(col)? })
        };
        read().ok_or_else(|| NameError { text: text.into(), wanted: "a cell such as r4c5" })
    }
}

/// A digit in a cell, which may be true, false or open. Written like the fact that it is true, `r4c5=7`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Candidate {
    /// Where.
    pub cell: Cell,
    /// Which digit.
    pub digit: Digit,
}

impl Candidate {
    /// The fact that this digit is in this cell.
    pub fn is(self) -> Fact {
        Fact { candidate: self, holds: true }
    }

    /// The fact that it is not.
    pub fn is_not(self) -> Fact {
        Fact { candidate: self, holds: false }
    }
}

impl Spell for Candidate {
    #[inline]
    fn spell(&self, out: &mut Spelling) {
        self.is().spell(out);
    }
}

impl FromStr for Candidate {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        match text.parse() {
            Ok(Fact { candidate, holds: true }) => Ok(candidate),
            _ => Err(NameError { text: text.into(), wanted: "a candidate such as r4c5=7" }),
        }
    }
}

/// A candidate became true (`r4c5=7`, a placement) or false (`r4c5<>7`, an elimination).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fact {
    /// The candidate that is decided.
    pub candidate: Candidate,
    /// True for a placement, false for an elimination.
    pub holds: bool,
}

impl Spell for Fact {
    #[inline]
    fn spell(&self, out: &mut Spelling) {
        self.candidate.cell.spell(out);
        out.add(u16::from_le_bytes(if self.holds { *b"=\0" } else { *b"<>" }).into(), 2 - u32::from(self.holds));
        out.push(digit_char(self.candidate.digit) as u8);
    }
}

impl FromStr for Fact {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let read = || {
            let (cell, digit, holds) = match text.split_once("<>") {
                Some((cell, digit)) => (cell, digit, false),
                None => text.split_once('=').map(|(cell, digit)| (cell, digit, true))?,
            };
            let mut chars = digit.chars();
            let digit = char_digit(chars.next()?)?;
            let candidate = cell.parse::<Cell>().ok()?.candidate(digit);
            chars.next().is_none().then_some(Self { candidate, holds })
        };
        read().ok_or_else(|| NameError { text: text.into(), wanted: "a fact such as r4c5=7 or r4c5<>7" })
    }
}

/// The kinds of houses. The letter is the one that house names start with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum HouseKind {
    /// `r`
    Row,
    /// `c`
    Column,
    /// `b`: a rectangular box, or a region of a jigsaw.
    Box,
    /// `d`: a main diagonal (`d1` falls to the right, `d2` rises).
    Diagonal,
    /// `w`: an inner window of a windoku.
    Window,
}

impl HouseKind {
    /// Every kind, in the order in which layouts list their houses.
    pub const ALL: [Self; 5] = [Self::Row, Self::Column, Self::Box, Self::Diagonal, Self::Window];

    /// The letter in house names.
    pub fn letter(self) -> char {
        match self {
            Self::Row => 'r',
            Self::Column => 'c',
            Self::Box => 'b',
            Self::Diagonal => 'd',
            Self::Window => 'w',
        }
    }

    /// The English noun.
    pub fn noun(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Box => "box",
            Self::Diagonal => "diagonal",
            Self::Window => "window",
        }
    }
}

/// A set of cells that holds every digit once, written `r4`, `c5`, `b2`, `d1`, `w3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct House {
    /// What sort of house.
    pub kind: HouseKind,
    /// Which of that sort, from 0.
    pub number: u8,
}

impl House {
    /// The house of this kind and number (from 0).
    pub fn new(kind: HouseKind, number: usize) -> Self {
        Self { kind, number: number as u8 }
    }

    /// The words for it: "row 4".
    pub fn words(self) -> String {
        format!("{} {}", self.kind.noun(), self.number + 1)
    }
}

impl Spell for House {
    #[inline]
    fn spell(&self, out: &mut Spelling) {
        out.push(self.kind.letter() as u8);
        out.number(self.number + 1);
    }
}

impl FromStr for House {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let read = || {
            let letter = text.chars().next()?;
            let kind = HouseKind::ALL.into_iter().find(|kind| kind.letter() == letter)?;
            Some(Self { kind, number: ordinal(&text[1..])? })
        };
        read().ok_or_else(|| NameError { text: text.into(), wanted: "a house such as r4, c5 or b2" })
    }
}

/// A set of candidates of which exactly one is true: the digits of a cell (`r4c5`), or the places of a digit in a
/// house (`7b2`). As a *truth* it says that at least one is true, as a *link* that at most one is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sector {
    /// One digit in this cell.
    Cell(Cell),
    /// One place for this digit in this house.
    House(House, Digit),
}

impl Spell for Sector {
    #[inline]
    fn spell(&self, out: &mut Spelling) {
        match self {
            Self::Cell(cell) => cell.spell(out),
            Self::House(house, digit) => {
                out.push(digit_char(*digit) as u8);
                house.spell(out);
            }
        }
    }
}

impl FromStr for Sector {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let read = || {
            let first = text.chars().next()?;
            match char_digit(first) {
                Some(digit) => Some(Self::House(text[1..].parse().ok()?, digit)),
                None => Some(Self::Cell(text.parse().ok()?)),
            }
        };
        read().ok_or_else(|| NameError { text: text.into(), wanted: "a sector such as r4c5 or 7b2" })
    }
}

/// What a certificate may add up: a [`Sector`], or a placed digit (a truth of one candidate, `r4c5=7`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Truth {
    /// At least one candidate of the sector is true.
    Sector(Sector),
    /// This candidate is true: it was placed.
    Placed(Candidate),
}

impl From<Sector> for Truth {
    fn from(sector: Sector) -> Self {
        Self::Sector(sector)
    }
}

impl Spell for Truth {
    #[inline]
    fn spell(&self, out: &mut Spelling) {
        match self {
            Self::Sector(sector) => sector.spell(out),
            Self::Placed(candidate) => candidate.spell(out),
        }
    }
}

impl FromStr for Truth {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let read = match text.contains('=') {
            true => text.parse().map(Self::Placed),
            false => text.parse().map(Self::Sector),
        };
        read.map_err(|_| NameError { text: text.into(), wanted: "a truth such as r4c5, 7b2 or r4c5=7" })
    }
}

macro_rules! as_text {
    ($($type:ident, $pattern:literal, $about:literal;)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                Spelling::of(self).with_text(|text| serializer.serialize_str(text))
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Spelling::of(self).with_text(|text| f.write_str(text))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'_, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }

        impl JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "pattern": $pattern, "description": $about })
            }
        }
    )*};
}

as_text! {
    Cell, "^r[1-9][0-9]?c[1-9][0-9]?$", "A cell: row and column from 1.";
    Candidate, "^r[1-9][0-9]?c[1-9][0-9]?=[1-9A-P]$", "A digit in a cell.";
    Fact, "^r[1-9][0-9]?c[1-9][0-9]?(=|<>)[1-9A-P]$", "A placement (r4c5=7) or an elimination (r4c5<>7).";
    House, "^[rcbdw][1-9][0-9]?$", "A row, column, box (or jigsaw region), diagonal or window, numbered from 1.";
    Sector, "^([1-9A-P][rcbdw][1-9][0-9]?|r[1-9][0-9]?c[1-9][0-9]?)$", "The digits of a cell (r4c5), or the places of a digit in a house (7b2).";
    Truth, "^([1-9A-P][rcbdw][1-9][0-9]?|r[1-9][0-9]?c[1-9][0-9]?(=[1-9A-P])?)$", "A sector of which at least one candidate is true, or a placed digit (r4c5=7).";
}
