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
    let mut hopeful = cores.proper().filter(|&(size, digits, _)| hopes(size, digits)).peekable();
    if hopeful.peek().is_none() {
        return false;
    }
    let sides = cells.map(|cells| Choices::of(nine, cells));
    hopeful.any(|(size, digits, beside)| fills(&Core { size, digits, beside }, &sides))
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

/// Whether groups on both sides make as many places as cells, and remove something.
fn fills(core: &Core, sides: &[Choices; 2]) -> bool {
    let need = count(core.digits) - core.size;
    let second = groups(core, &sides[1], 1);
    let gain = |side: usize, group: usize| gain(core, sides[side].union[group], group);
    let most = bits(second).map(|group| gain(1, group)).max().unwrap_or(need);
    bits(groups(core, &sides[0], need.saturating_sub(most).max(1))).any(|a| {
        bits(second).any(|b| {
            let digits = [sides[0].union[a], sides[1].union[b]];
            let shared = digits[0] & digits[1] & core.digits;
            need + count(shared) == gain(0, a) + gain(1, b) && {
                let free = core.digits & !digits[0] & !digits[1];
                let gone = |side: usize, group: usize| {
                    let others = sides[side].union[sides[side].all & !group];
                    (digits[side] | free) & (others | core.beside)
                };
                shared | gone(0, a) | gone(1, b) != 0
            }
        })
    })
}

/// The groups of a side that bring so many cells or more beyond digits of their own, and are not filled by their digits
/// alone: a bit for each choice of its at most six cells.
fn groups(core: &Core, side: &Choices, least: u32) -> u128 {
    let useful = |group: usize| {
        let digits = side.union[group];
        gain(core, digits, group) >= least && count(digits) > count(group as u16)
    };
    u128::from((1..=side.all).fold(0, |groups, group| groups | u64::from(useful(group)) << (group & 63)))
}

/// How many cells a group has beyond digits of its own.
fn gain(core: &Core, digits: u16, group: usize) -> u32 {
    count(group as u16).saturating_sub(count(digits & !core.digits))
}
