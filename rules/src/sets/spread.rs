//! Bits spread over bytes, so that several sets can be looked at together.

/// Eight bits as the lowest bits of eight bytes.
pub static SPREAD: [u64; 256] = {
    let mut spread = [0; 256];
    let mut at = 0;
    while at < 256 * 8 {
        let (bits, bit) = (at >> 3, at & 7);
        spread[bits] |= (bits as u64 >> bit & 1) << (8 * bit);
        at += 1;
    }
    spread
};
