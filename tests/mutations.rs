//! Broken traces. Each random mutation of a real trace must be rejected; one that is accepted must be shown by brute
//! force to leave a trace in which every step is still true.

use serde_json::Value;
use whydoku::profile::{Guessing, Profile};
use whydoku::scheduler::{self, Clock};
use whydoku::search::{self, Limits};
use whydoku::trace::{self, Trace};
use whydoku_rules::certificate::Certificate;
use whydoku_rules::geometry::Geometry;
use whydoku_rules::names::Fact;

use crate::puzzles::named;

/// A small generator of numbers (xorshift), so that each run makes the same mutations.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

/// The outermost scope or, every other time, the last branch of the last step that has one, and so inwards.
fn some_scope<'v>(value: &'v mut Value, numbers: &mut Numbers) -> Option<&'v mut Value> {
    let mut path = String::new();
    while numbers.below(2) == 0 {
        let steps = value.pointer(&path)?.get("steps")?.as_array()?;
        let Some(at) = steps.iter().rposition(|step| step.get("branches").is_some()) else { break };
        path = format!("{path}/steps/{at}/branches/0");
    }
    value.pointer_mut(&path)
}

fn other_fact(fact: &str, numbers: &mut Numbers) -> String {
    let mut fact: Fact = fact.parse().expect("a fact");
    match numbers.below(4) {
        0 => fact.holds = !fact.holds,
        1 => fact.candidate.digit = 1 + (fact.candidate.digit + numbers.below(8) as u8) % 9,
        2 => fact.candidate.cell.row = (fact.candidate.cell.row + 1 + numbers.below(8) as u8) % 9,
        _ => fact.candidate.cell.col = (fact.candidate.cell.col + 1 + numbers.below(8) as u8) % 9,
    }
    fact.to_string()
}

/// Changes one thing; says what, or nothing when there was nothing of that sort to change.
fn mutate(value: &mut Value, numbers: &mut Numbers) -> Option<String> {
    let kind = numbers.below(16);
    if kind >= 13 {
        return mutate_head(value, kind, numbers);
    }
    let scope = some_scope(value, numbers)?;
    if kind < 4 {
        let events = scope.get_mut("events")?.as_array_mut().filter(|events| !events.is_empty())?;
        let at = numbers.below(events.len());
        let what = format!("event {}", events[at]);
        match kind {
            0 => drop(events.remove(at)),
            1 => events[at]["fact"] = other_fact(events[at]["fact"].as_str()?, numbers).into(),
            2 => {
                let other = numbers.below(events.len());
                events.swap(at, other);
            }
            _ => events[at]["step"] = (events[at]["step"].as_u64()? + 1).into(),
        }
        return Some(format!("{kind}: {what}"));
    }
    let steps = scope.get_mut("steps")?.as_array_mut().filter(|steps| steps.len() > 1)?;
    let at = 1 + numbers.below(steps.len() - 1);
    let what = format!("{kind}: step {}", steps[at]["id"]);
    let step = &mut steps[at];
    match kind {
        4 | 5 => {
            let premises = step["premises"].as_array_mut().filter(|premises| !premises.is_empty())?;
            let which = numbers.below(premises.len());
            match kind {
                4 => drop(premises.remove(which)),
                _ => premises[which] = other_fact(premises[which].as_str()?, numbers).into(),
            }
        }
        6 => {
            let conclusions = step["conclusions"].as_array_mut().filter(|facts| !facts.is_empty())?;
            let which = numbers.below(conclusions.len());
            conclusions[which] = other_fact(conclusions[which].as_str()?, numbers).into();
        }
        7 => {
            // One more conclusion, with its event.
            let last = step["conclusions"].as_array()?.last()?.as_str()?.to_string();
            let more = other_fact(&last, numbers);
            step["conclusions"].as_array_mut()?.push(more.clone().into());
            let id = step["id"].clone();
            let events = scope["events"].as_array_mut()?;
            let after = events.iter().rposition(|event| event["step"] == id)?;
            let mut event = events[after].clone();
            event["fact"] = more.into();
            events.insert(after + 1, event);
            for (tick, event) in events.iter_mut().enumerate() {
                event["tick"] = tick.into();
            }
        }
        8 => {
            let truths = step["certificate"].get_mut("truths")?.as_array_mut()?;
            let sector = ["r1c1", "r5c5", "3r2", "7b5", "1c9"][numbers.below(5)];
            match numbers.below(3) {
                0 => drop(truths.pop()),
                1 => truths.push(sector.into()),
                _ => *truths.first_mut()? = sector.into(),
            }
        }
        9 => {
            let links = step["certificate"].get_mut("links")?.as_array_mut()?;
            let sector = ["r1c1", "r5c5", "3r2", "7b5", "1c9"][numbers.below(5)];
            match (numbers.below(2), links.is_empty()) {
                (0, false) => drop(links.pop()),
                _ => links.push(sector.into()),
            }
        }
        10 => drop(steps.remove(at)),
        11 => {
            let other = 1 + numbers.below(steps.len() - 1);
            steps.swap(at, other);
        }
        _ => {
            let made_up = serde_json::json!(["unique", "r1c1=1"][numbers.below(2)]);
            match step.get_mut("assumptions").and_then(Value::as_array_mut) {
                Some(marks) => drop(marks.pop()),
                None => step["assumptions"] = Value::Array(vec![made_up]),
            }
        }
    }
    Some(what)
}

