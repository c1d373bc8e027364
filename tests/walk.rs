//! The walk through a solve: what keys do, and what the screen shows.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use whydoku::profile::Profile;
use whydoku::scheduler::{self, Clock};
use whydoku::trace::{Index, Trace};
use whydoku::walk::{Key, Walk, render};
use whydoku_rules::geometry::Geometry;

use crate::support;

const HARD: &str = "5......741....76........25.........7.4.3..8....6..8.....98....26.4..39.87....64..";

fn trace(text: &str, profile: &str) -> Trace {
    let puzzle = support::puzzle(text);
    scheduler::solve(&puzzle, &Profile::built_in(profile).expect("there is one"), Clock::Logical)
}

fn screen(walk: &Walk<'_>, columns: u16, rows: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a screen");
    terminal.draw(|screen| render(screen, walk)).expect("it is drawn");
    terminal.backend().to_string()
}

/// Presses a key for each character; `\n` is Enter, `>` and `<` are arrows.
fn press(walk: &mut Walk<'_>, keys: &str) -> bool {
    keys.chars().all(|c| {
        walk.press(match c {
            '\n' => Key::Enter,
            '>' => Key::Right,
            '<' => Key::Left,
            c => Key::Char(c),
        })
    })
}

#[test]
fn screens_are_as_reviewed() {
    let trace = trace(HARD, "human");
    let geometry = Geometry::new(trace.layout.clone()).expect("the trace has a layout");
    let index = Index::new(&trace, &geometry);
    for (name, keys, columns, rows) in [
        ("start", "", 80, 24),
        ("pattern", "/naked\n", 80, 24),
        ("wide", "/naked\n", 120, 45),
        ("why", "w<", 80, 24),
        ("help", "h", 80, 24),
        ("end", "G", 80, 24),
        ("narrow", "", 50, 24),
    ] {
        let mut walk = Walk::new(&index);
        assert!(press(&mut walk, keys));
        support::snapshot("walk", name, &screen(&walk, columns, rows));
    }
}

#[test]
fn keys_go_where_they_say() {
    let trace = trace(HARD, "human");
    let geometry = Geometry::new(trace.layout.clone()).expect("the trace has a layout");
    let index = Index::new(&trace, &geometry);
    let mut walk = Walk::new(&index);
    let mut at = |keys: &str| {
        assert!(press(&mut walk, keys), "{keys} ends the walk");
        screen(&walk, 120, 24)
    };
    assert!(at("").contains("step 1 of"));
    assert!(at("jj").contains("step 3 of"));
    assert!(at("k").contains("step 2 of"));
    assert!(at(" ").contains("step 12 of"));
    assert!(at("b").contains("step 2 of"));
    assert!(at("17G").contains("step 17 of"));
    assert!(at("g").contains("step 1 of"));
    assert!(at("k").contains("This is the start."));
    assert!(at("9999G").contains("There is no step 9999."));
    assert!(at("/no such rule\n").contains("No rule with `no such rule` further on."));
    assert!(at("G").contains("end, after"));
    assert!(at("j").contains("This is the end."));
    assert!(at("gw").contains("Why r"));
    assert!(at("\n").contains("step "));
    assert!(!press(&mut walk, "q"));
}

#[test]
fn every_size_of_screen_and_puzzle_can_be_drawn() {
    for puzzle in ["...4..3.....4..1".to_string(), ".".repeat(256), ".".repeat(625)] {
        let trace = trace(&puzzle, "gentle");
        let geometry = Geometry::new(trace.layout.clone()).expect("the trace has a layout");
        let index = Index::new(&trace, &geometry);
        for (columns, rows) in [(1, 1), (10, 3), (80, 24), (200, 60), (400, 200)] {
            let mut walk = Walk::new(&index);
            screen(&walk, columns, rows);
            press(&mut walk, "w>");
            screen(&walk, columns, rows);
        }
    }
}
