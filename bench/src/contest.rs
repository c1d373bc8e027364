//! Times two programs on the same puzzles, in turns, so that whatever else the machine does hits both.

use nix::sys::resource::{UsageWho, getrusage};
use serde::{Deserialize, Serialize};

/// What one program did with all puzzles of a list.
pub struct Contender<'c> {
    pub name: &'static str,
    /// Goes through the puzzles once and says how many it solved.
    pub run: Box<dyn FnMut() -> usize + 'c>,
}

/// A line of the table.
#[derive(Serialize, Deserialize, Clone)]
pub struct Row {
    pub what: String,
    pub list: String,
    pub puzzles: usize,
    /// Puzzles a CPU second, median.
    pub rate: f64,
    pub solved: usize,
    pub peer: String,
    pub peer_rate: f64,
    pub peer_solved: usize,
    /// Our rate over the peer's, of each pair of runs: lower quartile, median, upper quartile.
    pub ratio: [f64; 3],
    /// What the ratio should reach at least.
    pub goal: Option<f64>,
}

/// CPU seconds of this process and of its children that have ended.
fn cpu_seconds() -> f64 {
    let used = |who| {
        let usage = getrusage(who).expect("the system counts CPU time");
        [usage.user_time(), usage.system_time()]
            .map(|time| time.tv_sec() as f64 + time.tv_usec() as f64 * 1e-6)
            .iter()
            .sum::<f64>()
    };
    used(UsageWho::RUSAGE_SELF) + used(UsageWho::RUSAGE_CHILDREN)
}

/// The CPU seconds that this takes, and what it gives.
pub fn timed<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let before = cpu_seconds();
    let result = work();
    (cpu_seconds() - before, result)
}

/// Lower quartile, median, upper quartile.
pub fn quartiles(mut values: Vec<f64>) -> [f64; 3] {
    values.sort_by(f64::total_cmp);
    let at = |quarter: usize| values[(values.len() - 1) * quarter / 4];
    [at(1), at(2), at(3)]
}

/// Runs both in turns: ours, the peer, ours, the peer…, each run long enough to be timed.
pub fn contest(
    what: &str,
    list: &str,
    puzzles: usize,
    pairs: usize,
    goal: Option<f64>,
    contenders: [Contender; 2],
) -> Row {
    let [mut ours, mut peer] = contenders;
    let peer_name = peer.name;
    let one = |contender: &mut Contender, rounds: usize| {
        let (seconds, solved) = timed(|| (0..rounds).map(|_| (contender.run)()).last().unwrap_or(0));
        (seconds.max(1e-6) / rounds as f64, solved)
    };
    // A first run each warms up and says how many rounds fill a tenth of a second.
    let rounds = [&mut ours, &mut peer].map(|contender| (0.1 / one(contender, 1).0).ceil().clamp(1.0, 1000.0) as usize);
    let (mut rates, mut peer_rates, mut ratios, mut solved) = (vec![], vec![], vec![], (0, 0));
    for _ in 0..pairs {
        let (seconds, count) = one(&mut ours, rounds[0]);
        let (peer_seconds, peer_count) = one(&mut peer, rounds[1]);
        rates.push(puzzles as f64 / seconds);
        peer_rates.push(puzzles as f64 / peer_seconds);
        ratios.push(peer_seconds / seconds);
        solved = (count, peer_count);
    }
    Row {
        what: what.to_string(),
        list: list.to_string(),
        puzzles,
        rate: quartiles(rates)[1],
        solved: solved.0,
        peer: peer_name.to_string(),
        peer_rate: quartiles(peer_rates)[1],
        peer_solved: solved.1,
        ratio: quartiles(ratios),
        goal,
    }
}
