//! The highlights that are worth stopping for: battles, the cards of a round, wildlings, bids, castles that change
//! hands, the end. Each is a scene of its own over the map.
//!
#![doc = include_str!("highlights.md")]

mod battle;
mod court;
mod cover;
mod draw;
mod fallen;
mod find;
mod queue;
#[cfg(test)]
mod tests;
mod unread;
mod watch;

pub use battle::Battle;
pub use court::{Attack, Bidding, Cards, DrawnCard, Turn};
pub use cover::Cover;
pub use draw::Stage;
pub use find::{Base, highlights, won};
pub use queue::Queue;
pub use unread::is_unread;
pub use watch::watch;

use super::page::LogLine;
use westeros::{Combat, Event, House, replay::Conquest};

/// One of them, told from the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Highlight {
    /// The line in the log in which it begins: what tells it from all others.
    pub begun: usize,
    /// The revision at which it has come this far.
    pub seq: i64,
    pub scene: Scene,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Scene {
    Battle(Box<Battle>),
    /// The Westeros cards of a round.
    Cards(Cards),
    Wildlings(Attack),
    Bids(Bidding),
    /// Castles that one march has taken without a battle.
    Fallen(Vec<Conquest>),
    /// The game is over, and this house has won.
    Won(House),
}

/// Returns the round of what begins at a line of the log.
pub fn round_of(log: &[LogLine], begun: usize) -> Option<u8> {
    let mut before = log.get(..=begun)?.iter().rev();
    before.find_map(|it| match it.event {
        Event::RoundBegan { round } if !it.undone => Some(round),
        _ => None,
    })
}

impl Highlight {
    pub const fn is_battle(&self) -> bool {
        matches!(self.scene, Scene::Battle(_))
    }

    /// The cards of a round, where it tells of those.
    pub const fn cards(&self) -> Option<&Cards> {
        match &self.scene {
            Scene::Cards(it) => Some(it),
            _ => None,
        }
    }

    /// Returns true where it tells the outcome of this combat, whatever is still asked in it.
    pub fn ends(&self, combat: Option<&Combat>) -> bool {
        let decided = combat.filter(|it| it.winner.is_some());
        match &self.scene {
            Scene::Battle(it) => decided.is_some_and(|combat| combat.area == it.area),
            _ => false,
        }
    }
}

impl Scene {
    pub fn is_battle_of(&self, me: Option<House>) -> bool {
        match self {
            Self::Battle(it) => me.is_some_and(|me| it.houses.contains(&me)),
            _ => false,
        }
    }

    pub const fn is_end(&self) -> bool {
        matches!(self, Self::Won(_))
    }

    /// Returns true where somebody has to decide between equal bids before it is told to its end.
    pub const fn is_open(&self) -> bool {
        match self {
            Self::Bids(it) => it.set.is_none(),
            Self::Wildlings(it) => it.card.is_none(),
            Self::Battle(_) | Self::Cards(_) | Self::Fallen(_) | Self::Won(_) => false,
        }
    }

    /// Returns true where castles have fallen that were this viewer's.
    pub fn costs(&self, me: Option<House>) -> bool {
        let lost = |it: &Conquest| me.is_some() && it.loser == me;
        matches!(self, Self::Fallen(all) if all.iter().any(lost))
    }

    /// Returns true where it fills the board: what the viewer was part of, what concerns everybody.
    pub fn fills(&self, me: Option<House>) -> bool {
        self.is_battle_of(me) || self.stays() && !self.is_end()
    }

    /// Returns true where it concerns everybody, and stays until it is closed whatever the viewer answers.
    pub const fn stays(&self) -> bool {
        match self {
            Self::Cards(_) | Self::Wildlings(_) | Self::Bids(_) | Self::Won(_) => true,
            Self::Battle(_) | Self::Fallen(_) => false,
        }
    }
}
