//! Support: for each own order, whom it supports.

use super::Draft;
use serde::{Deserialize, Serialize};
use tabletop::Game;
use westeros::{Action, Area, AreaSet, Prompt, Side, View, Westeros};

/// A stand that a Support order may take in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stand {
    With(Side),
    Aside,
}

/// Returns what the order in an area may do, by the rules.
pub fn stands(view: &View, prompt: &Prompt, area: Area) -> Vec<Stand> {
    let one = AreaSet::EMPTY.with(area);
    [
        Stand::With(Side::Attacker),
        Stand::With(Side::Defender),
        Stand::Aside,
    ]
    .into_iter()
    .filter(|&stand| {
        let set = |at: Stand| if stand == at { one } else { AreaSet::EMPTY };
        let action = Action::Support {
            attacker: set(Stand::With(Side::Attacker)),
            defender: set(Stand::With(Side::Defender)),
        };
        Westeros::check(view, prompt, &action).is_ok()
    })
    .collect()
}

impl Draft {
    /// Returns what has been said of the order in an area.
    pub const fn stand(&self, area: Area) -> Option<Stand> {
        let Self::Sides {
            attacker,
            defender,
            nobody,
        } = self
        else {
            return None;
        };
        if attacker.contains(area) {
            Some(Stand::With(Side::Attacker))
        } else if defender.contains(area) {
            Some(Stand::With(Side::Defender))
        } else if nobody.contains(area) {
            Some(Stand::Aside)
        } else {
            None
        }
    }

    /// The same, with that order standing so.
    pub(super) fn standing(self, area: Area, stand: Stand) -> Self {
        let Self::Sides {
            attacker,
            defender,
            nobody,
        } = self
        else {
            return self;
        };
        let set = |set: AreaSet, at: Stand| {
            if stand == at {
                set.with(area)
            } else {
                set.without(area)
            }
        };
        Self::Sides {
            attacker: set(attacker, Stand::With(Side::Attacker)),
            defender: set(defender, Stand::With(Side::Defender)),
            nobody: set(nobody, Stand::Aside),
        }
    }
}
