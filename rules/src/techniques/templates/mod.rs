//! All the ways of spreading one digit over the grid.

mod engine;
mod refute;
mod template_delete;
mod template_set;

pub use template_delete::TemplateDelete;
pub use template_set::TemplateSet;
