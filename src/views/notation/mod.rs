//! Each step in the short notation that the field uses: what was seen, `=>`, what follows.

mod als;
mod cells;
mod chain;
mod exclusion;
mod fish;
mod subset;
mod uniqueness;
mod wing;

use whydoku_rules::names::{Fact, digit_char};
use whydoku_rules::pattern::Pattern;

pub use cells::compact;

use crate::trace::Node;

/// The notation of a step, such as `7 in b3 => r2c13<>7`.
pub fn notation(node: &Node<'_>) -> String {
    let seen = match &node.step.pattern {
        Pattern::Given | Pattern::Single { house: None, .. } => String::new(),
        Pattern::Single { digit, house: Some(house), .. } => format!("{} in {house}", digit_char(*digit)),
        Pattern::Intersection { digit, base, .. } => format!("{} in {base}", digit_char(*digit)),
        Pattern::Subset(seen) => subset::notation(seen),
        Pattern::Fish(seen) => fish::notation(seen),
        Pattern::SiameseFish(seen) => fish::siamese(seen),
        Pattern::KrakenFish(seen) => fish::kraken(seen),
        Pattern::Als(pattern) => als::chain(pattern),
        Pattern::DeathBlossom(pattern) => als::death_blossom(pattern),
        Pattern::SueDeCoq(pattern) => exclusion::sue_de_coq(pattern),
        Pattern::Exclusion(pattern) => exclusion::exclusion(pattern),
        Pattern::Templates(pattern) => exclusion::templates(pattern),
        Pattern::Chain(pattern) => chain::chain(pattern),
        Pattern::ForcingChain(seen) => chain::forcing(seen),
        Pattern::RemotePair(pair) => wing::remote_pair(pair),
        Pattern::Turbot(turbot) => wing::turbot(turbot),
        Pattern::Wing(pattern) => wing::wing(pattern),
        Pattern::WWing(pattern) => wing::w_wing(pattern),
        Pattern::Colouring(colouring) => wing::colouring(colouring),
        Pattern::Uniqueness(pattern) => uniqueness::notation(pattern),
        Pattern::Guess { .. } => node.step.branches.iter().map(|branch| branch.assume.to_string()).collect(),
        Pattern::Contradiction { sector } => format!("{sector} is empty"),
    };
    match (seen.as_str(), conclusions(&node.step.conclusions)) {
        ("", facts) => facts,
        (_, facts) if facts.is_empty() => seen,
        (_, facts) => format!("{seen} => {facts}"),
    }
}

/// Conclusions with equal digits and signs together: `r2c13<>7, r5c5=4`.
pub fn conclusions(facts: &[Fact]) -> String {
    let mut groups: Vec<(bool, u8, Vec<whydoku_rules::names::Cell>)> = vec![];
    for fact in facts {
        let (holds, digit, cell) = (fact.holds, fact.candidate.digit, fact.candidate.cell);
        match groups.iter_mut().find(|group| (group.0, group.1) == (holds, digit)) {
            Some(group) => group.2.push(cell),
            None => groups.push((holds, digit, vec![cell])),
        }
    }
    let part = |(holds, digit, cells): &(bool, u8, Vec<_>)| {
        format!("{}{}{}", compact(cells), if *holds { "=" } else { "<>" }, digit_char(*digit))
    };
    groups.iter().map(part).collect::<Vec<_>>().join(", ")
}
