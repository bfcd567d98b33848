//! Players, and what of theirs lies open.

use super::{NcuId, UnitId};
use crate::{
    data::Data,
    reference::{CardRef, FactionRef},
};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

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
    /// The number of cards in the hand; which, only the player knows, or nobody.
    pub hand: u8,
    pub deck: u8,
    pub missions: u8,
    pub siege: u8,
    /// Face up, the newest last.
    pub discard: Vec<CardRef>,
    pub passed: bool,
    /// The zone in which the player deploys, by the number of the zone, once that is chosen.
    pub zone: Option<u8>,
    /// The unit whose attachment stands for a commander off the table (15.2).
    pub proxy: Option<UnitId>,
    /// The commander or proxy has fallen (15.2).
    pub fallen: bool,
    /// The deeds that have happened in this round.
    pub deeds: Deeds,
    pub eliminated: bool,
}

/// The deeds that missions ask about, counted from the beginning of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deeds {
    /// Enemy units of at least one point that this player has destroyed.
    pub destroyed: u8,
    /// The enemy commander's unit was one of the units that this player has destroyed.
    pub commander: bool,
    /// Own units that were destroyed.
    pub lost: u8,
    /// Ranks that own units have lost.
    pub ranks_lost: u8,
    /// Zones of the tactics board that this player has claimed.
    pub zones: u8,
    /// Panic tests that own units have failed.
    pub panicked: u8,
}

/// The leader of an army.
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
            zone: None,
            proxy: None,
            fallen: false,
            deeds: Deeds {
                destroyed: 0,
                commander: false,
                lost: 0,
                ranks_lost: 0,
                zones: 0,
                panicked: 0,
            },
            eliminated: false,
        }
    }

    /// Each kind of card in the deck; of every kind there are two. Open: armies are.
    pub fn kinds_of_cards(&self) -> &'static [CardRef] {
        let (Some(faction), Some(commander)) = (self.faction, &self.commander) else {
            return &[];
        };
        let found = DECKS
            .iter()
            .find(|(of, led_by, _)| *of == faction && *led_by == commander.id());
        found.map_or(&[], |(_, _, cards)| cards)
    }
}

/// The kinds of cards of each faction and commander: windows ask for them all the time.
static DECKS: LazyLock<Vec<(FactionRef, &'static str, Vec<CardRef>)>> = LazyLock::new(|| {
    let data = Data::of_this_build();
    let commanders: Vec<&'static str> = data.commanders().map(|it| it.id).collect();
    let deck = |faction: FactionRef, commander: &'static str| {
        let cards = data.cards_of(&faction.id, commander);
        let cards = cards.filter_map(|card| CardRef::named(&card.id)).collect();
        (faction, commander, cards)
    };
    FactionRef::all()
        .flat_map(|faction| commanders.iter().map(move |it| deck(faction, it)))
        .collect()
});
