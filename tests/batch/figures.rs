//! Figures from the log of a solve are those of its trace.

use std::collections::BTreeMap;
use std::io::{self, Cursor};

use serde_json::{Map, Value, json};
use whydoku::batch::{Batch, Columns, Record, Status};
use whydoku::formats::{Options, Reader};
use whydoku::measure;
use whydoku::profile::{Guessing, Policy, Profile};
use whydoku::puzzle::Puzzle;
use whydoku::rating::hodoku;
use whydoku::scheduler::{Clock, Solver};
use whydoku::trace::Trace;

use crate::puzzles::PUZZLES;

const COLUMNS: &str = "puzzle,status,solution,steps,sweeps,guesses,hardest,techniques,score,level,rule:guess";

/// A puzzle of each kind, and lines that are none.
fn lists() -> BTreeMap<Option<&'static str>, String> {
    let mut lists: BTreeMap<_, String> = BTreeMap::new();
    for (name, layout, _, puzzle) in PUZZLES {
        *lists.entry(layout).or_default() += &format!("# {name}\n{puzzle}\n");
    }
    // Several solutions, none, candidates only, and what cannot be read.
    *lists.entry(None).or_default() += "1...............\n11..............\n4..x\n\u{1}\n12.3\n................\n";
    lists
}

fn records(batch: &Batch, list: &str) -> Vec<Record> {
    let mut records = vec![];
    batch
        .run(batch.lines(Cursor::new(list.to_string())), &mut |record: io::Result<Record>| {
            records.push(record?);
            Ok::<(), io::Error>(())
        })
        .expect("it reads memory");
    records
}

/// The columns, taken from a trace.
fn from_trace(puzzle: &Puzzle, trace: &Trace, rated: &Trace) -> Value {
    let rating = hodoku::rating(rated);
    let rules = measure::rules(trace);
    json!({
        "puzzle": puzzle.line(),
        "status": Status::of(trace.stop, trace.guesses(), trace.solutions).word(),
        "solution": trace.solution,
        "steps": trace.step_count(),
        "sweeps": (trace.profile.policy == Policy::Sweep).then(|| trace.sweeps()),
        "guesses": trace.guesses(),
        "hardest": measure::hardest(trace).map(|hardest| hardest.rule),
        "techniques": rules.iter().map(|(&rule, &count)| (rule.to_string(), count.into())).collect::<Map<_, _>>(),
        "score": rating.as_ref().map(|rating| rating.score),
        "level": rating.as_ref().map(|rating| rating.level),
        "rule:guess": rules.get("guess").copied().unwrap_or(0),
    })
}

#[test]
fn records_from_logs_are_those_from_traces() {
    let built_in = |name| Profile::built_in(name).expect("built in");
    let refute = Profile { guess: Guessing::Refute, ..built_in("basic") };
    let short = Profile { max_steps: Some(20), ..built_in("basic") };
    for profile in [built_in("basic"), built_in("hodoku"), refute, short] {
        let (mut solver, mut rater) = (Solver::new(profile.clone()), Solver::new(built_in(hodoku::PROFILE)));
        for (layout, list) in lists() {
            let options = Options { size: None, layout: layout.map(str::to_string) };
            let reader = || Reader::new(&options).expect("a layout");
            let columns = |more: &str| Columns::parse(&format!("{COLUMNS}{more}")).expect("columns");
            let batch = Batch { reader: reader(), columns: columns(""), ..Batch::new(profile.clone()) };
            let found = records(&batch, &list);
            // A figure that needs the trace changes nothing of the others.
            let unfolded = Batch { reader: reader(), columns: columns(",premises"), ..Batch::new(profile.clone()) };
            for (record, other) in found.iter().zip(records(&unfolded, &list)) {
                let text = batch.columns.json(record);
                let found: Value = serde_json::from_str(&text).expect("JSON");
                let mut other: Value = serde_json::from_str(&unfolded.columns.json(&other)).expect("JSON");
                other.as_object_mut().expect("an object").remove("premises");
                assert_eq!(found, other);
                let line = list.lines().nth(record.line as usize - 1).expect("a line");
                let Ok(puzzle) = reader().read_line(line) else {
                    assert_eq!(record.status, Status::Error, "{line}");
                    continue;
                };
                let run = |solver: &mut Solver| solver.run(&puzzle, Clock::Logical);
                assert_eq!(found, from_trace(&puzzle, &run(&mut solver), &run(&mut rater)), "{line}");
            }
            assert!(found.len() >= list.lines().filter(|line| !line.starts_with('#')).count() - 1);
        }
    }
}
