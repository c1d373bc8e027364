//! Proofs, checked by VeriPB, an outside program. The formula is written here, from the puzzle's text, so that the
//! program under test does not state what it proves.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;
use std::process::Command;

use whydoku::profile::{Guessing, Profile};
use whydoku::proof::{self, Claim, ProofError};
use whydoku::puzzle::Puzzle;
use whydoku::scheduler::{self, Clock};
use whydoku::trace::{Stop, Trace};
use whydoku_rules::certificate::Certificate;
use whydoku_rules::log::{Branch, Event, Step};
use whydoku_rules::names::Fact;

use crate::puzzles::named;
use crate::support;

const LIST: [&str; 6] = [
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "....14....3....2...7..........9...3.6.1.............8.2.....1.4....5.6.....7.8...",
    "..2.3...8.....8....31.2.....6..5.27..1.....5.2.4.6..31....8.6.5.......13..531.4..",
    "5......741....76........25.........7.4.3..8....6..8.....98....26.4..39.87....64..",
    "52...6.........7.13...........4..8..6......5...........418.........3..2...87.....",
    "6.....8.3.4.7.................5.4.7.3..2.....1.6.......2.....5.....8.6......1....",
];

/// The checker, from the tools folder or from the path; says so where it is missing.
fn checker() -> Option<PathBuf> {
    let own = support::root().join("target/tools/bin/veripb");
    let candidates = [own, PathBuf::from("veripb")];
    let found = candidates.into_iter().find(|program| Command::new(program).arg("--version").output().is_ok());
    if found.is_none() {
        assert!(std::env::var_os("CI").is_none(), "CI has the proof checker");
        println!("skipped: veripb is not installed");
    }
    found
}

/// What the checker says: its verdict, or nothing when it rejects.
fn check(checker: &PathBuf, name: &str, formula: &str, log: &str) -> Option<String> {
    let file = |ending: &str| std::env::temp_dir().join(format!("whydoku-{}-{name}.{ending}", std::process::id()));
    let (opb, pbp) = (file("opb"), file("pbp"));
    std::fs::write(&opb, formula).expect("a temporary file");
    std::fs::write(&pbp, log).expect("a temporary file");
    let output = Command::new(checker).args([&opb, &pbp]).env_remove("RUST_BACKTRACE").output().expect("it runs");
    std::fs::remove_file(opb).expect("it was written");
    std::fs::remove_file(pbp).expect("it was written");
    let said = String::from_utf8_lossy(&output.stdout).to_string();
    let verdict = said.lines().find(|line| line.starts_with("s VERIFIED")).map(str::to_string);
    verdict.filter(|_| output.status.success())
}

fn solve(puzzle: &Puzzle) -> Trace {
    let profile = Profile { guess: Guessing::Refute, ..Profile::built_in("basic").expect("there is one") };
    scheduler::solve(puzzle, &profile, Clock::Logical)
}

/// A 9x9 puzzle as pseudo-Boolean constraints, with the digits to be proven as objective.
fn encode(clues: &str, claimed: &BTreeSet<(usize, usize, usize)>) -> String {
    let mut out = String::from("* a sudoku\n");
    if !claimed.is_empty() {
        let terms: Vec<String> = claimed.iter().map(|(r, c, d)| format!("1 r{r}c{c}_{d}")).collect();
        let _ = writeln!(out, "min: {} ;", terms.join(" "));
    }
    let mut sector = |name: String, members: Vec<String>| {
        let (plus, minus): (Vec<_>, Vec<_>) = members.iter().map(|m| (format!("1 {m}"), format!("1 ~{m}"))).unzip();
        let _ = writeln!(out, "@L{name} {} >= 1 ;", plus.join(" "));
        let _ = writeln!(out, "@M{name} {} >= 8 ;", minus.join(" "));
    };
    for a in 1..=9 {
        for b in 1..=9 {
            sector(format!("r{a}c{b}"), (1..=9).map(|d| format!("r{a}c{b}_{d}")).collect());
            sector(format!("{b}r{a}"), (1..=9).map(|c| format!("r{a}c{c}_{b}")).collect());
            sector(format!("{b}c{a}"), (1..=9).map(|r| format!("r{r}c{a}_{b}")).collect());
            let (top, left) = ((a - 1) / 3 * 3, (a - 1) % 3 * 3);
            let cells = (0..9).map(|i| format!("r{}c{}_{b}", top + i / 3 + 1, left + i % 3 + 1));
            sector(format!("{b}b{a}"), cells.collect());
        }
    }
    for (at, digit) in clues.chars().enumerate().filter(|(_, c)| c.is_ascii_digit()) {
        let variable = format!("r{}c{}_{digit}", at / 9 + 1, at % 9 + 1);
        let _ = writeln!(out, "@given_{variable} 1 {variable} >= 1 ;");
    }
    out
}

