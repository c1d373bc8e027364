//! `whydoku graph`

use std::path::{Path, PathBuf};

use clap::ValueEnum;
use whydoku::graph::{self, Options};
use whydoku::trace::{self, Index};
use whydoku::views::graph::{Shown, dot, graphml, json, mermaid, show};
use whydoku::views::summary;

use super::args::{OutputArgs, PuzzleArgs, SolvingArgs};
use super::graphviz::{self, NoGraphviz};
use super::output::Failure;
use super::{Outcome, input, output, why};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    solving: SolvingArgs,
    #[command(flatten)]
    output: OutputArgs,
    /// The format, where the ending of FILE (.dot, .svg, .json, .graphml, .mmd) does not tell
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// What a node stands for
    #[arg(long, value_enum, default_value_t = Level::Step)]
    level: Level,
    /// Only what these cells or facts rest on, clue by clue
    #[arg(long, value_name = "CELL|FACT…")]
    why: Option<String>,
    /// Fold the branches of guesses into the step that opens them
    #[arg(long)]
    fold: bool,
    /// Keep edges that a longer path replaces
    #[arg(long)]
    transitive: bool,
}

#[derive(Clone, Copy, ValueEnum, PartialEq)]
enum Level {
    /// One node a step
    Step,
    /// One node a fact
    Fact,
}

#[derive(Clone, Copy, ValueEnum, PartialEq)]
enum Format {
    /// Graphviz's language
    Dot,
    /// A picture, laid out by Graphviz's program `dot`
    Svg,
    /// Nodes and edges
    Json,
    /// XML for yEd, Gephi and network libraries
    Graphml,
    /// A flowchart for Markdown
    Mermaid,
}

impl Format {
    const ENDINGS: [(&str, Self); 8] = [
        ("dot", Self::Dot),
        ("gv", Self::Dot),
        ("svg", Self::Svg),
        ("json", Self::Json),
        ("graphml", Self::Graphml),
        ("xml", Self::Graphml),
        ("mmd", Self::Mermaid),
        ("mermaid", Self::Mermaid),
    ];

    fn of_file(path: &Path) -> Result<Self, Failure> {
        let Some(ending) = path.extension() else { return Ok(Self::Dot) };
        let ending = ending.to_string_lossy().to_lowercase();
        let known = Self::ENDINGS.iter().find(|(known, _)| *known == ending);
        known.map(|&(_, format)| format).ok_or_else(|| {
            Failure::Unusable(format!(
                "`.{ending}` tells no format of graphs; name the file .dot, .svg, .json, .graphml or .mmd, or say --format"
            ))
        })
    }
}

pub fn run(args: &Args) -> Outcome {
    let path = args.output.output.as_ref();
    let format = match (args.format, path) {
        (Some(format), _) => format,
        (None, Some(path)) => Format::of_file(path)?,
        (None, None) => Format::Dot,
    };
    let targets = args.why.as_deref().map(str::parse::<why::Asked>).transpose().map_err(Failure::unusable)?;
    let solved = input::solved(&args.puzzle, &args.solving)?;
    let index = Index::new(&solved.trace, &solved.geometry);
    let facts = args.level == Level::Fact;
    let mut options = Options { facts, transitive: args.transitive, fold: args.fold, slice: None };
    let shown = match targets {
        None => show(&index, &graph::build(&index, &options), &summary::closing(index.trace)),
        Some(targets) => {
            let facts = targets.facts(&index)?;
            let small = trace::minimal(&index, &facts);
            let index = Index::new(&small, &solved.geometry);
            options.slice = Some(trace::reach(&index, &facts));
            show(&index, &graph::build(&index, &options), &summary::slice(&why::facts(&facts)))
        }
    };
    output::write(path, &text(&shown, format, path)?)?;
    Ok(solved.exit())
}

fn text(shown: &Shown, format: Format, path: Option<&PathBuf>) -> Result<String, Failure> {
    let dot = dot::dot(shown);
    match format {
        Format::Dot => Ok(dot),
        Format::Svg => graphviz::svg(&dot).map_err(|error| without(&error, &dot, path)),
        Format::Json => Ok(json::json(shown)),
        Format::Graphml => Ok(graphml::graphml(shown)),
        Format::Mermaid => Ok(mermaid::mermaid(shown)),
    }
}

/// Says why there is no picture. The graph itself is not lost: it is written as DOT beside where the picture would be.
fn without(error: &NoGraphviz, dot: &str, path: Option<&PathBuf>) -> Failure {
    let Some(path) = path else { return Failure::Unusable(format!("{error}; --format dot needs no other program")) };
    let beside = path.with_extension("dot");
    match output::write(Some(&beside), dot) {
        Ok(()) => Failure::Unusable(format!("{error}; the graph was written to {} instead", beside.display())),
        Err(failure) => failure,
    }
}
