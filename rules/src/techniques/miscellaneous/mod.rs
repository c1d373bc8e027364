//! Techniques that belong to no larger family.

mod sue_de_coq;

pub use sue_de_coq::SueDeCoq;
