//! Checks rules over whole solves, with the kernel and against the solution.
//!
//! `cargo run --release --example soundness -- [OPTIONS] FILE[@EVERY]…`
//!
//! Each puzzle of each list is solved by a profile, step by step, and every step is checked; where logic ends, the
//! solution tells one digit and the solve goes on. In a sample of the positions on the way, one in EVERY, all rules are
//! asked for everything that they find, and every finding is checked. The sample depends on nothing but the list's
//! order. At the end stands a table of the rules: steps in solves, positions looked at, findings, and how many of all
//! these were wrong (against the solution) or rejected (by the kernel).

use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;
use whydoku::formats::{self, Options};
use whydoku::profile::Profile;
use whydoku::puzzle::Puzzle;
use whydoku::registry;
use whydoku::search::{self, Limits};
use whydoku_rules::board::Board;
use whydoku_rules::finding::Finding;
use whydoku_rules::geometry::{Layout, words_for};
use whydoku_rules::kernel;
use whydoku_rules::names::{Digit, Fact};
use whydoku_rules::rule::{self, Rule};
use whydoku_rules::techniques;

#[derive(Parser)]
struct Args {
    /// Lists of puzzles, each perhaps with @EVERY to take one position in EVERY instead of what --every says
    #[arg(required = true)]
    files: Vec<String>,
    /// Look for everything in one position of so many; 0 for none
    #[arg(long, default_value_t = 50)]
    every: usize,
    /// Only so many puzzles of each list
    #[arg(long)]
    first: Option<usize>,
    /// The profile that solves
    #[arg(long, default_value = "human")]
    profile: String,
    /// Only these rules in the sampled positions
    #[arg(long, value_delimiter = ',')]
    rules: Vec<String>,
    /// Not these rules in the sampled positions
    #[arg(long, value_delimiter = ',')]
    without: Vec<String>,
    /// How many threads
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// What became of one rule.
#[derive(Default, Clone)]
struct Count {
    steps: usize,
    positions: usize,
    findings: usize,
    wrong: usize,
    rejected: usize,
    time: Duration,
}

type Counts = BTreeMap<&'static str, Count>;

/// What is asked for, the same for all puzzles.
struct Job {
    solving: Vec<String>,
    asked: Vec<&'static str>,
    started: Instant,
}

fn main() -> ExitCode {
    let args = Args::parse();
    match run(&args) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(bad) => {
            println!("{bad} steps and findings are bad");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn run(args: &Args) -> Result<usize, String> {
    let named = |names: &[String]| -> Result<Vec<&'static str>, String> {
        names.iter().map(|name| registry::find(name).map(|meta| meta.id).map_err(|error| error.to_string())).collect()
    };
    let (only, without) = (named(&args.rules)?, named(&args.without)?);
    let all = registry::rules().into_iter().map(|meta| meta.id);
    let asked = all.filter(|id| (only.is_empty() || only.contains(id)) && !without.contains(id));
    let profile = Profile::built_in(&args.profile).map_err(|error| error.to_string())?;
    let job = Job { solving: profile.rules, asked: asked.collect(), started: Instant::now() };
    let mut counts = Counts::new();
    for file in &args.files {
        let (path, every) = match file.rsplit_once('@').map(|(path, every)| (path, every.parse())) {
            Some((path, Ok(every))) => (PathBuf::from(path), every),
            _ => (PathBuf::from(file), args.every),
        };
        let text = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let mut puzzles = formats::read(&text, &Options::default()).map_err(|error| format!("{file}: {error}"))?;
        puzzles.truncate(args.first.unwrap_or(usize::MAX));
        job.list(&path.display().to_string(), &puzzles, (every, args.threads), &mut counts);
    }
    table(&counts);
    Ok(counts.values().map(|count| count.wrong + count.rejected).sum())
}

fn table(counts: &Counts) {
    println!(
        "{:<36} {:>9} {:>9} {:>10} {:>6} {:>8} {:>8}",
        "rule", "steps", "positions", "findings", "wrong", "rejected", "seconds"
    );
    let sum = counts.values().fold(Count::default(), |sum, count| Count {
        steps: sum.steps + count.steps,
        positions: sum.positions.max(count.positions),
        findings: sum.findings + count.findings,
        wrong: sum.wrong + count.wrong,
        rejected: sum.rejected + count.rejected,
        time: sum.time + count.time,
    });
    for (id, count) in counts.iter().chain([(&"all", &sum)]) {
        let Count { steps, positions, findings, wrong, rejected, time } = count;
        println!(
            "{id:<36} {steps:>9} {positions:>9} {findings:>10} {wrong:>6} {rejected:>8} {:>8.1}",
            time.as_secs_f64()
        );
    }
}

impl Job {
    /// One list, spread over the threads.
    fn list(&self, name: &str, puzzles: &[Puzzle], (every, threads): (usize, usize), counts: &mut Counts) {
        let (next, sum) = (AtomicUsize::new(0), Mutex::new(std::mem::take(counts)));
        let work = || {
            let mut own = Counts::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(puzzle) = puzzles.get(at) else { break };
                match words_for(puzzle.geometry.size()) {
                    2 => self.solve::<2>(puzzle, (at, every), &mut own),
                    4 => self.solve::<4>(puzzle, (at, every), &mut own),
                    _ => self.solve::<10>(puzzle, (at, every), &mut own),
                }
                self.progress(name, at + 1, puzzles.len());
            }
            let mut sum = sum.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            for (id, count) in own {
                let known = sum.entry(id).or_default();
                known.steps += count.steps;
                known.positions += count.positions;
                known.findings += count.findings;
                known.wrong += count.wrong;
                known.rejected += count.rejected;
                known.time += count.time;
            }
        };
        std::thread::scope(|scope| {
            (1..threads).for_each(|_| drop(scope.spawn(work)));
            work();
        });
        *counts = sum.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        if std::io::stderr().is_terminal() {
            eprintln!();
        }
    }

    fn progress(&self, name: &str, done: usize, all: usize) {
        let terminal = std::io::stderr().is_terminal();
        if done == all || done.is_multiple_of(if terminal { 10 } else { 1000 }) {
            let (seconds, end) = (self.started.elapsed().as_secs(), if terminal { "\r" } else { "\n" });
            eprint!("{name}: {done} of {all} puzzles, {seconds} s in all{end}");
        }
    }

    fn solve<const W: usize>(&self, puzzle: &Puzzle, (number, every): (usize, usize), counts: &mut Counts) {
        let found = search::solve(puzzle, Limits { solutions: 2, branchings: None }).solutions;
        let [solution] = found.as_slice() else {
            println!("skipped, for it has not just one solution: {}", puzzle.line());
            return;
        };
        let layout = Layout::<W>::new(puzzle.geometry.clone());
        let mut board = Board::new(&layout);
        for clue in &puzzle.clues {
            let cell = layout.index(clue.cell).expect("a cell of the puzzle");
            board.place(cell, clue.digit);
            board.mark_clue(cell);
        }
        let rules = |ids: &mut dyn Iterator<Item = &str>| -> Vec<&'static dyn Rule<W>> {
            ids.filter_map(techniques::find_rule::<W>).collect()
        };
        let solving = rules(&mut self.solving.iter().map(String::as_str));
        let asked = rules(&mut self.asked.iter().copied());
        for step in 0.. {
            if every > 0 && sample(number, step).is_multiple_of(every) {
                asked.iter().for_each(|rule| everything(*rule, &board, solution, counts));
            }
            let next = solving.iter().find_map(|&rule| rule::first(rule, &board).map(|finding| (rule, finding)));
            let Some((rule, finding)) = next else { break };
            let count = counts.entry(rule.meta().id).or_default();
            count.steps += 1;
            // A guess proves nothing; the solution says what holds there.
            let facts = match finding.supposed() {
                Some(fact) => {
                    let cell = layout.index(fact.candidate.cell).expect("a cell of the puzzle");
                    vec![fact.candidate.cell.candidate(solution[cell]).is()]
                }
                None if check(rule.meta().id, &board, &finding, solution, count) => finding.conclusions.into_vec(),
                None => break,
            };
            for fact in facts {
                let cell = layout.index(fact.candidate.cell).expect("a cell of the puzzle");
                match fact.holds {
                    true => board.place(cell, fact.candidate.digit),
                    false => drop(board.remove(cell, fact.candidate.digit)),
                }
            }
        }
        if !board.is_solved() {
            println!("not solved: {}", puzzle.line());
        }
    }
}

