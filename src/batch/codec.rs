//! Compressed lists and records.
//!
//! What is written goes into independent frames of whole lines, so that a file which breaks off can be cut behind its last
//! whole frame and continued.

use std::io::{self, BufRead, BufReader, Cursor, Read, Write};
use std::path::Path;

use flate2::Compression;
use flate2::bufread::{GzDecoder, MultiGzDecoder};
use flate2::write::GzEncoder;
use zstd::bulk::Compressor;

/// How bytes are written down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Codec {
    /// As they are.
    Plain,
    /// By gzip.
    Gzip,
    /// By Zstandard.
    Zstd,
}

/// Of Zstandard's levels the fastest; on traces the next ones gain next to nothing.
const LEVEL: i32 = 1;

impl Codec {
    /// What the ending of a file's name says, and the name without that ending.
    pub fn of(path: &Path) -> (Self, &Path) {
        let codec = match path.extension().and_then(|ending| ending.to_str()).map(str::to_lowercase).as_deref() {
            Some("gz") => Self::Gzip,
            Some("zst" | "zstd") => Self::Zstd,
            _ => return (Self::Plain, path),
        };
        (codec, path.file_stem().map_or(path, Path::new))
    }

    /// A chunk of whole lines as a frame of its own.
    ///
    /// # Errors
    /// When the compressor fails, for want of memory.
    pub fn encode(self, chunk: Vec<u8>) -> io::Result<Vec<u8>> {
        self.encoder().encode(chunk)
    }

    /// For frame after frame.
    pub fn encoder(self) -> Encoder {
        Encoder { codec: self, zstd: None }
    }

    /// The content of the next frame, or of the next line where nothing is compressed, put into `chunk`. False at the end,
    /// and where the source breaks off or is something else.
    pub(super) fn next(self, source: &mut impl BufRead, chunk: &mut Vec<u8>) -> io::Result<bool> {
        chunk.clear();
        if source.fill_buf()?.is_empty() {
            return Ok(false);
        }
        let read = match self {
            Self::Plain => source.read_until(b'\n', chunk),
            Self::Gzip => GzDecoder::new(source).read_to_end(chunk),
            Self::Zstd => zstd::Decoder::with_buffer(source).and_then(|frame| frame.single_frame().read_to_end(chunk)),
        };
        match read {
            // The system's errors are no end of the file, those of a decoder are.
            Err(error) if error.raw_os_error().is_some() => Err(error),
            read => Ok(read.is_ok() && chunk.last() == Some(&b'\n')),
        }
    }
}

/// Makes frame after frame, in the same memory.
pub struct Encoder {
    codec: Codec,
    zstd: Option<Compressor<'static>>,
}

impl Encoder {
    /// As [`Codec::encode`].
    ///
    /// # Errors
    /// When the compressor fails, for want of memory.
    pub fn encode(&mut self, chunk: Vec<u8>) -> io::Result<Vec<u8>> {
        match self.codec {
            Codec::Plain => Ok(chunk),
            Codec::Gzip => {
                let mut encoder = GzEncoder::new(vec![], Compression::default());
                encoder.write_all(&chunk)?;
                encoder.finish()
            }
            Codec::Zstd => {
                let mut zstd = self.zstd.take().map_or_else(|| Compressor::new(LEVEL), Ok)?;
                let frame = zstd.compress(&chunk);
                self.zstd = Some(zstd);
                frame
            }
        }
    }
}

/// The text behind a source, whose first bytes tell whether it is compressed.
///
/// # Errors
/// When the source cannot be read.
pub fn decoded(mut source: impl Read + Send + 'static) -> io::Result<Box<dyn BufRead + Send>> {
    let mut head = vec![];
    source.by_ref().take(4).read_to_end(&mut head)?;
    let codec = match head[..] {
        [0x1f, 0x8b, ..] => Codec::Gzip,
        // The second is a skippable frame, with which some compressors begin.
        [0x28, 0xb5, 0x2f, 0xfd] | [0x50..=0x5f, 0x2a, 0x4d, 0x18] => Codec::Zstd,
        _ => Codec::Plain,
    };
    let whole = BufReader::with_capacity(1 << 16, Cursor::new(head).chain(source));
    Ok(match codec {
        Codec::Plain => Box::new(whole),
        Codec::Gzip => Box::new(BufReader::with_capacity(1 << 16, MultiGzDecoder::new(whole))),
        Codec::Zstd => Box::new(BufReader::with_capacity(1 << 16, zstd::Decoder::with_buffer(whole)?)),
    })
}
