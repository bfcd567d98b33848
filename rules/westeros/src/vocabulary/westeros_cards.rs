//! The thirty Westeros cards: three decks of ten.

mod pile;

pub use pile::Pile;
use serde::{Deserialize, Serialize};

/// A Westeros card, by title.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum WesterosCard {
    Supply,
    Mustering,
    AThroneOfBlades,
    LastDaysOfSummer,
    WinterIsComing,
    ClashOfKings,
    GameOfThrones,
    DarkWingsDarkWords,
    WildlingsAttack,
    PutToTheSword,
    SeaOfStorms,
    RainsOfAutumn,
    FeastForCrows,
    WebOfLies,
    StormOfSwords,
}

/// One of the three Westeros decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum WesterosDeck {
    I,
    II,
    III,
}

impl WesterosDeck {
    pub const ALL: [Self; 3] = [Self::I, Self::II, Self::III];
    /// Cards in each deck.
    pub const CARDS: usize = 10;

    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns what the deck holds, card by card.
    pub const fn cards(self) -> [WesterosCard; Self::CARDS] {
        use WesterosCard::{
            AThroneOfBlades, ClashOfKings, DarkWingsDarkWords, FeastForCrows, GameOfThrones,
            LastDaysOfSummer, Mustering, PutToTheSword, RainsOfAutumn, SeaOfStorms, StormOfSwords,
            Supply, WebOfLies, WildlingsAttack, WinterIsComing,
        };
        match self {
            Self::I => [
                Supply,
                Supply,
                Supply,
                Mustering,
                Mustering,
                Mustering,
                AThroneOfBlades,
                AThroneOfBlades,
                LastDaysOfSummer,
                WinterIsComing,
            ],
            Self::II => [
                ClashOfKings,
                ClashOfKings,
                ClashOfKings,
                GameOfThrones,
                GameOfThrones,
                GameOfThrones,
                DarkWingsDarkWords,
                DarkWingsDarkWords,
                LastDaysOfSummer,
                WinterIsComing,
            ],
            Self::III => [
                WildlingsAttack,
                WildlingsAttack,
                WildlingsAttack,
                PutToTheSword,
                PutToTheSword,
                SeaOfStorms,
                RainsOfAutumn,
                FeastForCrows,
                WebOfLies,
                StormOfSwords,
            ],
        }
    }
}

impl WesterosCard {
    pub const ALL: [Self; 15] = [
        Self::Supply,
        Self::Mustering,
        Self::AThroneOfBlades,
        Self::LastDaysOfSummer,
        Self::WinterIsComing,
        Self::ClashOfKings,
        Self::GameOfThrones,
        Self::DarkWingsDarkWords,
        Self::WildlingsAttack,
        Self::PutToTheSword,
        Self::SeaOfStorms,
        Self::RainsOfAutumn,
        Self::FeastForCrows,
        Self::WebOfLies,
        Self::StormOfSwords,
    ];

    /// The title printed on the card.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Supply => "Supply",
            Self::Mustering => "Mustering",
            Self::AThroneOfBlades => "A Throne of Blades",
            Self::LastDaysOfSummer => "Last Days of Summer",
            Self::WinterIsComing => "Winter is Coming",
            Self::ClashOfKings => "Clash of Kings",
            Self::GameOfThrones => "Game of Thrones",
            Self::DarkWingsDarkWords => "Dark Wings, Dark Words",
            Self::WildlingsAttack => "Wildlings Attack",
            Self::PutToTheSword => "Put to the Sword",
            Self::SeaOfStorms => "Sea of Storms",
            Self::RainsOfAutumn => "Rains of Autumn",
            Self::FeastForCrows => "Feast for Crows",
            Self::WebOfLies => "Web of Lies",
            Self::StormOfSwords => "Storm of Swords",
        }
    }

    /// Tells whether the card shows a wildling icon.
    pub const fn wildling_icon(self) -> bool {
        matches!(
            self,
            Self::AThroneOfBlades
                | Self::LastDaysOfSummer
                | Self::DarkWingsDarkWords
                | Self::SeaOfStorms
                | Self::RainsOfAutumn
                | Self::FeastForCrows
                | Self::WebOfLies
                | Self::StormOfSwords
        )
    }
}
