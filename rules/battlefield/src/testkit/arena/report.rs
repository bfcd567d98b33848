//! The outcome of all pairs, as `key value` lines.

use super::Played;
use std::{
    fmt::{Display, Formatter, Result},
    time::Duration,
};

/// The outcome of a match.
#[derive(Clone, Debug)]
pub struct Report {
    pub pairs: Vec<[Played; 2]>,
}

impl Report {
    fn games(&self) -> impl Iterator<Item = &Played> {
        self.pairs.iter().flatten()
    }

    /// Games that could not be played to their end.
    pub fn failures(&self) -> impl Iterator<Item = &str> {
        self.games().filter_map(|it| it.failure.as_deref())
    }

    /// Pairs of which the first level has won so much: both games make four.
    fn of_pairs(&self, is: impl Fn(u32) -> bool) -> u32 {
        let won = self.pairs.iter().map(|[one, other]| one.won + other.won);
        won.filter(|won| is(*won)).count() as u32
    }

    /// Pairs in which it won more than it lost.
    pub fn better(&self) -> u32 {
        self.of_pairs(|won| won > 2)
    }

    /// Pairs in which it won both games.
    pub fn both(&self) -> u32 {
        self.of_pairs(|won| won == 4)
    }

    /// Questions that were asked twice, and how many were answered otherwise with other secrets.
    pub fn twins(&self) -> (u32, u32) {
        let sum = |count: fn(&Played) -> u32| self.games().map(count).sum();
        (sum(|it| it.asked_twice), sum(|it| it.peeked))
    }

    /// The answer that took longest, and its question.
    pub fn slowest(&self) -> (Duration, &str) {
        let all = self.games().map(|it| (it.slowest.0, &*it.slowest.1));
        all.max().unwrap_or_default()
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter) -> Result {
        let pairs = f64::from(self.pairs.len().max(1) as u32);
        let share = |count: u32| f64::from(count) / pairs;
        let each =
            |count: &dyn Fn(&Played) -> f64| self.games().map(count).sum::<f64>() / (2.0 * pairs);
        writeln!(f, "pairs {}", self.pairs.len())?;
        writeln!(f, "pairs_won {:.4}", share(self.better()))?;
        writeln!(f, "pairs_won_twice {:.4}", share(self.both()))?;
        writeln!(f, "win_rate {:.4}", each(&|it| f64::from(it.won) / 2.0))?;
        writeln!(f, "points {:.2}", each(&|it| it.points[0].into()))?;
        writeln!(f, "points_of_others {:.2}", each(&|it| it.points[1].into()))?;
        writeln!(f, "rounds_per_game {:.2}", each(&|it| it.rounds.into()))?;
        let answers: u32 = self.games().map(|it| it.answers).sum();
        let thought: Duration = self.games().map(|it| it.thought).sum();
        let mean = thought.as_secs_f64() / f64::from(answers.max(1));
        writeln!(f, "answers_per_game {:.0}", each(&|it| it.answers.into()))?;
        writeln!(f, "ms_per_answer {:.3}", 1e3 * mean)?;
        let (slowest, question) = self.slowest();
        writeln!(f, "ms_slowest {:.2}", 1e3 * slowest.as_secs_f64())?;
        writeln!(f, "slowest_question {question}")?;
        for (number, pair) in self.pairs.iter().enumerate() {
            for (first, game) in pair.iter().enumerate() {
                if game.won < 2 {
                    let [own, others] = game.points;
                    writeln!(f, "not_won {number}.{first} by {own} to {others}")?;
                }
            }
        }
        let (twice, changed) = self.twins();
        writeln!(f, "questions_dealt_anew {twice}")?;
        writeln!(f, "answers_changed {changed}")?;
        write!(f, "failures {}", self.failures().count())
    }
}
