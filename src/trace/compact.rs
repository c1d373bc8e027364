//! A trace as one line of JSON, the same as serde writes. What a trace has by the hundred (events, facts, sums) is put
//! down directly, all else goes through serde.

use serde::Serialize;
use whydoku_rules::certificate::Certificate;
use whydoku_rules::geometry::Spec;
use whydoku_rules::log::{Assumption, Branch, Event, Step};
use whydoku_rules::names::Fact;
use whydoku_rules::spelling::{Spell, Spelling};

use super::{Solutions, Stop, Trace, Unproven};
use crate::profile::Profile;

/// All of a trace but its events and steps.
#[derive(Serialize)]
struct Head<'t> {
    schema: &'t str,
    program: &'t str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'t str>,
    puzzle: &'t str,
    layout: &'t Spec,
    profile: &'t Profile,
    solutions: Solutions,
    stop: Stop,
    #[serde(skip_serializing_if = "Option::is_none")]
    common: Option<&'t str>,
    grid: &'t [String],
    solution: Option<&'t str>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    unproven: &'t [Unproven],
}

/// Appends a trace.
pub fn write(trace: &Trace, out: &mut Vec<u8>) {
    let mut pen = Pen { out };
    pen.serde(&Head {
        schema: &trace.schema,
        program: &trace.program,
        name: trace.name.as_deref(),
        puzzle: &trace.puzzle,
        layout: &trace.layout,
        profile: &trace.profile,
        solutions: trace.solutions,
        stop: trace.stop,
        common: trace.common.as_deref(),
        grid: &trace.grid,
        solution: trace.solution.as_deref(),
        unproven: &trace.unproven,
    });
    // The brace at the end of the head.
    pen.out.pop();
    pen.put(b",\"events\":");
    pen.list(&trace.events, Pen::event);
    pen.put(b",\"steps\":");
    pen.list(&trace.steps, Pen::step);
    pen.put(b"}");
}

struct Pen<'o> {
    out: &'o mut Vec<u8>,
}

impl Pen<'_> {
    #[inline]
    fn put(&mut self, text: &[u8]) {
        self.out.extend_from_slice(text);
    }

    fn serde<T: Serialize>(&mut self, value: &T) {
        serde_json::to_writer(&mut *self.out, value).expect("there are only texts, numbers, lists and named fields");
    }

    #[inline]
    fn list<T>(&mut self, items: &[T], mut write: impl FnMut(&mut Self, &T)) {
        self.put(b"[");
        for (at, item) in items.iter().enumerate() {
            if at > 0 {
                self.put(b",");
            }
            write(self, item);
        }
        self.put(b"]");
    }

    /// Most numbers are short, and a copy of known length is no call.
    #[inline]
    fn number(&mut self, number: u64) {
        let digit = |power: u64| b'0' + (number / power % 10) as u8;
        match number {
            0..10 => self.put(&[digit(1)]),
            10..100 => self.put(&[digit(10), digit(1)]),
            100..1000 => self.put(&[digit(100), digit(10), digit(1)]),
            1000..10_000 => self.put(&[digit(1000), digit(100), digit(10), digit(1)]),
            _ => self.serde(&number),
        }
    }

    fn event(&mut self, event: &Event) {
        self.put(b"{\"tick\":");
        self.number(event.tick.into());
        self.put(b",\"fact\":");
        self.name(&event.fact);
        self.put(b",\"step\":");
        self.number(event.step.into());
        if let Some(nanos) = event.nanos {
            self.put(b",\"nanos\":");
            self.number(nanos);
        }
        self.put(b"}");
    }

    fn step(&mut self, step: &Step) {
        self.put(b"{\"id\":");
        self.number(step.id.into());
        self.put(b",\"rule\":");
        self.serde(&step.rule);
        self.put(b",\"sweep\":");
        self.number(step.sweep.into());
        self.put(b",\"premises\":");
        self.facts(&step.premises);
        self.put(b",\"conclusions\":");
        self.facts(&step.conclusions);
        if !step.assumptions.is_empty() {
            self.put(b",\"assumptions\":");
            self.list(&step.assumptions, |pen, assumption| match assumption {
                Assumption::Unique => pen.put(b"\"unique\""),
                Assumption::Guess(fact) => pen.name(fact),
            });
        }
        self.put(b",\"pattern\":");
        self.serde(&step.pattern);
        self.put(b",\"certificate\":");
        self.certificate(&step.certificate);
        if !step.branches.is_empty() {
            self.put(b",\"branches\":");
            self.list(&step.branches, Pen::branch);
        }
        self.put(b"}");
    }

    fn branch(&mut self, branch: &Branch) {
        self.put(b"{\"assume\":");
        self.name(&branch.assume);
        self.put(b",\"events\":");
        self.list(&branch.events, Pen::event);
        self.put(b",\"steps\":");
        self.list(&branch.steps, Pen::step);
        self.put(b"}");
    }

    fn certificate(&mut self, certificate: &Certificate) {
        let Certificate::Sum { truths, links } = certificate else { return self.serde(certificate) };
        self.put(b"{\"kind\":\"sum\",\"truths\":");
        self.list(truths, |pen, truth| pen.name(truth));
        self.put(b",\"links\":");
        self.list(links, |pen, link| pen.name(link));
        self.put(b"}");
    }

    fn facts(&mut self, facts: &[Fact]) {
        self.list(facts, |pen, fact| pen.name(fact));
    }

    /// A name needs no escapes.
    #[inline]
    fn name(&mut self, named: &impl Spell) {
        self.put(b"\"");
        let (end, spelling) = (self.out.len(), Spelling::of(named));
        // A copy of known length is no call.
        let (bytes, length) = spelling.bytes();
        self.put(&bytes);
        self.out.truncate(end + length);
        self.put(b"\"");
    }
}
