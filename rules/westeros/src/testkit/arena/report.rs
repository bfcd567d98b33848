//! The outcome of all games, as `key value` lines.

#![allow(
    clippy::cast_precision_loss,
    reason = "games, questions and nanoseconds are few enough"
)]

use super::{
    Against, Match, Seating,
    game::{Asked, Played},
};
use crate::{
    Action, ByHouse, House,
    policy::{Temper, answer},
};
use std::{
    fmt::{Display, Formatter, Result as Written},
    hint::black_box,
    time::Instant,
};
use tabletop::{Dice, testkit::TestDice};

/// The number of times that blocks are drawn anew for an interval.
const DRAWS: u32 = 2000;

type Block = Vec<(Seating, Played)>;

/// The outcome of a match.
#[derive(Debug)]
pub struct Report {
    players: u8,
    games: Vec<Played>,
    alone: Option<Interval>,
    half: Option<Interval>,
    nanoseconds: Option<f64>,
}

/// A share of games won, with the bounds within which it lies in 95 of 100 draws of the blocks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

impl Report {
    pub(super) fn of(wanted: &Match, blocks: Vec<Block>) -> Self {
        let mut dice = TestDice::new(wanted.seed);
        let mut interval = |against| {
            let rates: Vec<(f64, f64)> = blocks.iter().map(|it| won(it, against)).collect();
            Interval::of(&rates, &mut dice)
        };
        let alone = interval(Against::All);
        let half = interval(Against::Half);
        let games: Vec<Played> = blocks.into_iter().flatten().map(|(_, it)| it).collect();
        Self {
            players: wanted.players,
            alone,
            half,
            nanoseconds: time(wanted.levels[0].temper(), &games),
            games,
        }
    }

    /// Games that could not be played to their end.
    pub fn failures(&self) -> impl Iterator<Item = &str> {
        self.games.iter().filter_map(|it| it.failure.as_deref())
    }

    fn sum(&self, count: impl Fn(&Played) -> u32) -> f64 {
        f64::from(self.games.iter().map(count).sum::<u32>())
    }

    fn each(&self, count: impl Fn(&Played) -> u32) -> f64 {
        self.sum(count) / self.games.len().max(1) as f64
    }
}

/// Games of this kind that the first level won, and all of them.
fn won(block: &Block, against: Against) -> (f64, f64) {
    let games = block.iter().filter(|(it, _)| it.against == against);
    games.fold((0.0, 0.0), |(won, all), (seating, played)| {
        let first = played
            .winner
            .is_some_and(|(seat, _)| seating.level(seat) == 0);
        (won + f64::from(u8::from(first)), all + 1.0)
    })
}

impl Interval {
    fn of(blocks: &[(f64, f64)], dice: &mut impl Dice) -> Option<Self> {
        let rate = |won: f64, all: f64| won / all;
        let (won, all) = sum(blocks.iter());
        if all < 1.0 {
            return None;
        }
        let mut draws: Vec<f64> = (0..DRAWS)
            .map(|_| {
                let drawn = blocks
                    .iter()
                    .map(|_| &blocks[dice.below(blocks.len() as u32) as usize]);
                let (won, all) = sum(drawn);
                rate(won, all)
            })
            .collect();
        draws.sort_by(f64::total_cmp);
        Some(Self {
            rate: rate(won, all),
            low: draws[draws.len() / 40],
            high: draws[draws.len() - 1 - draws.len() / 40],
        })
    }
}

fn sum<'a>(blocks: impl Iterator<Item = &'a (f64, f64)>) -> (f64, f64) {
    blocks.fold((0.0, 0.0), |(won, all), it| (won + it.0, all + it.1))
}

/// Nanoseconds an answer takes in the form that a search plays games out with: from a position,
/// without a view, by inlined dice. Of every few hundred questions the quickest of several rounds
/// counts, so that whoever else uses the machine does not.
fn time(temper: Option<Temper>, games: &[Played]) -> Option<f64> {
    const QUESTIONS: usize = 20_000;
    const ROUNDS: usize = 9;
    let temper = temper?;
    let mut dice = TestDice::new(1);
    let asked: Vec<&Asked> = games
        .iter()
        .flat_map(|it| &it.asked)
        .take(QUESTIONS)
        .collect();
    let mut all = 0.0;
    for some in asked.chunks(400) {
        let mut round = |_| {
            let start = Instant::now();
            for it in some {
                black_box(reply(it, temper, &mut dice));
            }
            start.elapsed().as_nanos() as f64
        };
        all += (0..ROUNDS).map(&mut round).min_by(f64::total_cmp)?;
    }
    (!asked.is_empty()).then(|| all / asked.len() as f64)
}

fn reply(asked: &Asked, temper: Temper, dice: &mut TestDice) -> Action {
    let Asked {
        position,
        own,
        house,
        prompt,
    } = asked;
    answer(position, (*house, own, temper), prompt, dice)
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter) -> Written {
        writeln!(f, "games {}", self.games.len())?;
        if let Some(alone) = self.alone {
            writeln!(f, "win_rate {:.4}", alone.rate)?;
            writeln!(f, "win_rate_low {:.4}", alone.low)?;
            writeln!(f, "win_rate_high {:.4}", alone.high)?;
        }
        if let Some(half) = self.half {
            let sides = match self.players {
                6 => "three_against_three",
                _ => "two_against_two",
            };
            writeln!(f, "win_rate_{sides} {:.4}", half.rate)?;
            writeln!(f, "win_rate_{sides}_low {:.4}", half.low)?;
            writeln!(f, "win_rate_{sides}_high {:.4}", half.high)?;
        }
        let mut wins = ByHouse::<u32>::default();
        for (_, house) in self.games.iter().filter_map(|it| it.winner) {
            wins[house] += 1;
        }
        for &house in House::in_play(self.players) {
            writeln!(f, "wins_{} {}", house.name().to_lowercase(), wins[house])?;
        }
        writeln!(f, "rounds_per_game {:.2}", self.each(|it| it.rounds.into()))?;
        writeln!(f, "battles_per_game {:.2}", self.each(|it| it.battles))?;
        writeln!(f, "decisions_per_game {:.0}", self.each(|it| it.decisions))?;
        let attacks = self.sum(|it| it.attacks);
        let share = |count: f64| count / attacks.max(1.0);
        writeln!(f, "wildling_attacks {attacks}")?;
        writeln!(f, "wildlings_won {:.4}", share(self.sum(|it| it.lost)))?;
        let poor = share(self.sum(|it| it.unaffordable));
        writeln!(f, "wildlings_won_by_empty_purses {poor:.4}")?;
        if let Some(nanoseconds) = self.nanoseconds {
            writeln!(f, "ns_per_decision {nanoseconds:.0}")?;
        }
        writeln!(f, "questions_dealt_anew {}", self.sum(|it| it.asked_twice))?;
        writeln!(f, "answers_changed {}", self.sum(|it| it.peeked))?;
        write!(f, "failures {}", self.failures().count())
    }
}
