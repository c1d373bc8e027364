//! How short names are written, without the machinery for formatting: a trace has thousands of them.

/// Something with a name of at most [`LONGEST`] characters.
pub trait Spell {
    /// Writes the name.
    fn spell(&self, out: &mut Spelling);
}

/// The longest name is `r25c25<>P`; this is more.
pub const LONGEST: usize = 16;

/// A short name, as it is written. Names are ASCII.
///
/// It is put together in a number, which stays in registers: bytes in memory that are written one by one cannot be read
/// again at once in one go.
pub struct Spelling {
    /// The characters, the first one lowest.
    text: u128,
    length: u32,
}

impl Spelling {
    /// The name of something.
    #[inline]
    pub fn of(named: &impl Spell) -> Self {
        let mut spelling = Self { text: 0, length: 0 };
        named.spell(&mut spelling);
        spelling
    }

    /// The text: so many of these bytes.
    #[inline]
    pub fn bytes(&self) -> ([u8; LONGEST], usize) {
        (self.text.to_le_bytes(), self.length as usize)
    }

    /// Hands the text over.
    #[inline]
    pub fn with_text<R>(&self, take: impl FnOnce(&str) -> R) -> R {
        let (bytes, length) = self.bytes();
        take(std::str::from_utf8(&bytes[..length]).unwrap_or_default())
    }

    /// Adds some characters, the first one lowest.
    #[inline]
    pub fn add(&mut self, text: u64, length: u32) {
        self.text |= u128::from(text) << (8 * self.length);
        self.length += length;
    }

    /// Adds a character.
    #[inline]
    pub fn push(&mut self, character: u8) {
        self.add(character.into(), 1);
    }

    /// Adds a number.
    #[inline]
    pub fn number(&mut self, number: u8) {
        if number >= 100 {
            self.push(b'0' + number / 100);
        }
        if number >= 10 {
            self.push(b'0' + number / 10 % 10);
        }
        self.push(b'0' + number % 10);
    }
}
