//! What is worth stopping for: battles, the cards of a round, wildlings, bids, castles that change
//! hands, the end. Each is a scene that stays over the map until it is closed.
//!
#![doc = include_str!("highlights.md")]

mod battle;
mod court;
mod draw;
mod find;
mod queue;
#[cfg(test)]
mod tests;
mod watch;

pub use battle::Battle;
pub use court::{Attack, Bidding, Cards, DrawnCard};
pub use draw::Stage;
pub use find::{Base, highlights, won};
pub use queue::Queue;
pub use watch::watch;

use westeros::{Combat, House};

/// One of them, told from the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Highlight {
    /// Where in the log it begins: what tells it from all others.
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
    Bids(Vec<Bidding>),
    /// The game is over, and this house has won.
    Won(House),
}

impl Highlight {
    pub const fn is_battle(&self) -> bool {
        matches!(self.scene, Scene::Battle(_))
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

    /// Whether it takes the middle of the map: what the viewer was part of, what concerns everybody.
    pub fn is_large(&self, me: Option<House>) -> bool {
        match self {
            Self::Battle(_) => self.is_battle_of(me),
            _ => self.stays(),
        }
    }

    /// Whether it concerns everybody, and stays until it is closed whatever the viewer answers.
    pub fn stays(&self) -> bool {
        match self {
            Self::Cards(_) | Self::Won(_) => true,
            Self::Battle(_) | Self::Wildlings(_) | Self::Bids(_) => false,
        }
    }
}
