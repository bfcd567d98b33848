//! Many games, counted.

use super::{Fuzzed, table::Table};
use crate::{Game, Record};
use std::{
    fmt::{Display, Formatter, Result as Written},
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// The outcome of some games. Two of them add up, in any order.
pub struct Tally<G: Game> {
    pub games: u64,
    pub decisions: u64,
    /// Changes with any state of any game.
    pub hash: u64,
    pub failures: Vec<Failure<G>>,
    /// Kinds of question, answer and event that came up, a bit each.
    seen: [u128; 3],
}

/// A game in which something did not hold, with all that is needed to play it again.
pub struct Failure<G: Game> {
    pub seed: u64,
    pub why: String,
    pub record: Record<G::Setup, G::Action>,
}

impl<G: Fuzzed> Failure<G> {
    /// The game in its notation; as JSON if it cannot be played to its last answer.
    pub fn text(&self) -> String {
        let script = catch_unwind(AssertUnwindSafe(|| G::text(&self.record)));
        let script = script.ok().flatten();
        script.unwrap_or_else(|| {
            serde_json::to_string(&self.record).unwrap_or_else(|why| why.to_string())
        })
    }
}

impl<G: Game> Default for Tally<G> {
    fn default() -> Self {
        Self {
            games: 0,
            decisions: 0,
            hash: 0,
            failures: Vec::new(),
            seen: [0; 3],
        }
    }
}

impl<G: Game> Tally<G> {
    /// Returns how many kinds of question, answer and event came up.
    pub fn kinds(&self) -> [u32; 3] {
        self.seen.map(u128::count_ones)
    }

    #[must_use]
    pub fn plus(mut self, other: Self) -> Self {
        self.games += other.games;
        self.decisions += other.decisions;
        self.hash = self.hash.wrapping_add(other.hash);
        self.failures.extend(other.failures);
        for (seen, more) in self.seen.iter_mut().zip(other.seen) {
            *seen |= more;
        }
        self
    }
}

/// As `key value` lines.
impl<G: Game> Display for Tally<G> {
    fn fmt(&self, f: &mut Formatter) -> Written {
        let [questions, answers, events] = self.kinds();
        writeln!(f, "games {}", self.games)?;
        writeln!(f, "decisions {}", self.decisions)?;
        writeln!(f, "question_kinds {questions}")?;
        writeln!(f, "answer_kinds {answers}")?;
        writeln!(f, "event_kinds {events}")?;
        writeln!(f, "hash {:016x}", self.hash)?;
        write!(f, "failures {}", self.failures.len())
    }
}

/// Plays the games of these seeds.
pub fn run<G: Fuzzed>(seeds: Range<u64>) -> Tally<G> {
    seeds.fold(Tally::default(), |tally, seed| tally.plus(play::<G>(seed)))
}

fn play<G: Fuzzed>(seed: u64) -> Tally<G> {
    let mut table = Table::<G>::new(seed);
    let played = catch_unwind(AssertUnwindSafe(|| table.play()))
        .unwrap_or_else(|_| Err("the rules panic".to_owned()));
    let failure = |why| Failure {
        seed,
        why,
        record: table.copied(),
    };
    Tally {
        games: 1,
        decisions: table.answers() as u64,
        // Multiplied, so that games do not cancel each other out.
        hash: table.hash.wrapping_mul(seed | 1),
        failures: played.err().map(failure).into_iter().collect(),
        seen: table.seen,
    }
}
