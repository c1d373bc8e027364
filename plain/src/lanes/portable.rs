//! The vector operations in plain Rust, for every machine.

use std::array::from_fn;

use super::{Half, Lanes, Wide};

/// Works everywhere.
#[derive(Debug, Clone, Copy)]
pub struct Portable;

type W = [u16; 16];
type H = [u16; 8];

fn pick(lanes: &[u16], how: u16) -> u16 {
    if how & 0x80 != 0 { 0 } else { lanes[usize::from(how >> 1 & 7)] }
}

impl Lanes for Portable {
    type Wide = W;
    type Half = H;

    #[inline(always)]
    fn filled(self, bytes: &[u8; 32]) -> u32 {
        bytes.iter().rev().fold(0, |bits, &byte| bits << 1 | u32::from(byte != 0))
    }

    #[inline(always)]
    fn load(self, from: &Wide) -> W {
        from.0
    }
    #[inline(always)]
    fn save(self, it: W) -> Wide {
        Wide(it)
    }
    #[inline(always)]
    fn load_half(self, from: &Half) -> H {
        from.0
    }
    #[inline(always)]
    fn save_half(self, it: H) -> Half {
        Half(it)
    }

    #[inline(always)]
    fn twice(self, it: H) -> W {
        from_fn(|lane| it[lane % 8])
    }
    #[inline(always)]
    fn low(self, it: W) -> H {
        from_fn(|lane| it[lane])
    }
    #[inline(always)]
    fn high(self, it: W) -> H {
        from_fn(|lane| it[lane + 8])
    }

    #[inline(always)]
    fn and(self, a: W, b: W) -> W {
        from_fn(|lane| a[lane] & b[lane])
    }
    #[inline(always)]
    fn or(self, a: W, b: W) -> W {
        from_fn(|lane| a[lane] | b[lane])
    }
    #[inline(always)]
    fn less(self, a: W, b: W) -> W {
        from_fn(|lane| a[lane] & !b[lane])
    }
    #[inline(always)]
    fn and_half(self, a: H, b: H) -> H {
        from_fn(|lane| a[lane] & b[lane])
    }
    #[inline(always)]
    fn or_half(self, a: H, b: H) -> H {
        from_fn(|lane| a[lane] | b[lane])
    }
    #[inline(always)]
    fn less_half(self, a: H, b: H) -> H {
        from_fn(|lane| a[lane] & !b[lane])
    }

    #[inline(always)]
    fn equal(self, a: W, b: W) -> W {
        from_fn(|lane| if a[lane] == b[lane] { u16::MAX } else { 0 })
    }
    #[inline(always)]
    fn any_below(self, a: W, b: W) -> bool {
        (0..16).fold(false, |any, lane| any | (a[lane] < b[lane]))
    }
    #[inline(always)]
    fn within(self, a: W, b: W) -> bool {
        (0..16).fold(0, |rest, lane| rest | a[lane] & !b[lane]) == 0
    }
    #[inline(always)]
    fn within_half(self, a: H, b: H) -> bool {
        (0..8).fold(0, |rest, lane| rest | a[lane] & !b[lane]) == 0
    }
    #[inline(always)]
    fn apart(self, a: W, b: W) -> bool {
        (0..16).fold(0, |both, lane| both | a[lane] & b[lane]) == 0
    }
    #[inline(always)]
    fn count(self, it: W) -> W {
        it.map(|digits| digits.count_ones() as u16)
    }

    #[inline(always)]
    fn shuffle(self, it: W, how: W) -> W {
        from_fn(|lane| pick(&it[lane / 8 * 8..][..8], how[lane]))
    }
    #[inline(always)]
    fn shuffle_half(self, it: H, how: H) -> H {
        from_fn(|lane| pick(&it, how[lane]))
    }
    #[inline(always)]
    fn left_1(self, it: W) -> W {
        from_fn(|lane| it[lane / 4 * 4 + (lane + 1) % 4])
    }
    #[inline(always)]
    fn left_2(self, it: W) -> W {
        from_fn(|lane| it[lane / 4 * 4 + (lane + 2) % 4])
    }
    #[inline(always)]
    fn up_1(self, it: W) -> W {
        from_fn(|lane| it[(lane + 4) % 16])
    }
    #[inline(always)]
    fn up_2(self, it: W) -> W {
        from_fn(|lane| it[(lane + 8) % 16])
    }
    #[inline(always)]
    fn row(self, it: W, row: usize) -> W {
        from_fn(|lane| it[row * 4 + lane % 4])
    }
}
