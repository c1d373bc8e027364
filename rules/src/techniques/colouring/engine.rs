//! What two colours lead to.

use super::web::{Spot, Sum, Web};
use crate::board::Board;
use crate::cellset::DigitSet;
use crate::certificate::Certificate;
use crate::finding::Finding;
use crate::names::{Digit, Fact, Sector};
use crate::pattern::{Bridge, Clash, Colouring, Pattern};
use crate::scouts::Colours;
use crate::techniques::sums::join;

/// The digits whose clusters are worth a look: all, or those that a scout has not ruled out.
pub fn digits<const W: usize>(board: &Board<'_, W>, scouted: impl Fn(&Colours) -> DigitSet) -> DigitSet {
    if board.is_scouted() { scouted(&board.derived::<Colours>()) } else { DigitSet::all(board.layout().size()) }
}

/// Where two candidates exclude each other.
fn meet<const W: usize>(board: &Board<'_, W>, a: Spot, b: Spot) -> Option<Sector> {
    let near = a.0 == b.0 || (a.1 == b.1 && board.layout().peer_set(a.0).contains(b.0));
    if near { board.layout().link(a, b) } else { None }
}

/// The open candidates of these digits that are in none of the clusters.
fn others<const W: usize>(board: &Board<'_, W>, digits: &[Digit], webs: &[&Web]) -> Vec<Spot> {
    let open = board.unplaced().iter().flat_map(|cell| {
        board.digits(cell).iter().filter(|digit| digits.contains(digit)).map(move |digit| (cell, digit))
    });
    open.filter(|&spot| webs.iter().all(|web| !web.holds(spot))).collect()
}

/// The candidates of a colour that a candidate sees.
fn seen<'w, const W: usize>(
    board: &'w Board<'_, W>,
    web: &'w Web,
    colour: bool,
    spot: Spot,
) -> impl Iterator<Item = (usize, Sector)> + 'w {
    web.of_colour(colour).filter_map(move |at| Some((at, meet(board, web.spots[at], spot)?)))
}

/// A finding with a sum for each conclusion.
fn finding<const W: usize>(
    board: &Board<'_, W>,
    digit: Option<Digit>,
    (clusters, clash): (Vec<crate::pattern::Cluster>, Clash),
    sums: Vec<(Spot, Sum)>,
) -> Finding {
    let facts: Vec<Fact> = sums.iter().map(|((cell, digit), _)| board.candidate(*cell, *digit).is_not()).collect();
    let proofs =
        sums.into_iter().zip(&facts).map(|((_, sum), &fact)| (vec![fact], Certificate::sum(sum.truths, sum.links)));
    let certificate = join(proofs.collect());
    Finding::new(Pattern::Colouring(Box::new(Colouring { digit, clusters, clash })), facts, certificate)
}

/// Candidates outside the cluster that see both colours.
pub fn trap<const W: usize>(board: &Board<'_, W>, digits: &[Digit], web: &Web) -> Option<Finding> {
    let mut sums = vec![];
    for spot in others(board, digits, &[web]) {
        let ones: Vec<_> = seen(board, web, true, spot).collect();
        if ones.is_empty() {
            continue;
        }
        let twos = seen(board, web, false, spot).flat_map(|two| ones.iter().map(move |&one| (one, two)));
        if let Some(((a, first), (b, second))) = twos.min_by_key(|(one, two)| web.distance(one.0, two.0)) {
            let mut sum = Sum { truths: vec![], links: vec![first, second] };
            sum.either(web, a, b);
            sums.push((spot, sum));
        }
    }
    let digit = digits.first().copied().filter(|_| digits.len() == 1);
    (!sums.is_empty()).then(|| finding(board, digit, (vec![web.cluster(board, true)], Clash::Trap), sums))
}

/// Two candidates of one colour that exclude each other: the colour is false.
pub fn wrap<const W: usize>(board: &Board<'_, W>, digit: Option<Digit>, web: &Web, colour: bool) -> Option<Finding> {
    let own: Vec<usize> = web.of_colour(colour).collect();
    let pairs = own.iter().enumerate().flat_map(|(at, &a)| own[at + 1..].iter().map(move |&b| (a, b)));
    let (a, b, sector) = pairs.filter_map(|(a, b)| Some((a, b, meet(board, web.spots[a], web.spots[b])?))).next()?;
    let sum = |&at: &usize| {
        let mut sum = Sum { truths: vec![], links: vec![sector] };
        sum.both(web, at, a);
        sum.both(web, at, b);
        (web.spots[at], sum)
    };
    let pair = [a, b].map(|at| board.candidate(web.spots[at].0, web.spots[at].1));
    let clash = Clash::Wrap { pair, sector };
    Some(finding(board, digit, (vec![web.cluster(board, colour)], clash), own.iter().map(sum).collect()))
}

