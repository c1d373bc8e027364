//! The proof log: a comment with the sentence of each step, its sum, and a line for each fact.

use std::collections::HashMap;
use std::fmt::Write;

use whydoku_rules::certificate::{Certificate, Net, NetEnd};
use whydoku_rules::geometry::Geometry;
use whydoku_rules::log::{Event, Step, StepId};
use whydoku_rules::names::{Candidate, Fact, Sector, Truth};

use super::names::{at_least, at_most, literal, stated, variable};
use super::{Claim, ProofError, formula};
use crate::trace::{Index, Stop, Trace};
use crate::views::sentence::{rule_name, sentence};

pub fn write(trace: &Trace, geometry: &Geometry, claim: Claim) -> Result<String, ProofError> {
    let index = Index::new(trace, geometry);
    let mut log = Log { index: &index, geometry, out: String::new(), labels: HashMap::new(), assumed: vec![], sums: 0 };
    log.out.push_str("pseudo-Boolean proof version 3.0\n");
    log.scope(&trace.events, &trace.steps)?;
    log.conclude(trace, claim);
    Ok(log.out)
}

struct Log<'i, 't> {
    index: &'i Index<'t>,
    geometry: &'i Geometry,
    out: String,
    /// The line that states a fact which is known in the scope that is being written.
    labels: HashMap<Fact, String>,
    /// The assumptions of the branches that are open.
    assumed: Vec<Fact>,
    /// How many sums and lemmas were written.
    sums: usize,
}

