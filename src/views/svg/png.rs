//! Pictures as PNG, the same on every machine.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use thiserror::Error;

use super::letters::outlined;

/// Why a picture cannot be painted.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("the picture cannot be painted: {0}")]
pub struct PngError(String);

/// The pixels of the longer side, at most.
const LARGEST: f32 = 4096.0;

/// A picture of [`super::draw`] as PNG. One of a 9x9 grid is about 1,000 pixels wide.
///
/// # Errors
/// When the text is not SVG.
pub fn png(svg: &str) -> Result<Vec<u8>, PngError> {
    let tree = Tree::from_str(&outlined(svg), &Options::default()).map_err(|error| PngError(error.to_string()))?;
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = (LARGEST / width.max(height)).min(1.0);
    let pixels = |side: f32| (side * scale).ceil().max(1.0) as u32;
    let mut map = Pixmap::new(pixels(width), pixels(height)).ok_or_else(|| PngError("it is too large".into()))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut map.as_mut());
    map.encode_png().map_err(|error| PngError(error.to_string()))
}
