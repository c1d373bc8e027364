//! Crossings of a line and a box that may be filled up by cells beside them.

use super::choices::Choices;
use super::grid::HOUSES;
use super::nine::{Nine, count};

/// Lines and boxes that may make up a Sue de Coq, in the order of the houses.
pub fn crossings(nine: &Nine) -> Vec<(usize, usize)> {
    let boxes = |line: usize| match line {
        0..9 => [0, 1, 2].map(|at| 18 + line / 3 * 3 + at),
        _ => [0, 1, 2].map(|at| 18 + at * 3 + (line - 9) / 3),
    };
    let pairs = (0..18).flat_map(|line| boxes(line).map(|region| (line, region)));
    pairs.filter(|&houses| is_filled(nine, houses)).collect()
}

/// Whether cells of the crossing can be filled up.
fn is_filled(nine: &Nine, (line, region): (usize, usize)) -> bool {
    let both = nine.open & HOUSES[line] & HOUSES[region];
    let cores = Choices::of(nine, both);
    let wide = |size: u32, digits: u16| size > 1 && count(digits) >= size + 2;
    if !cores.proper().any(|(size, digits, _)| wide(size, digits)) {
        return false;
    }
    let sides = [HOUSES[line] & !both, HOUSES[region] & !both].map(|cells| Choices::of(nine, cells));
    cores.proper().any(|(size, digits, beside)| wide(size, digits) && fills(&Core { size, digits, beside }, &sides))
}

/// Cells of the crossing.
struct Core {
    size: u32,
    digits: u16,
    /// The digits of the other cells of the crossing.
    beside: u16,
}

/// Some cells of a side.
struct Group {
    digits: u16,
    gain: u32,
    /// The digits of the other cells of the side.
    others: u16,
}

/// Whether groups on both sides make as many places as cells, and remove something.
fn fills(core: &Core, sides: &[Choices; 2]) -> bool {
    let second = groups(core, &sides[1]);
    if second.is_empty() {
        return false;
    }
    groups(core, &sides[0]).iter().any(|a| {
        second.iter().any(|b| {
            let shared = a.digits & b.digits & core.digits;
            let free = core.digits & !a.digits & !b.digits;
            let gone =
                (a.digits | free) & (a.others | core.beside) | (b.digits | free) & (b.others | core.beside) | shared;
            count(core.digits) + count(shared) == core.size + a.gain + b.gain && gone != 0
        })
    })
}

/// The groups that bring more cells than digits of their own, and are not filled by their digits alone.
fn groups(core: &Core, side: &Choices) -> Vec<Group> {
    let own: [u16; 64] = std::array::from_fn(|choice| (side.union[choice] & !core.digits).count_ones() as u16);
    let gains = side.proper().enumerate().filter_map(|(at, (size, digits, others))| {
        let gain = size.saturating_sub(u32::from(own[at + 1]));
        (gain > 0 && count(digits) > size).then_some(Group { digits, gain, others })
    });
    gains.collect()
}