fn digits_of(line: &str) -> BTreeSet<(usize, usize, usize)> {
    let digits = line.chars().enumerate();
    digits.map(|(at, c)| (at / 9 + 1, at % 9 + 1, c.to_digit(10).expect("a digit") as usize)).collect()
}

#[test]
fn the_checker_accepts_the_proofs_of_a_sample() {
    let Some(checker) = checker() else { return };
    let lists = [
        ("qqwing_easy", 5),
        ("qqwing_simple", 3),
        ("qqwing_intermediate", 5),
        ("qqwing_expert", 8),
        ("sudoku17", 8),
        ("top95", 8),
    ];
    let more = lists.into_iter().flat_map(|(list, count)| support::list(list, count));
    let puzzles: Vec<String> = LIST.into_iter().map(str::to_string).chain(more).collect();
    for (at, text) in puzzles.iter().enumerate() {
        let puzzle = support::puzzle(text);
        let trace = solve(&puzzle);
        let solution = trace.solution.clone().unwrap_or_else(|| panic!("{text} is solved"));
        let formula = encode(&text[..81], &digits_of(&solution));
        for (claim, verdict) in [
            (Claim::Follows, "s VERIFIED BOUNDS 81 <= obj <= INF"),
            (Claim::Unique, "s VERIFIED BOUNDS 81 <= obj <= 81"),
        ] {
            let proof = proof::prove(&trace, claim).expect("every step is proven");
            let said = check(&checker, &format!("sample{at}"), &formula, &proof.log);
            assert_eq!(said.as_deref(), Some(verdict), "{text}");
        }
    }
}

#[test]
fn ends_without_a_solution_and_other_layouts_are_proven_too() {
    let Some(checker) = checker() else { return };
    let impossible = "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";
    let log = proof::prove(&solve(&support::puzzle(impossible)), Claim::Follows).expect("it is impossible").log;
    let said = check(&checker, "impossible", &encode(impossible, &BTreeSet::new()), &log);
    assert_eq!(said.as_deref(), Some("s VERIFIED UNSATISFIABLE"));
    for name in ["4x4", "6x6", "16x16", "x", "windoku", "jigsaw", "stalled", "several-solutions"] {
        let trace = match name {
            "stalled" => {
                let profile = Profile { guess: Guessing::None, ..Profile::built_in("basic").expect("there is one") };
                scheduler::solve(&named(name), &profile, Clock::Logical)
            }
            _ => solve(&named(name)),
        };
        let proof = proof::prove(&trace, Claim::Follows).expect("every step is proven");
        let placed = trace.grid.iter().filter(|digits| digits.chars().count() == 1).count();
        let said = check(&checker, name, &proof.formula, &proof.log);
        assert!(said.is_some_and(|said| said.contains(&format!("{placed} <= obj"))), "{name}");
        let unique = proof::prove(&trace, Claim::Unique);
        match trace.stop {
            Stop::Solved => {
                let unique = unique.expect("it is solved");
                assert!(check(&checker, name, &unique.formula, &unique.log).is_some(), "{name}");
            }
            _ => assert_eq!(unique, Err(ProofError::NoSolution)),
        }
    }
}

