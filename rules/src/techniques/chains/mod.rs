//! Chains and loops: strong and weak links in turn.

mod als;
mod build;
mod closure;
pub(crate) mod engine;
mod forcing;
pub(crate) mod graph;
mod joints;
mod lettered;
mod links;
mod reach;
mod rings;
mod search;
pub(crate) mod short;

mod aic;
mod continuous_nice_loop;
mod discontinuous_nice_loop;
mod forcing_chain_verity;
mod grouped_aic;
mod grouped_continuous_nice_loop;
mod grouped_discontinuous_nice_loop;
mod remote_pair;
mod x_chain;
mod xy_chain;

pub use aic::Aic;
pub use continuous_nice_loop::ContinuousNiceLoop;
pub use discontinuous_nice_loop::DiscontinuousNiceLoop;
pub use forcing_chain_verity::ForcingChainVerity;
pub use grouped_aic::GroupedAic;
pub use grouped_continuous_nice_loop::GroupedContinuousNiceLoop;
pub use grouped_discontinuous_nice_loop::GroupedDiscontinuousNiceLoop;
pub use remote_pair::RemotePair;
pub use x_chain::XChain;
pub use xy_chain::XyChain;
