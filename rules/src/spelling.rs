//! How short names are written, without the machinery for formatting: a trace has thousands of them.

/// Something with a name of at most [`LONGEST`] characters.
pub trait Spell {
    /// Writes the name.
    fn spell(&self, out: &mut Spelling);
}

/// The longest name: `r25c25<>P`, and some room.
pub const LONGEST: usize = 15;

/// A short name, as it is written. Names are ASCII.
pub struct Spelling {
    bytes: [u8; LONGEST],
    length: u8,
}

impl Spelling {
    /// The name of something.
    #[inline]
    pub fn of(named: &impl Spell) -> Self {
        let mut spelling = Self { bytes: [0; LONGEST], length: 0 };
        named.spell(&mut spelling);
        spelling
    }

    /// The text as bytes: so many of these.
    #[inline]
    pub fn bytes(&self) -> (&[u8; LONGEST], usize) {
        (&self.bytes, self.length as usize)
    }

    /// The text.
    #[inline]
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.length as usize]).unwrap_or_default()
    }

    /// Adds a character.
    #[inline]
    pub fn push(&mut self, character: u8) {
        self.bytes[self.length as usize] = character;
        self.length += 1;
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
