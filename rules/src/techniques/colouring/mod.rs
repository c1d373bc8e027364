//! Colourings: strong links that are also weak, followed in two colours.

mod engine;
mod medusa_3d;
mod multi_colours_1;
mod multi_colours_2;
mod simple_colours_trap;
mod simple_colours_wrap;
mod web;

pub use medusa_3d::Medusa3d;
pub use multi_colours_1::MultiColours1;
pub use multi_colours_2::MultiColours2;
pub use simple_colours_trap::SimpleColoursTrap;
pub use simple_colours_wrap::SimpleColoursWrap;
