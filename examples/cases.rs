//! Searches for positions that make cases of rules, and writes them to `tests/cases/<rule-id>/`.
//!
//! `cargo run --release --example cases -- layouts [OPTIONS]` makes puzzles at random on a 6x6, a Sudoku X, a windoku,
//! a jigsaw and a 16x16, solves them by the easier rules, and keeps for each rule without such a case the first position
//! in which it finds something. `-- near [OPTIONS] FILE…` walks through the solves of lists and keeps for each rule a
//! position in which it finds nothing, but would if one false candidate were gone; it replaces the case `none`.
//! What is found is to be read before it is committed.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Parser, Subcommand};
use whydoku::formats::{self, Options, write};
use whydoku::profile::Profile;
use whydoku::puzzle::{Clue, Puzzle};
use whydoku::registry;
use whydoku::search::{self, Limits};
use whydoku_rules::board::Board;
use whydoku_rules::certificate;
use whydoku_rules::finding::Finding;
use whydoku_rules::geometry::{Geometry, Layout, words_for};
use whydoku_rules::names::{Digit, Fact};
use whydoku_rules::rule::{self, Rule};
use whydoku_rules::techniques;

#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    what: What,
    /// Only for these rules
    #[arg(long, global = true, value_delimiter = ',')]
    rules: Vec<String>,
    /// Not for these rules
    #[arg(long, global = true, value_delimiter = ',')]
    without: Vec<String>,
    /// Stop after so many seconds
    #[arg(long, global = true, default_value_t = 60)]
    seconds: u64,
    /// Where chance begins
    #[arg(long, global = true, default_value_t = 1)]
    seed: u64,
}

#[derive(Subcommand)]
enum What {
    /// Positions on other layouts than 9x9
    Layouts {
        /// Only this one: small, diagonal, windoku, jigsaw or large
        #[arg(long)]
        only: Option<String>,
    },
    /// Positions in which one candidate is in the way
    Near {
        /// Lists of puzzles
        files: Vec<PathBuf>,
    },
}

/// A layout: the name of its cases, what it is, the option that makes it, and how many cells it has.
const LAYOUTS: [(&str, &str, Option<&str>, usize); 5] = [
    ("small", "a 6x6", None, 36),
    ("diagonal", "a Sudoku X", Some("x"), 81),
    ("windoku", "a windoku", Some("windoku"), 81),
    (
        "jigsaw",
        "a jigsaw",
        Some("jigsaw:AAABBBCCCAAABBBCCCAAABEBCFCDDDBEEEFCDDDEEFFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII"),
        81,
    ),
    ("large", "a 16x16", None, 256),
];

/// A plain sequence of numbers that look random (splitmix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % end as u64) as usize
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        (1..list.len()).rev().for_each(|at| list.swap(at, self.below(at + 1)));
    }
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(left) => {
            println!("nothing found for {}", left.into_iter().collect::<Vec<_>>().join(","));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn run(args: &Args) -> Result<BTreeSet<&'static str>, String> {
    let named = |names: &[String]| -> Result<Vec<&'static str>, String> {
        names.iter().map(|name| registry::find(name).map(|meta| meta.id).map_err(|error| error.to_string())).collect()
    };
    let (only, without) = (named(&args.rules)?, named(&args.without)?);
    let ids = registry::rules().into_iter().map(|meta| meta.id).filter(|id| !["guess", "contradiction"].contains(id));
    let mut wanted: BTreeSet<&'static str> =
        ids.filter(|id| (only.is_empty() || only.contains(id)) && !without.contains(id)).collect();
    let (end, mut chance) = (Instant::now() + Duration::from_secs(args.seconds), Chance(args.seed));
    match &args.what {
        What::Layouts { only } => {
            let fits = |name: &str| only.as_ref().is_none_or(|only| only == name);
            let kept: Vec<_> = LAYOUTS.iter().filter(|(name, ..)| fits(name)).collect();
            for (name, what, layout, cells) in kept.iter().cycle() {
                if wanted.is_empty() || Instant::now() > end || kept.is_empty() {
                    break;
                }
                let options = Options { size: None, layout: layout.map(str::to_string) };
                let empty = formats::read_line(&".".repeat(*cells), &options).map_err(|error| error.to_string())?;
                let Some(puzzle) = made(&empty, &mut chance) else { continue };
                let seen = |rule: &'static str, board: Position<'_>, finding: &Finding| {
                    let source = format!("{what} made at random, after its easier steps");
                    board.save((rule, name), &source, *layout, &finding.conclusions);
                };
                let mut walk = Walk { wanted: &mut wanted, chance: &mut chance, end, seen: &seen };
                match words_for(puzzle.geometry.size()) {
                    2 => walk.go::<2>(&puzzle, false),
                    _ => walk.go::<4>(&puzzle, false),
                }
            }
        }
        What::Near { files } => {
            for file in files {
                let text = std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
                let mut puzzles = formats::read(&text, &Options::default()).map_err(|error| error.to_string())?;
                chance.shuffle(&mut puzzles);
                for puzzle in puzzles {
                    let seen = |rule: &'static str, board: Position<'_>, finding: &Finding| {
                        let gone = finding.conclusions[0].candidate;
                        let source = format!("it would be there but for the candidate {} in {}", gone.digit, gone.cell);
                        board.save((rule, "none"), &source, None, &[]);
                    };
                    let mut walk = Walk { wanted: &mut wanted, chance: &mut chance, end, seen: &seen };
                    walk.go::<2>(&puzzle, true);
                    if wanted.is_empty() || Instant::now() > end {
                        break;
                    }
                }
            }
        }
    }
    Ok(wanted)
}

