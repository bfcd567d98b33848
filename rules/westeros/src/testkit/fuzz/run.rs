//! Many games, counted.

use super::table::Table;
use crate::{Action, Setup};
use serde::Serialize;
use std::{
    fmt::{Display, Formatter, Result as Written},
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind},
};
use tabletop::Entry;

/// What came of some games. Two of them add up, in any order.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    /// Changes with any state of any game.
    pub hash: u64,
    pub failures: Vec<Failure>,
    /// Kinds of question, answer and event that came up, a bit each.
    seen: [u128; 3],
}

/// A game in which something did not hold, with all that is needed to play it again.
#[derive(Clone, Debug, Serialize)]
pub struct Failure {
    pub seed: u64,
    pub players: u8,
    pub setup: Setup,
    pub why: String,
    /// The rolls of the start.
    pub opening: Vec<u32>,
    pub log: Vec<Entry<Action>>,
}

impl Tally {
    /// How many kinds of question, answer and event came up.
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
impl Display for Tally {
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
pub fn run(seeds: Range<u64>) -> Tally {
    seeds.fold(Tally::default(), |tally, seed| tally.plus(game(seed)))
}

fn game(seed: u64) -> Tally {
    let mut table = Table::new(seed);
    let played = catch_unwind(AssertUnwindSafe(|| table.play()))
        .unwrap_or_else(|_| Err("the rules panic".to_owned()));
    let failure = |why| Failure {
        seed,
        players: table.players,
        setup: table.setup,
        why,
        opening: table.opening.clone(),
        log: table.log.clone(),
    };
    Tally {
        games: 1,
        decisions: table.log.len() as u64,
        // Multiplied, so that games do not cancel each other out.
        hash: table.hash.wrapping_mul(seed | 1),
        failures: played.err().map(failure).into_iter().collect(),
        seen: table.seen,
    }
}
