//! Almost locked sets, as HoDoKu writes them.

use whydoku_rules::names::{Digit, digit_char};
use whydoku_rules::pattern::{AlsChain, AlsSet, DeathBlossom};

use super::compact;

/// `r1c25 {258}`
pub fn set(set: &AlsSet) -> String {
    format!("{} {}", compact(&set.cells), digits(&set.digits))
}

fn digits(list: &[Digit]) -> String {
    format!("{{{}}}", list.iter().map(|&digit| digit_char(digit)).collect::<String>())
}

fn listed(list: impl IntoIterator<Item = Digit>) -> String {
    list.into_iter().map(|digit| digit_char(digit).to_string()).collect::<Vec<_>>().join(",")
}

pub fn chain(chain: &AlsChain) -> String {
    let sets: Vec<String> = chain.sets.iter().map(set).collect();
    let links = listed(chain.links.iter().map(|link| link.digit));
    let common = listed(chain.common.iter().copied());
    match sets.as_slice() {
        [a, b] if chain.links.len() == 2 => format!("A={a}, B={b}, X={links}"),
        [a, b] => format!("A={a}, B={b}, X={links}, Z={common}"),
        // The middle set stands last.
        [a, c, b] => format!("A={a}, B={b}, C={c}, X,Y={links}, Z={common}"),
        _ => {
            let mut text = format!("{common}- {}", sets[0]);
            for (link, set) in chain.links.iter().zip(&sets[1..]) {
                text.push_str(&format!(" -{}- {set}", digit_char(link.digit)));
            }
            format!("{text} -{common}")
        }
    }
}

pub fn death_blossom(blossom: &DeathBlossom) -> String {
    let stem = digits(&blossom.petals.iter().map(|petal| petal.digit).collect::<Vec<_>>());
    let petals = blossom.petals.iter().map(|petal| format!("-{}- {}", digit_char(petal.digit), set(&petal.set)));
    let common = listed(blossom.common.iter().copied());
    format!("{} {stem}, {}, Z={common}", blossom.stem, petals.collect::<Vec<_>>().join(", "))
}
