//! The effects that last beyond the moment.

use super::{NcuId, Position, UnitId};
use crate::{
    effect::{Condition, Forbidden, Permission, Scope, Stat, Until, Zone},
    field::Thing,
    reference::{AbilityRef, CardRef},
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The source of an effect. Effects of the same name do not add up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Source {
    Ability(AbilityRef),
    Card(CardRef),
    /// The bonus of a card for those who control a zone.
    Bonus(CardRef),
    Zone(Zone),
}

impl Source {
    /// Returns what effects are compared by.
    pub fn name(self) -> &'static str {
        match self {
            Self::Ability(ability) => &ability.entry().name,
            Self::Card(card) | Self::Bonus(card) => &card.entry().name,
            Self::Zone(zone) => zone.word(),
        }
    }
}

/// Something that lasts until the end of an activation, a turn, a round or the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effect {
    pub source: Source,
    /// The player whose it is.
    pub owner: Seat,
    pub on: On,
    pub what: What,
    pub scope: Scope,
    pub until: Until,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum On {
    Unit(UnitId),
    Ncu(NcuId),
    Player(Seat),
    /// By its number.
    Wall(u8),
}

impl On {
    pub const fn thing(self) -> Option<Thing> {
        match self {
            Self::Unit(unit) => Some(unit.thing()),
            Self::Wall(number) => Some(Thing::Wall(number)),
            Self::Ncu(_) | Self::Player(_) => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    Modify {
        stat: Stat,
        by: i8,
        when: Vec<Condition>,
    },
    Trait {
        ability: AbilityRef,
        when: Vec<Condition>,
    },
    /// No abilities but innate ones, and those of attachments where they are kept.
    Suppress {
        keep_attachments: bool,
    },
    Forbid(Forbidden),
    Permit {
        what: Permission,
        number: i32,
        count: u8,
    },
}

impl Position {
    /// Takes away what counts for the action of this unit alone, once it is over.
    pub fn end_action(&mut self, unit: Thing) {
        self.effects
            .retain(|effect| effect.scope != Scope::Action || effect.on.thing() != Some(unit));
    }

    /// Takes away what lasts until then; cards that lay at units are discarded.
    pub fn end(&mut self, until: Until) {
        self.effects.retain(|effect| effect.until != until);
        for unit in &mut self.units {
            let over = unit.cards.extract_if(.., |card| card.until == until);
            for card in over {
                self.players[usize::from(card.by.0)].discard.push(card.card);
            }
        }
    }

    /// A permission has been used once.
    pub fn use_up(&mut self, used: Permission) {
        let mut done = false;
        self.effects.retain_mut(|effect| match &mut effect.what {
            What::Permit { what, count, .. } if *what == used && !done => {
                done = true;
                *count = count.saturating_sub(1);
                *count > 0
            }
            _ => true,
        });
    }
}
