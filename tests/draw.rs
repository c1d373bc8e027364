//! Pictures: one of each family as reviewed, all of them valid, stable and escaped.

use roxmltree::Document;
use whydoku::formats::Options;
use whydoku::profile::Profile;
use whydoku::registry;
use whydoku::scheduler::{self, Clock};
use whydoku::trace::{self, Index, Trace};
use whydoku::views::scene::{Frame, Role, scene};
use whydoku::views::{rules, svg};
use whydoku_rules::geometry::Geometry;

use crate::support;

/// One rule for each family of patterns.
const FAMILIES: [&str; 26] = [
    "naked-single",
    "hidden-single",
    "pointing",
    "naked-pair",
    "hidden-triple",
    "x-wing",
    "finned-swordfish",
    "mutant-swordfish",
    "siamese-finned-x-wing",
    "kraken-fish-type-2",
    "als-xy-chain",
    "death-blossom",
    "sue-de-coq",
    "aligned-pair-exclusion",
    "template-set",
    "skyscraper",
    "empty-rectangle",
    "xyz-wing",
    "w-wing",
    "medusa-3d",
    "multi-colours-1",
    "remote-pair",
    "grouped-aic",
    "grouped-continuous-nice-loop",
    "uniqueness-test-4",
    "contradiction",
];

/// Every step of a solve as a picture.
fn pictures(trace: &Trace) -> Vec<String> {
    let geometry = Geometry::new(trace.layout.clone()).expect("the trace has a layout");
    let (index, frame) = (Index::new(trace, &geometry), Frame::new(&geometry));
    let mut pictures = vec![];
    trace::each_position(&geometry, trace, &mut |step, before| {
        let node = index.node(step.id).expect("the index has every step");
        pictures.push(svg::draw(&index, &frame, node, before));
    });
    pictures
}

fn solve(text: &str, options: &Options, profile: &str) -> Trace {
    let puzzle = support::puzzle_with(text, options);
    scheduler::solve(&puzzle, &Profile::built_in(profile).expect("there is one"), Clock::Logical)
}

/// The text of the first element of this name.
fn element(document: &Document<'_>, name: &str) -> String {
    let found = document.descendants().find(|node| node.has_tag_name(("http://www.w3.org/2000/svg", name)));
    found.and_then(|node| node.text()).unwrap_or_default().to_string()
}

#[test]
fn pictures_are_as_reviewed() {
    for id in FAMILIES {
        let meta = registry::find(id).expect("there is such a rule");
        let picture = rules::picture(meta).unwrap_or_else(|| panic!("{id} has no worked example"));
        support::snapshot("pictures", id, &picture);
    }
}

#[test]
fn every_rule_has_a_picture_that_shows_what_it_concludes() {
    for meta in registry::rules() {
        let trace = rules::example_trace(meta).unwrap_or_else(|| panic!("{} has no worked example", meta.id));
        let geometry = Geometry::new(trace.layout.clone()).expect("the trace has a layout");
        let (index, frame) = (Index::new(&trace, &geometry), Frame::new(&geometry));
        let node = &index.nodes()[1];
        let before = trace::position_before(&geometry, &trace, node.step.id).expect("the step is there");
        let seen = scene(&index, &frame, node, &before);
        for fact in &node.step.conclusions {
            let role = if fact.holds { Role::Placed } else { Role::Removed };
            let marked = seen.marks.iter().any(|mark| (mark.candidate, mark.role) == (fact.candidate, role));
            assert!(marked, "{}: {fact} is not marked", meta.id);
        }
        // Whatever has a colour is explained.
        let shown = seen.marks.iter().map(|mark| mark.role).chain(seen.shades.iter().map(|shade| shade.role));
        for role in shown.chain(seen.links.iter().map(|link| link.role)) {
            assert!(seen.legend.iter().any(|entry| entry.role == role), "{}: {role} is not in the legend", meta.id);
        }
        let picture = svg::draw(&index, &frame, node, &before);
        let document = Document::parse(&picture).unwrap_or_else(|error| panic!("{}: {error}", meta.id));
        assert_eq!(element(&document, "desc"), seen.title, "{}", meta.id);
        assert!(element(&document, "title").contains(meta.name), "{}", meta.id);
        assert_eq!(Some(picture), rules::picture(meta), "{}: not the same twice", meta.id);
    }
}

