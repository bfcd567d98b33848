//! The selectors, which say whom a step concerns.

use super::Role;
use crate::geometry::Mil;
use crate::word::Word;
use serde::{Deserialize, Serialize};

words! {
    /// Somebody who is chosen when the step is done, or follows from the table then.
    Selected {
        /// The target of the step before.
        Same = "same",
        OneEnemy = "one_enemy",
        OneFriendly = "one_friendly",
        OneUnit = "one_unit",
        /// Two different ones; one, if there is no other.
        TwoEnemies = "two_enemies",
        OneEngagedEnemy = "one_engaged_enemy",
        EngagedEnemies = "engaged_enemies",
        /// One that is engaged with anybody.
        OneEnemyInMelee = "one_enemy_in_melee",
        OneWall = "one_wall",
        OneFriendlyWithin = "one_friendly_within",
        OneEnemyWithin = "one_enemy_within",
        OneEnemyNearWall = "one_enemy_near_wall",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Selector {
    Role(Role),
    Chosen(Selected),
    /// Within so far of a role; of a standing wall, where the word says so.
    Within {
        who: Selected,
        range: Mil,
        of: Role,
    },
}

impl Selector {
    /// Reads `defender`, `one_enemy`, `one_friendly_within:12000` or `…:12000@testing`.
    pub fn named(word: &str) -> Option<Self> {
        if let Some((who, range)) = word.split_once(':') {
            let (range, of) = range.split_once('@').unwrap_or((range, "self"));
            let who = Selected::named(who).filter(|who| who.ranged())?;
            return Some(Self::Within {
                who,
                range: range
                    .parse()
                    .ok()
                    .filter(|range| (0..=72_000).contains(range))?,
                of: Role::named(of)?,
            });
        }
        let chosen = Selected::named(word).filter(|who| !who.ranged());
        Role::named(word)
            .map(Self::Role)
            .or(chosen.map(Self::Chosen))
    }
}

impl Selected {
    /// Tells whether it says within which range.
    const fn ranged(self) -> bool {
        matches!(
            self,
            Self::OneFriendlyWithin | Self::OneEnemyWithin | Self::OneEnemyNearWall
        )
    }
}
