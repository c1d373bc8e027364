//! Pictures as PNG, painted with a font that comes along, so that they are the same on every machine.

use std::sync::{Arc, OnceLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use thiserror::Error;

/// Why a picture cannot be painted.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("the picture cannot be painted: {0}")]
pub struct PngError(String);

/// The pixels of the longer side, at most.
const LARGEST: f32 = 4096.0;

/// An SVG document as PNG. A picture of a 9x9 grid is about 1,000 pixels wide.
///
/// # Errors
/// When the text is not SVG.
pub fn png(svg: &str) -> Result<Vec<u8>, PngError> {
    static FONTS: OnceLock<Arc<fontdb::Database>> = OnceLock::new();
    let fonts = FONTS.get_or_init(|| {
        let mut fonts = fontdb::Database::new();
        fonts.load_font_data(ttf_noto_sans::REGULAR.to_vec());
        fonts.load_font_data(ttf_noto_sans::BOLD.to_vec());
        fonts.set_sans_serif_family("Noto Sans");
        Arc::new(fonts)
    });
    let options = Options { fontdb: fonts.clone(), font_family: "Noto Sans".into(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| PngError(error.to_string()))?;
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = (LARGEST / width.max(height)).min(1.0);
    let pixels = |side: f32| (side * scale).ceil().max(1.0) as u32;
    let mut map = Pixmap::new(pixels(width), pixels(height)).ok_or_else(|| PngError("it is too large".into()))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut map.as_mut());
    map.encode_png().map_err(|error| PngError(error.to_string()))
}
