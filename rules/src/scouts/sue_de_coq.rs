//! Crossings of a line and a box that may be filled up by cells beside them.

use super::choices::Choices;
use super::grid::HOUSES;
use super::nine::{Nine, bits, count};

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
    let cells = [HOUSES[line] & !both, HOUSES[region] & !both];
    let hopes = |size: u32, digits: u16| {
        let [a, b] = cells.map(|cells| most_gain(nine, cells & nine.open, digits));
        wide(size, digits) && a > 0 && b > 0 && size + a + b >= count(digits)
    };
    if !cores.proper().any(|(size, digits, _)| hopes(size, digits)) {
        return false;
    }
    let sides = cells.map(|cells| Choices::of(nine, cells));
    cores.proper().any(|(size, digits, beside)| hopes(size, digits) && fills(&Core { size, digits, beside }, &sides))
}

/// No group of these cells brings more than so many cells beyond digits of its own: one whose cells have at most `k`
/// own digits each, and one of them just as many, has `k` at least.
fn most_gain(nine: &Nine, cells: u128, core: u16) -> u32 {
    let mut cells_with = [0; 10];
    bits(cells).for_each(|cell| cells_with[count(nine.cells[cell] & !core) as usize] += 1);
    let (mut most, mut up_to) = (0, 0_u32);
    for (own, cells) in cells_with.into_iter().enumerate() {
        up_to += cells;
        most = most.max(up_to.saturating_sub(own as u32));
    }
    most
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
    let gains = side.proper().filter_map(|(size, digits, others)| {
        let gain = size.saturating_sub(count(digits & !core.digits));
        (gain > 0 && count(digits) > size).then_some(Group { digits, gain, others })
    });
    gains.collect()
}
