//! Scouts: quick looks at the plain 9×9 grid that tell a rule when it need not search.
//!
//! Most rules find nothing in most positions. A scout answers, by a few operations on bit masks, whether a rule *may*
//! find something. When it says no, the rule must find nothing; when it says yes, the rule searches as it does in
//! every other layout. So scouts never change what is found, nor its order: a test runs every rule with and without.

mod fish;
mod intersections;
mod nine;
mod one_digit;
mod subsets;
mod turbots;

pub use fish::basic_fish;
pub use intersections::Confinements;
pub use nine::{Nine, bits, ones, word};
pub use one_digit::Hopeless;
pub use subsets::Subsets;
pub use turbots::Turbots;