#[test]
fn every_kind_of_certificate_is_proven() {
    let Some(checker) = checker() else { return };
    let text = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
    let ids =
        "naked-single hidden-single pointing template-set template-delete aligned-triple-exclusion medusa-3d guess";
    let rules: Vec<String> = ids.split(' ').map(str::to_string).collect();
    let profile = Profile { guess: Guessing::Refute, ..Profile::built_in("basic").expect("there is one") };
    let profile = profile.with_rules(&rules).expect("rules");
    let trace = scheduler::solve(&support::puzzle(text), &profile, Clock::Logical);
    let json = trace.to_json();
    for kind in ["sum", "propagation", "parts", "cases"] {
        assert!(json.contains(&format!("\"kind\":\"{kind}\"")), "no step has a certificate of kind {kind}");
    }
    assert!(json.contains("\"split\""), "no refutation splits");
    let proof = proof::prove(&trace, Claim::Unique).expect("every step is proven");
    let solution = trace.solution.clone().expect("it is solved");
    let said = check(&checker, "kinds", &encode(text, &digits_of(&solution)), &proof.log);
    assert_eq!(said.as_deref(), Some("s VERIFIED BOUNDS 81 <= obj <= 81"));
}

#[test]
fn guesses_that_were_not_refuted_are_no_proof() {
    let trace =
        scheduler::solve(&named("nested-guesses"), &Profile::built_in("basic").expect("there is one"), Clock::Logical);
    let guess = trace.steps.iter().find(|step| step.certificate == Certificate::Assumption).expect("a guess");
    assert_eq!(proof::prove(&trace, Claim::Follows), Err(ProofError::Assumption(guess.id)));
}

/// The lines of a log: label, and the hints.
fn lines(log: &str) -> BTreeMap<&str, Vec<&str>> {
    let rups = log.lines().filter(|line| line.contains(" rup "));
    let parts = rups.map(|line| {
        let (label, rest) = line.split_once(' ').expect("a label");
        let (_, hints) = rest.split_once(" : ").expect("hints");
        (label, hints.trim_end_matches(';').split_whitespace().filter(|&hint| hint != "~").collect())
    });
    parts.collect()
}

type Visit<'v, 't> = dyn FnMut(&'t Step, &'t [Event], &[Fact]) + 'v;

/// Calls back for each step of a trace with its events and the assumptions that it stands under.
fn walk<'t>(events: &'t [Event], steps: &'t [Step], assumed: &mut Vec<Fact>, visit: &mut Visit<'_, 't>) {
    let mut rest = events;
    for step in steps {
        for Branch { assume, events, steps } in &step.branches {
            let own = events.iter().take_while(|event| event.step == step.id).count();
            assumed.push(*assume);
            visit(step, &events[..own], assumed);
            walk(&events[own..], steps, assumed, visit);
            assumed.pop();
        }
        let own = rest.iter().take_while(|event| event.step == step.id).count();
        visit(step, &rest[..own], assumed);
        rest = &rest[own..];
    }
}

#[test]
fn the_hints_of_each_line_are_the_premises_of_its_step() {
    let mut compared = 0;
    for text in LIST {
        let trace = solve(&support::puzzle(text));
        let log = proof::prove(&trace, Claim::Unique).expect("every step is proven").log;
        let lines = lines(&log);
        assert!(
            log.lines().filter(|line| line.contains(" rup ")).all(|line| line.contains(" : ")),
            "no line without hints"
        );
        let mut facts = BTreeMap::new();
        walk(&trace.events, &trace.steps, &mut vec![], &mut |step, events, _| {
            for event in events {
                let label = match step.certificate {
                    Certificate::Given if event.fact.holds => {
                        format!("@given_{}_{}", event.fact.candidate.cell, event.fact.candidate.digit)
                    }
                    _ => format!("@e{}", event.tick),
                };
                facts.insert(label, event.fact);
            }
        });
        walk(&trace.events, &trace.steps, &mut vec![], &mut |step, events, assumed| {
            let Certificate::Sum { .. } = step.certificate else { return };
            let premises: BTreeSet<Fact> =
                step.premises.iter().copied().filter(|fact| !assumed.contains(fact)).collect();
            let mut labels: Vec<String> = events
                .iter()
                .filter(|event| step.conclusions.contains(&event.fact))
                .map(|event| format!("@e{}", event.tick))
                .collect();
            if step.is_contradiction() {
                labels.push(format!("@c{}", step.id));
            }
            for label in labels {
                let hints = lines.get(label.as_str()).unwrap_or_else(|| panic!("{text}: no line {label}"));
                let stated: BTreeSet<Fact> = hints.iter().filter_map(|hint| facts.get(*hint)).copied().collect();
                assert_eq!(stated, premises, "{text}: step {} at {label}", step.id);
                compared += 1;
            }
        });
    }
    assert!(compared > 400, "{compared} lines were compared");
}

