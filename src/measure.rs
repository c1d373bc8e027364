//! How good an explanation is, as numbers.
//!
//! All figures are read off a trace. Where they come from: premises, trimming and constraints per step are those of
//! step-wise explanations (Bogaerts, Gamba, Guns: *A framework for step-wise explaining how to solve constraint
//! satisfaction problems*, Artificial Intelligence 2021; Proof2Seq, arXiv 2511.10428); truths, links and rank are
//! Xsudo's; depth and width are the structure of dependency among steps in Pelánek, *Difficulty rating of Sudoku
//! puzzles by a computational model*, FLAIRS 2011.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use serde::Serialize;
use whydoku_rules::certificate::Certificate;
use whydoku_rules::log::{Step, StepId};
use whydoku_rules::names::Fact;

use crate::profile::Profile;
use crate::registry;
use crate::trace::{self, Horn, Index, Target, Trace};

/// Mean and largest of a number over steps or cells.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Spread {
    /// The arithmetic mean.
    pub mean: f64,
    /// The largest.
    pub max: f64,
}

impl Spread {
    /// Of these numbers, if there are any.
    pub fn of(numbers: impl IntoIterator<Item = f64>) -> Option<Self> {
        let numbers: Vec<f64> = numbers.into_iter().collect();
        let max = numbers.iter().copied().reduce(f64::max)?;
        Some(Self { mean: numbers.iter().sum::<f64>() / numbers.len() as f64, max })
    }
}

/// The measures of one trace. What there is nothing to take it of is absent.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Measures {
    /// Deductions, nested ones included; the clues do not count.
    pub steps: usize,
    /// The same once the trace is trimmed to what its result rests on.
    pub steps_trimmed: usize,
    /// Facts that a step rests on.
    pub premises: Option<Spread>,
    /// Truths of a step's sum, with multiplicity.
    pub truths: Option<Spread>,
    /// Links of a step's sum, with multiplicity.
    pub links: Option<Spread>,
    /// Links less truths of a step's sum that eliminates: 0 for a locked set of any kind, 1 for a chain.
    pub rank: Option<Spread>,
    /// The critical path: the most steps of the outermost scope of which each needs the one before.
    pub depth: usize,
    /// How many of the steps that the trace makes later (in the outermost scope) were possible already, at the moment
    /// of each step, itself included.
    pub width: Option<Spread>,
    /// Moments at which only one step was possible.
    pub bottlenecks: usize,
    /// Steps on which the digit of a cell rests, over the cells that are not clues; by the trace's own account.
    pub slice: Option<Spread>,
    /// The same for the smallest slices that are found.
    pub slice_minimal: Option<Spread>,
    /// The size of the smallest slice found, for each cell that is not a clue.
    pub slices: BTreeMap<String, usize>,
    /// Unproven assumptions that some digit rests on: each with the number of digits.
    pub assumptions: BTreeMap<String, usize>,
    /// Share of the steps of the outermost scope that do not argue by cases, 0 to 1.
    pub without_cases: f64,
    /// The first step of the hardest rule, as the profile orders them.
    pub hardest: Option<Hardest>,
    /// How often each rule was used, nested steps included.
    pub rules: BTreeMap<String, usize>,
}

/// The hardest step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Hardest {
    /// Its number.
    pub step: StepId,
    /// The id of its rule.
    pub rule: String,
    /// HoDoKu's base score of its rule, where it has one.
    pub score: Option<u32>,
}

/// Measures a trace that [`trace::verify`] accepts.
pub fn measure(index: &Index<'_>) -> Measures {
    let trace = index.trace;
    let widths = widths(index);
    let mut assumptions = BTreeMap::new();
    for assumption in trace.unproven.iter().flat_map(|unproven| &unproven.assumptions) {
        *assumptions.entry(assumption.to_string()).or_default() += 1;
    }
    let (slice, slices) = slices(index);
    Measures {
        steps: trace.step_count(),
        steps_trimmed: trace::trimmed(index).step_count(),
        premises: premises(trace),
        truths: Spread::of(sums(trace).map(|sum| sum.truths as f64)),
        links: Spread::of(sums(trace).map(|sum| sum.links as f64)),
        rank: rank(trace),
        depth: depth(index),
        bottlenecks: widths.iter().filter(|&&width| width == 1).count(),
        width: Spread::of(widths.into_iter().map(|width| width as f64)),
        slice,
        slice_minimal: Spread::of(slices.values().map(|&steps| steps as f64)),
        slices,
        assumptions,
        without_cases: without_cases(trace),
        hardest: hardest(trace),
        rules: rules(trace).into_iter().map(|(rule, count)| (rule.to_string(), count)).collect(),
    }
}

/// Every deduction, nested ones included.
fn deductions(trace: &Trace) -> impl Iterator<Item = &Step> {
    trace.all_steps().into_iter().filter(|step| step.id > 0)
}

/// How often each rule was used, nested steps included.
pub fn rules(trace: &Trace) -> BTreeMap<&str, usize> {
    let mut rules = BTreeMap::new();
    deductions(trace).for_each(|step| *rules.entry(&*step.rule).or_default() += 1);
    rules
}

