//! Which geometry the puzzles have: what the options say, and one [`Geometry`] a size, built once and shared.

use std::sync::{Arc, OnceLock};

use whydoku_rules::geometry::{Geometry, Spec, SpecError};
use whydoku_rules::names::MAX_SIZE;

use super::error::Problem;

/// The options of a reader, understood.
#[derive(Debug, Default)]
pub(super) struct Layouts {
    size: Option<usize>,
    diagonals: bool,
    windows: bool,
    boxes: Option<(usize, usize)>,
    map: Option<String>,
    built: [OnceLock<Arc<Geometry>>; MAX_SIZE + 1],
}

impl Layouts {
    /// Reads a layout such as `x,windoku` or `box:2x5`, and checks it against the size when there is one.
    pub fn new(size: Option<usize>, layout: Option<&str>) -> Result<Self, Problem> {
        let mut layouts = Self::default();
        for entry in layout.unwrap_or_default().split(',').map(str::trim) {
            layouts.entry(entry, layout)?;
        }
        let mapped = layouts.map.as_ref().map(|map| map.chars().count());
        layouts.size = match (size, layouts.boxes, mapped) {
            (Some(size), ..) => Some(size),
            (None, Some((rows, cols)), _) => Some(rows * cols),
            (None, None, Some(cells)) => Some(side(cells).ok_or(Problem::MapLength(cells))?),
            (None, None, None) => None,
        };
        if let Some(size) = layouts.size {
            layouts.geometry(size)?;
        }
        Ok(layouts)
    }

    fn entry(&mut self, entry: &str, layout: Option<&str>) -> Result<(), Problem> {
        let (name, value) = entry.split_once(':').map_or((entry, None), |(name, value)| (name, Some(value)));
        let again = self.boxes.is_some() || self.map.is_some();
        match (name.trim_end().to_ascii_lowercase().as_str(), value) {
            ("", None) if layout.is_none_or(|layout| layout.trim().is_empty()) => {}
            ("x", None) => self.diagonals = true,
            ("windoku", None) => self.windows = true,
            ("box" | "jigsaw", Some(_)) if again => return Err(Problem::LayoutTwice),
            ("box", Some(value)) => {
                let sides = value.to_ascii_lowercase();
                let sides = sides.split_once('x').and_then(|(rows, cols)| Some((number(rows)?, number(cols)?)));
                self.boxes = Some(sides.ok_or_else(|| Problem::Layout(entry.into()))?);
            }
            ("jigsaw", Some(map)) => self.map = Some(map.split_whitespace().collect()),
            _ => return Err(Problem::Layout(entry.into())),
        }
        Ok(())
    }

    /// The size that every puzzle has, when the options tell it.
    pub fn size(&self) -> Option<usize> {
        self.size
    }

    /// Whether a puzzle may have this size.
    pub fn allows(&self, size: usize) -> bool {
        match self.size {
            Some(only) => size == only,
            None => usual(size),
        }
    }

    /// How many rows make a band of boxes; the size itself where there is none.
    pub fn band(&self, size: usize) -> usize {
        let built = self.geometry(size).ok().and_then(|geometry| geometry.spec().boxes);
        built.map_or(size, |[rows, _]| rows as usize)
    }

    /// The geometry of this size.
    pub fn geometry(&self, size: usize) -> Result<Arc<Geometry>, SpecError> {
        let slot = self.built.get(size).ok_or(SpecError::Size(size))?;
        if let Some(geometry) = slot.get() {
            return Ok(Arc::clone(geometry));
        }
        let plain = match (&self.map, self.boxes) {
            (Some(map), _) => Spec::jigsaw(size, map.clone()),
            (None, Some((rows, cols))) => Spec::boxed(size, rows, cols),
            (None, None) => Spec::classic(size)?,
        };
        let spec = Spec { diagonals: self.diagonals, windows: self.windows, ..plain };
        let geometry = Arc::new(Geometry::new(spec)?);
        Ok(Arc::clone(slot.get_or_init(|| geometry)))
    }
}

fn number(text: &str) -> Option<usize> {
    text.trim().parse().ok().filter(|number| (1..=MAX_SIZE).contains(number))
}

/// Whether puzzles of this size have usual boxes, so that a text of that many cells can be taken for one.
pub(super) fn usual(size: usize) -> bool {
    size >= 4 && Spec::classic(size).is_ok()
}

/// The side of a square of so many cells, 1 to 25.
pub(super) fn side(cells: usize) -> Option<usize> {
    (1..=MAX_SIZE).find(|side| side * side == cells)
}