#[test]
fn broken_proofs_are_rejected() {
    let Some(checker) = checker() else { return };
    for (at, text) in LIST.into_iter().take(3).enumerate() {
        let trace = solve(&support::puzzle(text));
        let solution = trace.solution.clone().expect("it is solved");
        let formula = encode(text, &digits_of(&solution));
        let log = proof::prove(&trace, Claim::Follows).expect("every step is proven").log;
        let all: Vec<&str> = log.lines().collect();
        let own: BTreeSet<String> =
            trace.all_steps().iter().skip(1).flat_map(|step| &step.conclusions).map(|fact| literal(*fact)).collect();
        let mut tried = 0;
        for (number, line) in all.iter().enumerate().filter(|(_, line)| line.contains(" rup ")) {
            let label = line.split(' ').next().expect("a label");
            let concluded = own.iter().any(|literal| line.contains(&format!(" rup 1 {literal} ")));
            let used = all[number + 1..].iter().any(|later| later.split([' ', ';']).any(|word| word == label));
            let broken = |replaced: Option<String>| {
                let mut lines: Vec<String> = all.iter().map(|line| line.to_string()).collect();
                match replaced {
                    Some(replaced) => lines[number] = replaced,
                    None => drop(lines.remove(number)),
                }
                lines.join("\n") + "\n"
            };
            let mut mutants = vec![];
            if used && number % 7 == at {
                mutants.push(("a line removed", broken(None)));
            }
            if concluded && number % 5 == at {
                let hints: Vec<&str> = line.split_once(" : ").expect("hints").1.split(' ').collect();
                let premise = hints.iter().find(|hint| hint.starts_with("@e") || hint.starts_with("@given"));
                if let Some(premise) = premise {
                    mutants.push(("a premise dropped", broken(Some(line.replacen(&format!(" {premise} "), " ", 1)))));
                }
                mutants.push(("a degree raised", broken(Some(line.replacen(">= 1", ">= 2", 1)))));
                mutants.push(("a sign turned", broken(Some(turned(line)))));
                let digit = trace.events.iter().rfind(|event| event.fact.holds).expect("a digit").fact;
                let more =
                    format!("{line}\n@more rup 1 ~{} >= 1 : {} ~;", literal(digit), hints[..hints.len() - 1].join(" "));
                mutants.push(("one more elimination", broken(Some(more))));
            }
            for (what, mutant) in mutants {
                tried += 1;
                let said = check(&checker, &format!("mutant{at}"), &formula, &mutant);
                assert_eq!(said, None, "{text}: {what} at line {}: {line}", number + 1);
            }
        }
        let pols = all.iter().enumerate().filter(|(_, line)| line.contains(" pol ") && line.starts_with("@s"));
        for (number, line) in pols {
            let mut lines: Vec<String> = all.iter().map(|line| line.to_string()).collect();
            let (head, rest) = line.split_once(" pol ").expect("a sum");
            let first = rest.split([' ', ';']).next().expect("a term");
            lines[number] = format!("{head} pol {}", rest.replacen(first, &format!("{first} 2 *"), 1));
            tried += 1;
            let said = check(&checker, &format!("mutant{at}"), &formula, &(lines.join("\n") + "\n"));
            assert_eq!(said, None, "{text}: a coefficient changed at line {}: {line}", number + 1);
        }
        assert!(tried > 60, "{tried} mutants of {text}");
    }
}

fn literal(fact: Fact) -> String {
    let sign = if fact.holds { "" } else { "~" };
    format!("{sign}{}_{}", fact.candidate.cell, fact.candidate.digit)
}

/// The line with its first literal negated.
fn turned(line: &str) -> String {
    match line.contains(" rup 1 ~") {
        true => line.replacen(" rup 1 ~", " rup 1 ", 1),
        false => line.replacen(" rup 1 ", " rup 1 ~", 1),
    }
}
