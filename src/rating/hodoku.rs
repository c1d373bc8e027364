//! HoDoKu's scale: the scores of the steps of a solve, added up, and the level that they make.

use std::fmt::Write;

use serde::Serialize;
use whydoku_rules::rule::Hodoku;

use crate::registry;
use crate::trace::{Solutions, Stop, Trace};
use crate::views::style::{self, paint};

/// The profile whose solves are rated.
pub const PROFILE: &str = "hodoku";

/// The levels, each with the highest score that a puzzle of it may have.
pub const LEVELS: [(&str, u32); 5] =
    [("Easy", 800), ("Medium", 1000), ("Hard", 1600), ("Unfair", 1800), ("Extreme", u32::MAX)];

/// HoDoKu's last resort: it places a digit of the solution.
const BRUTE_FORCE: Hodoku = Hodoku { code: "", score: 10_000, level: "Extreme" };

/// What a solve is rated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Rating {
    /// The scale.
    pub scale: &'static str,
    /// The sum of the scores of all steps.
    pub score: u32,
    /// The highest level of a technique, or a higher one where the score is beyond it.
    pub level: &'static str,
    /// Whether the solve reached the solution; otherwise only what was found is rated.
    pub solved: bool,
    /// The techniques that were used, by rising level and score.
    pub techniques: Vec<Technique>,
}

/// How often a technique was used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Technique {
    /// The id of the rule.
    pub rule: String,
    /// Its name in sentences.
    pub name: String,
    /// The level of a puzzle that needs it.
    pub level: &'static str,
    /// The score of one use.
    pub score: u32,
    /// How often it was used.
    pub count: u32,
    /// The score of all its uses.
    pub total: u32,
}

/// The rating of a solve by the profile [`PROFILE`]; `None` when it shows that there is no solution.
pub fn rating(trace: &Trace) -> Option<Rating> {
    let impossible = trace.solutions == Solutions::None || matches!(trace.stop, Stop::Contradiction { .. });
    (!impossible).then(|| rate(trace))
}

/// Rates a solve by the profile [`PROFILE`]. Steps inside a refuted guess are part of that guess.
pub fn rate(trace: &Trace) -> Rating {
    rate_uses(trace.steps.iter().skip(1).map(|step| &*step.rule), trace.stop)
}

/// The same from the ids of the rules that were used, in order.
pub fn rate_uses<'r>(rules: impl IntoIterator<Item = &'r str>, stop: Stop) -> Rating {
    let mut techniques: Vec<Technique> = vec![];
    for rule in rules {
        if let Some(known) = techniques.iter_mut().find(|known| known.rule == rule) {
            known.count += 1;
            known.total += known.score;
            continue;
        }
        let meta = registry::rules().into_iter().find(|meta| meta.id == rule);
        let hodoku = if rule == "guess" { Some(BRUTE_FORCE) } else { meta.and_then(|meta| meta.hodoku) };
        let (Some(meta), Some(Hodoku { score, level, .. })) = (meta, hodoku) else { continue };
        let (rule, name) = (meta.id.to_string(), meta.name.to_string());
        techniques.push(Technique { rule, name, level, score, count: 1, total: score });
    }
    techniques.sort_by_key(|technique| (rank(technique.level), technique.score));
    let score = techniques.iter().map(|technique| technique.total).sum();
    let hardest = techniques.iter().map(|technique| rank(technique.level)).max().unwrap_or(0);
    let level = LEVELS[hardest..].iter().find(|(_, most)| score <= *most).map_or("Extreme", |(level, _)| level);
    Rating { scale: PROFILE, score, level, solved: stop == Stop::Solved, techniques }
}

fn rank(level: &str) -> usize {
    LEVELS.iter().position(|(known, _)| *known == level).unwrap_or(LEVELS.len() - 1)
}

impl Rating {
    /// The rating as a line and a table.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let head = format!("HoDoKu: {}, score {}", self.level, self.score);
        let _ = writeln!(out, "{}", paint(style::HEAD, head));
        if !self.solved {
            let _ = writeln!(out, "{}", paint(style::UNPROVEN, "The puzzle is not solved; this rates what was found."));
        }
        let widest = self.techniques.iter().map(|technique| technique.name.len()).max().unwrap_or(0);
        for Technique { name, level, score, count, total, .. } in &self.techniques {
            let pad = widest - name.len();
            let name = paint(style::RULE, name);
            let _ = writeln!(out, "{count:>5} × {name}{:pad$}  {score:>5} each  {total:>6}  {level}", "");
        }
        out
    }
}
