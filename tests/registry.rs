//! The registry: names are unique, pages are there, near misses are helped.

use std::collections::HashSet;

use whydoku::profile::{BUILT_IN, Profile};
use whydoku::registry;
use whydoku::views::rules;

use crate::support;

#[test]
fn names_are_unique() {
    let mut seen = HashSet::new();
    for meta in registry::rules() {
        let code = meta.hodoku.map(|known| known.code);
        for name in [meta.id].into_iter().chain(meta.aliases.iter().copied()).chain(code) {
            assert!(seen.insert(name), "two rules are called {name}");
            assert_eq!(registry::find(name).map(|found| found.id), Ok(meta.id));
        }
        assert_eq!(registry::find(meta.name).map(|found| found.id), Ok(meta.id));
    }
}

#[test]
fn each_rule_stands_in_the_file_and_folder_of_its_name() {
    for meta in registry::rules() {
        let file = format!("rules/src/techniques/{}/{}.rs", meta.family, meta.id.replace('-', "_"));
        let text =
            std::fs::read_to_string(support::root().join(&file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(text, meta.source, "{file} is not the source of {}", meta.id);
    }
}

#[test]
fn each_rule_has_a_page_with_a_worked_example() {
    for meta in registry::rules() {
        let page = rules::page(meta);
        assert!(page.starts_with(&format!("# {}\n", meta.name)), "{}: the page has another title", meta.id);
        for part in ["## Why it holds", "## Names and ratings", "## Worked example"] {
            assert!(page.contains(part), "the page of {} has no part {part}", meta.id);
        }
        assert!(meta.summary().len() > 20, "the page of {} does not say what it is", meta.id);
        support::snapshot("rules", meta.id, &page);
    }
    support::snapshot("rules", "table", &anstream::adapter::strip_str(&rules::table()).to_string());
}

#[test]
fn the_readme_lists_every_rule() {
    let path = support::root().join("README.md");
    let text = std::fs::read_to_string(&path).expect("the README can be read");
    let (start, end) = ("<!-- rules: written by `whydoku rules --markdown` -->\n", "<!-- end of rules -->");
    let (head, rest) = text.split_once(start).expect("the README has the table's first marker");
    let (table, tail) = rest.split_once(end).expect("the README has the table's last marker");
    if table != rules::markdown_table() && std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        let new = format!("{head}{start}{}{end}{tail}", rules::markdown_table());
        std::fs::write(&path, new).expect("the README can be written");
        return;
    }
    assert_eq!(table, rules::markdown_table(), "put the output of `whydoku rules --markdown` into README.md");
}

#[test]
fn the_words_of_the_method_are_known() {
    for (word, id) in
        [("definite", "naked-single"), ("box-line-pointing", "pointing"), ("Hidden Single", "hidden-single")]
    {
        assert_eq!(registry::find(word).map(|meta| meta.id), Ok(id));
    }
}

#[test]
fn near_misses_are_helped() {
    let error = registry::find("hiden-single").expect_err("there is no such rule");
    assert!(error.near.contains(&"hidden-single"), "{error}");
    assert!(registry::find("qqqq").expect_err("there is no such rule").near.is_empty());
}

#[test]
fn built_in_profiles_are_read() {
    for (name, _) in BUILT_IN {
        assert_eq!(Profile::built_in(name).map(|profile| profile.name), Ok(name.to_string()));
    }
}
