//! `whydoku schema`

use whydoku::trace;

use super::{Outcome, output};

#[derive(clap::Args)]
pub struct Args {}

pub fn run(_: &Args) -> Outcome {
    output::print(&format!("{:#}\n", trace::schema()))?;
    Ok(std::process::ExitCode::SUCCESS)
}
