//! Many games, counted.

use super::table::Table;
use crate::{Action, Setup, notation::game};
use std::{
    fmt::{Display, Formatter, Result as Written},
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind},
};
use tabletop::Record;

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
#[derive(Clone, Debug)]
pub struct Failure {
    pub seed: u64,
    pub why: String,
    pub record: Record<Setup, Action>,
}

impl Failure {
    /// The game as a script of the notation; as JSON if it cannot be played to its last answer.
    pub fn text(&self) -> String {
        let script = catch_unwind(|| game::write(&self.record));
        let script = script.ok().and_then(Result::ok);
        script.unwrap_or_else(|| {
            serde_json::to_string(&self.record).unwrap_or_else(|why| why.to_string())
        })
    }
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
    seeds.fold(Tally::default(), |tally, seed| tally.plus(play(seed)))
}

fn play(seed: u64) -> Tally {
    let mut table = Table::new(seed);
    let played = catch_unwind(AssertUnwindSafe(|| table.play()))
        .unwrap_or_else(|_| Err("the rules panic".to_owned()));
    let failure = |why| Failure {
        seed,
        why,
        record: table.record.clone(),
    };
    Tally {
        games: 1,
        decisions: table.record.log.len() as u64,
        // Multiplied, so that games do not cancel each other out.
        hash: table.hash.wrapping_mul(seed | 1),
        failures: played.err().map(failure).into_iter().collect(),
        seen: table.seen,
    }
}
