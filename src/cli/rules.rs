//! `whydoku rules`

use whydoku::registry;
use whydoku::views::rules;

use super::output::Failure;
use super::{Outcome, output};

#[derive(clap::Args)]
pub struct Args {
    /// The id, name, alias or HoDoKu code of a rule
    rule: Option<String>,
}

pub fn run(args: &Args) -> Outcome {
    let text = match &args.rule {
        Some(name) => rules::page(registry::find(name).map_err(Failure::unusable)?),
        None => rules::table(),
    };
    output::print(&text)?;
    Ok(std::process::ExitCode::SUCCESS)
}
