//! Fish: `4 r27 c58 fr2c9`, after HoDoKu; `efr2c9` is an endo-fin.

use whydoku_rules::names::{Candidate, House, HouseKind, digit_char};
use whydoku_rules::pattern::{Fish, KrakenFish, SiameseFish};

use super::cells::numbers;
use super::compact;

pub fn notation(fish: &Fish) -> String {
    let fins = [("f", &fish.fins), ("ef", &fish.endo_fins)].into_iter().filter(|(_, cells)| !cells.is_empty());
    let fins: String = fins.map(|(sort, cells)| format!(" {sort}{}", compact(cells))).collect();
    format!("{} {} {}{fins}", digit_char(fish.digit), houses(&fish.base), houses(&fish.cover))
}

/// The two fish, their common digit and base once: `4 r27 c58 fr2c9 / c59 fr2c8`.
pub fn siamese(pair: &SiameseFish) -> String {
    let second = notation(&pair.second);
    let common = format!("{} {} ", digit_char(pair.second.digit), houses(&pair.second.base));
    format!("{} / {}", notation(&pair.first), second.strip_prefix(&common).unwrap_or(&second))
}

/// Houses of a kind together: `r27b3`.
fn houses(houses: &[House]) -> String {
    let of = |kind: HouseKind| -> Vec<u8> {
        houses.iter().filter(|house| house.kind == kind).map(|house| house.number).collect()
    };
    let kinds = HouseKind::ALL.into_iter().map(|kind| (kind, of(kind))).filter(|(_, list)| !list.is_empty());
    kinds.map(|(kind, list)| format!("{}{}", kind.letter(), numbers(&list))).collect()
}

/// The fish, and a chain in Eureka notation for each fin: `4 r27 c58 fr2c9; (4)r2c9-r8c9=r8c1-r3c1`.
pub fn kraken(seen: &KrakenFish) -> String {
    std::iter::once(notation(&seen.fish))
        .chain(seen.chains.iter().map(|chain| eureka(chain)))
        .collect::<Vec<_>>()
        .join("; ")
}

/// A chain that begins with a true candidate: weak and strong links by turns. Candidates of one cell stand together.
fn eureka(chain: &[Candidate]) -> String {
    let mut text = String::new();
    let (mut at, mut digit) = (0, None);
    while at < chain.len() {
        let cell = chain[at].cell;
        let end = chain[at..].iter().position(|node| node.cell != cell).map_or(chain.len(), |count| at + count);
        let sign = |index: usize| if index % 2 == 1 { "-" } else { "=" };
        if at > 0 {
            text.push_str(sign(at));
        }
        if end - at > 1 || digit != Some(chain[at].digit) {
            let inner = |index: usize| match index == at {
                true => digit_char(chain[index].digit).to_string(),
                false => format!("{}{}", sign(index), digit_char(chain[index].digit)),
            };
            text.push_str(&format!("({})", (at..end).map(inner).collect::<String>()));
        }
        text.push_str(&cell.to_string());
        digit = (end - at == 1).then_some(chain[at].digit);
        at = end;
    }
    text
}
