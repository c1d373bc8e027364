//! Measures as a table.

use std::fmt::Write;

use crate::measure::{Measures, Spread};

/// One line a measure.
pub fn table(measures: &Measures) -> String {
    let mut out = String::new();
    for (label, value) in rows(measures) {
        let _ = writeln!(out, "{label:<34} {value}");
    }
    out
}

/// Each measure with its words; what there is nothing to take it of is left out.
pub fn rows(measures: &Measures) -> Vec<(&'static str, String)> {
    let mut out = vec![];
    let mut row = |label: &'static str, value: String| out.push((label, value));
    row("steps", measures.steps.to_string());
    row("steps that the result rests on", measures.steps_trimmed.to_string());
    let spreads = [
        ("premises per step", measures.premises),
        ("truths per step", measures.truths),
        ("links per step", measures.links),
        ("rank of eliminating steps", measures.rank),
        ("width: steps possible at a time", measures.width),
        ("slice: steps a digit rests on", measures.slice),
        ("slice, smallest found", measures.slice_minimal),
    ];
    for (label, spread) in spreads {
        if let Some(Spread { mean, max }) = spread {
            row(label, format!("mean {mean:.2}, max {max}"));
        }
    }
    row("depth: the longest line of steps", measures.depth.to_string());
    row("moments with one possible step", measures.bottlenecks.to_string());
    row("steps without cases", format!("{:.1} %", 100.0 * measures.without_cases));
    if let Some(hardest) = &measures.hardest {
        let score = hardest.score.map_or(String::new(), |score| format!(", score {score}"));
        row("hardest step", format!("{} ({}{score})", hardest.step, hardest.rule));
    }
    for (assumption, digits) in &measures.assumptions {
        row("rests on", format!("{assumption}: {digits} digits"));
    }
    for (rule, count) in &measures.rules {
        row("used", format!("{rule} {count}"));
    }
    out
}
