//! Wings: short chains and bent sets of cells.

mod engine;
mod h_wing;
mod l_wing;
mod m_wing;
mod s_wing;
mod vwxyz_wing;
mod w_wing;
mod wxyz_wing;
mod xy_wing;
mod xyz_wing;

pub use h_wing::HWing;
pub use l_wing::LWing;
pub use m_wing::MWing;
pub use s_wing::SWing;
pub use vwxyz_wing::VwxyzWing;
pub use w_wing::WWing;
pub use wxyz_wing::WxyzWing;
pub use xy_wing::XyWing;
pub use xyz_wing::XyzWing;
