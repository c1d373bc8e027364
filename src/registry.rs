//! Finding rules by whatever people call them.

use thiserror::Error;
use whydoku_rules::rule::Meta;
use whydoku_rules::techniques;

/// A name that is no rule's.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("there is no rule `{name}`{}", did_you_mean(near))]
pub struct UnknownRule {
    /// What was asked for.
    pub name: String,
    /// Names that are close to it.
    pub near: Vec<&'static str>,
}

/// The end of a sentence that offers names close to one that is unknown: `; did you mean a or b?`, or nothing.
pub fn did_you_mean(near: &[&str]) -> String {
    if near.is_empty() { String::new() } else { format!("; did you mean {}?", near.join(" or ")) }
}

/// The names, at most three, that are close to what was asked for, the closest first.
pub fn near<'n>(asked: &str, names: impl Iterator<Item = &'n str>) -> Vec<&'n str> {
    let mut scored: Vec<(f64, &str)> = names
        .map(|name| (strsim::jaro_winkler(asked, name), name))
        .filter(|&(score, name)| score > 0.84 || (asked.len() > 2 && name.contains(asked)))
        .collect();
    scored.sort_by(|a, b| b.0.total_cmp(&a.0));
    scored.into_iter().take(3).map(|(_, name)| name).collect()
}

/// The descriptions of all rules, in the registry's order.
pub fn rules() -> Vec<&'static Meta> {
    techniques::all_rules::<2>().into_iter().map(|rule| rule.meta()).collect()
}

/// Finds a rule by id, name, alias or HoDoKu code; capitals, blanks and underscores do not matter.
///
/// # Errors
/// When nothing has that name; the error knows close ones.
pub fn find(name: &str) -> Result<&'static Meta, UnknownRule> {
    let asked = name.trim().to_lowercase().replace([' ', '_'], "-");
    let known = |meta: &&Meta| {
        meta.id == asked
            || meta.aliases.contains(&asked.as_str())
            || meta.name.to_lowercase().replace(' ', "-") == asked
            || meta.hodoku.is_some_and(|hodoku| hodoku.code == asked)
    };
    rules().into_iter().find(known).ok_or_else(|| {
        let names = rules().into_iter().flat_map(|meta| std::iter::once(meta.id).chain(meta.aliases.iter().copied()));
        UnknownRule { name: name.to_string(), near: near(&asked, names) }
    })
}
