//! `whydoku draw`

use std::path::{Path, PathBuf};

use whydoku::trace::{self, Index};
use whydoku::views::scene::Frame;
use whydoku::views::svg;
use whydoku_rules::log::StepId;

use super::args::{PuzzleArgs, SolvingArgs};
use super::output::Failure;
use super::{Outcome, input, output};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    solving: SolvingArgs,
    /// Which steps, by the numbers that `explain` shows: one, a range such as 3-7, or all
    #[arg(long, visible_alias = "steps", value_name = "N|N-M|all")]
    step: String,
    /// Write one picture to this file, or several into this folder; else one picture to standard output
    #[arg(short, long, value_name = "FILE|DIR")]
    output: Option<PathBuf>,
    /// Pixels instead of SVG; also by a file name that ends in .png
    #[arg(long)]
    png: bool,
}

pub fn run(args: &Args) -> Outcome {
    let wanted = Steps::read(&args.step)?;
    let solved = input::solved(&args.puzzle, &args.solving)?;
    let index = Index::new(&solved.trace, &solved.geometry);
    let last = index.nodes().iter().map(|node| node.step.id).max().unwrap_or(0);
    let (first, end) = wanted.range(last)?;
    let frame = Frame::new(&solved.geometry);
    let as_png = args.png || args.output.as_ref().is_some_and(|path| path.extension().is_some_and(|end| end == "png"));
    let mut failure = None;
    let folder = Destination::of(args, first, end)?;
    trace::each_position(&solved.geometry, &solved.trace, &mut |step, before| {
        if failure.is_some() || !(first..=end).contains(&step.id) {
            return;
        }
        let Some(node) = index.node(step.id) else { return };
        let picture = svg::draw(&index, &frame, node, before);
        failure = folder.write(step.id, last, &picture, as_png).err();
    });
    match failure {
        Some(failure) => Err(failure),
        None => Ok(solved.exit()),
    }
}

/// Which steps are asked for.
enum Steps {
    All,
    Range(StepId, StepId),
}

impl Steps {
    fn read(text: &str) -> Result<Self, Failure> {
        let number = |text: &str| text.trim().parse::<StepId>().ok();
        let read = || match text.trim() {
            "all" => Some(Self::All),
            one => match one.split_once('-') {
                Some((first, last)) => Some(Self::Range(number(first)?, number(last)?)),
                None => number(one).map(|number| Self::Range(number, number)),
            },
        };
        let unusable = || format!("`{}` is no step: expected a number, a range such as 3-7, or all", text.trim());
        read().ok_or_else(|| Failure::Unusable(unusable()))
    }

    /// The first and the last step, which the trace has both.
    fn range(&self, last: StepId) -> Result<(StepId, StepId), Failure> {
        match *self {
            Self::All => Ok((1.min(last), last)),
            Self::Range(first, end) if first > end => {
                Err(Failure::Unusable(format!("steps {first}-{end} run backwards: expected {end}-{first}")))
            }
            Self::Range(first, end) if end > last => {
                let missing = if first > last { first } else { end };
                let steps = if last == 1 { "is 1 step".to_string() } else { format!("are {last} steps") };
                Err(Failure::Unusable(format!("there is no step {missing}: there {steps}")))
            }
            Self::Range(first, end) => Ok((first, end)),
        }
    }
}

/// Where pictures go.
enum Destination<'a> {
    Output,
    File(&'a Path),
    Folder(&'a Path),
}

impl<'a> Destination<'a> {
    fn of(args: &'a Args, first: StepId, end: StepId) -> Result<Self, Failure> {
        let several = first != end || args.step.trim() == "all";
        match args.output.as_deref() {
            None if several => Err(Failure::Unusable("several pictures need a folder: name one with -o DIR".into())),
            None => Ok(Self::Output),
            Some(path) if several || path.is_dir() => {
                let made = std::fs::create_dir_all(path);
                made.map_err(|error| Failure::Unusable(format!("{} cannot be used: {error}", path.display())))?;
                Ok(Self::Folder(path))
            }
            Some(path) => Ok(Self::File(path)),
        }
    }

    /// Writes a picture; in a folder, names sort as steps do.
    fn write(&self, step: StepId, last: StepId, picture: &str, as_png: bool) -> Result<(), Failure> {
        let bytes = if as_png { output::png(picture)? } else { picture.as_bytes().to_vec() };
        match self {
            Self::Output => output::print_bytes(&bytes),
            Self::File(path) => output::write_bytes(path, &bytes),
            Self::Folder(path) => {
                let (width, ending) = (last.to_string().len(), if as_png { "png" } else { "svg" });
                output::write_bytes(&path.join(format!("step-{step:0width$}.{ending}")), &bytes)
            }
        }
    }
}
