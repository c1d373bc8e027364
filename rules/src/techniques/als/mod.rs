//! Almost locked sets: cells of one house with one digit more than cells.

mod als_xy_chain;
mod als_xy_wing;
mod als_xz;
mod death_blossom;
pub(super) mod engine;
mod joints;
mod listing;
mod proof;
mod spots;

pub use als_xy_chain::AlsXyChain;
pub use als_xy_wing::AlsXyWing;
pub use als_xz::AlsXz;
pub use death_blossom::DeathBlossom;
