//! `whydoku rules`

use std::path::{Path, PathBuf};

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
    /// Draw the rule's worked example as SVG, or as PNG into a file whose name ends in .png
    #[arg(long, requires = "rule")]
    svg: bool,
    /// Write the picture to this file instead of standard output
    #[arg(short, long, value_name = "FILE", requires = "svg")]
    output: Option<PathBuf>,
}

pub fn run(args: &Args) -> Outcome {
    if let (true, Some(name)) = (args.svg, &args.rule) {
        return draw(name, args.output.as_deref());
    }
    let text = match &args.rule {
        Some(name) => rules::page(registry::find(name).map_err(Failure::unusable)?),
        None if args.markdown => rules::markdown_table(),
        None => rules::table(),
    };
    output::print(&text)?;
    Ok(std::process::ExitCode::SUCCESS)
}

/// The picture of a rule's worked example.
fn draw(name: &str, path: Option<&Path>) -> Outcome {
    let meta = registry::find(name).map_err(Failure::unusable)?;
    let none = || Failure::No(format!("the rule {} has no worked example", meta.id));
    let picture = rules::picture(meta).ok_or_else(none)?;
    match path {
        None => output::print(&picture)?,
        Some(path) if path.extension().is_some_and(|end| end == "png") => {
            output::write_bytes(path, &output::png(&picture)?)?;
        }
        Some(path) => output::write_bytes(path, picture.as_bytes())?,
    }
    Ok(std::process::ExitCode::SUCCESS)
}
