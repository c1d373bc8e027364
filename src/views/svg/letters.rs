//! Text as outlines of a font that comes along, so that pixels need no font of the machine.

use std::fmt::Write;
use std::sync::OnceLock;

use ttf_parser::{Face, OutlineBuilder};

/// The document with each of its lines that is a text replaced by the outlines of its letters.
pub fn outlined(svg: &str) -> String {
    let mut out = String::with_capacity(2 * svg.len());
    for line in svg.lines() {
        match Text::read(line) {
            Some(text) => text.outline(&mut out),
            None => out.push_str(line),
        }
        out.push('\n');
    }
    out
}

/// A text as [`super::board::text`] writes it.
struct Text<'l> {
    class: &'l str,
    x: f32,
    y: f32,
    size: f32,
    content: String,
}

impl<'l> Text<'l> {
    fn read(line: &'l str) -> Option<Self> {
        let (head, content) = line.strip_prefix("<text ")?.strip_suffix("</text>")?.split_once('>')?;
        let attribute = |name: &str| head.split_once(&format!("{name}=\""))?.1.split('"').next();
        let number = |name: &str| attribute(name)?.parse::<f32>().ok();
        let mut content = content.to_string();
        for (entity, c) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
            content = content.replace(entity, c);
        }
        Some(Self {
            class: attribute("class")?,
            x: number(" x")?,
            y: number(" y")?,
            size: number("font-size")?,
            content,
        })
    }

    /// Whether the style sets this class in bold, and whether it begins at its point; else it is centred there.
    fn manner(&self) -> (bool, bool) {
        let has = |names: &[&str]| self.class.split(' ').any(|class| names.contains(&class));
        let bold = has(&["given", "strong", "gone", "tag", "halo", "head", "resting-on"]) && !has(&["aside"]);
        (bold, has(&["head", "notation", "sentence", "entry"]))
    }

    fn outline(&self, out: &mut String) {
        let (bold, starts) = self.manner();
        let Some(face) = face(bold) else { return };
        let scale = self.size / f32::from(face.units_per_em());
        let glyphs: Vec<_> = self.content.chars().map(|c| face.glyph_index(c).or(face.glyph_index('?'))).collect();
        let advance = |glyph| f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) * scale;
        let width: f32 = glyphs.iter().flatten().map(|&glyph| advance(glyph)).sum();
        let mut pen =
            Pen { path: String::new(), scale, x: if starts { self.x } else { self.x - width / 2.0 }, y: self.y };
        for glyph in glyphs.into_iter().flatten() {
            face.outline_glyph(glyph, &mut pen);
            pen.x += advance(glyph);
        }
        // The class's own colour goes before this one.
        let _ = write!(out, "<path class=\"{}\" fill=\"#222\" d=\"{}\"/>", self.class, pen.path);
    }
}

fn face(bold: bool) -> Option<&'static Face<'static>> {
    static FACES: OnceLock<[Option<Face<'static>>; 2]> = OnceLock::new();
    let faces =
        FACES.get_or_init(|| [ttf_noto_sans::REGULAR, ttf_noto_sans::BOLD].map(|font| Face::parse(font, 0).ok()));
    faces[usize::from(bold)].as_ref()
}

/// Writes outlines from where a letter begins; letters grow upwards, pictures downwards.
struct Pen {
    path: String,
    scale: f32,
    x: f32,
    y: f32,
}

impl Pen {
    fn put(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        for (x, y) in points {
            let _ = write!(self.path, "{:.2} {:.2} ", self.x + x * self.scale, self.y - y * self.scale);
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.put('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.put('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.put('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}