fn mutate_head(value: &mut Value, kind: usize, numbers: &mut Numbers) -> Option<String> {
    match kind {
        13 => {
            let grid = value["grid"].as_array_mut()?;
            let at = numbers.below(grid.len());
            let digit = 1 + numbers.below(9);
            grid[at] = format!("{}{digit}", grid[at].as_str()?).into();
        }
        14 => {
            let mut cells: Vec<char> = value["puzzle"].as_str()?.chars().collect();
            let at = numbers.below(cells.len());
            cells[at] = if cells[at] == '.' { '1' } else { '.' };
            value["puzzle"] = cells.into_iter().collect::<String>().into();
        }
        _ => match numbers.below(4) {
            0 => value["stop"] = serde_json::json!({ "reason": "stalled" }),
            1 => value["stop"] = serde_json::json!({ "reason": "contradiction", "step": 7 }),
            2 => value["solution"] = Value::Null,
            _ => value["solutions"] = ["none", "several"][numbers.below(2)].into(),
        },
    }
    Some(format!("{kind}: head"))
}

/// Whether the premises of every step entail its conclusions, by search and not by certificates.
fn every_step_is_entailed(trace: &Trace) -> Result<(), String> {
    let geometry = Geometry::new(trace.layout.clone()).expect("a layout");
    let clues: Vec<Fact> = trace.steps[0].conclusions.clone();
    for step in trace.all_steps() {
        if matches!(step.certificate, Certificate::Given | Certificate::Assumption) {
            continue;
        }
        let cases = matches!(step.certificate, Certificate::Cases { .. });
        let impossible = |extra: Option<Fact>| {
            // What a case rests on follows from the clues in any case; other steps get their premises alone.
            let facts = if cases { clues.iter().chain(&step.premises) } else { step.premises.iter().chain(&[]) };
            let facts: Vec<Fact> = facts.copied().chain(extra).collect();
            let found = search::solve_position(&geometry, &facts, Limits { solutions: 1, branchings: Some(200_000) });
            found.complete && found.solutions.is_empty()
        };
        let conclusions = step.conclusions.iter().map(|fact| Some(Fact { holds: !fact.holds, ..*fact }));
        let opposites: Vec<Option<Fact>> = if step.is_contradiction() { vec![None] } else { conclusions.collect() };
        if let Some(wrong) = opposites.into_iter().find(|&opposite| !impossible(opposite)) {
            return Err(format!("step {} is not entailed: {wrong:?}", step.id));
        }
    }
    Ok(())
}

#[test]
fn broken_traces_are_rejected_or_still_true() {
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    let profile = |guess| Profile { guess, ..Profile::built_in("basic").expect("there is one") };
    let traces = [
        scheduler::solve(&named("sweeps"), &profile(Guessing::First), Clock::Logical),
        scheduler::solve(&named("easy"), &profile(Guessing::First), Clock::Logical),
        scheduler::solve(&named("nested-guesses"), &profile(Guessing::First), Clock::Logical),
        scheduler::solve(&named("nested-guesses"), &profile(Guessing::Refute), Clock::Logical),
    ];
    let (mut rejected, mut unchanged, mut still_true) = (0, 0, 0);
    for trace in &traces {
        every_step_is_entailed(trace).expect("the real trace is true");
        let original: Value = serde_json::to_value(trace).expect("JSON");
        for _ in 0..700 {
            let mut value = original.clone();
            let Some(what) = mutate(&mut value, &mut numbers) else { continue };
            if value == original {
                unchanged += 1;
                continue;
            }
            let Ok(mutant) = Trace::from_json(&value.to_string()) else {
                rejected += 1;
                continue;
            };
            match trace::verify(&mutant) {
                Err(_) => rejected += 1,
                Ok(()) => {
                    every_step_is_entailed(&mutant).unwrap_or_else(|error| panic!("{what} was accepted: {error}"));
                    still_true += 1;
                }
            }
        }
    }
    println!("{rejected} mutants rejected, {still_true} accepted and still true, {unchanged} unchanged");
    assert!(rejected > 2000, "{rejected} rejected");
    assert!(still_true < 150, "{still_true} accepted");
}

#[test]
fn each_reason_to_reject_is_given() {
    let trace = scheduler::solve(&named("sweeps"), &Profile::built_in("basic").expect("there is one"), Clock::Logical);
    let value: Value = serde_json::to_value(&trace).expect("JSON");
    let said = |change: &dyn Fn(&mut Value)| {
        let mut value = value.clone();
        change(&mut value);
        let mutant = Trace::from_json(&value.to_string()).expect("still a trace");
        trace::verify(&mutant).expect_err("it is broken").to_string()
    };
    let dropped = said(&|value| drop(value["steps"][1]["premises"].as_array_mut().expect("a list").pop()));
    assert_eq!(dropped, "step 1: its certificate does not prove r6c2=4 from its premises");
    let unknown = said(&|value| value["steps"][1]["premises"][0] = "r9c9<>9".into());
    assert!(unknown.starts_with("step 1: its premise r9c9<>9 is not established"), "{unknown}");
    let late = said(&|value| value["events"][500]["tick"] = 3.into());
    assert!(late.contains("tick 3 does not come after tick 499"), "{late}");
    let marked = said(&|value| value["steps"][5]["assumptions"] = serde_json::json!(["unique"]));
    assert_eq!(marked, "step 5: its assumptions are stated as [unique], inherited are []");
    let grid = said(&|value| value["grid"][3] = "12".into());
    assert_eq!(grid, "`grid` is not what the events lead to");
    let house = said(&|value| value["steps"][4]["certificate"]["links"][0] = "7w3".into());
    assert_eq!(house, "step 4: 7w3 is not in this puzzle");
    let number = said(&|value| value["steps"][9]["id"] = 3.into());
    assert_eq!(number, "step 3: its number is used twice or out of order");
    let solutions = said(&|value| value["solutions"] = "several".into());
    assert_eq!(solutions, "`solutions` is not the number of solutions of the puzzle");
}
