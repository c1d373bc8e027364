//! Each step as a sentence that a learner understands, one file a family of patterns.

mod als;
pub(super) mod because;
mod chain;
mod colouring;
mod exclusion;
mod fish;
mod guess;
mod intersection;
mod single;
mod single_digit;
mod subset;
mod uniqueness;
mod wing;
mod words;

use whydoku_rules::names::Fact;
use whydoku_rules::pattern::Pattern;

use crate::registry;
use crate::trace::{Index, Node};

pub use fish::houses;
pub use words::{and, removed_from};

/// The sentence of a step.
pub fn sentence(index: &Index<'_>, node: &Node<'_>) -> String {
    match &node.step.pattern {
        Pattern::Given => given(node),
        Pattern::Single { cell, digit, house } => single::sentence(index, node, *cell, *digit, *house),
        Pattern::Intersection { digit, base, cover, cells } => {
            intersection::sentence(index, node, *digit, (*base, *cover), cells)
        }
        Pattern::Subset(seen) => subset::sentence(node, seen),
        Pattern::Fish(seen) => fish::sentence(node, seen),
        Pattern::SiameseFish(seen) => fish::siamese(seen),
        Pattern::KrakenFish(seen) => fish::kraken(seen),
        Pattern::Als(pattern) => als::chain(node, pattern),
        Pattern::DeathBlossom(pattern) => als::death_blossom(node, pattern),
        Pattern::SueDeCoq(pattern) => exclusion::sue_de_coq(node, pattern),
        Pattern::Exclusion(pattern) => exclusion::exclusion(node, pattern),
        Pattern::Templates(pattern) => exclusion::templates(node, pattern),
        Pattern::Chain(chain) => chain::sentence(index, node, chain),
        Pattern::ForcingChain(seen) => chain::forcing(seen),
        Pattern::RemotePair(pair) => chain::remote_pair(node, pair),
        Pattern::Turbot(turbot) => single_digit::sentence(node, turbot),
        Pattern::Wing(wing) => wing::sentence(node, wing),
        Pattern::WWing(wing) => wing::tied(node, wing),
        Pattern::Colouring(colouring) => colouring::sentence(index, node, colouring),
        Pattern::Uniqueness(pattern) => uniqueness::sentence(node, pattern),
        Pattern::Guess { cell, digit } => guess::sentence(index, node, *cell, *digit),
        Pattern::Contradiction { sector } => guess::contradiction(index, node, *sector),
    }
}

fn given(node: &Node<'_>) -> String {
    let clues = node.step.conclusions.iter().filter(|fact| fact.holds).count();
    let gone = node.step.conclusions.len() - clues;
    let digits = if clues == 1 { "1 digit stands".to_string() } else { format!("{clues} digits stand") };
    match gone {
        0 => format!("{digits} in the grid."),
        1 => format!("{digits} in the grid, and 1 more candidate is gone."),
        _ => format!("{digits} in the grid, and {gone} more candidates are gone."),
    }
}

/// The name of a step's rule, or its id where this program has no such rule.
pub fn rule_name(rule: &str) -> &str {
    registry::rules().into_iter().find(|meta| meta.id == rule).map_or(rule, |meta| meta.name)
}

/// What a placement of the step removed besides its conclusions.
pub fn side_effects(node: &Node<'_>) -> Vec<Fact> {
    let own = &node.step.conclusions;
    let cells: Vec<_> = own.iter().filter(|fact| fact.holds).map(|fact| fact.candidate.cell).collect();
    let events = node.events.iter().map(|event| event.fact);
    events.filter(|fact| !own.contains(fact) && !cells.contains(&fact.candidate.cell)).collect()
}
