//! The vector operations that the solver is written in, and who offers them.
//!
//! A [`Wide`] is a 4x4 matrix of digit sets, row by row; a [`Half`] is two such rows.

#[cfg(target_arch = "x86_64")]
pub mod avx2;
pub mod portable;

/// Sixteen digit sets in memory; also a shuffle: where each lane comes from, made by [`from`] and [`NONE`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C, align(32))]
pub struct Wide(pub [u16; 16]);

/// Eight digit sets in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C, align(16))]
pub struct Half(pub [u16; 8]);

/// In a shuffle: no lane, the empty set.
pub const NONE: u16 = 0x8080;

/// In a shuffle: this lane of the same half.
pub const fn from(lane: u16) -> u16 {
    lane * 0x0202 + 0x0100
}

/// The operations. The implementor is a proof that the machine has them.
pub trait Lanes: Copy {
    /// Sixteen lanes.
    type Wide: Copy;
    /// Eight lanes.
    type Half: Copy;

    /// Which bytes are not zero, a bit each.
    fn filled(self, bytes: &[u8; 32]) -> u32;

    fn load(self, from: &Wide) -> Self::Wide;
    fn save(self, it: Self::Wide) -> Wide;
    fn load_half(self, from: &Half) -> Self::Half;
    fn save_half(self, it: Self::Half) -> Half;

    /// The half twice.
    fn twice(self, it: Self::Half) -> Self::Wide;
    fn low(self, it: Self::Wide) -> Self::Half;
    fn high(self, it: Self::Wide) -> Self::Half;

    fn and(self, a: Self::Wide, b: Self::Wide) -> Self::Wide;
    fn or(self, a: Self::Wide, b: Self::Wide) -> Self::Wide;
    /// `a` without what is in `b`.
    fn less(self, a: Self::Wide, b: Self::Wide) -> Self::Wide;
    fn and_half(self, a: Self::Half, b: Self::Half) -> Self::Half;
    fn or_half(self, a: Self::Half, b: Self::Half) -> Self::Half;
    fn less_half(self, a: Self::Half, b: Self::Half) -> Self::Half;

    /// All bits of each lane in which both are equal.
    fn equal(self, a: Self::Wide, b: Self::Wide) -> Self::Wide;
    /// Whether some lane of `a` is a lesser number than that of `b`.
    fn any_below(self, a: Self::Wide, b: Self::Wide) -> bool;
    /// Whether all of `a` is in `b`.
    fn within(self, a: Self::Wide, b: Self::Wide) -> bool;
    fn within_half(self, a: Self::Half, b: Self::Half) -> bool;
    /// Whether `a` and `b` share nothing.
    fn apart(self, a: Self::Wide, b: Self::Wide) -> bool;
    /// How many of nine digits are in each lane.
    fn count(self, it: Self::Wide) -> Self::Wide;

    /// Moves lanes within each half.
    fn shuffle(self, it: Self::Wide, how: Self::Wide) -> Self::Wide;
    fn shuffle_half(self, it: Self::Half, how: Self::Half) -> Self::Half;
    /// Each row of the matrix moved left by one, round its end.
    fn left_1(self, it: Self::Wide) -> Self::Wide;
    fn left_2(self, it: Self::Wide) -> Self::Wide;
    /// Each column of the matrix moved up by one, round its end.
    fn up_1(self, it: Self::Wide) -> Self::Wide;
    fn up_2(self, it: Self::Wide) -> Self::Wide;
    /// A row of the matrix in all four places.
    fn row(self, it: Self::Wide, row: usize) -> Self::Wide;
}
