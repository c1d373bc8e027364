//! Runs rules over the positions of whole solves, and checks every finding with the kernel and against the solution.
//!
//! `cargo run --release --example soundness -- RULE[,RULE…] FILE…` (`all` for every rule). In each position the rules
//! are asked for everything they find; then the solve goes on by one step of the easiest rule of the registry.

use std::collections::BTreeMap;
use std::process::ExitCode;

use whydoku::formats::{self, Options};
use whydoku::puzzle::Puzzle;
use whydoku::registry;
use whydoku::search::{self, Limits};
use whydoku_rules::board::Board;
use whydoku_rules::finding::Finding;
use whydoku_rules::geometry::{Layout, words_for};
use whydoku_rules::kernel;
use whydoku_rules::names::Fact;
use whydoku_rules::rule::{self, Rule};
use whydoku_rules::techniques;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let names = arguments.next().unwrap_or_else(|| "all".to_string());
    let ids: Vec<&str> = match names.as_str() {
        "all" => registry::rules().into_iter().map(|meta| meta.id).collect(),
        some => some.split(',').map(|name| registry::find(name).expect("a rule").id).collect(),
    };
    let mut counts = BTreeMap::<&str, (usize, usize)>::new();
    let mut wrong = 0;
    for file in arguments {
        let text = std::fs::read(&file).expect("the file can be read");
        for puzzle in formats::read(&text, &Options::default()).expect("a list of puzzles") {
            wrong += match words_for(puzzle.geometry.size()) {
                2 => solve::<2>(&puzzle, &ids, &mut counts),
                4 => solve::<4>(&puzzle, &ids, &mut counts),
                _ => solve::<10>(&puzzle, &ids, &mut counts),
            };
        }
    }
    for (id, (positions, findings)) in counts {
        println!("{id:<28} {findings:>9} findings in {positions:>8} positions");
    }
    println!("{wrong} wrong");
    ExitCode::from(u8::from(wrong > 0))
}

fn solve<const W: usize>(puzzle: &Puzzle, ids: &[&'static str], counts: &mut BTreeMap<&str, (usize, usize)>) -> usize {
    let found = search::solve(puzzle, Limits { solutions: 2, branchings: None }).solutions;
    let [solution] = found.as_slice() else { return 0 };
    let layout = Layout::<W>::new(puzzle.geometry.clone());
    let mut board = Board::new(&layout);
    for clue in &puzzle.clues {
        let cell = layout.index(clue.cell).expect("a cell of the puzzle");
        board.place(cell, clue.digit, |_, _| {});
        board.mark_clue(cell);
    }
    let true_of = |fact: Fact| {
        let cell = layout.index(fact.candidate.cell).expect("a cell of the puzzle");
        (solution[cell] == fact.candidate.digit) == fact.holds
    };
    let mut wrong = 0;
    let mut check = |rule: &'static dyn Rule<W>, board: &Board<'_, W>, finding: &Finding| {
        let kernel = kernel::check_finding(board, finding);
        let lie = finding.conclusions.iter().find(|&&fact| !true_of(fact));
        if finding.suppose.is_none() && (kernel.is_err() || lie.is_some()) {
            wrong += 1;
            println!("{} in {}: {finding:?} {kernel:?} {lie:?}", rule.meta().id, puzzle.line());
        }
    };
    loop {
        for id in ids {
            let rule = techniques::find_rule::<W>(id).expect("it is registered");
            let findings = rule::all(rule, &board);
            let count = counts.entry(id).or_default();
            count.0 += 1;
            count.1 += findings.len();
            findings.iter().for_each(|finding| check(rule, &board, finding));
        }
        let next = techniques::all_rules::<W>().into_iter().find_map(|rule| {
            rule::first(rule, &board).filter(|finding| finding.suppose.is_none()).map(|finding| (rule, finding))
        });
        let Some((_, finding)) = next else { return wrong };
        for fact in finding.conclusions {
            let cell = layout.index(fact.candidate.cell).expect("a cell of the puzzle");
            match fact.holds {
                true => board.place(cell, fact.candidate.digit, |_, _| {}),
                false => drop(board.remove(cell, fact.candidate.digit)),
            }
        }
    }
}