/// Facts that a step rests on.
pub fn premises(trace: &Trace) -> Option<Spread> {
    Spread::of(deductions(trace).map(|step| step.premises.len() as f64))
}

/// Links less truths of the sums that eliminate.
pub fn rank(trace: &Trace) -> Option<Spread> {
    Spread::of(sums(trace).filter(|sum| sum.eliminates).map(|sum| sum.links as f64 - sum.truths as f64))
}

struct Sum {
    truths: usize,
    links: usize,
    eliminates: bool,
}

fn sums(trace: &Trace) -> impl Iterator<Item = Sum> {
    deductions(trace).filter_map(|step| match &step.certificate {
        Certificate::Sum { truths, links } | Certificate::Uniqueness { truths, links, .. } => {
            let eliminates = step.conclusions.iter().any(|fact| !fact.holds);
            Some(Sum { truths: truths.len(), links: links.len(), eliminates })
        }
        _ => None,
    })
}

/// Share of the steps of the outermost scope that do not argue by cases, 0 to 1.
pub fn without_cases(trace: &Trace) -> f64 {
    let outer = trace.steps.iter().filter(|step| step.id > 0);
    let (all, plain) =
        outer.fold((0, 0), |(all, plain), step| (all + 1, plain + usize::from(step.branches.is_empty())));
    if all == 0 { 1.0 } else { plain as f64 / all as f64 }
}

/// The first step of the rule that the profile tries last, of those that were used; a guess is harder than any rule.
pub fn hardest(trace: &Trace) -> Option<Hardest> {
    let uses = deductions(trace).map(|step| (&*step.rule, &step.certificate));
    let (at, rank) = hardest_use(&trace.profile, uses)?;
    let step = deductions(trace).nth(at)?;
    let score = match rank {
        // HoDoKu's score of its brute force.
        usize::MAX => Some(10_000),
        _ => registry::find(&step.rule).ok()?.hodoku.map(|hodoku| hodoku.score),
    };
    Some(Hardest { step: step.id, rule: step.rule.to_string(), score })
}

/// Which of these uses of rules, with their proofs, is the hardest, and the place of its rule in the profile, for a guess
/// the highest number.
pub fn hardest_use<'u>(
    profile: &Profile,
    uses: impl Iterator<Item = (&'u str, &'u Certificate)>,
) -> Option<(usize, usize)> {
    let mut ranks: Vec<(&str, Option<usize>)> = vec![];
    let mut hardest: Option<(usize, usize)> = None;
    for (at, (rule, certificate)) in uses.enumerate() {
        let rank = match (certificate, ranks.iter().find(|(known, _)| *known == rule)) {
            (Certificate::Cases { .. } | Certificate::Assumption, _) => Some(usize::MAX),
            (_, Some((_, rank))) => *rank,
            (_, None) => {
                let rank = profile.rules.iter().position(|id| id == rule);
                ranks.push((rule, rank));
                rank
            }
        };
        if rank.is_some_and(|rank| hardest.is_none_or(|(_, known)| rank > known)) {
            hardest = rank.map(|rank| (at, rank));
        }
    }
    hardest
}

/// The critical path: the most steps of the outermost scope of which each needs the one before.
pub fn depth(index: &Index<'_>) -> usize {
    let mut longest: HashMap<StepId, usize> = HashMap::new();
    for node in index.nodes().iter().filter(|node| node.depth == 0 && node.step.id > 0) {
        let before = node.origins.iter().filter_map(|origin| longest.get(&origin.step)).max();
        let own = before.copied().unwrap_or(0) + 1;
        longest.insert(node.step.id, own);
    }
    longest.into_values().max().unwrap_or(0)
}

/// At the moment of each step, how many of it and the later ones had all their premises.
pub fn widths(index: &Index<'_>) -> Vec<usize> {
    let steps: Vec<_> = index.nodes().iter().filter(|node| node.depth == 0).collect();
    let mut known: HashSet<Fact> = HashSet::new();
    let mut widths = vec![];
    for (at, node) in steps.iter().enumerate() {
        if node.step.id > 0 {
            let possible = |later: &&&trace::Node<'_>| later.step.premises.iter().all(|fact| known.contains(fact));
            widths.push(steps[at..].iter().filter(possible).count());
        }
        known.extend(node.events.iter().map(|event| event.fact));
    }
    widths
}

/// How large the slices of the digits are: by the trace's own account, and the smallest found for each cell.
pub fn slices(index: &Index<'_>) -> (Option<Spread>, BTreeMap<String, usize>) {
    let horn = Horn::new(index.trace, index.geometry);
    let outermost = |steps: BTreeSet<StepId>| {
        let outer = |step: &StepId| index.node(*step).is_some_and(|node| node.depth == 0);
        steps.into_iter().filter(outer).collect::<BTreeSet<_>>()
    };
    let mut sizes = vec![];
    let mut least = BTreeMap::new();
    for event in index.trace.events.iter().filter(|event| event.fact.holds && event.step > 0) {
        let target = [Target::Fact(event.fact)];
        let own = outermost(trace::reach(index, &target).steps);
        least.insert(event.fact.candidate.cell.to_string(), trace::least(&horn, &own, &target).len());
        sizes.push(own.len() as f64);
    }
    (Spread::of(sizes), least)
}