/// A cell all of whose candidates are excluded by one colour: the colour is false.
pub fn emptied<const W: usize>(board: &Board<'_, W>, web: &Web, colour: bool) -> Option<Finding> {
    for cell in board.unplaced() {
        let spots = board.digits(cell).iter().map(|digit| (cell, digit));
        let by: Option<Vec<(usize, Sector)>> = spots
            .map(|spot| {
                if web.holds(spot) {
                    None
                } else {
                    seen(board, web, colour, spot).find(|(at, _)| web.spots[*at].0 != cell)
                }
            })
            .collect();
        let Some(by) = by else { continue };
        let sector = Sector::Cell(board.layout().cell(cell));
        let sum = |at: usize| {
            let mut sum = Sum { truths: vec![sector.into()], links: vec![] };
            for &(end, link) in &by {
                sum.links.push(link);
                sum.both(web, at, end);
            }
            (web.spots[at], sum)
        };
        let sums = web.of_colour(colour).map(sum).collect();
        return Some(finding(board, None, (vec![web.cluster(board, colour)], Clash::Emptied { sector }), sums));
    }
    None
}

/// Two clusters of one digit, a colour of either excluding one of the other: one of the two other colours is true. Where
/// that holds for several pairs of colours, it is one finding.
pub fn bridge<const W: usize>(board: &Board<'_, W>, digit: Digit, [p, q]: [&Web; 2]) -> Option<Finding> {
    let (mut bridges, mut sums) = (vec![], Vec::<(Spot, Sum)>::new());
    for (one, two) in [(true, true), (true, false), (false, true), (false, false)] {
        let meets = |a: usize| seen(board, q, two, p.spots[a]).next().map(|(b, sector)| (a, b, sector));
        let Some((a, b, sector)) = p.of_colour(one).find_map(meets) else { continue };
        let known = sums.len();
        for cell in board.unplaced() & board.places(digit) {
            let spot = (cell, digit);
            let near = |web, colour: bool, from: usize| {
                seen(board, web, colour, spot).min_by_key(|&(at, _)| Web::distance(web, at, from))
            };
            if let (Some((x, first)), Some((y, second))) = (near(p, !one, a), near(q, !two, b))
                && sums.iter().all(|(known, _)| *known != spot)
            {
                let mut sum = Sum { truths: vec![], links: vec![first, second, sector] };
                sum.either(p, x, a);
                sum.either(q, b, y);
                sums.push((spot, sum));
            }
        }
        if sums.len() > known {
            let pair = [board.candidate(p.spots[a].0, digit), board.candidate(q.spots[b].0, digit)];
            bridges.push(Bridge { pair, sector });
        }
    }
    let clusters = vec![p.cluster(board, true), q.cluster(board, true)];
    sums.sort_by_key(|(spot, _)| *spot);
    (!sums.is_empty()).then(|| finding(board, Some(digit), (clusters, Clash::Bridge { bridges }), sums))
}

/// A colour of the first cluster that excludes candidates of both colours of the second: it is false.
pub fn squeeze<const W: usize>(board: &Board<'_, W>, digit: Digit, [p, q]: [&Web; 2], colour: bool) -> Option<Finding> {
    let meets = |other: bool| {
        p.of_colour(colour).find_map(|a| seen(board, q, other, p.spots[a]).next().map(|(b, by)| (a, b, by)))
    };
    let ((a, b, first), (c, d, second)) = (meets(true)?, meets(false)?);
    let sum = |at: usize| {
        let mut sum = Sum { truths: vec![], links: vec![first, second] };
        sum.both(p, at, a);
        sum.both(p, at, c);
        sum.either(q, b, d);
        (p.spots[at], sum)
    };
    let sums = p.of_colour(colour).map(sum).collect();
    let named = |web: &Web, at: usize| board.candidate(web.spots[at].0, digit);
    let clash = Clash::Squeeze { pairs: [[named(p, a), named(q, b)], [named(p, c), named(q, d)]] };
    let clusters = vec![p.cluster(board, colour), q.cluster(board, true)];
    Some(finding(board, Some(digit), (clusters, clash), sums))
}
