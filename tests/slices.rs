//! Slices: small, true on their own, and trimmed traces.

use std::collections::BTreeSet;

use whydoku::measure;
use whydoku::profile::{Guessing, Profile};
use whydoku::scheduler::{self, Clock};
use whydoku::trace::{self, Index, Numbers, Stop, Target, Trace};
use whydoku_rules::names::Fact;

use crate::puzzles::{PUZZLES, named};
use crate::support;

fn basic(guess: Guessing) -> Profile {
    Profile { guess, ..Profile::built_in("basic").expect("there is one") }
}

#[test]
fn the_slice_of_every_cell_verifies_alone() {
    let committed = PUZZLES.iter().filter(|entry| entry.0 != "16x16").map(|entry| named(entry.0));
    let lists = [("qqwing_easy", 4), ("sudoku17", 4), ("qqwing_expert", 2)];
    let more = lists.into_iter().flat_map(|(list, count)| support::list(list, count));
    let puzzles: Vec<_> = committed.chain(more.map(|line| support::puzzle(&line))).collect();
    let (mut cells, mut before, mut after) = (0, 0, 0);
    for puzzle in &puzzles {
        let trace = scheduler::solve(puzzle, &basic(Guessing::First), Clock::Logical);
        let index = Index::new(&trace, &puzzle.geometry);
        let placed: Vec<Fact> = trace.events.iter().map(|event| event.fact).filter(|fact| fact.holds).collect();
        for fact in placed {
            let own = trace::reach(&index, &[Target::Fact(fact)]).steps.len();
            let small = trace::minimal(&index, &[Target::Fact(fact)]);
            trace::verify(&small).unwrap_or_else(|error| panic!("{fact} of {}: {error}", trace.puzzle));
            assert!(small.events.iter().any(|event| event.fact == fact), "{fact} is not in its slice");
            assert!(small.step_count() <= own, "{fact}: {} steps instead of {own}", small.step_count());
            assert_eq!(Trace::from_json(&small.to_json()).as_ref(), Ok(&small));
            (cells, before, after) = (cells + 1, before + own, after + small.step_count());
        }
    }
    let mean = |sum: usize| sum as f64 / cells as f64;
    println!("{cells} cells: slices of {:.2} steps, minimised {:.2}", mean(before), mean(after));
    assert!(after < before, "minimising finds something");
}

#[test]
fn slices_of_eliminations_and_of_several_facts_verify() {
    let puzzle = named("nested-guesses");
    let trace = scheduler::solve(&puzzle, &basic(Guessing::Refute), Clock::Logical);
    let index = Index::new(&trace, &puzzle.geometry);
    let facts: Vec<Fact> = trace.events.iter().map(|event| event.fact).collect();
    for fact in facts.iter().step_by(7) {
        let small = trace::minimal(&index, &[Target::Fact(*fact)]);
        trace::verify(&small).unwrap_or_else(|error| panic!("{fact}: {error}"));
        assert!(small.events.iter().any(|event| event.fact == *fact));
    }
    let several: Vec<Target> = facts.iter().rev().take(3).map(|&fact| Target::Fact(fact)).collect();
    trace::verify(&trace::minimal(&index, &several)).expect("it holds");
}

#[test]
fn no_step_of_a_slice_can_be_dropped() {
    let puzzle = named("sweeps");
    let trace = scheduler::solve(&puzzle, &basic(Guessing::First), Clock::Logical);
    let index = Index::new(&trace, &puzzle.geometry);
    let target = [Target::Fact("r9c7=2".parse().expect("a fact"))];
    let kept: BTreeSet<u32> =
        trace::minimal(&index, &target).steps.iter().map(|step| step.id).filter(|&id| id > 0).collect();
    assert!(kept.len() > 5);
    for gone in &kept {
        let fewer: BTreeSet<u32> = kept.iter().copied().filter(|id| id != gone).collect();
        let rebuilt = trace::rebuild(&trace, &puzzle.geometry, &fewer, Numbers::Kept);
        let still = rebuilt.events.iter().any(|event| Target::Fact(event.fact) == target[0]);
        assert!(!still || trace::verify(&rebuilt).is_err(), "step {gone} is needless");
    }
}

