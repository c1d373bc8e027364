//! The page's tables: techniques with their ratings, and the figures of quality.

use std::fmt::Write;

use crate::measure::measure;
use crate::rating::hodoku;
use crate::registry;
use crate::trace::{Index, Trace};
use crate::views::escape::xml;
use crate::views::sentence::rule_name;
use crate::views::{measure as measures, summary};

/// What is to be said about solutions and assumptions, a paragraph each.
pub fn caveats(trace: &Trace) -> String {
    summary::caveats(trace).iter().map(|line| format!("<p class=\"caveat\">{}</p>\n", xml(line))).collect()
}

/// Both tables.
pub fn figures(index: &Index<'_>) -> String {
    let measures = measure(index);
    let mut out = techniques(index, &measures.rules);
    out.push_str("<table>\n<caption>Quality of the explanation</caption>\n<tbody>\n");
    for (label, value) in measures::rows(&measures).iter().filter(|(label, _)| *label != "used") {
        let _ = writeln!(out, "<tr><th scope=\"row\">{}</th><td>{}</td></tr>", xml(label), xml(value));
    }
    out.push_str("</tbody>\n</table>\n");
    out
}

/// Each technique with how often it was used and how hard it is.
fn techniques(index: &Index<'_>, used: &std::collections::BTreeMap<String, usize>) -> String {
    let rating = hodoku::rate(index.trace);
    let known = registry::rules();
    let mut rows: Vec<_> = used
        .iter()
        .map(|(id, count)| {
            let meta = known.iter().find(|meta| meta.id == id);
            (meta.and_then(|meta| meta.hodoku), meta.and_then(|meta| meta.se), id, count)
        })
        .collect();
    rows.sort_by_key(|&(hodoku, _, id, _)| (hodoku.map_or(0, |hodoku| hodoku.score), id));
    let mut out = String::from("<table>\n<caption>Techniques</caption>\n<thead><tr><th scope=\"col\">Technique</th>");
    out.push_str("<th scope=\"col\">Used</th><th scope=\"col\">HoDoKu</th><th scope=\"col\">Level</th>");
    out.push_str("<th scope=\"col\">SE</th></tr></thead>\n<tbody>\n");
    for (hodoku, se, id, count) in rows {
        let score = hodoku.map_or("–".to_string(), |hodoku| hodoku.score.to_string());
        let level = hodoku.map_or("–", |hodoku| hodoku.level);
        let (name, se) = (xml(rule_name(id)), se.unwrap_or("–"));
        let _ = writeln!(
            out,
            "<tr><th scope=\"row\">{name}</th><td>{count}</td><td>{score}</td><td>{level}</td><td>{se}</td></tr>"
        );
    }
    out.push_str("</tbody>\n</table>\n");
    let hardest = used.keys().filter_map(|id| known.iter().find(|meta| meta.id == id)?.se);
    let hardest = hardest.max_by(|a, b| number(a).total_cmp(&number(b)));
    let _ = writeln!(
        out,
        "<p>HoDoKu’s scores of these steps add up to {} ({}).{}</p>",
        rating.score,
        rating.level,
        hardest
            .map(|se| format!(" The hardest technique’s base rating in Sudoku Explainer is {se}."))
            .unwrap_or_default()
    );
    out
}

fn number(text: &str) -> f64 {
    text.parse().unwrap_or(0.0)
}
