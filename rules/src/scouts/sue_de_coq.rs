//! Crossings of a line and a box that may be filled up by cells beside them.

use super::choices::Choices;
use super::grid::HOUSES;
use super::nine::{Nine, SIZES, bits, count};
use crate::board::Board;
use crate::shared::Derived;

/// How many crossings of a line and a box there are.
const COUNT: usize = 54;

/// Lines and boxes that may make up a Sue de Coq.
pub struct Crossings {
    /// Whether each crossing may be filled up.
    filled: [bool; COUNT],
    places: [u128; 9],
}

impl<const W: usize> Derived<W> for Crossings {
    fn derive(board: &Board<'_, W>, before: Option<&Self>) -> Self {
        let nine = board.derived::<Nine>();
        let changed = before.map_or(u128::MAX, |before| nine.changes(&before.places));
        let filled = std::array::from_fn(|at| {
            let [line, region] = houses(at);
            match before {
                // Only the cells of the two houses matter.
                Some(before) if changed & (HOUSES[line] | HOUSES[region]) == 0 => before.filled[at],
                _ => is_filled(&nine, (line, region)),
            }
        });
        Self { filled, places: nine.places }
    }
}

impl Crossings {
    /// The lines and boxes, in the order of the houses.
    pub fn list(&self) -> impl Iterator<Item = (usize, usize)> {
        (0..COUNT).filter(|&at| self.filled[at]).map(|at| houses(at).into())
    }
}

/// The line and the box of a crossing.
fn houses(at: usize) -> [usize; 2] {
    let (line, part) = (at / 3, at % 3);
    let region = if line < 9 { line / 3 * 3 + part } else { part * 3 + (line - 9) / 3 };
    [line, 18 + region]
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
    let gains = [gains(core, &sides[0]), gains(core, &sides[1])];
    let most = [0, 1].map(|side| gains[side].iter().fold(0, |most, &gain| gain.max(most)));
    let least = need.saturating_sub(u32::from(most[1])).max(1) as u16;
    if most[0] < least || most[1] == 0 {
        return false;
    }
    let [first, second] = [0, 1].map(|side| groups(&gains[side][..=sides[side].all]));
    bits(first[usize::from(least)].into()).any(|a| {
        let rest = need.saturating_sub(gains[0][a].into()).max(1);
        bits(second[rest as usize].into()).any(|b| {
            let digits = [sides[0].union[a], sides[1].union[b]];
            let shared = digits[0] & digits[1] & core.digits;
            need + count(shared) == u32::from(gains[0][a] + gains[1][b]) && {
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

/// How many cells each group of a side has beyond digits of its own; none where it is filled by its digits alone. Compilers
/// make vector instructions of this.
fn gains(core: &Core, side: &Choices) -> [u16; 128] {
    let mut gains = [0; 128];
    for ((gain, &digits), &size) in gains.iter_mut().zip(&side.union[..=side.all]).zip(&SIZES) {
        let own = (digits & !core.digits).count_ones() as u16;
        let useful = digits.count_ones() as u16 > size;
        *gain = if useful { size.saturating_sub(own) } else { 0 };
    }
    gains
}

/// For each number the groups that bring so many cells or more: a bit for each of the choices of at most six cells.
fn groups(gains: &[u16]) -> [u64; 8] {
    let mut groups = [0; 8];
    gains.iter().enumerate().for_each(|(group, gain)| groups[usize::from(gain & 7)] |= 1 << (group & 63));
    (0..7).rev().for_each(|gain| groups[gain] |= groups[gain + 1]);
    groups
}
