//! Players, and what of theirs lies open.

use super::{NcuId, UnitId};
use crate::{
    data::Data,
    reference::{CardRef, FactionRef},
};
use serde::{Deserialize, Serialize};

/// A side: a team, or a player alone. Numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SideId(pub u8);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub side: SideId,
    /// Once the armies are shown.
    pub faction: Option<FactionRef>,
    /// The id of the commander in the data, and where they are.
    pub commander: Option<Commander>,
    /// How many cards there are; which, only the player knows, or nobody.
    pub hand: u8,
    pub deck: u8,
    pub missions: u8,
    pub siege: u8,
    /// Face up, the newest last.
    pub discard: Vec<CardRef>,
    pub passed: bool,
    pub eliminated: bool,
}

/// Who leads an army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Commander {
    /// An attachment or a solo, in this unit.
    Unit(UnitId, String),
    Ncu(NcuId, String),
}

impl Commander {
    pub fn id(&self) -> &str {
        match self {
            Self::Unit(_, id) | Self::Ncu(_, id) => id,
        }
    }
}

impl Player {
    pub const fn new(side: SideId) -> Self {
        Self {
            side,
            faction: None,
            commander: None,
            hand: 0,
            deck: 0,
            missions: 0,
            siege: 0,
            discard: Vec::new(),
            passed: false,
            eliminated: false,
        }
    }

    /// Each kind of card in the deck; of every kind there are two. Open: armies are.
    pub fn kinds_of_cards(&self) -> Vec<CardRef> {
        let (Some(faction), Some(commander)) = (self.faction, &self.commander) else {
            return Vec::new();
        };
        let cards = Data::of_this_build().cards_of(&faction.id, commander.id());
        cards.filter_map(|card| CardRef::named(&card.id)).collect()
    }
}
