//! The levels that can meet: those of the game, the yardstick, and any temperature.

use super::Lessons;
use crate::{
    Action, Prompt, View, Westeros,
    policy::{Greedy, Temper},
};
use std::{fmt, str::FromStr};
use tabletop::{Budget, Dice, Policy, policy};

/// Somebody who plays, by name: a level of the game, `lessons`, or `greedy-N` for the greedy
/// player at temperature N.
#[derive(Clone)]
pub struct Player {
    name: String,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    Level(&'static dyn Policy<Westeros>),
    Greedy(Temper),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let tempered = name.strip_prefix("greedy-").and_then(|it| it.parse().ok());
        let kind = if let Some(temper) = Temper::of(name).or(tempered.map(Temper)) {
            Kind::Greedy(temper)
        } else if name == "lessons" {
            Kind::Level(&Lessons)
        } else {
            Kind::Level(
                policy::<Westeros>(name).ok_or_else(|| format!("no level is called {name}"))?,
            )
        };
        let name = name.to_owned();
        Ok(Self { name, kind })
    }
}

impl Player {
    /// The temperature of a greedy one.
    pub(super) const fn temper(&self) -> Option<Temper> {
        match self.kind {
            Kind::Greedy(temper) => Some(temper),
            Kind::Level(_) => None,
        }
    }

    pub(super) fn answer(&self, view: &View, prompt: &Prompt, dice: &mut dyn Dice) -> Action {
        match self.kind {
            Kind::Level(policy) => policy.answer(view, prompt, Budget::NONE, dice),
            Kind::Greedy(temper) => Greedy(temper).answer(view, prompt, Budget::NONE, dice),
        }
    }
}

impl PartialEq for Player {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.name)
    }
}
