//! The vector operations as AVX2 instructions. `pulp` finds out whether the machine has them and keeps this safe.

use std::arch::x86_64::{__m128i, __m256i};

use bytemuck::cast;
use pulp::x86::V3;

use super::{Half, Lanes, Wide};

/// A machine with AVX2.
#[derive(Debug, Clone, Copy)]
pub struct Avx2(pub V3);

/// How many bits are set in a half byte.
const NIBBLE: [u8; 32] = {
    let mut table = [0; 32];
    let mut index = 0;
    while index < 32 {
        table[index] = (index as u8 & 15).count_ones() as u8;
        index += 1;
    }
    table
};

impl Lanes for Avx2 {
    type Wide = __m256i;
    type Half = __m128i;

    #[inline(always)]
    fn filled(self, bytes: &[u8; 32]) -> u32 {
        let empty = self.0.avx2._mm256_cmpeq_epi8(cast(*bytes), self.0.avx._mm256_setzero_si256());
        !self.0.avx2._mm256_movemask_epi8(empty) as u32
    }

    #[inline(always)]
    fn load(self, from: &Wide) -> __m256i {
        cast(*from)
    }
    #[inline(always)]
    fn save(self, it: __m256i) -> Wide {
        cast(it)
    }
    #[inline(always)]
    fn load_half(self, from: &Half) -> __m128i {
        cast(*from)
    }
    #[inline(always)]
    fn save_half(self, it: __m128i) -> Half {
        cast(it)
    }

    #[inline(always)]
    fn twice(self, it: __m128i) -> __m256i {
        self.0.avx2._mm256_broadcastsi128_si256(it)
    }
    #[inline(always)]
    fn low(self, it: __m256i) -> __m128i {
        self.0.avx._mm256_castsi256_si128(it)
    }
    #[inline(always)]
    fn high(self, it: __m256i) -> __m128i {
        self.0.avx2._mm256_extracti128_si256::<1>(it)
    }

    #[inline(always)]
    fn and(self, a: __m256i, b: __m256i) -> __m256i {
        self.0.avx2._mm256_and_si256(a, b)
    }
    #[inline(always)]
    fn or(self, a: __m256i, b: __m256i) -> __m256i {
        self.0.avx2._mm256_or_si256(a, b)
    }
    #[inline(always)]
    fn less(self, a: __m256i, b: __m256i) -> __m256i {
        self.0.avx2._mm256_andnot_si256(b, a)
    }
    #[inline(always)]
    fn and_half(self, a: __m128i, b: __m128i) -> __m128i {
        self.0.sse2._mm_and_si128(a, b)
    }
    #[inline(always)]
    fn or_half(self, a: __m128i, b: __m128i) -> __m128i {
        self.0.sse2._mm_or_si128(a, b)
    }
    #[inline(always)]
    fn less_half(self, a: __m128i, b: __m128i) -> __m128i {
        self.0.sse2._mm_andnot_si128(b, a)
    }

    #[inline(always)]
    fn equal(self, a: __m256i, b: __m256i) -> __m256i {
        self.0.avx2._mm256_cmpeq_epi16(a, b)
    }
    #[inline(always)]
    fn any_below(self, a: __m256i, b: __m256i) -> bool {
        let below = self.0.avx2._mm256_cmpgt_epi16(b, a);
        self.0.avx._mm256_testz_si256(below, below) == 0
    }
    #[inline(always)]
    fn within(self, a: __m256i, b: __m256i) -> bool {
        self.0.avx._mm256_testc_si256(b, a) != 0
    }
    #[inline(always)]
    fn within_half(self, a: __m128i, b: __m128i) -> bool {
        self.0.sse4_1._mm_testc_si128(b, a) != 0
    }
    #[inline(always)]
    fn apart(self, a: __m256i, b: __m256i) -> bool {
        self.0.avx._mm256_testz_si256(a, b) != 0
    }
    #[inline(always)]
    fn count(self, it: __m256i) -> __m256i {
        let (avx2, table) = (self.0.avx2, cast(NIBBLE));
        let fifteen = self.0.avx._mm256_set1_epi16(15);
        let low = avx2._mm256_shuffle_epi8(table, avx2._mm256_and_si256(it, fifteen));
        let middle = avx2._mm256_shuffle_epi8(table, avx2._mm256_srli_epi16::<4>(it));
        let high = avx2._mm256_srli_epi16::<8>(it);
        // A shuffle looks at four bits of a byte: bit 8 is counted once, by the last shift.
        avx2._mm256_add_epi16(avx2._mm256_add_epi16(low, middle), high)
    }

    #[inline(always)]
    fn shuffle(self, it: __m256i, how: __m256i) -> __m256i {
        self.0.avx2._mm256_shuffle_epi8(it, how)
    }
    #[inline(always)]
    fn shuffle_half(self, it: __m128i, how: __m128i) -> __m128i {
        self.0.ssse3._mm_shuffle_epi8(it, how)
    }
    #[inline(always)]
    fn left_1(self, it: __m256i) -> __m256i {
        const HOW: Wide = {
            let mut how = [0; 16];
            let mut lane = 0;
            while lane < 16 {
                how[lane] = super::from((lane / 4 * 4 % 8 + (lane + 1) % 4) as u16);
                lane += 1;
            }
            Wide(how)
        };
        self.shuffle(it, cast(HOW))
    }
    #[inline(always)]
    fn left_2(self, it: __m256i) -> __m256i {
        self.0.avx2._mm256_shuffle_epi32::<0b1011_0001>(it)
    }
    #[inline(always)]
    fn up_1(self, it: __m256i) -> __m256i {
        self.0.avx2._mm256_permute4x64_epi64::<0b0011_1001>(it)
    }
    #[inline(always)]
    fn up_2(self, it: __m256i) -> __m256i {
        self.0.avx2._mm256_permute4x64_epi64::<0b0100_1110>(it)
    }
    #[inline(always)]
    fn row(self, it: __m256i, row: usize) -> __m256i {
        const PAIRS: [[u32; 8]; 3] = [[0, 1, 0, 1, 0, 1, 0, 1], [2, 3, 2, 3, 2, 3, 2, 3], [4, 5, 4, 5, 4, 5, 4, 5]];
        self.0.avx2._mm256_permutevar8x32_epi32(it, cast(PAIRS[row]))
    }
}