/// A puzzle with one solution: a full grid made at random, then clues taken away while it keeps just one.
fn made(empty: &Puzzle, chance: &mut Chance) -> Option<Puzzle> {
    let geometry = &empty.geometry;
    let limits = |solutions| Limits { solutions, branchings: Some(3_000) };
    let with = |clues: Vec<Clue>| Puzzle::new(geometry.clone(), None, clues, vec![]).ok();
    let clue = |cell: usize, digit: Digit| Clue { cell: geometry.cell(cell), digit, given: true };
    // A house in any order, and a few more digits, so that no two grids are alike.
    let mut digits: Vec<Digit> = geometry.digits().collect();
    chance.shuffle(&mut digits);
    let house = chance.below(geometry.size());
    let mut clues: Vec<Clue> = geometry.house_cells(house).iter().zip(digits).map(|(&cell, d)| clue(cell, d)).collect();
    for _ in 0..4 {
        let more = clue(chance.below(geometry.cell_count()), 1 + chance.below(geometry.size()) as Digit);
        let tried: Vec<Clue> = clues.iter().copied().filter(|known| known.cell != more.cell).chain([more]).collect();
        if with(tried.clone()).is_some_and(|puzzle| !search::solve(&puzzle, limits(1)).solutions.is_empty()) {
            clues = tried;
        }
    }
    let grid = search::solve(&with(clues)?, limits(1)).solutions.pop()?;
    let mut order: Vec<usize> = (0..grid.len()).collect();
    chance.shuffle(&mut order);
    let mut kept: Vec<Clue> = grid.iter().enumerate().map(|(cell, &digit)| clue(cell, digit)).collect();
    let least = if geometry.size() > 9 { grid.len() * 2 / 5 } else { 0 };
    for cell in order {
        let fewer: Vec<Clue> = kept.iter().copied().filter(|clue| geometry.index(clue.cell) != Some(cell)).collect();
        let found = search::solve(&with(fewer.clone())?, limits(2));
        if found.complete && found.solutions.len() == 1 && kept.len() > least {
            kept = fewer;
        }
    }
    with(kept)
}

/// A position on the way, as a puzzle.
struct Position<'p>(&'p Puzzle);

impl Position<'_> {
    fn save(&self, (rule, name): (&str, &str), source: &str, layout: Option<&str>, facts: &[Fact]) {
        let expect = match facts {
            [] => "none".to_string(),
            facts => facts.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        };
        let layout = layout.map(|layout| format!("layout: {layout}\n")).unwrap_or_default();
        let mut puzzle = self.0.clone();
        puzzle.name = Some(rule.to_string());
        let line = write::library_line(&puzzle);
        let text = format!("source: {source}\n{layout}expect: {expect}\ngrid:\n{line}\n");
        let folder = PathBuf::from("tests/cases").join(rule);
        let file = folder.join(format!("{name}.txt"));
        match std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, text)) {
            Ok(()) => println!("{}", file.display()),
            Err(error) => eprintln!("{}: {error}", file.display()),
        }
    }
}