impl<'t> Log<'_, 't> {
    fn scope(&mut self, events: &'t [Event], steps: &'t [Step]) -> Result<(), ProofError> {
        let mut rest = events;
        for step in steps {
            let own = rest.iter().take_while(|event| event.step == step.id).count();
            let (now, later) = rest.split_at(own);
            self.step(step, now)?;
            rest = later;
        }
        Ok(())
    }

    fn step(&mut self, step: &'t Step, events: &'t [Event]) -> Result<(), ProofError> {
        for (at, branch) in step.branches.iter().enumerate() {
            let before = self.labels.clone();
            let _ = writeln!(self.out, "% step {}: suppose {}", step.id, branch.assume);
            self.assumed.push(branch.assume);
            self.labels.insert(branch.assume, String::new());
            let own = branch.events.iter().take_while(|event| event.step == step.id).count();
            let (assumed, inner) = branch.events.split_at(own);
            self.events(step.id, assumed, &|_| None)?;
            self.scope(inner, &branch.steps)?;
            if !branch.steps.last().is_some_and(Step::is_contradiction) {
                for &fact in &step.conclusions {
                    let hints = self.label(step.id, fact)?;
                    self.line(&reached(step.id, at, fact), &[fact], &hints);
                }
            }
            self.assumed.pop();
            self.labels = before;
        }
        self.comment(step);
        let mut hints = HashMap::new();
        self.hints(step, &step.certificate, &step.conclusions, &mut hints)?;
        if let Some(hints) = hints.get(&None) {
            self.line(&contradiction(step.id), &[], hints);
        }
        self.events(step.id, events, &|fact| hints.get(&Some(fact)).cloned())
    }

    fn comment(&mut self, step: &Step) {
        let words = self.index.node(step.id).map(|node| sentence(self.index, node)).unwrap_or_default();
        let words = words.replace(char::is_control, " ");
        let _ = writeln!(self.out, "% step {}, {}: {words}", step.id, rule_name(&step.rule));
    }

    /// For each conclusion (or `None`, for a contradiction) the constraints from which it follows: the premises, and
    /// what the certificate adds.
    fn hints(
        &mut self,
        step: &'t Step,
        certificate: &Certificate,
        conclusions: &[Fact],
        hints: &mut HashMap<Option<Fact>, String>,
    ) -> Result<(), ProofError> {
        let keys: Vec<Option<Fact>> = match conclusions {
            [] => vec![None],
            facts => facts.iter().copied().map(Some).collect(),
        };
        let premises = self.premises(step)?;
        match certificate {
            Certificate::Given => self.labels.extend(conclusions.iter().map(|&fact| (fact, stated(fact)))),
            Certificate::Assumption => return Err(ProofError::Assumption(step.id)),
            Certificate::Uniqueness { .. } => {
                return Err(ProofError::Uniqueness(step.id, rule_name(&step.rule).to_string()));
            }
            Certificate::Sum { truths, links } => {
                let sum = self.sum(step.id, truths, links)?;
                hints.extend(keys.into_iter().map(|key| (key, format!("{premises} {sum}"))));
            }
            Certificate::Propagation { refutations } => {
                for refutation in refutations {
                    let fact = Fact { holds: !refutation.assume.holds, ..refutation.assume };
                    let tree = self.net(step.id, &refutation.net, &mut vec![fact], &premises);
                    hints.insert(Some(fact), tree);
                }
            }
            Certificate::Parts { parts } => {
                for part in parts {
                    self.hints(step, &part.certificate, &part.conclusions, hints)?;
                }
            }
            // What the branches rest on stands in their own lines; here only what leaves no other case.
            Certificate::Cases { over } => {
                let inside = over.and_then(|sector| self.geometry.sector(sector)).unwrap_or_default();
                let named =
                    |fact: &Fact| self.geometry.index(fact.candidate.cell).map(|cell| (cell, fact.candidate.digit));
                let excluded =
                    step.premises.iter().filter(|fact| named(fact).is_some_and(|slot| inside.contains(&slot)));
                let excluded: Vec<String> =
                    excluded.map(|&fact| self.label(step.id, fact)).collect::<Result<_, _>>()?;
                let premises = excluded.join(" ");
                let over = over.map(at_least).unwrap_or_default();
                for key in keys {
                    let ends = step.branches.iter().enumerate().map(|(at, branch)| match (branch.steps.last(), key) {
                        (Some(last), _) if last.is_contradiction() => contradiction(last.id),
                        (_, Some(fact)) => reached(step.id, at, fact),
                        (_, None) => String::new(),
                    });
                    let ends: Vec<String> = ends.collect();
                    hints.insert(key, format!("{premises} {over} {}", ends.join(" ")));
                }
            }
        }
        Ok(())
    }

    fn premises(&self, step: &Step) -> Result<String, ProofError> {
        let labels = step.premises.iter().map(|&fact| self.label(step.id, fact));
        Ok(labels.collect::<Result<Vec<_>, _>>()?.join(" "))
    }

    /// The line that states a fact; nothing for an assumption, which the negated line makes true by itself.
    fn label(&self, step: StepId, fact: Fact) -> Result<String, ProofError> {
        self.labels.get(&fact).cloned().ok_or_else(|| ProofError::Unknown(step, fact.to_string()))
    }

    /// Truths and links added up; a single truth needs no line of its own.
    fn sum(&mut self, step: StepId, truths: &[Truth], links: &[Sector]) -> Result<String, ProofError> {
        let mut terms = vec![];
        for truth in truths {
            match truth {
                Truth::Sector(sector) => terms.push(at_least(*sector)),
                // An assumption states itself: as a literal it is at least 0, which with the assumption is 1.
                Truth::Placed(candidate) => match self.label(step, candidate.is())? {
                    label if label.is_empty() => terms.push(variable(*candidate)),
                    label => terms.push(label),
                },
            }
        }
        terms.extend(links.iter().map(|&link| at_most(link)));
        if let [single] = terms.as_slice() {
            return Ok(single.clone());
        }
        self.sums += 1;
        let label = format!("@s{step}_{}", self.sums);
        let plus: Vec<String> = terms
            .iter()
            .enumerate()
            .map(|(at, term)| if at == 0 { term.clone() } else { format!("{term} +") })
            .collect();
        let _ = writeln!(self.out, "{label} pol {};", plus.join(" "));
        Ok(label)
    }

    /// The constraints that a net of unit steps uses. Each case of a split becomes a line of its own first.
    fn net(&mut self, step: StepId, net: &Net, clause: &mut Vec<Fact>, premises: &str) -> String {
        let mut hints = premises.to_string();
        for line in &net.lines {
            let label = if line.fact.holds { at_least(line.by) } else { at_most(line.by) };
            let _ = write!(hints, " {label}");
        }
        match &net.end {
            NetEnd::Empty(sector) => drop(write!(hints, " {}", at_least(*sector))),
            NetEnd::Split { over, cases } => {
                let mut lemmas = vec![];
                // What a case uses of the steps before the split, it repeats.
                let shared = hints.clone();
                for case in cases {
                    clause.push(Fact { holds: !case.assume.holds, ..case.assume });
                    let inner = self.net(step, &case.net, clause, &shared);
                    self.sums += 1;
                    let label = format!("@s{step}_{}", self.sums);
                    self.line(&label, clause, &inner);
                    clause.pop();
                    lemmas.push(label);
                }
                let _ = write!(hints, " {} {}", at_least(*over), lemmas.join(" "));
            }
        }
        hints
    }

    /// A line for each event: what was concluded from its hints, what a placement excludes from that placement.
    fn events(
        &mut self,
        step: StepId,
        events: &[Event],
        hints: &dyn Fn(Fact) -> Option<String>,
    ) -> Result<(), ProofError> {
        let mut placed: Vec<(Candidate, String)> = vec![];
        for event in events {
            let fact = event.fact;
            let label = format!("@e{}", event.tick);
            if let Some(hints) = hints(fact) {
                self.line(&label, &[fact], &hints);
                self.labels.insert(fact, label);
            } else if !self.labels.contains_key(&fact) {
                let slot =
                    |candidate: Candidate| self.geometry.index(candidate.cell).map(|cell| (cell, candidate.digit));
                let cause = placed.iter().rev().find_map(|(cause, label)| {
                    let link = self.geometry.link(slot(*cause)?, slot(fact.candidate)?)?;
                    Some(format!("{label} {}", at_most(link)))
                });
                let hints = cause.ok_or_else(|| ProofError::Unknown(step, fact.to_string()))?;
                self.line(&label, &[fact], &hints);
                self.labels.insert(fact, label);
            }
            if fact.holds {
                placed.push((fact.candidate, self.label(step, fact)?));
            }
        }
        Ok(())
    }

    /// A clause that follows by unit propagation from these constraints alone. Inside branches it holds under their
    /// assumptions.
    fn line(&mut self, label: &str, facts: &[Fact], hints: &str) {
        let opposite = self.assumed.iter().map(|&fact| Fact { holds: !fact.holds, ..fact });
        let terms: Vec<String> =
            facts.iter().copied().chain(opposite).map(|fact| format!("1 {}", literal(fact))).collect();
        let hints: Vec<&str> = hints.split_whitespace().collect();
        let _ = writeln!(self.out, "{label} rup {} >= 1 : {} ~;", terms.join(" "), hints.join(" "));
    }

    /// The solution as a value for each variable.
    fn assignment(&self) -> String {
        let cells = (0..self.geometry.cell_count()).map(|cell| self.geometry.cell(cell));
        let all = cells.flat_map(|cell| self.geometry.digits().map(move |digit| cell.candidate(digit)));
        let value = |candidate: Candidate| match self.labels.contains_key(&candidate.is()) {
            true => literal(candidate.is()),
            false => literal(candidate.is_not()),
        };
        all.map(value).collect::<Vec<_>>().join(" ")
    }

    fn conclude(&mut self, trace: &Trace, claim: Claim) {
        let conclusion = match trace.stop {
            Stop::Contradiction { step } => format!("UNSAT : {}", contradiction(step)),
            _ => {
                let claimed = formula::claimed(trace);
                let labels: Vec<&String> = claimed.iter().filter_map(|fact| self.labels.get(fact)).collect();
                if claimed.is_empty() {
                    "BOUNDS 0 INF".to_string()
                } else {
                    let plus: Vec<String> = labels
                        .iter()
                        .enumerate()
                        .map(|(at, label)| if at == 0 { label.to_string() } else { format!("{label} +") })
                        .collect();
                    let _ = writeln!(self.out, "% every digit that is claimed\n@claim pol {};", plus.join(" "));
                    let upper = match claim {
                        Claim::Unique => format!("{} : {}", claimed.len(), self.assignment()),
                        Claim::Follows => "INF".to_string(),
                    };
                    format!("BOUNDS {} : @claim {upper}", claimed.len())
                }
            }
        };
        let _ = writeln!(self.out, "output NONE;\nconclusion {conclusion};\nend pseudo-Boolean proof;");
    }
}

/// The label of the contradiction that a step found.
fn contradiction(step: StepId) -> String {
    format!("@c{step}")
}

/// The label of a conclusion that a branch reaches.
fn reached(step: StepId, branch: usize, fact: Fact) -> String {
    format!("@b{step}_{branch}_{}", variable(fact.candidate))
}
