//! Fish, with and without fins.

use whydoku_rules::names::{Candidate, House, HouseKind, digit_char};
use whydoku_rules::pattern::{Fish, KrakenFish, SiameseFish};

use super::words::{and, can_be_removed, number, or};
use crate::trace::Node;

pub fn sentence(node: &Node<'_>, fish: &Fish) -> String {
    format!("{}, so {}.", argument(fish), can_be_removed(&node.step.conclusions))
}

pub fn siamese(node: &Node<'_>, pair: &SiameseFish) -> String {
    format!(
        "Two fish with the same base. One: {}. The other: {}. Together: {}.",
        argument(&pair.first),
        argument(&pair.second),
        can_be_removed(&node.step.conclusions)
    )
}

/// The whole argument up to what falls.
pub fn argument(fish: &Fish) -> String {
    let digit = digit_char(fish.digit);
    let (base, cover, count) = (houses(&fish.base), houses(&fish.cover), number(fish.base.len()));
    let holds = format!("{base} need {count} {digit}s, and {cover} can take only {count}");
    let eaten = match fish.eaten.as_slice() {
        [] => String::new(),
        cells => format!(" ({} would fill two of {cover} at once)", and(cells)),
    };
    if fish.fins.is_empty() && fish.endo_fins.is_empty() {
        return format!(
            "In {base}, {digit} is possible only in {cover}: at {}. As {holds}, no other cell of {cover} is left for \
             it{eaten}",
            and(&fish.body)
        );
    }
    let mut fins = vec![];
    match fish.fins.as_slice() {
        [] => {}
        [one] => fins.push(format!("the fin {one}")),
        cells => fins.push(format!("the fins {}", and(cells))),
    }
    match fish.endo_fins.as_slice() {
        [] => {}
        [one] => fins.push(format!("the endo-fin {one}, which two of {base} share")),
        cells => fins.push(format!("the endo-fins {}, which two of {base} share", and(cells))),
    }
    let single = fish.fins.len() + fish.endo_fins.len() == 1;
    let (no, the) =
        if single { ("the fin is not true", "a fin that is true") } else { ("no fin is true", "a true fin") };
    let place = if fish.fins.is_empty() { "in" } else { "only in" };
    format!(
        "In {base}, {digit} is possible {place} {cover}, at {}, but for {}. If {no}, then {holds}, so that no other \
         cell of {cover} is left for it{eaten}; and {the} bars the cells that it sees. The cells that lose {digit} \
         either way are those of the cover that see {}",
        and(&fish.body),
        and(fins),
        if single { "the fin" } else { "every fin" }
    )
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
    let fish = &seen.fish;
    let (digit, target) = (digit_char(fish.digit), seen.target);
    let (base, cover, count) = (houses(&fish.base), houses(&fish.cover), number(fish.base.len()));
    let single = fish.fins.len() == 1;
    let (fins, no) = if single { ("the fin", "the fin is not true") } else { ("the fins", "no fin is true") };
    let without = match seen.through {
        None => format!("no other cell of {cover} is left for it, {} included", target.cell),
        Some(house) => {
            let tied = seen.chains[fish.fins.len()..].iter().filter_map(|chain| chain.first());
            format!("{} gets its {digit} from the base, at {}", house.words(), or(tied.map(|node| node.cell)))
        }
    };
    let chains = seen.chains.iter().map(|chain| follow(chain)).collect::<Vec<_>>().join("; ");
    format!(
        "In {base}, {digit} is possible only in {cover}, at {}, but for {fins} {}. If {no}, then {base} need {count} \
         {digit}s and {cover} can take only {count}, so that {without}. Chains lead to the same: {chains}. So {}.",
        and(&fish.body),
        and(&fish.fins),
        can_be_removed(&[target.is_not()])
    )
}

/// `if r2c9 is 4, r8c9 is not 4, so r8c1 is 4, so r3c1 is not 4`.
fn follow(chain: &[Candidate]) -> String {
    let says = |(at, node): (usize, &Candidate)| {
        format!("{} is {}{}", node.cell, if at % 2 == 1 { "not " } else { "" }, digit_char(node.digit))
    };
    let parts: Vec<String> = chain.iter().enumerate().map(says).collect();
    match parts.split_first() {
        Some((first, rest)) => format!("if {first}, {}", rest.join(", so ")),
        None => String::new(),
    }
}
