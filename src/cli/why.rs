//! `whydoku why` and `whydoku why-not`

use std::process::ExitCode;
use std::str::FromStr;

use whydoku::graph::{self, Options};
use whydoku::scheduler;
use whydoku::trace::{self, Index, Target};
use whydoku::views::graph::{dot, show};
use whydoku::views::{summary, why};
use whydoku_rules::geometry::Geometry;
use whydoku_rules::names::{Cell, Fact, NameError};

use super::args::{GuessArg, OutputArgs, PuzzleArgs, SolvingArgs};
use super::output::Failure;
use super::{Outcome, input, output};

#[derive(clap::Args)]
pub struct Args {
    /// Cells (r4c5) or facts (r4c5=7, r4c5<>7), one or several in quotes
    #[arg(value_name = "CELL|FACT…")]
    target: String,
    #[command(flatten)]
    rest: Rest,
}

#[derive(clap::Args)]
pub struct NotArgs {
    /// A placement that is wrong (r4c5=7)
    #[arg(value_name = "FACT")]
    fact: String,
    #[command(flatten)]
    rest: Rest,
}

#[derive(clap::Args)]
struct Rest {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    solving: SolvingArgs,
    #[command(flatten)]
    output: OutputArgs,
    /// Print the dependency graph of the slice as DOT
    #[arg(long, conflicts_with = "json")]
    graph: bool,
    /// Print the slice as a trace that verifies on its own
    #[arg(long)]
    json: bool,
}

/// What is to be explained.
pub struct Asked(Vec<AskedOne>);

#[derive(Clone, Copy)]
enum AskedOne {
    Cell(Cell),
    Fact(Fact),
}

impl FromStr for Asked {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let words = text.split([' ', ',']).filter(|word| !word.is_empty());
        let asked: Vec<AskedOne> = words.map(str::parse).collect::<Result<_, _>>()?;
        if asked.is_empty() { Err(unreadable(text)) } else { Ok(Self(asked)) }
    }
}

impl FromStr for AskedOne {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let (name, digit) = text.split_at(text.find(['=', '<']).unwrap_or(text.len()));
        let asked = name.to_lowercase() + &digit.to_uppercase();
        let read = if digit.is_empty() { asked.parse().map(Self::Cell) } else { asked.parse().map(Self::Fact) };
        read.map_err(|_| unreadable(text))
    }
}

fn unreadable(text: &str) -> NameError {
    let text = text.chars().take(40).collect();
    NameError { text, wanted: "a cell such as r4c5, or a fact such as r4c5=7 or r4c5<>7" }
}

impl Asked {
    /// The facts of the trace that are to be explained.
    pub fn facts(&self, index: &Index<'_>) -> Result<Vec<Target>, Failure> {
        self.0.iter().map(|asked| asked.fact(index).map(Target::Fact)).collect()
    }
}

impl AskedOne {
    fn fact(self, index: &Index<'_>) -> Result<Fact, Failure> {
        match self {
            Self::Cell(cell) => {
                within(index.geometry, cell, None)?;
                let placed = index.geometry.digits().map(|digit| cell.candidate(digit).is());
                placed.into_iter().find(|&fact| index.origin(fact).is_some()).ok_or_else(|| {
                    let open = index.geometry.index(cell).map(|at| index.trace.grid[at].as_str()).unwrap_or_default();
                    Failure::No(format!("{cell} is not decided in this solve: {open} are left"))
                })
            }
            Self::Fact(fact) => {
                within(index.geometry, fact.candidate.cell, Some(fact))?;
                match index.decided(fact.candidate) {
                    Some(decided) if decided == fact => Ok(fact),
                    Some(other) => Err(Failure::No(format!("it is the other way round: {other} (ask why {other})"))),
                    None => Err(Failure::No(format!("this solve does not decide whether {fact}"))),
                }
            }
        }
    }
}

/// Whether the puzzle has this cell, and a digit for this fact.
fn within(geometry: &Geometry, cell: Cell, fact: Option<Fact>) -> Result<(), Failure> {
    let spec = geometry.spec();
    if geometry.index(cell).is_none() {
        return Err(Failure::Unusable(format!("a {spec} puzzle has no cell {cell}")));
    }
    match fact.filter(|fact| !geometry.digits().contains(&fact.candidate.digit)) {
        Some(fact) => Err(Failure::Unusable(format!("a {spec} puzzle has no digit for {fact}"))),
        None => Ok(()),
    }
}

/// Explains cells or facts by the smallest slice that is found.
pub fn run(args: &Args) -> Outcome {
    let asked: Asked = args.target.parse().map_err(Failure::unusable)?;
    let solved = input::solved(&args.rest.puzzle, &args.rest.solving)?;
    let index = Index::new(&solved.trace, &solved.geometry);
    let targets = asked.facts(&index)?;
    answer(&index, &targets, &args.rest)
}

/// Explains why a digit cannot be in a cell: by the slice of its elimination, or, where logic does not remove it, by
/// the shortest contradiction found.
pub fn run_not(args: &NotArgs) -> Outcome {
    let asked = args.fact.parse().map_err(Failure::unusable)?;
    let AskedOne::Fact(fact @ Fact { holds: true, .. }) = asked else {
        return Err(Failure::Unusable(format!("`{}` is not a placement such as r4c5=7", args.fact)));
    };
    let rest = &args.rest;
    let logic = SolvingArgs { guess: rest.solving.guess.or(Some(GuessArg::None)), ..rest.solving.clone() };
    let profile = logic.profile()?;
    let mut solved = input::solved(&rest.puzzle, &logic)?;
    within(&solved.geometry, fact.candidate.cell, Some(fact))?;
    let opposite = fact.candidate.is_not();
    let index = Index::new(&solved.trace, &solved.geometry);
    match index.decided(fact.candidate) {
        Some(decided) if decided == fact => return Err(Failure::No(format!("{fact} is right (ask why {fact})"))),
        Some(_) => {}
        None => {
            let Some(puzzle) = solved.puzzle.take() else {
                return Err(Failure::No(format!("this trace does not decide whether {fact}")));
            };
            let refuted = scheduler::refute(&puzzle, &profile, fact);
            solved.trace =
                refuted.ok_or_else(|| Failure::No(format!("{fact} is not refuted: a solution may have it")))?;
        }
    }
    let index = Index::new(&solved.trace, &solved.geometry);
    answer(&index, &[Target::Fact(opposite)], rest)
}

fn answer(index: &Index<'_>, targets: &[Target], args: &Rest) -> Outcome {
    let small = trace::minimal(index, targets);
    let inner = Index::new(&small, index.geometry);
    let slice = trace::reach(&inner, targets);
    let to = args.output.output.as_ref();
    if args.json {
        output::write(to, &(small.to_json() + "\n"))?;
    } else if args.graph {
        let options = Options { slice: Some(slice), ..Options::default() };
        let shown = show(&inner, &graph::build(&inner, &options), &summary::slice(&facts(targets)));
        output::write(to, &dot::dot(&shown))?;
    } else {
        output::write_prose(to, &why::why(&inner, &facts(targets), &slice, index.trace.step_count()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The facts among targets.
pub fn facts(targets: &[Target]) -> Vec<Fact> {
    let fact = |target: &Target| match target {
        Target::Fact(fact) => Some(*fact),
        Target::Step(_) => None,
    };
    targets.iter().filter_map(fact).collect()
}
