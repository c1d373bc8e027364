//! # Guess
//!
//! When logic stalls, take the cell with the fewest digits left and try the first of them. If that ends in a
//! contradiction, the digit is impossible there and is removed, and logic goes on. If it ends in a solution, that is
//! the solution that is shown, and everything that rests on the guess is marked as unproven.
//!
//! ## Why it holds
//! A refuted guess is a proof by cases with one case: what leads to a contradiction is false. A guess that was not
//! refuted proves nothing, which is why its mark is inherited.
//!
//! ## References
//! The method document's last resort. HoDoKu: Brute Force. Also trial and error, backtracking.

use crate::board::Board;
use crate::finding::Finding;
use crate::rule::{Flow, Meta, Rule, Sink};

/// See the head of this file.
pub struct Guess;

static META: Meta = Meta {
    id: "guess",
    name: "Guess",
    aliases: &["brute-force", "trial-and-error", "backtracking", "bifurcation"],
    family: "search",
    hodoku: None,
    se: None,
    assumes_unique: false,
    source: include_str!("guess.rs"),
    example: "....14....3....2...7..........9...3.6.1.............8.2.....1.4....5.6.....7.8...",
};

impl<const W: usize> Rule<W> for Guess {
    fn meta(&self) -> &'static Meta {
        &META
    }

    /// Hands over a guess a candidate: cells by rising number of candidates, digits in rising order.
    fn find(&self, board: &Board<'_, W>, sink: &mut Sink<'_>) -> Flow {
        let open = |count| board.unplaced().iter().filter(move |&cell| board.digits(cell).len() == count);
        let cells = (2..=board.layout().size()).flat_map(open);
        for (index, digit) in cells.flat_map(|index| board.digits(index).iter().map(move |digit| (index, digit))) {
            sink(Finding::guess(board.candidate(index, digit)))?;
        }
        Flow::Continue(())
    }
}