/// Walks through solves and notes where a wanted rule is seen.
struct Walk<'w> {
    wanted: &'w mut BTreeSet<&'static str>,
    chance: &'w mut Chance,
    end: Instant,
    seen: &'w dyn Fn(&'static str, Position<'_>, &Finding),
}

impl Walk<'_> {
    fn go<const W: usize>(&mut self, puzzle: &Puzzle, near: bool) {
        let [solution] = &search::solve(puzzle, Limits { solutions: 2, branchings: None }).solutions[..] else {
            return;
        };
        let layout = Layout::<W>::new(puzzle.geometry.clone());
        let mut board = Board::new(&layout);
        for clue in &puzzle.clues {
            let cell = layout.index(clue.cell).expect("a cell of the puzzle");
            board.place(cell, clue.digit);
            board.mark_clue(cell);
        }
        let human = Profile::built_in("human").expect("there is one").rules;
        let easier: Vec<&'static dyn Rule<W>> = human.iter().filter_map(|id| techniques::find_rule::<W>(id)).collect();
        // Positions without singles say more; many positions of a solve differ little.
        while Instant::now() < self.end {
            let next = easier.iter().find_map(|&rule| rule::first(rule, &board));
            let Some(finding) = next.filter(|finding| finding.supposed().is_none()) else { return };
            for id in self.wanted.clone() {
                let rule = techniques::find_rule::<W>(id).expect("it is registered");
                let found = match near {
                    true => self.near(rule, &board, solution),
                    false => rule::first(rule, &board),
                };
                if let Some(found) = found {
                    (self.seen)(id, Position(&position(puzzle, &board)), &found);
                    self.wanted.remove(id);
                }
            }
            for fact in finding.conclusions {
                let cell = layout.index(fact.candidate.cell).expect("a cell of the puzzle");
                match fact.holds {
                    true => board.place(cell, fact.candidate.digit),
                    false => drop(board.remove(cell, fact.candidate.digit)),
                }
            }
        }
    }

    /// If the rule finds nothing, but would with one false candidate less: a finding that names this candidate.
    fn near<const W: usize>(
        &mut self,
        rule: &dyn Rule<W>,
        board: &Board<'_, W>,
        solution: &[Digit],
    ) -> Option<Finding> {
        if rule::first(rule, board).is_some() {
            return None;
        }
        let geometry: &Geometry = board.layout();
        let mut open: Vec<(usize, Digit)> = board
            .unplaced()
            .iter()
            .flat_map(|cell| board.digits(cell).iter().map(move |digit| (cell, digit)))
            .collect();
        self.chance.shuffle(&mut open);
        open.into_iter().filter(|&(cell, digit)| solution[cell] != digit).find_map(|(cell, digit)| {
            let mut less = board.clone();
            less.remove(cell, digit);
            let mut finding = rule::first(rule, &less)?;
            let gone = board.candidate(cell, digit).is_not();
            let premises =
                certificate::premises(geometry, &finding.certificate, &|cell, digit| !less.has(cell, digit)).ok()?;
            finding.conclusions = [gone].into_iter().collect();
            premises.contains(&gone).then_some(finding)
        })
    }
}

/// The position as a puzzle, with what was placed and removed on the way.
fn position<const W: usize>(puzzle: &Puzzle, board: &Board<'_, W>) -> Puzzle {
    let geometry = &puzzle.geometry;
    let clue = |cell: usize| {
        let given = board.clues().contains(cell);
        board.value(cell).map(|digit| Clue { cell: geometry.cell(cell), digit, given })
    };
    let gone =
        |cell: usize| geometry.digits().filter(move |&digit| !board.has(cell, digit)).map(move |digit| (cell, digit));
    let open = board.unplaced().iter().flat_map(gone);
    let removed = open.map(|(cell, digit)| geometry.cell(cell).candidate(digit)).collect();
    let clues = (0..geometry.cell_count()).filter_map(clue).collect();
    Puzzle::new(geometry.clone(), None, clues, removed).expect("a position of a solve is a puzzle")
}
