//! Patterns of one digit that have names of their own.

mod dual_empty_rectangle;
mod dual_two_string_kite;
mod empty_rectangle;
mod engine;
mod skyscraper;
mod turbot_fish;
mod two_string_kite;

pub use dual_empty_rectangle::DualEmptyRectangle;
pub use dual_two_string_kite::DualTwoStringKite;
pub use empty_rectangle::EmptyRectangle;
pub use skyscraper::Skyscraper;
pub use turbot_fish::TurbotFish;
pub use two_string_kite::TwoStringKite;
