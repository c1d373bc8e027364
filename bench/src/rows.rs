//! The rows of the table.

use std::hint::black_box;

use rustoku_lib::Rustoku;
use sudoku::Sudoku;
use whydoku::puzzle::Puzzle;

use crate::Options;
use crate::contest::{Contender, Row, contest};
use crate::lists::{self, Line};
use crate::solvers::{self, Explainer};

type Enter<'e> = &'e mut dyn FnMut(Row);

pub fn run(options: &Options, enter: Enter) -> Result<(), String> {
    human(options, enter)?;
    basic(options, enter)?;
    output(options, enter)?;
    plain(options, enter)
}

fn text(line: &Line) -> &str {
    std::str::from_utf8(line).expect("the lists are ASCII")
}

fn puzzles(lines: &[Line]) -> Vec<Puzzle> {
    lines.iter().map(|line| solvers::puzzle(line)).collect()
}

fn sudokus(lines: &[Line]) -> Vec<Sudoku> {
    lines.iter().map(|line| Sudoku::from_str_line(text(line)).expect("a puzzle of the lists")).collect()
}

/// Explanations by `human` beside solvers that know many techniques. No row counts a guess as solved but rustoku's.
fn human(options: &Options, enter: Enter) -> Result<(), String> {
    // Peer, list, puzzles, pairs at most, goal.
    let rows = [
        ("StrategySolver", "qqwing_expert", 1000, 9, Some(0.5)),
        ("rustoku-lib", "qqwing_expert", 200, 3, Some(90.0)),
        ("StrategySolver", "sudoku17", 2000, 9, Some(0.5)),
        ("rustoku-lib", "sudoku17", 500, 3, None),
    ];
    for (peer, list, most, pairs, goal) in rows {
        let what = format!("human, trace kept / {peer}");
        if !options.wants(&what, list) {
            continue;
        }
        let lines = lists::load(list, most)?;
        let (ours, sudokus) = (puzzles(&lines), sudokus(&lines));
        let boards: Vec<Rustoku> =
            lines.iter().map(|line| Rustoku::new_from_str(text(line)).expect("a puzzle of the lists")).collect();
        let mut explainer = Explainer::new("human");
        let by_logic = explainer.solved_by_logic(&ours);
        let us = Contender { name: "human", run: Box::new(|| explainer.solved(&ours)) };
        let them: Box<dyn FnMut() -> usize> = match peer {
            "StrategySolver" => Box::new(|| solvers::strategies(&sudokus)),
            _ => Box::new(|| solvers::rustoku(&boards)),
        };
        let row = contest(
            &what,
            list,
            lines.len(),
            pairs.min(options.pairs),
            goal,
            [us, Contender { name: peer, run: them }],
        );
        enter(Row { solved: by_logic, ..row });
    }
    Ok(())
}

/// The founding method with guesses beside qqwing, which explains in the same way.
fn basic(options: &Options, enter: Enter) -> Result<(), String> {
    for list in ["kaggle_10k", "top1465"] {
        let what = "basic with guesses, trace kept / qqwing --instructions";
        if !options.wants(what, list) {
            continue;
        }
        let lines = lists::load(list, 2000)?;
        let ours = puzzles(&lines);
        let mut explainer = Explainer::new("basic");
        let us = Contender { name: "basic", run: Box::new(|| explainer.solved(&ours)) };
        let them = Contender { name: "qqwing", run: Box::new(|| solvers::qqwing(&lines)) };
        enter(contest(what, list, lines.len(), options.pairs, Some(8.0), [us, them]));
    }
    Ok(())
}

/// What it costs to write the trace, beside keeping it in memory, and beside solving with the log alone.
fn output(options: &Options, enter: Enter) -> Result<(), String> {
    for (profile, list, goal) in [("human", "qqwing_expert", Some(1.0 / 1.5)), ("basic", "kaggle_10k", None)] {
        for other in ["trace in memory", "log alone"] {
            let what = format!("{profile} with trace and JSON lines / {other}");
            if !options.wants(&what, list) {
                continue;
            }
            let ours = puzzles(&lists::load(list, 1000)?);
            let (mut writing, mut silent) = (Explainer::new(profile), Explainer::new(profile));
            let bytes = writing.written(&ours).1;
            let us = Contender { name: "JSON lines", run: Box::new(|| writing.written(&ours).0) };
            let them: Box<dyn FnMut() -> usize> = match other {
                "log alone" => Box::new(|| silent.logged(&ours)),
                _ => Box::new(|| silent.traced(&ours)),
            };
            let them = Contender { name: other, run: them };
            enter(contest(&what, list, ours.len(), options.pairs, goal, [us, them]));
            println!("  {:.0} bytes of JSON a puzzle", bytes as f64 / ours.len() as f64);
        }
    }
    Ok(())
}

/// Solutions alone, first one and up to two, beside crate `sudoku`.
fn plain(options: &Options, enter: Enter) -> Result<(), String> {
    let rows =
        [("sudoku17", 1.0, 1.0), ("top1465", 1.6, 1.9), ("forum_hardest_1905_5k", 1.6, 1.9), ("kaggle_10k", 1.35, 1.1)];
    for (list, first, both) in rows {
        for (what, goal) in [("plain, first / some_solution", first), ("plain, up to two / is_uniquely_solvable", both)]
        {
            if !options.wants(what, list) {
                continue;
            }
            let lines = lists::load(list, 10_000)?;
            let sudokus = sudokus(&lines);
            let grids: Vec<_> = lines.iter().filter_map(|line| whydoku_plain::parse(text(line))).collect();
            let mut solver = whydoku_plain::Solver::new();
            let one = what.contains("first");
            let us = Contender {
                name: "plain",
                run: Box::new(|| {
                    if one { solvers::first(&mut solver, &grids) } else { solvers::unique(&mut solver, &grids) }
                }),
            };
            let them: Box<dyn FnMut() -> usize> = if one {
                Box::new(|| sudokus.iter().filter(|sudoku| black_box(sudoku.some_solution()).is_some()).count())
            } else {
                Box::new(|| sudokus.iter().filter(|sudoku| black_box(sudoku.is_uniquely_solvable())).count())
            };
            let them = Contender { name: "sudoku", run: them };
            enter(contest(what, list, lines.len(), options.pairs, Some(goal), [us, them]));
        }
    }
    Ok(())
}
