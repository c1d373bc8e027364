//! What boards and rules reckon with beside sets of cells: candidates as numbers, sets of numbers as bits, lists in one
//! piece, bits spread over bytes.

pub mod bits;
pub mod candidates;
pub mod lists;
pub mod spread;