#[test]
fn all_layouts_can_be_drawn() {
    let jigsaw = "AAABBBCCC AAABBBCCC AADBBECCF ADDEBEFCF DDDEEEFFF DDDEEEFFF GGGHHHIII GGGHHHIII GGGHHHIII";
    let nine = ".".repeat(81);
    let large = |size: usize| ".".repeat(size * size);
    let layout = |text: &str| Options { size: None, layout: Some(text.to_string()) };
    let mut drawn = 0;
    for (text, options) in [
        ("1...............".to_string(), Options::default()),
        ("1...................................".to_string(), Options::default()),
        (format!("1{}", &nine[1..]), layout("x")),
        (format!("1{}", &nine[1..]), layout("windoku")),
        (format!("1{}", &nine[1..]), layout("x,windoku")),
        (format!("1{}", &large(16)[1..]), Options::default()),
        (format!("1{}", &large(25)[1..]), Options::default()),
        (nine.clone(), layout(&format!("jigsaw:{jigsaw}"))),
    ] {
        let puzzle = support::puzzle_with(&text, &options);
        let profile = Profile::built_in("basic").expect("there is one");
        let profile = Profile { max_steps: Some(3), ..profile };
        for picture in pictures(&scheduler::solve(&puzzle, &profile, Clock::Logical)) {
            Document::parse(&picture).unwrap_or_else(|error| panic!("{text}: {error}"));
            drawn += 1;
        }
    }
    assert!(drawn >= 8, "only {drawn} pictures of 8 layouts");
}

#[test]
fn guesses_branches_and_contradictions_can_be_drawn() {
    let hard = "5......741....76........25.........7.4.3..8....6..8.....98....26.4..39.87....64..";
    let trace = solve(hard, &Options::default(), "basic");
    let pictures = pictures(&trace);
    assert_eq!(pictures.len(), trace.all_steps().len());
    assert!(trace.guesses() > 0, "the puzzle needs a guess");
    for picture in pictures {
        Document::parse(&picture).unwrap_or_else(|error| panic!("{error}"));
    }
}

#[test]
fn names_are_escaped() {
    let name = "<script>alert(\"1\")</script> & 'x' ]]> \u{1}";
    let mut trace = solve("...4..3.....4..1", &Options::default(), "basic");
    trace.name = Some(name.to_string());
    for picture in pictures(&trace) {
        assert!(!picture.contains("<script"), "{picture}");
        let document = Document::parse(&picture).unwrap_or_else(|error| panic!("{error}: {picture}"));
        let title = element(&document, "title");
        assert!(title.starts_with(&name.replace('\u{1}', "\u{fffd}")), "{title}");
        assert_eq!(document.descendants().filter(|node| node.has_tag_name("script")).count(), 0);
    }
}

#[test]
fn coordinates_have_at_most_one_decimal() {
    for id in FAMILIES {
        let picture = rules::picture(registry::find(id).expect("there is such a rule")).expect("a picture");
        let body = picture.split_once("</style>").expect("a style").1;
        let document = Document::parse(&picture).expect("XML");
        for path in document.descendants().filter_map(|node| node.attribute("d")) {
            for number in path.split(|c: char| !c.is_ascii_digit() && c != '.').filter(|part| part.contains('.')) {
                let decimals = number.split_once('.').map_or(0, |(_, end)| end.len());
                assert_eq!(decimals, 1, "{id}: {number} in {path}");
            }
        }
        assert!(body.len() < 60_000, "{id}: {} bytes", body.len());
    }
}

#[cfg(feature = "png")]
#[test]
fn pictures_become_pixels() {
    let picture = rules::picture(registry::find("x-wing").expect("there is such a rule")).expect("a picture");
    let bytes = svg::png(&picture).expect("it is SVG");
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(svg::png(&picture).expect("it is SVG"), bytes, "the same twice");
    assert!(svg::png("no picture").is_err());
}