/// A number that stands for a position, spread evenly.
fn sample(puzzle: usize, step: usize) -> usize {
    let mixed = (puzzle as u64 * 1_000 + step as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> 33) as usize
}

/// Asks a rule for all that it finds.
fn everything<const W: usize>(rule: &dyn Rule<W>, board: &Board<'_, W>, solution: &[Digit], counts: &mut Counts) {
    let count = counts.entry(rule.meta().id).or_default();
    let started = Instant::now();
    let findings = rule::all(rule, board);
    count.time += started.elapsed();
    count.positions += 1;
    count.findings += findings.len();
    for finding in findings.iter().filter(|finding| finding.supposed().is_none()) {
        check(rule.meta().id, board, finding, solution, count);
    }
}

/// Whether the kernel accepts a finding and the solution agrees with it.
fn check<const W: usize>(
    id: &str,
    board: &Board<'_, W>,
    finding: &Finding,
    solution: &[Digit],
    count: &mut Count,
) -> bool {
    let layout = board.layout();
    let is_true = |fact: &Fact| {
        let cell = layout.index(fact.candidate.cell).expect("a cell of the puzzle");
        (solution[cell] == fact.candidate.digit) == fact.holds
    };
    let (kernel, lie) = (kernel::check_finding(board, finding), finding.conclusions.iter().find(|fact| !is_true(fact)));
    count.wrong += usize::from(lie.is_some());
    count.rejected += usize::from(kernel.is_err());
    if kernel.is_ok() && lie.is_none() {
        return true;
    }
    let open = board.unplaced().iter().map(|cell| {
        let digits: Vec<String> = board.digits(cell).iter().map(|digit| digit.to_string()).collect();
        format!("{}:{}", layout.cell(cell), digits.concat())
    });
    let open = open.collect::<Vec<_>>().join(" ");
    println!("{id}: {lie:?} {kernel:?}\n    {finding:?}\n    open cells: {open}");
    false
}
