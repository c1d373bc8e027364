//! Scouts: quick looks at the plain 9×9 grid that tell a rule when it need not search.
//!
//! Most rules find nothing in most positions. A scout answers, by a few operations on bit masks, whether a rule *may*
//! find something. When it says no, the rule must find nothing; when it says yes, the rule searches as it does in
//! every other layout. So scouts never change what is found, nor its order: a test runs every rule with and without.

mod avoidable;
mod bent;
mod by_digit;
mod choices;
mod colours;
mod corners;
mod eights;
mod fish;
mod grid;
mod intersections;
mod loops;
mod nine;
mod one_digit;
mod rectangles;
mod sixes;
mod subsets;
mod sue_de_coq;
mod tables;
mod triples;
mod turbots;
mod webs;
mod wings;
mod xy_chain;

pub use avoidable::AvoidableRectangles;
pub use bent::BentSets;
pub use colours::{Colours, Medusa};
pub use eights::eights;
pub use fish::basic_fish;
pub use intersections::Confinements;
pub use loops::cells_of_loops;
pub use nine::{Nine, bits, has_more_large, word};
pub use one_digit::Hopeless;
pub use rectangles::{Rectangle, RectangleUse, UniqueRectangles};
pub use sixes::sixes;
pub use subsets::{Sizes, Subsets};
pub use sue_de_coq::Crossings;
pub use triples::excluded_by_triples;
pub use turbots::Turbots;
pub use wings::{has_remote_pair, w_wings, xy_wings, xyz_wings};
pub use xy_chain::has_xy_chain;
