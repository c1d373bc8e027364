//! `whydoku rules`

use whydoku::registry;
use whydoku::views::rules;

use super::output::Failure;
use super::{Outcome, output};

#[derive(clap::Args)]
pub struct Args {
    /// The id, name, alias or HoDoKu code of a rule
    rule: Option<String>,
    /// List the rules as a Markdown table
    #[arg(long, conflicts_with = "rule")]
    markdown: bool,
}

pub fn run(args: &Args) -> Outcome {
    let text = match &args.rule {
        Some(name) => rules::page(registry::find(name).map_err(Failure::unusable)?),
        None if args.markdown => rules::markdown_table(),
        None => rules::table(),
    };
    output::print(&text)?;
    Ok(std::process::ExitCode::SUCCESS)
}