#[test]
fn trimmed_traces_verify_and_reach_the_same_end() {
    for (name, ..) in PUZZLES {
        let puzzle = named(name);
        let trace = scheduler::solve(&puzzle, &basic(Guessing::First), Clock::Logical);
        let trimmed = trace::trimmed(&Index::new(&trace, &puzzle.geometry));
        trace::verify(&trimmed).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(trimmed.solution, trace.solution, "{name}");
        assert!(trimmed.step_count() <= trace.step_count(), "{name}");
        assert_eq!(
            matches!(trimmed.stop, Stop::Contradiction { .. }),
            matches!(trace.stop, Stop::Contradiction { .. })
        );
        let mut ids: Vec<u32> = trimmed.all_steps().iter().map(|step| step.id).collect();
        ids.sort_unstable();
        assert_eq!(ids, (0..ids.len() as u32).collect::<Vec<_>>(), "{name}: the numbers close up");
    }
}

#[test]
fn wrong_values_are_refuted_and_right_ones_are_not() {
    let puzzle = named("nested-guesses");
    let solution = support::only_solution(&puzzle).expect("one solution");
    let profile = basic(Guessing::None);
    let logic = scheduler::solve(&puzzle, &profile, Clock::Logical);
    let mut refuted = 0;
    for (cell, digits) in logic.grid.iter().enumerate().filter(|(_, digits)| digits.len() > 1).take(12) {
        for c in digits.chars() {
            let digit = c.to_digit(10).expect("a digit") as u8;
            let fact = puzzle.geometry.cell(cell).candidate(digit).is();
            match scheduler::refute(&puzzle, &profile, fact) {
                None => assert_eq!(solution[cell], digit, "{fact} is wrong and was not refuted"),
                Some(trace) => {
                    assert_ne!(solution[cell], digit, "{fact} is right");
                    trace::verify(&trace).expect("it holds");
                    let target = [Target::Fact(fact.candidate.is_not())];
                    let small = trace::minimal(&Index::new(&trace, &puzzle.geometry), &target);
                    trace::verify(&small).expect("its slice holds");
                    refuted += 1;
                }
            }
        }
    }
    assert!(refuted > 12, "{refuted} refuted");
}

#[test]
fn measures_are_what_their_definitions_say() {
    let puzzle = named("4x4");
    let trace = scheduler::solve(&puzzle, &basic(Guessing::First), Clock::Logical);
    let measures = measure::measure(&Index::new(&trace, &puzzle.geometry));
    assert_eq!((measures.steps, measures.steps_trimmed), (12, 12));
    assert_eq!(measures.truths.map(|spread| spread.max), Some(1.0));
    assert_eq!(measures.without_cases, 1.0);
    assert!(measures.depth >= 2 && measures.depth <= 12);
    assert!(measures.width.is_some_and(|width| width.max >= 1.0 && width.mean >= 1.0));
    let (own, least) = (measures.slice.expect("cells"), measures.slice_minimal.expect("cells"));
    assert_eq!(measures.slices.len(), 12, "a slice for each cell that is not a clue");
    assert!(measures.slices.values().all(|&steps| (1..=12).contains(&steps)));
    assert!(least.mean <= own.mean && least.max <= own.max && own.max <= 12.0);
    let guessed = scheduler::solve(&named("nested-guesses"), &basic(Guessing::First), Clock::Logical);
    let measures = measure::measure(&Index::new(&guessed, &named("nested-guesses").geometry));
    assert_eq!(measures.assumptions.values().sum::<usize>(), guessed.unproven.len());
    assert!(measures.without_cases < 1.0 && measures.hardest.is_some_and(|hardest| hardest.rule == "guess"));
}
