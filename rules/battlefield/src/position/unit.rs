//! Combat Units.

use super::{NcuId, Place};
use crate::{
    effect::{Token, Until},
    field::Thing,
    geometry::{Pose, Tray},
    reference::{AttachmentRef, CardRef, UnitRef},
    strength::Strength,
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The number of a unit in [`super::Position::units`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct UnitId(pub u8);

impl UnitId {
    pub const fn thing(self) -> Thing {
        Thing::Unit(self.0)
    }
}

impl Thing {
    /// The unit that it is, if it is one.
    pub const fn unit(self) -> Option<UnitId> {
        match self {
            Self::Unit(number) => Some(UnitId(number)),
            _ => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    pub owner: Seat,
    pub profile: UnitRef,
    /// The characters in it; they fall last, the last named first.
    pub attachments: Vec<AttachmentRef>,
    pub place: Place,
    /// The place in which it stood when it was destroyed: distances from it are still asked for.
    pub stood: Option<Pose>,
    pub strength: Strength,
    pub activated: bool,
    pub tokens: Tokens,
    /// NCUs whose influence lies on it: one of its own side, one of another.
    pub friendly_influence: Option<NcuId>,
    pub enemy_influence: Option<NcuId>,
    pub cards: Vec<Attached>,
    /// Victory points that lie on it in A Feast for Crows.
    pub vp_tokens: u8,
}

/// A card that lies at a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attached {
    pub card: CardRef,
    /// The player who has played it.
    pub by: Seat,
    pub until: Until,
}

/// The condition tokens of a unit, at most one of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tokens {
    pub panicked: bool,
    pub vulnerable: bool,
    pub weakened: bool,
}

impl Tokens {
    pub const fn has(self, token: Token) -> bool {
        match token {
            Token::Panicked => self.panicked,
            Token::Vulnerable => self.vulnerable,
            Token::Weakened => self.weakened,
        }
    }

    pub const fn set(&mut self, token: Token, on: bool) {
        match token {
            Token::Panicked => self.panicked = on,
            Token::Vulnerable => self.vulnerable = on,
            Token::Weakened => self.weakened = on,
        }
    }

    /// The kinds it has.
    pub fn all(self) -> impl Iterator<Item = Token> {
        Token::ALL
            .iter()
            .copied()
            .filter(move |token| self.has(*token))
    }
}

impl Unit {
    /// A whole unit that waits off the table.
    pub fn new(owner: Seat, profile: UnitRef) -> Self {
        Self {
            owner,
            profile,
            attachments: Vec::new(),
            place: Place::Reserve,
            stood: None,
            strength: Strength::full(&profile),
            activated: false,
            tokens: Tokens::default(),
            friendly_influence: None,
            enemy_influence: None,
            cards: Vec::new(),
            vp_tokens: 0,
        }
    }

    pub const fn pose(&self) -> Option<Pose> {
        match self.place {
            Place::Table(pose) => Some(pose),
            _ => None,
        }
    }

    /// Its tray, while it stands on the table.
    pub fn tray(&self) -> Option<Tray> {
        self.pose().map(|pose| Tray::new(self.profile.base, pose))
    }

    pub const fn is_on_table(&self) -> bool {
        matches!(self.place, Place::Table(_))
    }

    pub fn ranks(&self) -> u8 {
        self.strength.ranks(&self.profile)
    }

    pub fn ranks_lost(&self) -> u8 {
        self.strength.ranks_lost(&self.profile)
    }

    /// Tells whether it is that character, or has them in it.
    pub fn has_character(&self, name: &str) -> bool {
        let own = self.profile.character.as_deref();
        let attached = self.attachments.iter().map(|one| one.character.as_deref());
        attached.chain([own]).any(|one| one == Some(name))
    }

    pub fn has_keyword(&self, keyword: &str) -> bool {
        let attached = self
            .attachments
            .iter()
            .flat_map(|one| &one.entry().keywords);
        self.profile
            .entry()
            .keywords
            .iter()
            .chain(attached)
            .any(|one| one == keyword)
    }
}
