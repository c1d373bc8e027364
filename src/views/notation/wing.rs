//! Wings, patterns of one digit and colourings, as HoDoKu writes them.

use whydoku_rules::names::{Candidate, Cell, Digit, digit_char};
use whydoku_rules::pattern::{Colouring, RemotePair, Strand, Turbot, TurbotShape, WWing, Wing, WingCell};

use super::cells::compact;

/// `4/7/5 in r1c4,r8c4,r1c9`: the hinge first, the digit that is removed last.
pub fn wing(wing: &Wing) -> String {
    let all: Vec<&WingCell> = wing.hinge.iter().chain(&wing.pincers).collect();
    let mut digits: Vec<Digit> = all.iter().flat_map(|cell| cell.digits.clone()).collect();
    digits.retain(|&digit| digit != wing.common);
    digits.sort_unstable();
    digits.dedup();
    digits.push(wing.common);
    format!("{} in {}", slashed(&digits), list(all.iter().map(|cell| cell.cell)))
}

/// `1/5 in r2c1,r8c8 connected by 5 in r2c8,r7c8`: the digit that is removed first.
pub fn w_wing(wing: &WWing) -> String {
    let bridge = wing.bridge.iter().flatten().copied();
    let (digits, link) = (slashed(&[wing.common, wing.link]), digit_char(wing.link));
    format!("{digits} in {} connected by {link} in {}", list(wing.ends), list(bridge))
}

/// `(5=8)r1c2-(8=5)r1c5-…`.
pub fn remote_pair(pair: &RemotePair) -> String {
    let digits: Vec<char> = pair.digits.iter().map(|&digit| digit_char(digit)).collect();
    let [a, b] = digits[..] else { return String::new() };
    let term =
        |(at, cell): (usize, &Cell)| if at % 2 == 0 { format!("({a}={b}){cell}") } else { format!("({b}={a}){cell}") };
    pair.cells.iter().enumerate().map(term).collect::<Vec<_>>().join("-")
}

pub fn turbot(turbot: &Turbot) -> String {
    let digit = digit_char(turbot.digit);
    let strand = |strand: &Strand| {
        let Strand { first, second, .. } = strand;
        let both = |a: &[Cell], b: &[Cell]| list(a.iter().chain(b).copied());
        match turbot.shape {
            TurbotShape::Skyscraper | TurbotShape::TwoStringKite => format!(
                "{digit} in {} (connected by {})",
                both(&first.outer, &second.outer),
                both(&first.inner, &second.inner)
            ),
            TurbotShape::EmptyRectangle => {
                let line: Vec<Cell> = first.inner.iter().chain(&first.outer).copied().collect();
                format!("{digit} in {} ({})", second.house, compact(&line))
            }
            TurbotShape::TurbotFish => format!(
                "({digit}){}={}-{}={}",
                compact(&first.outer),
                compact(&first.inner),
                compact(&second.inner),
                compact(&second.outer)
            ),
        }
    };
    turbot.strands.iter().map(strand).collect::<Vec<_>>().join("; ")
}

/// `3 (r1c2,r5c6) / (r1c7,r9c6)`, a pair of brackets a colour; with more digits `(3r1c2,4r5c6) / (3r1c7)`.
pub fn colouring(colouring: &Colouring) -> String {
    let name = |candidate: &Candidate| match colouring.digit {
        Some(_) => candidate.cell.to_string(),
        None => format!("{}{}", digit_char(candidate.digit), candidate.cell),
    };
    let colour = |list: &[Candidate]| format!("({})", list.iter().map(name).collect::<Vec<_>>().join(","));
    let clusters = colouring.clusters.iter().map(|own| format!("{} / {}", colour(&own.first), colour(&own.second)));
    let clusters = clusters.collect::<Vec<_>>().join(", ");
    colouring.digit.map(|digit| format!("{} {clusters}", digit_char(digit))).unwrap_or(clusters)
}

fn slashed(digits: &[Digit]) -> String {
    digits.iter().map(|&digit| digit_char(digit).to_string()).collect::<Vec<_>>().join("/")
}

fn list(cells: impl IntoIterator<Item = Cell>) -> String {
    cells.into_iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(",")
}
