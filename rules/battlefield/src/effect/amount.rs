//! The amounts that steps name.

use crate::word::Word;
use serde::{Deserialize, Serialize};

words! {
    /// A quantity that can be counted when a step is done.
    Quantity {
        SelfRanks = "self_ranks",
        TargetRanksLost = "target_ranks_lost",
        DefenderRanksLost = "defender_ranks_lost",
        TestingRanksLost = "testing_ranks_lost",
        PanicWounds = "panic_wounds",
        AttackMisses = "attack_misses",
        Paid = "paid",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Amount {
    Number(i8),
    /// One to three, by a die.
    D3,
    /// The dice row of a unit that has lost no rank.
    Best,
    /// `base`, and `times` for each.
    Counted {
        base: i8,
        times: i8,
        of: Quantity,
        most: Option<i8>,
    },
}

impl Amount {
    /// Reads `2`, `-1`, `d3`, `best`, `1 per self_ranks`, `1+1 per target_ranks_lost up to 4`,
    /// and says how many words that were.
    pub fn read(words: &[&str]) -> Option<(Self, usize)> {
        match *words {
            ["d3", ..] => Some((Self::D3, 1)),
            ["best", ..] => Some((Self::Best, 1)),
            [number, "per", of, "up", "to", most, ..] => {
                Some((counted(number, of, Some(most.parse().ok()?))?, 6))
            }
            [number, "per", of, ..] => Some((counted(number, of, None)?, 3)),
            [number, ..] => Some((Self::Number(number.parse().ok()?), 1)),
            [] => None,
        }
    }
}

fn counted(number: &str, of: &str, most: Option<i8>) -> Option<Amount> {
    // The sign between the two belongs to the second.
    let split = number.rfind(['+', '-']).filter(|at| *at > 0).unwrap_or(0);
    let (base, times) = number.split_at(split);
    Some(Amount::Counted {
        base: if base.is_empty() {
            0
        } else {
            base.parse().ok()?
        },
        times: times.parse().ok()?,
        of: Quantity::named(of)?,
        most,
    })
}
