//! Placements that need nothing but counting.

mod full_house;
mod hidden_single;
mod last_digit;
mod naked_single;

pub use full_house::FullHouse;
pub use hidden_single::HiddenSingle;
pub use last_digit::LastDigit;
pub use naked_single::NakedSingle;
