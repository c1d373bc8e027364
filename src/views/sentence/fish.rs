//! Fish, with and without fins.

use whydoku_rules::names::{Candidate, Cell, Fact, House, HouseKind, digit_char};
use whydoku_rules::pattern::{Fish, KrakenFish, SiameseFish};

use super::words::{and, can_be_removed, number, or};
use crate::trace::Node;

pub fn sentence(node: &Node<'_>, fish: &Fish) -> String {
    argument(fish, &node.step.conclusions)
}

pub fn siamese(pair: &SiameseFish) -> String {
    let one = |fish: &Fish, cells: &[Cell]| {
        let gone: Vec<Fact> = cells.iter().map(|cell| cell.candidate(fish.digit).is_not()).collect();
        argument(fish, &gone)
    };
    let (first, second) = (one(&pair.first, &pair.first_removes), one(&pair.second, &pair.second_removes));
    format!("Two fish with the same base. First: {first} Second: {second}")
}

/// The whole argument.
fn argument(fish: &Fish, gone: &[Fact]) -> String {
    let (digit, cover) = (digit_char(fish.digit), houses(&fish.cover));
    let eaten = match fish.eaten.as_slice() {
        [] => String::new(),
        [one] => format!(" ({one} is in the base itself, but would fill two of them at once)"),
        cells => format!(" ({} are in the base themselves, but each would fill two of them at once)", and(cells)),
    };
    let fins = [fish.fins.as_slice(), &fish.endo_fins].concat();
    let (gone, fill) = (can_be_removed(gone), fill(fish));
    match fins.as_slice() {
        [] => format!("{}. {fill}, and none is left for the other cells there, so {gone}{eaten}.", places(fish)),
        [fin] => format!(
            "{}. If {fin} is not {digit}, {}, and none is left for the other cells of {cover}; if it is, the cells \
             that it sees are not. So either way, {gone}{eaten}.",
            places(fish),
            lower(&fill)
        ),
        _ => format!(
            "{}. If none of the fins is {digit}, {}, and none is left for the other cells of {cover}; if one is, the \
             cells that it sees are not. What is removed sees every fin, so either way, {gone}{eaten}.",
            places(fish),
            lower(&fill)
        ),
    }
}

/// `In rows 2 and 4, 3 is possible only in columns 1 and 5, at r2c1 and r4c5, and in the fin r2c6`.
fn places(fish: &Fish) -> String {
    let named = |name: &str, cells: &[Cell], which: &str| match cells {
        [] => String::new(),
        [one] => format!(", and in the {name} {one}{}", which.replace("each ", "")),
        several => format!(", and in the {name}s {}{which}", and(several)),
    };
    format!(
        "In {}, {} is possible only in {}, at {}{}{}",
        houses(&fish.base),
        digit_char(fish.digit),
        houses(&fish.cover),
        and(&fish.body),
        named("fin", &fish.fins, ""),
        named("endo-fin", &fish.endo_fins, " (each in two of the base houses at once)")
    )
}

/// `Rows 2 and 4 fill columns 1 and 5 with their two 3s`.
fn fill(fish: &Fish) -> String {
    let base = houses(&fish.base);
    let first: String = base.chars().take(1).flat_map(char::to_uppercase).collect();
    let (cover, count) = (houses(&fish.cover), number(fish.base.len()));
    format!("{first}{} fill {cover} with their {count} {}s", &base[1..], digit_char(fish.digit))
}

fn lower(text: &str) -> String {
    text.chars().take(1).flat_map(char::to_lowercase).chain(text.chars().skip(1)).collect()
}

/// Houses of a kind together: `rows 2 and 7 and box 3`.
pub fn houses(houses: &[House]) -> String {
    let part = |kind: HouseKind| {
        let own: Vec<&House> = houses.iter().filter(|house| house.kind == kind).collect();
        match own.as_slice() {
            [] => None,
            [one] => Some(one.words()),
            _ => Some(format!("{} {}", plural(kind), and(own.iter().map(|house| house.number + 1)))),
        }
    };
    and(HouseKind::ALL.into_iter().filter_map(part))
}

fn plural(kind: HouseKind) -> &'static str {
    match kind {
        HouseKind::Row => "rows",
        HouseKind::Column => "columns",
        HouseKind::Box => "boxes",
        HouseKind::Diagonal => "diagonals",
        HouseKind::Window => "windows",
    }
}

pub fn kraken(seen: &KrakenFish) -> String {
    let (fish, target) = (&seen.fish, seen.target);
    let (digit, wrong) = (digit_char(fish.digit), format!("{} is not {}", target.cell, digit_char(target.digit)));
    let fins = [fish.fins.as_slice(), &fish.endo_fins].concat();
    let without = match seen.through {
        None => format!("{}, so {wrong}", lower(&fill(fish))),
        Some(house) => {
            let tied = seen.chains.iter().skip(fins.len()).filter_map(|chain| chain.first());
            format!(
                "{}, so {} has its {digit} at {}",
                lower(&fill(fish)),
                house.words(),
                or(tied.map(|node| node.cell))
            )
        }
    };
    let none = match fins.as_slice() {
        [fin] => format!("{fin} is not"),
        _ => "none of the fins is".to_string(),
    };
    // What sees the target needs no chain.
    let (near, far): (Vec<_>, Vec<_>) = seen.chains.iter().partition(|chain| chain.len() == 2);
    let mut cases: Vec<String> = far.into_iter().map(|chain| follow(chain)).collect();
    if !near.is_empty() {
        cases.push(format!("If {} is {digit}, {wrong}", or(near.iter().map(|chain| chain[0].cell))));
    }
    format!(
        "{}. If {none} {digit}, {without}. {}. So in every case, {}.",
        places(fish),
        cases.join(". "),
        can_be_removed(&[target.is_not()])
    )
}

/// `If r2c9 is 4, r8c9 is not 4, so r8c1 is 4, so r3c1 is not 4`.
fn follow(chain: &[Candidate]) -> String {
    let says = |(at, node): (usize, &Candidate)| {
        format!("{} is {}{}", node.cell, if at % 2 == 1 { "not " } else { "" }, digit_char(node.digit))
    };
    let parts: Vec<String> = chain.iter().enumerate().map(says).collect();
    match parts.split_first() {
        Some((first, rest)) => format!("If {first}, {}", rest.join(", so ")),
        None => String::new(),
    }
}
