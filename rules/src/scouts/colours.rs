//! What two colours may lead to.

use super::by_digit::ByDigit;
use super::nine::Nine;
use super::one_digit::Hopeless;
use super::webs::{StrongLinks, Web, Webs};
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::names::Digit;
use crate::shared::Derived;

/// The digits whose clusters may remove something.
pub struct Colours {
    /// A place sees both colours of a cluster.
    pub trap: DigitSet,
    /// Two places of a colour see each other.
    pub wrap: DigitSet,
    /// Colours of two clusters see each other, and a place sees both other colours.
    pub bridge: DigitSet,
    /// A colour sees both colours of another cluster.
    pub squeeze: DigitSet,
    known: ByDigit<Uses>,
}

/// Whether the clusters of a digit may remove something each way.
#[derive(Clone, Copy, Default)]
struct Uses {
    trap: bool,
    wrap: bool,
    bridge: bool,
    squeeze: bool,
}

impl<const W: usize> Derived<W> for Colours {
    fn derive(board: &Board<'_, W>, before: Option<&Self>) -> Self {
        let (nine, hopeless) = (board.derived::<Nine>(), board.derived::<Hopeless>());
        let known = ByDigit::ask(&nine, before.map(|before| &before.known), |digit| {
            let any = hopeless.digits.contains(digit as Digit + 1);
            if any { Uses::of(&nine, &board.derived::<StrongLinks>(), digit) } else { Uses::default() }
        });
        let [trap, wrap, bridge, squeeze] = [
            known.digits_that(|uses| uses.trap),
            known.digits_that(|uses| uses.wrap),
            known.digits_that(|uses| uses.bridge),
            known.digits_that(|uses| uses.squeeze),
        ];
        Self { trap, wrap, bridge, squeeze, known }
    }
}

impl Uses {
    fn of(nine: &Nine, links: &StrongLinks, digit: usize) -> Self {
        let mut webs = Webs::new(links, None);
        webs.left[digit] = links.linked[digit];
        let mut uses = Self::default();
        let mut known: Vec<[Colour; 2]> = vec![];
        for web in &mut webs {
            if web.torn {
                return Self { trap: true, wrap: true, bridge: true, squeeze: true };
            }
            let own = [0, 1].map(|colour| Colour::of(&web, colour, digit));
            let all = own[0].places | own[1].places;
            uses.trap |= web.size > 2 && nine.places[digit] & own[0].seen & own[1].seen & !all != 0;
            uses.wrap |= own.iter().any(Colour::clashes);
            for other in &known {
                uses.bridge |= bridges(&own, other, nine.places[digit]);
                uses.squeeze |= squeezes(&own, other) || squeezes(other, &own);
            }
            known.push(own);
        }
        uses
    }
}

/// The places of one colour of a cluster, and what they see.
struct Colour {
    places: u128,
    seen: u128,
}

impl Colour {
    fn of(web: &Web, colour: usize, digit: usize) -> Self {
        Self { places: web.colours[colour][digit], seen: web.seen(colour, digit) }
    }

    fn sees(&self, other: &Self) -> bool {
        self.seen & other.places != 0
    }

    fn clashes(&self) -> bool {
        self.sees(self)
    }
}

fn bridges(one: &[Colour; 2], two: &[Colour; 2], places: u128) -> bool {
    [(0, 0), (0, 1), (1, 0), (1, 1)]
        .into_iter()
        .any(|(a, b)| one[a].sees(&two[b]) && one[1 - a].seen & two[1 - b].seen & places != 0)
}

fn squeezes(one: &[Colour; 2], two: &[Colour; 2]) -> bool {
    one.iter().any(|colour| two.iter().all(|other| colour.sees(other)))
}

/// Whether a cluster across digits may remove something.
pub struct Medusa(pub bool);

impl<const W: usize> Derived<W> for Medusa {
    fn derive(board: &Board<'_, W>, _: Option<&Self>) -> Self {
        let (nine, links) = (board.derived::<Nine>(), board.derived::<StrongLinks>());
        let mut webs = Webs::new(&links, Some(&nine));
        for digit in 0..9 {
            webs.left[digit] = links.linked[digit] | nine.places[digit] & nine.bivalue;
        }
        Self(webs.any(|web| web.size > 2 && (web.torn || removes(&nine, &web))))
    }
}

fn removes(nine: &Nine, web: &Web) -> bool {
    // Cells with a candidate of either colour, and of two.
    let (mut cells, mut twice) = ([0; 2], [0; 2]);
    for colour in 0..2 {
        for places in web.colours[colour] {
            twice[colour] |= cells[colour] & places;
            cells[colour] |= places;
        }
    }
    let (mut clash, mut trapped) = (twice[0] | twice[1], 0);
    // The cells that are left with nothing if either colour is true.
    let mut emptied = [nine.open; 2];
    for digit in 0..9 {
        let seen = [0, 1].map(|colour| web.seen(colour, digit));
        let own = web.colours[0][digit] | web.colours[1][digit];
        clash |= web.colours[0][digit] & seen[0] | web.colours[1][digit] & seen[1];
        trapped |= nine.places[digit] & !own & (seen[0] | cells[0]) & (seen[1] | cells[1]);
        for colour in 0..2 {
            emptied[colour] &= !nine.places[digit] | seen[colour] & !own;
        }
    }
    clash | trapped | emptied[0] | emptied[1] != 0
}
